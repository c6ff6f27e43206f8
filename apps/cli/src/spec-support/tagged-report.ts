const ROWS = [
  ['Cash', 'CashAndCashEquivalents', '10', '9'],
  ['Inventories', 'Inventories', '20', '18'],
  ['Total assets', 'Assets', '30', '27'],
  ['Equity', 'Equity', '25', '22'],
  ['Trade payables', 'TradeAndOtherCurrentPayables', '5', '5'],
  ['Total equity and liabilities', 'EquityAndLiabilities', '30', '27'],
] as const;

const fact = (concept: string, context: string, printed: string): string =>
  `<ix:nonFraction name="ifrs-full:${concept}" contextRef="${context}" unitRef="eur" decimals="-3" scale="3" format="ixt:num-comma-decimal">${printed}</ix:nonFraction>`;

const context = (id: string): string =>
  `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://standards.iso.org/iso/17442">LEI</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:instant>20${id.slice(1)}-12-31</xbrli:instant></xbrli:period></xbrli:context>`;

const rows = ROWS.map(
  ([label, concept, newer, older]) =>
    `<tr><td>${label}</td><td>${fact(concept, 'd24', newer)}</td><td>${fact(concept, 'd23', older)}</td></tr>`,
).join('');

/** The balance sheet of an invented company, tagged by IFRS. */
export const TAGGED_REPORT =
  '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"' +
  ' xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2020-02-12" xmlns:xbrli="http://www.xbrl.org/2003/instance"' +
  ' xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:ifrs-full="https://xbrl.ifrs.org/taxonomy/2023-03-23/ifrs-full">' +
  `<body><div style="display:none"><ix:header><ix:resources>${context('d24')}${context('d23')}` +
  '<xbrli:unit id="eur"><xbrli:measure>iso4217:EUR</xbrli:measure></xbrli:unit></ix:resources></ix:header></div>' +
  `<p>Consolidated balance sheet</p><table><tr><td></td><td>2024</td><td>2023</td></tr>${rows}</table></body></html>`;
