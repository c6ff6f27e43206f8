import { expect } from 'chai';
import { layOut } from '../page/index.js';
import { pageFromText } from '../testing/page-from-text.js';
import type { Region } from '../table/table.js';
import { headerFacts } from './header-facts.js';

const regionOf = (drawing: string, from: number): Region => {
  const [layout] = layOut(pageFromText(drawing));
  if (layout === undefined) throw new Error('an empty page');
  return { layout, from, to: layout.lines.length };
};
const lines = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);

describe('The text around a title', () => {
  const page = [...lines(6, 'Above'), 'Title', ...lines(12, 'Below')].join('\n');
  const { texts } = headerFacts([regionOf(page, 6)]);

  for (const { given, expected } of [
    { given: 'Above 2', expected: false },
    { given: 'Above 3', expected: true },
    { given: 'Above 6', expected: true },
    { given: 'Title', expected: true },
    { given: 'Below 9', expected: true },
    { given: 'Below 10', expected: false },
  ])
    it(`${expected ? 'includes' : 'does not include'} "${given}": four lines above the title, ten from it on`, () => {
      expect(texts.includes(given)).to.equal(expected);
    });

  it('has no day on which a form was printed', () => {
    const form = 'Balance sheet  EMISSAO  PAGINA\n28/04/2026  1\n31/12/2025  31/12/2024';
    const printed = 'Bilanz zum 31.12.2024  Druckdatum: 17.03.2025\nAktiva';
    expect([form, printed].map((text) => headerFacts([regionOf(text, 0)]).texts)).to.deep.equal([
      ['Balance sheet EMISSAO PAGINA', '31/12/2025 31/12/2024'],
      ['Bilanz zum 31.12.2024 ', 'Aktiva'],
    ]);
  });

  it('begins at the top of the page if the title does', () => {
    expect(headerFacts([regionOf(page, 0)]).texts[0]).to.equal('Above 1');
  });

  it('does not include a sentence of a paragraph', () => {
    const sentence = Array.from({ length: 40 }, () => 'words').join(' ');
    expect(headerFacts([regionOf(`Title\n${sentence}\nShort`, 0)]).texts).to.deep.equal([
      'Title',
      'Short',
    ]);
  });

  it('comes from all pages of a statement', () => {
    const pages = [regionOf('First title', 0), regionOf('Second title', 0)];
    expect(headerFacts(pages).texts).to.deep.equal(['First title', 'Second title']);
    expect(headerFacts([]).texts).to.deep.equal([]);
  });
});
