import { expect } from 'chai';
import type { RawStatement } from '@fde/contracts';
import { statementsIn } from '../spec-support/read-text.js';
import { fact, STATEMENTS, taggedDocument } from '../spec-support/tagged-document.js';

/** How a program places a run of text at a point of its page, in pixels from its upper left corner. */
type Place = (text: string, left: number, top: number) => string;

const PAGE_HEIGHT = 1000;
const LINE = 20;

const FORMS: Readonly<Record<string, { readonly style: string; readonly place: Place }>> = {
  'by left and top': {
    style: '',
    place: (text, left, top) =>
      `<div style="position:absolute;left:${left}px;top:${top}px;height:14px;font-size:12px">${text}</div>`,
  },
  'by classes from the bottom, in a scaled font': {
    style: `.t{position:absolute;font-size:1px}.fs{font-size:48px}.m0{transform:matrix(0.25,0,0,0.25,0,0)}`,
    place: (text, left, top) =>
      `<div class="t m0 fs" style="left:${left}px;bottom:${PAGE_HEIGHT - top}px">\n  ${text}\n</div>`,
  },
  'inside a cell of its own': {
    style: `.c{position:absolute;height:16px}.t{position:absolute;bottom:2px;left:4px;font-size:12px}`,
    place: (text, left, top) =>
      `<div class="c" style="left:${left - 4}px;bottom:${PAGE_HEIGHT - top}px"><div class="t">${text}</div></div>`,
  },
  'by a translation': {
    style: `.t{position:absolute;left:0;top:0;height:14px;font-size:9pt}`,
    place: (text, left, top) =>
      `<div class="t" style="transform:translate(${left}px, ${top}px)">${text}</div>`,
  },
};

const REFS = { y: ['y24', 'y23'], d: ['d24', 'd23'] } as const;
const RIGHT_EDGES = [480, 600];
const DIGIT = 6.6;

/** A number that ends at the right edge of its column, with its brackets apart. */
const number = (
  place: Place,
  concept: string,
  ref: string,
  text: string,
  at: number,
  top: number,
): string => {
  if (text === '') return '';
  const digits = text.replace(/[()]/g, '');
  const left = (RIGHT_EDGES[at] ?? 0) - digits.length * DIGIT;
  const isNegative = text.startsWith('(');
  const minus = isNegative && !concept.startsWith('Payments') ? ({ sign: '-' } as const) : {};
  const tagged = place(fact(concept, ref, digits, minus), left, top);
  return isNegative
    ? `${place('(', left - 5, top)}${tagged}${place(')', left + digits.length * DIGIT, top)}`
    : tagged;
};

const page = (title: string, kind: 'y' | 'd', rows: readonly string[], place: Place): string => {
  const lines = rows.map((text, at) => {
    const [label = '', concept = '', ...numbers] = text.split('|').map((cell) => cell.trim());
    const top = 160 + at * LINE;
    const cells = numbers.map((printed, i) =>
      number(
        place,
        concept.replace(/\..*/, ''),
        `${REFS[kind][i]}${/\.\w+/.exec(concept)?.[0] ?? ''}`,
        printed,
        i,
        top,
      ),
    );
    const note = concept === 'InventoryNet' ? place('12', 380, top) : '';
    return place(label.replace(/^>+ /, ''), 60, top) + note + cells.join('');
  });
  const heads = ['2024', '2023'].map((year, at) => place(year, (RIGHT_EDGES[at] ?? 0) - 28, 130));
  return `<div style="position:relative;width:700px;height:${PAGE_HEIGHT}px">${place(title, 60, 80)}${heads.join('')}${lines.join('')}</div>`;
};

const wholeIn = ({ style, place }: { style: string; place: Place }): string =>
  taggedDocument(
    `<style type="text/css">${style}</style>` +
      page('CONSOLIDATED STATEMENTS OF INCOME', 'y', STATEMENTS.income, place) +
      page('CONSOLIDATED BALANCE SHEETS', 'd', STATEMENTS.balance, place) +
      page('CONSOLIDATED STATEMENTS OF CASH FLOWS', 'y', STATEMENTS.cash, place),
  );

describe('statements whose lines are placed by their style', () => {
  for (const [how, form] of Object.entries(FORMS))
    it(`are read as printed: ${how}`, async () => {
      const { statements } = await statementsIn(wholeIn(form));
      const rowsOf = (type: RawStatement['statement_type']) =>
        statements
          .filter(({ statement_type }) => statement_type === type)
          .flatMap(({ line_items }) => line_items.map(({ name, values }) => [name, values]));
      expect(statements.map(({ title }) => title)).to.deep.equal([
        'CONSOLIDATED STATEMENTS OF INCOME',
        'CONSOLIDATED BALANCE SHEETS',
        'CONSOLIDATED STATEMENTS OF CASH FLOWS',
      ]);
      expect(rowsOf('balance_sheet')).to.deep.include(['Inventories', { 2024: 75, 2023: 70 }]);
      expect(rowsOf('income_statement')).to.have.length(7);
      expect(rowsOf('cash_flow_statement')).to.deep.include([
        'Inventories',
        { 2024: -5, 2023: -4 },
      ]);
    });

  it('have no number of a label for a cell, and lose none behind it, however long the label is', async () => {
    const { style = '', place = () => '' } = FORMS['by left and top'] ?? {};
    const top = 160 + STATEMENTS.balance.indexOf('Liabilities and equity') * LINE;
    const parValue = fact('CommonStockParOrStatedValuePerShare', 'd24', '0.10', {
      unit: 'usdPerShare',
      scale: 0,
      decimals: '2',
    });
    const run = (text: string, left: number): string => place(text, left, top);
    const words = 'Common stock in several classes of some length, par value';
    const end = 60 + words.length * 6;
    const label = `${run(words, 60)}${run(parValue, end)}${run('each', end + 26)}`;
    const valuesAt = (concept: string, printed: readonly string[], at: number): string =>
      printed
        .map((text, i) => {
          const left = (RIGHT_EDGES[i] ?? 0) - text.length * DIGIT;
          return place(fact(concept, REFS.d[i] ?? '', text), left, at);
        })
        .join('');
    // The widest number says where the first column begins: the label reaches into it.
    const text = wholeIn({ style, place })
      .replace(
        place('Assets', 60, 160),
        place('Plant', 60, 160) + valuesAt('OtherAssets', ['1,234,567', '1,234,560'], 160),
      )
      .replace(
        run('Liabilities and equity', 60),
        label + valuesAt('CommonStockValue', ['567', '560'], top),
      );
    const { statements } = await statementsIn(text);
    const sheet = statements.find(({ statement_type }) => statement_type === 'balance_sheet');
    expect(sheet?.line_items[4]).to.deep.include({
      name: `${words} 0.10 each`,
      values: { 2024: 567, 2023: 560 },
    });
  });

  it('are those of tables where only a page or a picture is placed', async () => {
    const { place } = FORMS['by left and top'] ?? { place: () => '' };
    const rows = STATEMENTS.balance.map((text) => {
      const [label = '', concept = '', now = '', then = ''] = text.split(' | ');
      return concept === ''
        ? `<tr><td>${label}</td></tr>`
        : `<tr><td>${label}</td><td>${fact(concept, 'd24', now)}</td><td>${fact(concept, 'd23', then)}</td></tr>`;
    });
    const text = `<div style="position:absolute;left:0;top:0">${place('7', 50, 900)}<table>${rows.join('')}</table></div>`;
    const { statements } = await statementsIn(taggedDocument(text));
    expect(statements.map(({ line_items }) => line_items.length)).to.deep.equal([6]);
  });
});
