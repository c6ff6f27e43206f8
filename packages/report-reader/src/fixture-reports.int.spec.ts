import { demoReports, demoTruth, HARD_CASES } from '@fde/testing/fixture-reports';
import { expect } from 'chai';
import { differences, printedCells } from './spec-support/compare-with-truth.js';
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
      const found = differences(statements, truth);
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
        truth === undefined ? ['no truth'] : differences(statements, truth),
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
