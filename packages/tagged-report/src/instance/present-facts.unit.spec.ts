import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { RawStatement } from '@fde/contracts';
import { readTaggedReports } from '../read-tagged-report.js';
import { readStatements } from '../statements/read-statements.js';

const NAMESPACES =
  'xmlns="http://www.xbrl.org/2003/instance" xmlns:link="http://www.xbrl.org/2003/linkbase" ' +
  'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" ' +
  'xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:us-gaap="http://fasb.org/us-gaap/2012-01-31" ' +
  'xmlns:own="http://own.example/2012" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

const context = (id: string, period: string, member = ''): string =>
  `<context id="${id}"><entity><identifier scheme="http://www.sec.gov/CIK">7</identifier>${member}</entity><period>${period}</period></context>`;

const year = (y: number): string =>
  `<startDate>${y}-01-01</startDate><endDate>${y}-12-31</endDate>`;
const day = (y: number): string => `<instant>${y}-12-31</instant>`;
const TIN =
  '<segment><xbrldi:explicitMember dimension="own:PartAxis">own:TinMember</xbrldi:explicitMember></segment>';

/** A row of a statement: its concept, its values by context, and how its label is chosen. */
interface Row {
  readonly concept: string;
  readonly label?: string;
  readonly values?: Readonly<Record<string, number>>;
}

const ROLES: Readonly<Record<string, readonly Row[]>> = {
  '0002 - Statement - CONSOLIDATED STATEMENTS OF INCOME': [
    { concept: 'us-gaap_Revenues', values: { y12: 100e6, y11: 80e6, 'y12.Tin': 60e6 } },
    { concept: 'us-gaap_CostOfRevenue', values: { y12: 70e6, y11: 60e6 } },
    { concept: 'us-gaap_IncomeTaxExpenseBenefit', values: { y12: 10e6, y11: 5e6 } },
    { concept: 'us-gaap_NetIncomeLoss', values: { y12: 20e6, y11: 15e6 } },
  ],
  '0003 - Statement - CONSOLIDATED BALANCE SHEETS': [
    {
      concept: 'us-gaap_CashAndCashEquivalentsAtCarryingValue',
      values: { d12: 25e6, d11: 10e6, d10: 4e6 },
    },
    { concept: 'us-gaap_Assets', values: { d12: 25e6, d11: 10e6 } },
    { concept: 'us-gaap_StockholdersEquity', values: { d12: 25e6, d11: 10e6, d10: 4e6 } },
    { concept: 'us-gaap_LiabilitiesAndStockholdersEquity', values: { d12: 25e6, d11: 10e6 } },
  ],
  '0004 - Statement - CONSOLIDATED STATEMENTS OF CASH FLOWS': [
    { concept: 'us-gaap_CashAndCashEquivalentsAtCarryingValue', label: 'periodStartLabel' },
    { concept: 'us-gaap_NetIncomeLoss' },
    {
      concept: 'us-gaap_NetCashProvidedByUsedInOperatingActivities',
      values: { y12: 19e6, y11: 9e6 },
    },
    {
      concept: 'us-gaap_PaymentsToAcquireProductiveAssets',
      label: 'negatedLabel',
      values: { y12: 4e6, y11: 3e6 },
    },
    {
      concept: 'us-gaap_NetCashProvidedByUsedInInvestingActivities',
      values: { y12: -4e6, y11: -3e6 },
    },
    { concept: 'us-gaap_NetCashProvidedByUsedInFinancingActivities', values: { y12: 0, y11: 0 } },
    { concept: 'us-gaap_CashAndCashEquivalentsAtCarryingValue', label: 'periodEndLabel' },
  ],
  '0005 - Disclosure - Accounting Policies (Details)': [
    { concept: 'us-gaap_AdvertisingExpense', values: { y12: 3e6, y11: 2e6 } },
  ],
};

