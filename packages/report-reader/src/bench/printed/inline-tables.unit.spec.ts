import { expect } from 'chai';
import { readInlineDocument, type TaggedNumber } from './inline-tables.js';

const HEADER = `<?xml version="1.0"?><html><body><div style="display:none"><ix:header><ix:hidden>
<ix:nonNumeric contextRef="c1" name="dei:DocumentFiscalYearFocus">2023</ix:nonNumeric></ix:hidden>
<xbrli:context id="c1"><xbrli:entity><xbrli:identifier>1</xbrli:identifier></xbrli:entity>
<xbrli:period><xbrli:startDate>2023-01-01</xbrli:startDate><xbrli:endDate>2023-12-31</xbrli:endDate></xbrli:period></xbrli:context>
<xbrli:context id="c2"><xbrli:entity><xbrli:segment><xbrldi:explicitMember dimension="a">b</xbrldi:explicitMember></xbrli:segment>
</xbrli:entity><xbrli:period><xbrli:instant>2022-12-31</xbrli:instant></xbrli:period></xbrli:context>
<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>
<xbrli:unit id="eps"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unitNumerator>
<xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unitDenominator></xbrli:divide></xbrli:unit></ix:header></div>`;

const fact = (text: string, attributes = ''): string =>
  `<ix:nonFraction name="us-gaap:Revenues" contextRef="c1" unitRef="usd" scale="6" ${attributes}>${text}</ix:nonFraction>`;

const numbersIn = (row: string): (TaggedNumber | undefined)[] =>
  readInlineDocument(`${HEADER}<table><tr>${row}</tr></table></body></html>`).tables.flatMap(
    (table) => table.flatMap((cells) => cells.flatMap((cell) => cell.number ?? [])),
  );

describe('inline tables', () => {
  const printed: readonly [string, string, number[]][] = [
    ['a plain number', `<td>Sales</td><td>${fact('1,234')}</td>`, [1234]],
    ['a negative in parentheses', `<td>(${fact('12.5')})</td>`, [-12.5]],
    ['a bracket in the cell before', `<td>$(</td><td>${fact('7')})</td>`, [-7]],
    ['a minus sign', `<td>\u2212${fact('7')}</td>`, [-7]],
    ['a dash as zero', `<td>${fact('\u2014')}</td>`, [0]],
    ['a decimal comma', `<td>${fact('1.234,5', 'format="ixt:num-comma-decimal"')}</td>`, [1234.5]],
    ['no number in a label', `<td>Shares issued: ${fact('50')}</td>`, []],
    ['no number where nothing is printed', `<td>${fact('')}</td>`, []],
  ];
  for (const [name, row, expected] of printed)
    it(`reads ${name}`, () => {
      expect(numbersIn(row).map((number) => number?.printed)).to.deep.equal(expected);
    });

  it('says period, dimensions, unit and scale of a number', () => {
    expect(numbersIn(`<td>${fact('1')}</td>`)).to.deep.equal([
      {
        concept: 'Revenues',
        period: { start: '2023-01-01', end: '2023-12-31' },
        hasDimensions: false,
        unit: 'iso4217:USD',
        scale: 6,
        printed: 1,
      },
    ]);
    const [other] = numbersIn(
      '<td><ix:nonFraction name="x:Y" contextRef="c2" unitRef="eps">2</ix:nonFraction></td>',
    );
    expect(other).to.include({ hasDimensions: true, unit: 'iso4217:USD/xbrli:shares', scale: 0 });
    expect(other?.period).to.deep.equal({ end: '2022-12-31' });
  });

  it('counts columns of the grid, and knows the fiscal year', () => {
    const document = readInlineDocument(
      `${HEADER}<table><tr><td colspan="3">A&#160;&amp; B</td><td/><td>1</td></tr></table>`,
    );
    expect(document.tables[0]?.[0]).to.deep.equal([
      { text: 'A & B', endColumn: 2, number: undefined },
      { text: '', endColumn: 3, number: undefined },
      { text: '1', endColumn: 4, number: undefined },
    ]);
    expect(document.facts.get('DocumentFiscalYearFocus')).to.equal('2023');
  });
});
