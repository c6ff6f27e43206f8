import { compileStatements, type CompileInput } from '@fde/statements';
import {
  changingReports,
  changingTruth,
  checkCompiled,
  demoReports,
  demoTruth,
  HARD_CASES,
} from '@fde/testing/fixture-reports';
import { expect } from 'chai';
import { findDifferences, printedCells } from './spec-support/compare-with-truth.js';
import { readHere } from './spec-support/read-here.js';

/** Character recognition takes seconds a page, more on a machine that does something else too. */
const RECOGNITION_MS = 300_000;
/** What is given for certain must be right; in a picture a few cells may be doubted. */
const CERTAIN = 0.99;

describe('generated reports', () => {
  for (const { name, why, report, recognised } of HARD_CASES) {
    it(`${name}: ${why}`, async function () {
      this.timeout(recognised === true ? RECOGNITION_MS : 60_000);
      const { bytes, truth } = await report();
      const { statements } = await readHere(bytes);
      const found = findDifferences(statements, truth);
      if (recognised !== true) {
        expect(found).to.deep.equal([]);
        return;
      }
      expect(found.filter((difference) => difference.confidence >= CERTAIN)).to.deep.equal([]);
      expect(found.length).to.be.at.most(printedCells(truth) * 0.05);
      expect(statements.map((statement) => statement.method)).to.deep.equal(['ocr', 'ocr', 'ocr']);
    });
  }
});

describe('the annual reports of the demo', () => {
  it('are read as printed, years apart in scale and labels too', async function () {
    this.timeout(120_000);
    const { reports } = await demoTruth();
    for (const document of await demoReports()) {
      if (document.kind !== 'annual_report') continue;
      const truth = reports.find((report) => report.document === document.fileName);
      expect(truth, document.fileName).to.not.equal(undefined);
      const { statements } = await readHere(document.bytes);
      expect(
        truth === undefined ? ['no truth'] : findDifferences(statements, truth),
        document.fileName,
      ).to.deep.equal([]);
    }
  });

  it('are the same on every call', async () => {
    const [once, again] = [await demoReports(), await demoReports()];
    expect(again.map((document) => Buffer.from(document.bytes).toString('base64'))).to.deep.equal(
      once.map((document) => Buffer.from(document.bytes).toString('base64')),
    );
  });

  it('hold a restatement, renamed lines and a change of scale', async () => {
    const truth = await demoTruth();
    expect(truth.reports.map((report) => report.statements.income_statement?.scale)).to.deep.equal([
      1000, 1000, 1000, 1000, 1_000_000, 1_000_000,
    ]);
    expect(truth.restated.map((cell) => `${cell.lineItem} ${cell.year}`)).to.include.members([
      'Total revenue 2020',
      'Net income 2020',
      'Total assets 2020',
    ]);
    expect(truth.years.income_statement).to.deep.equal([
      '2023',
      '2022',
      '2021',
      '2020',
      '2019',
      '2018',
      '2017',
      '2016',
    ]);
    expect(truth.renamed).to.have.length(2);
  });
});

describe('the reports of a company to which everything happens in ten years', function () {
  this.timeout(120_000);
  const inputs: CompileInput[] = [];

  before(async () => {
    for (const [at, { bytes, fiscalYear }] of (await changingReports()).entries()) {
      const { statements } = await readHere(bytes);
      inputs.push(
        ...statements.map((raw, index) => ({
          documentId: at + 1,
          extractionId: 10 * (at + 1) + index,
          fiscalYear,
          raw,
        })),
      );
    }
  });

  it('are read and compiled to every number that they print, in every row', async () => {
    const printed = (await changingTruth()).map((truth, at) => ({ documentId: at + 1, truth }));
    expect(checkCompiled(printed, compileStatements(inputs))).to.deep.equal([]);
  });

  it('leave full years of both year ends in one table, and tell what is missing or apart', () => {
    for (const data of compileStatements(inputs)) {
      expect(data.years.join(' ')).to.equal('2018 2017 2016 2015 2013 2012 2010 2009');
      expect(data.year_end_changes).to.deep.equal([
        { year: '2015', from: '2013-12-31', to: '2015-03-31' },
      ]);
      expect(
        data.separate_statements?.map(({ years, currency, apart }) => [
          years.join(' '),
          currency,
          apart,
        ]),
      ).to.deep.equal([
        ['2014', 'USD', '3 months to 2014-03-31'],
        ['2009 2008 2007', 'GBP', 'in GBP'],
      ]);
      expect(data.currency_changes).to.deep.equal([
        { year: '2009', from: 'GBP', to: 'USD', years_in_both: ['2009'] },
      ]);
      expect(data.gaps.map(({ kind, year, reason }) => `${kind} ${year} ${reason}`)).to.deep.equal([
        'missing_year 2014 set_apart',
        'missing_year 2011 no_report',
      ]);
    }
  });
});