const factsOf = ({ concept, values = {} }: Row): string[] =>
  Object.entries(values).map(([ref, value]) => {
    const name = concept.replace('_', ':');
    return `<${name} contextRef="${ref}" unitRef="u" decimals="-6">${value}</${name}>`;
  });

const INSTANCE =
  `<?xml version="1.0"?><xbrl ${NAMESPACES}><link:schemaRef xlink:type="simple" xlink:href="own.xsd"/>` +
  [2012, 2011].map((y) => context(`y${y - 2000}`, year(y))).join('') +
  [2012, 2011, 2010].map((y) => context(`d${y - 2000}`, day(y))).join('') +
  context('y12.Tin', year(2012), TIN) +
  '<unit id="u"><measure>iso4217:USD</measure></unit>' +
  Object.values(ROLES).flat().flatMap(factsOf).join('') +
  '<us-gaap:Goodwill contextRef="d12" unitRef="u" xsi:nil="true"/></xbrl>';

const roleOf = (name: string): string => `http://own.example/role/${name.slice(0, 4)}`;

const SCHEMA =
  '<schema xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink">' +
  Object.keys(ROLES)
    .map(
      (name) =>
        `<link:roleType roleURI="${roleOf(name)}"><link:definition>${name}</link:definition></link:roleType>`,
    )
    .join('') +
  '<link:linkbaseRef xlink:href="own_pre.xml"/></schema>';

const locator = (concept: string): string =>
  `<link:loc xlink:href="http://x.example/t.xsd#${concept}" xlink:label="${concept}"/>`;

const PRESENTATION =
  '<link:linkbase xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink">' +
  Object.entries(ROLES)
    .map(([name, rows]) => {
      const concepts = [
        ...new Set(['own_Abstract', 'own_TinMember', ...rows.map(({ concept }) => concept)]),
      ];
      const arcs = [{ concept: 'own_TinMember' }, ...rows].map(
        ({ concept, label }: Row, at) =>
          `<link:presentationArc xlink:from="own_Abstract" xlink:to="${concept}" order="${at}"${label === undefined ? '' : ` preferredLabel="http://x.example/role/${label}"`}/>`,
      );
      return `<link:presentationLink xlink:role="${roleOf(name)}">${concepts.map(locator).join('')}${arcs.join('')}</link:presentationLink>`;
    })
    .join('') +
  '</link:linkbase>';

