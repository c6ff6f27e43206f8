import type { AnnualReport } from './annual-report.js';
import type { FixtureColumn, FixtureRow, FixtureStatement } from './fixture-model.js';
import { printNumber, US_NUMBERS } from './number-style.js';
import { US_CONCEPTS, US_SHARE_CONCEPTS } from './tagged-concepts.js';

const NAMESPACES = [
  'xmlns="http://www.w3.org/1999/xhtml"',
  'xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"',
  'xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2020-02-12"',
  'xmlns:xbrli="http://www.xbrl.org/2003/instance"',
  'xmlns:iso4217="http://www.xbrl.org/2003/iso4217"',
  'xmlns:us-gaap="http://fasb.org/us-gaap/2024"',
  'xmlns:dei="http://xbrl.sec.gov/dei/2024"',
  'xmlns:own="http://own.example/2024"',
].join(' ');

const DAY_MS = 86_400_000;
const INDENT_POINTS = 9;
const UNITS = {
  money: 'money',
  per_share: 'perShare',
  shares: 'shares',
  percent: 'ratio',
} as const;
const BEGINNING = /beginning of year$/;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const dayBefore = (date: string): string =>
  new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);

/** The first day of the year with this end. */
const firstDay = (end: string): string => {
  const opening = `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`;
  return new Date(Date.parse(opening) + DAY_MS).toISOString().slice(0, 10);
};

/** The name of a context says what it is: `y` and the end of a year, or `d` and a day. */
const contextOf = (
  statement: FixtureStatement,
  row: FixtureRow,
  { periodEnd }: FixtureColumn,
): string => {
  if (BEGINNING.test(row.label)) return `d${dayBefore(firstDay(periodEnd))}`;
  const isPoint = statement.type === 'balance_sheet' || /end of year$/.test(row.label);
  return `${isPoint ? 'd' : 'y'}${periodEnd}`;
};

const conceptOf = ({ type }: FixtureStatement, { label, unit = 'money' }: FixtureRow): string => {
  const known =
    unit === 'per_share' || unit === 'shares'
      ? US_SHARE_CONCEPTS[unit][label]
      : US_CONCEPTS[type][label];
  return known === undefined ? `own:${label.replace(/[^A-Za-z]/g, '')}` : `us-gaap:${known}`;
};

const scaleOf = (statement: FixtureStatement, { unit = 'money' }: FixtureRow): number => {
  if (unit === 'per_share') return 1;
  return unit === 'shares' ? (statement.sharesIn ?? statement.scale) : statement.scale;
};

/** Makes inline XBRL documents with the tables of a report; each number is tagged as printed. */
class TaggedDocument {
  readonly #contexts = new Set<string>();
  #facts = 0;

  constructor(private readonly report: AnnualReport) {}

  draw(): string {
    const hidden = this.#aboutDocument();
    const tables = this.report.statements.map(({ statement }) => this.#table(statement)).join('');
    return (
      `<?xml version="1.0" encoding="UTF-8"?><html ${NAMESPACES} xml:lang="en"><head>` +
      `<title>${escaped(this.report.title)}</title></head><body><div style="display:none"><ix:header>` +
      `<ix:hidden>${hidden}</ix:hidden><ix:resources>${this.#resources()}</ix:resources></ix:header></div>` +
      `<h1>${escaped(this.report.company)}</h1><p>${escaped(this.report.title)}</p>${tables}</body></html>`
    );
  }

  #reference(context: string): string {
    this.#contexts.add(context);
    return context;
  }

  #aboutDocument(): string {
    const end = this.report.statements[0]?.statement.columns[0]?.periodEnd ?? '';
    const about = {
      DocumentType: '10-K',
      DocumentFiscalYearFocus: String(this.report.fiscalYear),
      DocumentPeriodEndDate: end,
      EntityRegistrantName: this.report.company,
    };
    return Object.entries(about)
      .map(
        ([name, value]) =>
          `<ix:nonNumeric name="dei:${name}" contextRef="${this.#reference(`y${end}`)}">${escaped(value)}</ix:nonNumeric>`,
      )
      .join('');
  }

  #resources(): string {
    const contexts = [...this.#contexts].map((id) => {
      const [kind, end] = [id.slice(0, 1), id.slice(1)];
      const period =
        kind === 'y'
          ? `<xbrli:startDate>${firstDay(end)}</xbrli:startDate><xbrli:endDate>${end}</xbrli:endDate>`
          : `<xbrli:instant>${end}</xbrli:instant>`;
      return (
        `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">` +
        `0000000009</xbrli:identifier></xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`
      );
    });
    return contexts.join('') + this.#units();
  }

  #units(): string {
    const currency = `iso4217:${this.report.statements[0]?.statement.currency ?? 'USD'}`;
    const measure = (name: string): string => `<xbrli:measure>${name}</xbrli:measure>`;
    return (
      `<xbrli:unit id="money">${measure(currency)}</xbrli:unit>` +
      `<xbrli:unit id="shares">${measure('xbrli:shares')}</xbrli:unit>` +
      `<xbrli:unit id="ratio">${measure('xbrli:pure')}</xbrli:unit>` +
      `<xbrli:unit id="perShare"><xbrli:divide><xbrli:unitNumerator>${measure(currency)}</xbrli:unitNumerator>` +
      `<xbrli:unitDenominator>${measure('xbrli:shares')}</xbrli:unitDenominator></xbrli:divide></xbrli:unit>`
    );
  }

  #table(statement: FixtureStatement): string {
    const heads = statement.columns
      .map(({ header }) => `<td>${escaped(header.join(' '))}</td>`)
      .join('');
    const rows = statement.rows.map((row) => this.#row(statement, row)).join('');
    const titles = [statement.title, ...statement.subtitles]
      .map((line) => `<p>${escaped(line)}</p>`)
      .join('');
    return `${titles}<table><tr><td></td>${heads}</tr>${rows}</table>`;
  }

  #row(statement: FixtureStatement, row: FixtureRow): string {
    const cells = statement.columns.map((column, at) => {
      const value = row.values[at] ?? null;
      return `<td>${value === null ? '' : this.#number(statement, row, column, value)}</td>`;
    });
    return `<tr><td style="padding-left:${row.level * INDENT_POINTS}pt">${escaped(row.label)}</td>${cells.join('')}</tr>`;
  }

  #number(
    statement: FixtureStatement,
    row: FixtureRow,
    column: FixtureColumn,
    value: number,
  ): string {
    const scale = Math.log10(scaleOf(statement, row));
    const attributes = {
      id: `f-${(this.#facts += 1)}`,
      name: conceptOf(statement, row),
      contextRef: this.#reference(contextOf(statement, row, column)),
      unitRef: UNITS[row.unit ?? 'money'],
      scale,
      decimals: (row.decimals ?? 0) - scale,
      ...(value < 0 ? { sign: '-' } : {}),
      format: value === 0 ? 'ixt:fixed-zero' : 'ixt:num-dot-decimal',
    };
    const printed = printNumber(Math.abs(value), US_NUMBERS, row.decimals);
    const pairs = Object.entries(attributes).map(([name, text]) => `${name}="${text}"`);
    const fact = `<ix:nonFraction ${pairs.join(' ')}>${printed}</ix:nonFraction>`;
    return value < 0 ? `(${fact})` : fact;
  }
}

/** The same report as `setAnnualReport` prints, tagged in inline XBRL as it is filed. */
export const tagAnnualReport = (report: AnnualReport): Uint8Array =>
  Buffer.from(new TaggedDocument(report).draw());
