import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { readPackagePrint, readUntagged } from './read-untagged.js';

const row = ([label = '', ...numbers]: readonly string[]): string =>
  `<TR><TD>${label}<TD align=right>${numbers.join('<TD align=right>')}`;

const table = (title: string, rows: readonly (readonly string[])[]): string =>
  `<P><B>${title}</B><P>(in thousands)<TABLE width="100%">${rows.map(row).join('')}</TABLE><HR>`;

/** As old programs write it: without ends, in capitals. */
const PAGE = `<HTML><BODY><P>Tin and Lead Works, Inc.<P>Annual report 2012<HR>
${table('CONSOLIDATED STATEMENTS OF OPERATIONS', [
  ['Year ended December 31,', '2012', '2011'],
  ['Net sales', '1,000', '900'],
  ['Cost of sales', '(600)', '(550)'],
  ['Gross profit', '400', '350'],
  ['Selling, general and administrative expenses', '(150)', '(140)'],
  ['Operating income', '250', '210'],
  ['Interest expense', '(50)', '(60)'],
  ['Income before income taxes', '200', '150'],
  ['Income taxes', '(60)', '(45)'],
  ['Net income', '140', '105'],
])}
${table('CONSOLIDATED BALANCE SHEETS', [
  ['December 31,', '2012', '2011'],
  ['Cash and cash equivalents', '120', '90'],
  ['Inventories', '180', '160'],
  ['Total current assets', '300', '250'],
  ['Property, plant and equipment', '700', '650'],
  ['Total assets', '1,000', '900'],
  ['Total liabilities', '400', '440'],
  ['Stockholders&#146; equity', '600', '460'],
  ['Total liabilities and stockholders&#146; equity', '1,000', '900'],
])}</BODY></HTML>`;

describe('a web page without tags', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-web-page-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('is read as a PDF of it would be', async () => {
    const path = join(folder, 'report.htm');
    await writeFile(path, PAGE);
    const { statements, text } = await readUntagged(path, {});
    expect(text.pageCount).to.equal(3);
    expect(statements.map(({ statement_type, pages }) => [statement_type, pages])).to.deep.equal([
      ['income_statement', [2]],
      ['balance_sheet', [3]],
    ]);
    const [income, balance] = statements;
    expect(income?.scale).to.equal(1000);
    expect(income?.line_items.at(-1)?.values).to.deep.equal({ 2012: 140, 2011: 105 });
    expect(balance?.line_items.at(-1)?.values).to.deep.equal({ 2012: 1000, 2011: 900 });
  });
});

/** A tagged document that prints a balance sheet of which it tags nothing but the name of the company. */
const TAGGED = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"
 xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:own="http://own.example/2012"><head><title>Report</title></head><body>
<div style="display:none"><ix:header><ix:resources><xbrli:context id="y"><xbrli:entity><xbrli:identifier scheme="x">7</xbrli:identifier></xbrli:entity>
<xbrli:period><xbrli:startDate>2012-01-01</xbrli:startDate><xbrli:endDate>2012-12-31</xbrli:endDate></xbrli:period></xbrli:context></ix:resources></ix:header></div>
<p><ix:nonNumeric name="own:Name" contextRef="y">Tin and Lead Works, Inc.</ix:nonNumeric></p><p>CONSOLIDATED BALANCE SHEETS</p><table>${[
  ['December 31,', '2012', '2011'],
  ['Cash and cash equivalents', '120', '90'],
  ['Inventories', '180', '160'],
  ['Property, plant and equipment', '700', '650'],
  ['Total assets', '1,000', '900'],
  ['Total liabilities', '400', '440'],
  ['Stockholders equity', '600', '460'],
  ['Total liabilities and stockholders equity', '1,000', '900'],
]
  .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  .join('')}</table></body></html>`;

describe('the print of a report package', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-package-print-'));
    await mkdir(join(folder, 'META-INF'));
    await mkdir(join(folder, 'reports'));
    await writeFile(
      join(folder, 'META-INF', 'reportPackage.json'),
      '{"documentInfo":{"documentType":"https://xbrl.org/report-package/2023"}}',
    );
    await writeFile(join(folder, 'reports', 'report.xhtml'), TAGGED);
  });
  after(() => rm(folder, { recursive: true }));

  it('is read as a PDF of its documents would be', async () => {
    const { statements } = await readPackagePrint(folder, {});
    expect(statements.map(({ statement_type, years }) => [statement_type, years])).to.deep.equal([
      ['balance_sheet', ['2012', '2011']],
    ]);
    expect(statements[0]?.line_items.at(-1)?.values).to.deep.equal({ 2012: 1000, 2011: 900 });
  });
});
