/** Makes inline XBRL documents of invented companies from short texts. */

const NAMESPACES = [
  'xmlns="http://www.w3.org/1999/xhtml"',
  'xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"',
  'xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2020-02-12"',
  'xmlns:xbrli="http://www.xbrl.org/2003/instance"',
  'xmlns:xbrldi="http://xbrl.org/2006/xbrldi"',
  'xmlns:link="http://www.xbrl.org/2003/linkbase"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xmlns:iso4217="http://www.xbrl.org/2003/iso4217"',
  'xmlns:us-gaap="http://fasb.org/us-gaap/2024"',
  'xmlns:dei="http://xbrl.sec.gov/dei/2024"',
  'xmlns:core="http://xbrl.frc.org.uk/fr/2024-01-01/core"',
  'xmlns:se-gen-base="http://www.taxonomier.se/se/fr/gen-base/2021-10-31"',
  'xmlns:jppfs_cor="http://disclosure.edinet-fsa.go.jp/taxonomy/jppfs/2023-12-01/jppfs_cor"',
  'xmlns:et-gaap="http://xbrl.eesti.ee/taxonomy/et-gaap_2024-01-01/"',
  'xmlns:de-gaap-ci="http://www.xbrl.de/taxonomies/de-gaap-ci-2024-04-01"',
  'xmlns:jenv-bw2-i="http://www.nltaxonomie.nl/nt19/jenv/20241211/dictionary/jenv-bw2-data"',
  'xmlns:own="http://own.example/2024"',
].join(' ');

/** First and last day of the times that contexts name; `d` and `m` are days alone. */
const TIMES: Readonly<Record<string, readonly [string, string]>> = {
  y: ['01-01', '12-31'],
  q: ['10-01', '12-31'],
  d: ['12-31', '12-31'],
  h: ['01-01', '06-30'],
  s: ['04-01', '06-30'],
  m: ['06-30', '06-30'],
};

/**
 * `y24` and `y23` are years, `q24` their last quarters, `d24` to `d22` their last days, `h24` their first halves, `s24`
 * their second quarters, `m24` the days in the middle; a member follows after a dot: `y24.Widgets`.
 */
const context = (id: string): string => {
  const [time = '', member] = id.split('.');
  const year = `20${time.slice(1)}`;
  const [start, end] = TIMES[time.slice(0, 1)] ?? ['01-01', '12-31'];
  const period =
    start === end
      ? `<xbrli:instant>${year}-${end}</xbrli:instant>`
      : `<xbrli:startDate>${year}-${start}</xbrli:startDate><xbrli:endDate>${year}-${end}</xbrli:endDate>`;
  const segment =
    member === undefined
      ? ''
      : `<xbrli:segment><xbrldi:explicitMember dimension="own:PartAxis">own:${member}Member</xbrldi:explicitMember></xbrli:segment>`;
  return `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000000007</xbrli:identifier>${segment}</xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`;
};

const UNITS =
  '<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>' +
  '<xbrli:unit id="cny"><xbrli:measure>iso4217:CNY</xbrli:measure></xbrli:unit>' +
  '<xbrli:unit id="pure"><xbrli:measure>xbrli:pure</xbrli:measure></xbrli:unit>' +
  '<xbrli:unit id="shares"><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unit>' +
  '<xbrli:unit id="usdPerShare"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unitNumerator>' +
  '<xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unitDenominator></xbrli:divide></xbrli:unit>';

const HIDDEN =
  '<ix:nonNumeric name="dei:DocumentType" contextRef="y24">10-K</ix:nonNumeric>' +
  '<ix:nonNumeric name="dei:EntityRegistrantName" contextRef="y24">Tin &amp; Lead Works</ix:nonNumeric>' +
  '<ix:nonNumeric name="dei:DocumentFiscalYearFocus" contextRef="y24">2024</ix:nonNumeric>';

/** What a report on the first half of 2024 says of itself. */
export const HALF_YEAR = HIDDEN.replaceAll('y24', 'h24').replace('10-K', '10-Q');

/** A document of a set whose header is in another document. */
export const headlessDocument = (body: string): string =>
  `<html ${NAMESPACES}><head><title>Part</title></head><body>${body}</body></html>`;

const referenceTo = (schema: string): string =>
  `<ix:references><link:schemaRef xlink:type="simple" xlink:href="${schema}"/></ix:references>`;

