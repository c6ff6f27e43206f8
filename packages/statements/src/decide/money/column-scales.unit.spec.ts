import { expect } from 'chai';

import { normalizeRaw } from '../../compile/input/normalize-raw.js';
import { readDrawnReport, statementOf, valuesOf } from '../../testing/read-drawn-report.js';

const head = (newest: string, before: string): string =>
  ' '.repeat(46) + newest.padStart(14) + before.padStart(14);

/** The balance sheet of a German company, in euros and thousands of them. */
const balance = (heads: string): string => `
Muster Maschinenbau GmbH
Bilanz zum 31. Dezember 2023
${head('31.12.2023', '31.12.2022')}
${heads}
AKTIVA
A. Anlagevermögen                               1.241.645,77         1.190
B. Umlaufvermögen
I. Vorräte                                        800.100,50           760
II. Forderungen                                   402.300,20           390
III. Guthaben bei Kreditinstituten                150.000,00           120
                                                1.352.400,70         1.270
C. Rechnungsabgrenzungsposten                      10.000,00             9
                                                2.604.046,47         2.469
PASSIVA
A. Eigenkapital                                 1.104.046,47         1.000
B. Rückstellungen                                 300.000,00           280
C. Verbindlichkeiten                            1.200.000,00         1.189
                                                2.604.046,47         2.469
`;

const read = (heads: string) => statementOf(readDrawnReport([balance(heads)]), 'balance_sheet');

describe('columns in different units', () => {
  for (const [newest, before] of [
    ['EUR', 'TEUR'],
    ['€', 'T€'],
    ['in EUR', 'in TEUR'],
  ] as const) {
    const raw = read(head(newest, before));

    it(`are recognised by their heads: ${newest} beside ${before}`, () => {
      expect([raw.scale, raw.year_scales, raw.currency]).to.deep.equal([1, { 2022: 1000 }, 'EUR']);
      expect(raw.decisions?.scale?.doubt).to.equal(undefined);
    });

    it(`keep their numbers as printed, and are not sure: ${newest} beside ${before}`, () => {
      expect(valuesOf(raw, 'I. Vorräte')).to.deep.equal([800100.5, 760]);
      const stock = raw.line_items.find((item) => item.name === 'I. Vorräte');
      expect(stock?.sources?.['2023']?.confidence).to.be.at.least(0.999);
      expect(stock?.sources?.['2022']).to.include({ doubt: 'other-unit', confidence: 0.95 });
    });
  }

  it('are compiled in one unit', () => {
    const raw = read(head('EUR', 'TEUR'));
    const compiled = normalizeRaw(raw, {
      statementType: 'balance_sheet',
      fiscalYear: 2023,
      extractionId: 1,
    });
    expect(compiled?.line_items.find((item) => item.name === 'I. Vorräte')?.values).to.deep.equal({
      2023: 800100.5,
      2022: 760_000,
    });
  });

  it('leave the scale in doubt if nothing states them', () => {
    const raw = read('');
    expect(raw.year_scales).to.equal(undefined);
    expect(raw.decisions?.scale?.doubt).to.equal('disputed');
  });

  it('are not assumed if all heads state the same', () => {
    const raw = read(head('TEUR', 'TEUR'));
    expect([raw.scale, raw.year_scales]).to.deep.equal([1000, undefined]);
    expect(raw.decisions?.scale?.doubt).to.equal('disputed');
  });
});