describe('a plain instance with its presentation', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-instance-'));
    await writeFile(join(folder, 'own.xml'), INSTANCE);
    await writeFile(join(folder, 'own.xsd'), SCHEMA);
    await writeFile(join(folder, 'own_pre.xml'), PRESENTATION);
    await writeFile(join(folder, 'own10k.htm'), '<html><body><p>10-K<br></body></html>');
  });
  after(() => rm(folder, { recursive: true }));

  const statements = async (path = folder): Promise<readonly RawStatement[]> => {
    const [report] = await readTaggedReports(path);
    return readStatements(report).statements;
  };

  const rowsOf = async (type: string): Promise<unknown[]> =>
    (await statements())
      .filter(({ statement_type }) => statement_type === type)
      .flatMap(({ line_items }) => line_items.map(({ name, values }) => [name, values]));

  it('gives the statements of its roles, in the scale of its rounding', async () => {
    const read = await statements();
    expect(read.map(({ title, years, scale }) => [title, years, scale])).to.deep.equal([
      ['CONSOLIDATED STATEMENTS OF INCOME', ['2012', '2011'], 1e6],
      ['CONSOLIDATED BALANCE SHEETS', ['2012', '2011'], 1e6],
      ['CONSOLIDATED STATEMENTS OF CASH FLOWS', ['2012', '2011'], 1e6],
    ]);
  });

  it('is read from its own file too, with the taxonomy beside it', async () => {
    const [whole, alone] = [await statements(), await statements(join(folder, 'own.xml'))];
    expect(alone).to.deep.equal(whole);
  });

  it('prints parts above their sum, and no other role below a statement', async () => {
    expect(await rowsOf('income_statement')).to.deep.equal([
      ['Revenues, Tin Member', { 2012: 60 }],
      ['Revenues', { 2012: 100, 2011: 80 }],
      ['Cost Of Revenue', { 2012: 70, 2011: 60 }],
      ['Income Tax Expense Benefit', { 2012: 10, 2011: 5 }],
      ['Net Income Loss', { 2012: 20, 2011: 15 }],
    ]);
  });

  it('leaves out days of which only the statement of equity has balances', async () => {
    const [cash] = await rowsOf('balance_sheet');
    expect(cash).to.deep.equal([
      'Cash And Cash Equivalents At Carrying Value',
      { 2012: 25, 2011: 10 },
    ]);
  });

  it('opens and closes the year with the balances of its labels, and negates where they say so', async () => {
    const rows = await rowsOf('cash_flow_statement');
    expect([rows[0], rows[3], rows.at(-1)]).to.deep.equal([
      ['Cash And Cash Equivalents At Carrying Value', { 2012: 10, 2011: 4 }],
      ['Payments To Acquire Productive Assets', { 2012: -4, 2011: -3 }],
      ['Cash And Cash Equivalents At Carrying Value', { 2012: 25, 2011: 10 }],
    ]);
  });

  it('lays out no facts of tuples, and says which element names no context', async () => {
    const tuple = `<own:Note><us-gaap:CostOfRevenue contextRef="y12" unitRef="u" decimals="-6">9e6</us-gaap:CostOfRevenue></own:Note>`;
    const text = INSTANCE.replace('</xbrl>', `${tuple}<own:Lost>5</own:Lost></xbrl>`);
    await writeFile(join(folder, 'own.xml'), text);
    const [report] = await readTaggedReports(folder);
    await writeFile(join(folder, 'own.xml'), INSTANCE);
    const { statements: read, problems, contradictions } = readStatements(report);
    expect(
      report.documents[0]?.facts.find(({ tuple: name }) => name === 'tuple-1')?.value,
    ).to.equal(9e6);
    expect(read[0]?.line_items[2]?.values).to.deep.equal({ 2012: 70, 2011: 60 });
    expect(problems).to.deep.equal(['Lost: it names no context']);
    expect(contradictions).to.deep.equal([]);
  });

  it('sets a part that has most rows of the group beside it', async () => {
    const rows = await rowsOf('cash_flow_statement');
    const concepts = new Set(ROLES['0004 - Statement - CONSOLIDATED STATEMENTS OF CASH FLOWS']);
    const part = [...concepts]
      .filter(({ concept }) => !concept.includes('CashEquivalents'))
      .flatMap(({ concept }, at) => factsOf({ concept, values: { 'y12.Tin': (at + 1) * 1e6 } }));
    await writeFile(
      join(folder, 'own.xml'),
      INSTANCE.replace('</xbrl>', `${part.join('')}</xbrl>`),
    );
    const after = await rowsOf('cash_flow_statement');
    const flows = (await statements()).at(-1);
    await writeFile(join(folder, 'own.xml'), INSTANCE);
    expect(after).to.deep.equal(rows);
    const [beside] = flows?.other_columns ?? [];
    expect(beside?.cells.map(({ value }) => value)).to.deep.equal([1, 2, -3, 4, 5]);
    expect(flows?.columns?.find(({ name }) => name === beside?.name)?.reason).to.equal(
      'other_scope',
    );
  });

  it('is refused without its presentation, by what it is', async () => {
    await rm(join(folder, 'own_pre.xml'));
    let message = '';
    await statements().catch((fault: unknown) => {
      message = fault instanceof Error ? fault.message : '';
    });
    expect(message).to.contain('plain XBRL instance without the presentation');
    await writeFile(join(folder, 'own_pre.xml'), PRESENTATION);
  });
});