/** A document with a header, contexts for every reference in its body, and the body. */
export const taggedDocument = (body: string, hidden = HIDDEN, schema = 'own-2024.xsd'): string => {
  const ids = new Set(
    [...`${hidden}${body}`.matchAll(/contextRef="([^"]+)"/g)].map(([, id]) => id ?? ''),
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?><html ${NAMESPACES} xml:lang="en"><head><title>Report</title></head><body>` +
    `<div style="display:none"><ix:header><ix:hidden>${hidden}</ix:hidden>${referenceTo(schema)}<ix:resources>` +
    `${[...ids].map(context).join('')}${UNITS}</ix:resources></ix:header></div>${body}</body></html>`
  );
};

let nextId = 0;

interface FactOptions {
  readonly unit?: string;
  readonly scale?: number;
  readonly sign?: '-';
  readonly decimals?: string;
}

/** A number with its tag. */
export const fact = (
  concept: string,
  contextRef: string,
  printed: string,
  { unit = 'usd', scale = 6, sign, decimals = '-6' }: FactOptions = {},
): string => {
  const name = concept.includes(':') ? concept : `us-gaap:${concept}`;
  const format = /^[—-]$/.test(printed) ? 'ixt:fixed-zero' : 'ixt:num-dot-decimal';
  const signed = sign === undefined ? '' : ` sign="${sign}"`;
  return `<ix:nonFraction id="f-${nextId++}" name="${name}" contextRef="${contextRef}" unitRef="${unit}" scale="${scale}" decimals="${decimals}"${signed} format="${format}">${printed}</ix:nonFraction>`;
};

const PERIODS = {
  y: ['y24', 'y23'],
  d: ['d24', 'd23'],
  h: ['h24', 'h23'],
  s: ['s24', 's23'],
} as const;

/**
 * A table of rows in short form: `Label | Concept | 1,234 | (56)`. A row without a concept is a heading;
 * `Concept.Part` belongs to a part of the group; numbers in parentheses are tagged as negative, except payments,
 * whose concepts say so.
 */
export const table = (
  kind: keyof typeof PERIODS,
  rows: readonly string[],
  options: FactOptions = {},
): string => {
  const cells = (row: string): string => {
    const [label = '', concept, ...printed] = row.split('|').map((cell) => cell.trim());
    const indent = /^>*/.exec(label)?.[0].length ?? 0;
    const head = `<td style="padding-left:${indent * 9}pt">${label.slice(indent)}</td>`;
    if (concept === undefined) return `<tr>${head}<td colspan="4"></td></tr>`;
    const [name = '', part] = concept.split('.');
    const numbers = printed.map((text, at) => {
      const ref = `${PERIODS[kind][at]}${part === undefined ? '' : `.${part}`}`;
      const digits = text.replace(/[()]/g, '');
      if (digits === '') return '<td></td><td></td>';
      const isNegative = text.startsWith('(');
      const isMinus = isNegative && !name.startsWith('Payments');
      const tagged = fact(name, ref, digits, { ...options, ...(isMinus ? { sign: '-' } : {}) });
      return `<td>$</td><td>${isNegative ? `(${tagged})` : tagged}</td>`;
    });
    return `<tr>${head}${numbers.join('')}</tr>`;
  };
  const head = '<tr><td>(In millions)</td><td colspan="2">2024</td><td colspan="2">2023</td></tr>';
  return `<table>${head}${rows.map(cells).join('')}</table>`;
};

/** The three statements of an invented company; their sums add up. */
export const STATEMENTS = {
  income: [
    'Revenue:',
    '> Tin | Revenues.Tin | 60 | 50',
    '> Lead | Revenues.Lead | 40 | 30',
    'Total revenue | Revenues | 100 | 80',
    'Cost of sales | CostOfRevenue | 70 | 60',
    'Income before taxes | IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest | 30 | 20',
    'Income taxes | IncomeTaxExpenseBenefit | 10 | 5',
    'Net income | NetIncomeLoss | 20 | 15',
  ],
  balance: [
    'Assets',
    'Cash | CashAndCashEquivalentsAtCarryingValue | 25 | 10',
    'Inventories | InventoryNet | 75 | 70',
    'Total assets | Assets | 100 | 80',
    'Liabilities and equity',
    'Accounts payable | AccountsPayableCurrent | 40 | 35',
    'Equity | StockholdersEquity | 60 | 45',
    'Total liabilities and equity | LiabilitiesAndStockholdersEquity | 100 | 80',
  ],
  cash: [
    'Net income | NetIncomeLoss | 20 | 15',
    'Inventories | IncreaseDecreaseInInventories | (5) | (4)',
    'Net cash from operating activities | NetCashProvidedByUsedInOperatingActivities | 15 | 11',
    'Purchases of plant | PaymentsToAcquirePropertyPlantAndEquipment | — | (3)',
    'Net cash used in investing activities | NetCashProvidedByUsedInInvestingActivities | — | (3)',
    'Dividends | PaymentsOfDividends | — | (2)',
    'Net cash used in financing activities | NetCashProvidedByUsedInFinancingActivities | — | (2)',
    'Net change in cash | CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect | 15 | 6',
  ],
} as const;

/** A whole report of that company; `between` goes before the cash flow statement. */
export const wholeReport = (between = ''): string =>
  taggedDocument(
    `<p>CONSOLIDATED STATEMENTS OF INCOME</p>${table('y', STATEMENTS.income)}` +
      `<p>CONSOLIDATED BALANCE SHEETS</p>${table('d', STATEMENTS.balance)}${between}` +
      `<p>CONSOLIDATED STATEMENTS OF CASH FLOWS</p>${table('y', STATEMENTS.cash)}`,
  );
