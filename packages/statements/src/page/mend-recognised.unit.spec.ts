import type { PageText } from '@fde/contracts';
import { expect } from 'chai';

import { readStatements } from '../report/read-report.js';
import { BALANCE } from '../testing/drawn-report.js';
import { pageFromText } from '../testing/page-from-text.js';
import { mendRecognised } from './mend-recognised.js';

const page = (
  texts: readonly string[],
  origin: PageText['origin'] = 'ocr',
  certainty = 0.95,
): PageText => ({
  page: 1,
  width: 600,
  height: 800,
  quality: 'good',
  origin,
  words: texts.map((text, at) => ({
    text,
    fontSize: 10,
    certainty,
    x0: 10,
    x1: 50,
    y0: 12 * at,
    y1: 12 * at + 10,
  })),
});
const after = (texts: readonly string[], others: readonly string[], certainty?: number): string[] =>
  mendRecognised([page(texts), page(others, 'ocr', certainty)]).pages[0]?.words.map(
    (word) => word.text,
  ) ?? [];

describe('misread words of a recognised page', () => {
  it('are corrected by the same word elsewhere, and noted', () => {
    expect(
      after(
        ['Tota1', 'lnventories', 'equiva1ents', 'depos1ts,', '0perating'],
        ['Total', 'Inventories', 'equivalents', 'Deposits', 'operating'],
      ),
    ).to.deep.equal(['Total', 'Inventories', 'equivalents', 'deposits,', 'Operating']);
    expect(mendRecognised([page(['Tota1', 'Total'])]).mended).to.deep.equal([
      { page: 1, printed: 'Total', read: 'Tota1' },
    ]);
  });

  it('are corrected by the vocabulary too', () =>
    expect(after(['Tota1', 'Konzernx1lanz', 'f1nancing'], [])).to.deep.equal([
      'Total',
      'Konzernx1lanz',
      'financing',
    ]));

  it('stay unchanged if no word, or more than one, fits', () => {
    expect(after(['Tu1ip', 'f1re', 'lease'], ['Other', 'words'])).to.deep.equal([
      'Tu1ip',
      'f1re',
      'lease',
    ]);
    expect(after(['stea1er'], ['stealer', 'steaier'])).to.deep.equal(['stea1er']);
    expect(after(['Tu1ip'], ['Tulip'], 0.5), 'an unsure word proves nothing').to.deep.equal([
      'Tu1ip',
    ]);
  });

  it('are neither numbers nor words of a text layer', () => {
    const numbers = ['1,508', '(15)', 'B10', '10K', 'FY05', '1l0', '5O8'];
    expect(after(numbers, ['Book', 'look', 'loss'])).to.deep.equal(numbers);
    expect(mendRecognised([page(['Tota1', 'Total'], 'text')]).pages[0]?.words[0]?.text).to.equal(
      'Tota1',
    );
  });

  it('name their rows, and the statement says which they were', () => {
    const scanned = {
      ...pageFromText(
        BALANCE.replace('Total assets', 'Tota1 assets').replace('Inventories', 'lnventories'),
      ),
      origin: 'ocr' as const,
    };
    const [raw] = readStatements(
      [
        scanned,
        pageFromText(
          'Inventories are stated at cost. The inventories are valued first in, first out.',
          2,
        ),
      ],
      { pageCount: 2 },
    ).statements;
    const rows = raw?.line_items.filter(({ name }) =>
      ['Total assets', 'Inventories'].includes(name),
    );
    expect(rows?.map(({ values }) => values)).to.deep.equal([
      { 2023: 1500, 2022: 1400 },
      { 2023: 9000, 2022: 8500 },
    ]);
    expect(raw?.notes?.join())
      .to.contain('"Tota1" as "Total"')
      .and.to.contain('"lnventories" as "Inventories"');
  });
});
