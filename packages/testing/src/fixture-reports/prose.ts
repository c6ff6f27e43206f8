import { LETTER, type DocumentCanvas, type PageCanvas, type PageSize } from './page-canvas.js';

export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Sets paragraphs in lines over as many pages as they need. */
export function setProse(
  document: DocumentCanvas,
  chapter: Chapter,
  size: PageSize = LETTER,
  head = '',
): void {
  let page = newPage(document, size, head);
  page.text(chapter.title, 60, 80, { size: 14, bold: true });
  let y = 110;
  for (const paragraph of chapter.paragraphs) {
    for (const line of breakLines(page, paragraph, page.width - 120)) {
      if (y > page.height - 70) {
        page = newPage(document, size, head);
        y = 80;
      }
      page.text(line, 60, y, { size: 10 });
      y += 14;
    }
    y += 8;
  }
}

function newPage(document: DocumentCanvas, size: PageSize, head: string): PageCanvas {
  const page = document.addPage(size);
  if (head !== '') page.text(head, 60, 40, { size: 8 });
  page.textCentred(String(document.pageCount), page.width / 2, page.height - 30, { size: 8 });
  return page;
}

function breakLines(page: PageCanvas, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (page.widthOf(longer, { size: 10 }) > width && line !== '') {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** Chapters of an annual report around its statements; figures in them are decoys for a reader of statements. */
export function businessChapters(
  company: string,
  year: number,
  revenue: string,
  unit: string,
  currencySign = '$',
): Chapter[] {
  return [
    {
      title: 'Item 1. Business',
      paragraphs: [
        `${company} designs, makes and services measuring instruments for process industries. We sell through our own organisation in fourteen countries and through distributors elsewhere.`,
        `Our installed base grew again in ${year}. Service agreements cover more than half of the instruments that we delivered over the last ten years, which makes a growing part of our revenue recurring.`,
        `We compete on accuracy, on the life of our instruments and on the speed of our service. No customer accounted for more than 6 percent of revenue in any of the last three years.`,
        ...Array.from(
          { length: 9 },
          (_, index) =>
            `Product family ${index + 1} is used where a process must be watched without being disturbed. Its development took ${3 + (index % 4)} years, and ${12 + index * 3} patents protect it in our main markets. Customers replace it after ${8 + (index % 5)} years on average.`,
        ),
      ],
    },
    {
      title: 'Item 1A. Risk Factors',
      paragraphs: Array.from(
        { length: 14 },
        (_, index) =>
          `Risk ${index + 1}. Demand for capital goods follows the investments of our customers, which react to interest rates, energy prices and exchange rates. A fall of orders by a tenth has in the past reduced our operating margin by about ${2 + (index % 3)} percentage points. Suppliers of components may fail, and replacement takes time.`,
      ),
    },
    {
      title: "Item 7. Management's Discussion and Analysis",
      paragraphs: [
        `Revenue was ${currencySign}${revenue} ${unit} in ${year}. Growth came from services and from the process line, while the laboratory line was stable.`,
        'Gross profit as a share of revenue rose because service revenue carries a higher margin. Research and development expense rose with the number of engineers. Selling, general and administrative expense rose less than revenue.',
        'Net cash provided by operating activities funded capital expenditures, dividends and repurchases. We believe that cash, marketable securities and operating cash flow suffice for at least the next twelve months.',
        ...Array.from(
          { length: 8 },
          (_, index) =>
            `In region ${index + 1} revenue changed by ${(index * 7) % 11} percent. Currency effects explain about ${index % 3} percentage points of it. Backlog at year-end covered ${4 + (index % 3)} months of revenue.`,
        ),
      ],
    },
  ];
}

export function noteChapters(
  company: string,
  year: number,
  restatedYear?: number,
  yearEnd = 'December 31',
): Chapter[] {
  const restated: Chapter[] =
    restatedYear === undefined
      ? []
      : [
          {
            title: 'Note 2. Correction of prior period amounts',
            paragraphs: [
              `In ${year} we found that service revenue under certain multi-year agreements had been recognised in ${restatedYear} although the service was rendered in ${restatedYear + 1}. The comparative amounts for ${restatedYear} in these financial statements have been restated. Revenue, net income, trade receivables and retained earnings change; cash does not.`,
            ],
          },
        ];
  const topics = [
    'Revenue',
    'Income taxes',
    'Leases',
    'Debt',
    'Share-based compensation',
    'Commitments and contingencies',
    'Segments',
    'Subsequent events',
  ];
  return [
    {
      title: 'Notes to Consolidated Financial Statements',
      paragraphs: [
        `Note 1. Significant accounting policies. The consolidated financial statements include the accounts of ${company} and its subsidiaries. All intercompany balances have been eliminated. The fiscal year ends on ${yearEnd}.`,
        ...Array.from(
          { length: 6 },
          (_, index) =>
            `Estimates are used for allowances, inventories, useful lives and contingencies (policy ${index + 1}). Actual results may differ from them. Management reviews each estimate at least once a year and whenever facts change.`,
        ),
      ],
    },
    ...restated,
    ...topics.map((topic, index) => ({
      title: `Note ${index + 3}. ${topic}`,
      paragraphs: Array.from(
        { length: 7 },
        (_, part) =>
          `${topic}: the amounts recognised in ${year} follow the policy described in Note 1. Maturities, rates and terms are within the ranges of prior years; ${12 + part * 5} agreements were renewed, ${part + 2} ended. No single agreement is material to the consolidated financial statements.`,
      ),
    })),
  ];
}
