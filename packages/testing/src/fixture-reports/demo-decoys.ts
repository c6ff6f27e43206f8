import { netIncome, type YearBooks } from './company-books.js';
import { drawStatement } from './draw-statement.js';
import type { FixtureStatement } from './fixture-model.js';
import { DocumentCanvas, LETTER } from './page-canvas.js';
import { setProse } from './prose.js';
import { incomeStatement } from './us-statements.js';

const SLIDE = { width: 960, height: 540 };

/** A quarterly report with condensed statements of nine months: a careless reader takes it for an annual one. */
export async function quarterlyReport(company: string, books: YearBooks): Promise<Uint8Array> {
  const document = await DocumentCanvas.create(`${company} Quarterly Report`);
  const cover = document.addPage(LETTER);
  cover.textCentred(company, cover.width / 2, 240, { size: 24, bold: true });
  cover.textCentred('Quarterly Report', cover.width / 2, 285, { size: 18 });
  cover.textCentred('Form 10-Q', cover.width / 2, 320, { size: 12 });
  cover.textCentred(
    `For the quarterly period ended September 30, ${books.year}`,
    cover.width / 2,
    345,
    { size: 12 },
  );
  drawStatement(document.addPage(LETTER), condensed(books), { company: company.toUpperCase() });
  setProse(document, {
    title: 'Notes to Condensed Consolidated Financial Statements (unaudited)',
    paragraphs: Array.from(
      { length: 10 },
      () =>
        'These condensed statements have not been audited and do not include all disclosures that annual financial statements require. Results of a quarter do not indicate those of the year.',
    ),
  });
  return document.save();
}

function condensed(books: YearBooks): FixtureStatement {
  const part = (share: number): YearBooks => ({
    ...books,
    flows: Object.fromEntries(
      Object.entries(books.flows).map(([name, value]) => [name, Math.round(value * share)]),
    ) as YearBooks['flows'],
  });
  const statement = incomeStatement([part(0.74), part(0.69)], { scale: 1_000_000 });
  return {
    ...statement,
    title: 'Condensed Consolidated Statements of Operations (unaudited)',
    subtitles: ['(In millions, except per share amounts)', 'Nine months ended September 30,'],
    columns: [books.year, books.year - 1].map((year) => ({
      year: String(year),
      periodEnd: `${year}-09-30`,
      header: [String(year)],
    })),
  };
}

/** Slides with large type and key figures. */
export async function presentation(
  company: string,
  years: readonly YearBooks[],
): Promise<Uint8Array> {
  const document = await DocumentCanvas.create(`${company} Investor Presentation`);
  const last = years.at(-1);
  const first = document.addPage(SLIDE);
  first.text(company, 80, 220, { size: 40, bold: true });
  first.text(`Investor Presentation ${last?.year ?? ''}`, 80, 280, { size: 28 });
  const slides = [
    'Who we are',
    'Where we grow',
    'Revenue and net income',
    'Capital allocation',
    'Outlook',
    'Questions',
  ];
  for (const title of slides) {
    const slide = document.addPage(SLIDE);
    slide.text(title, 80, 90, { size: 32, bold: true });
    years.slice(-5).forEach((books, index) => {
      const revenue = Math.round((books.flows.products + books.flows.services) / 1000);
      const line = `FY${books.year}: revenue $${revenue} million, net income $${Math.round(netIncome(books) / 1000)} million`;
      slide.text(
        title === 'Revenue and net income'
          ? line
          : `Milestone ${index + 1} of ${books.year}: on plan`,
        100,
        170 + index * 50,
        { size: 20 },
      );
    });
  }
  return document.save();
}

export async function sustainabilityReport(company: string, year: number): Promise<Uint8Array> {
  const document = await DocumentCanvas.create(`${company} Sustainability Report`);
  const cover = document.addPage(LETTER);
  cover.textCentred(company, cover.width / 2, 240, { size: 24, bold: true });
  cover.textCentred(`Sustainability Report ${year}`, cover.width / 2, 285, { size: 18 });
  for (const topic of [
    'Climate and energy',
    'Water',
    'Safety at work',
    'Suppliers',
    'Our people',
  ]) {
    setProse(document, {
      title: topic,
      paragraphs: Array.from(
        { length: 8 },
        (_, index) =>
          `${topic}: greenhouse gas emissions (scope 1 and 2) fell by ${3 + index} percent against ${year - 1}. We measure ${20 + index} sites and have the data assured by a third party. Targets for 2030 are unchanged.`,
      ),
    });
  }
  return document.save();
}
