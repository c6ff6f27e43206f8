/** One line of the pages a model is shown: its markers, its label and the numbers printed on it. */
export interface ReceivedLine {
  readonly page: number;
  readonly row: number;
  readonly label: string;
  readonly numbers: readonly number[];
}

export interface ShownPages {
  readonly lines: readonly ReceivedLine[];
  /** Includes the pages shown as a picture. */
  readonly pages: readonly number[];
}

/** Reads numbers in any style, loosely: the stand-in only has to find the line that it transcribes. */
const numberIn = (cell: string): number | undefined => {
  const text = cell.trim();
  if (/^[-\u2010-\u2015]+$/.test(text)) return 0;
  const negative = /^\(|\)$|^[-\u2010-\u2015\u2212]/.test(text);
  const digits = text.replace(/[^\d.,]/g, '');
  if (!/\d/.test(digits)) return undefined;
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimal === null ? digits : digits.slice(0, -decimal[0].length)).replace(
    /[.,]/g,
    '',
  );
  const value = Number(`${whole}.${decimal?.[1] ?? '0'}`);
  return negative ? -value : value;
};

/** Reads the grid out of a question: "=== page N", then "row|label|cell|cell". */
export const shownPages = (question: string): ShownPages => {
  const lines: ReceivedLine[] = [];
  const pages = new Set<number>();
  let page = 0;
  for (const line of question.split('\n')) {
    const heading = /^=== page (\d+)/.exec(line);
    if (heading !== null) {
      page = Number(heading[1]);
      pages.add(page);
      continue;
    }
    const [row, label, ...cells] = line.split('|');
    if (page === 0 || row === undefined || label === undefined || !/^\d+$/.test(row)) continue;
    lines.push({
      page,
      row: Number(row),
      label,
      numbers: cells.map(numberIn).filter((value) => value !== undefined),
    });
  }
  for (const number of (
    /pages of the PDF above are pages ([\d, ]+) of the report/.exec(question)?.[1] ?? ''
  ).split(', ')) {
    if (number !== '') pages.add(Number(number));
  }
  return { lines, pages: [...pages] };
};
