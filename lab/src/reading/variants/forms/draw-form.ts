import type { CountryForm, FormPage } from './country-form.js';
import { FormAmounts } from './form-amounts.js';
import { drawFormStyle, filled, type FormStyle } from './form-style.js';
import { FormTableSetter } from './form-table-setter.js';
import { parseTable } from './parse-form.js';
import { widthOf, WordPage } from './word-page.js';

const MARGIN = 40;
const TOP = 45;
const BOTTOM = 40;
const A4 = { width: 595, height: 842 } as const;
const TITLE = 1.25;
const COVER_TOP = 240;
/** Between tables one below the other, and beside each other. */
const GAP = 22;

/** A report in one form, with the amounts that it prints. */
export interface DrawnForm {
  readonly pages: readonly WordPage[];
  readonly style: FormStyle;
  readonly amounts: FormAmounts;
}

const drawHead = (page: WordPage, form: CountryForm, style: FormStyle, head: string): number => {
  let y = TOP;
  for (const line of filled(head, form, style).split('\n')) {
    const text = line.trim();
    const [left = '', right] = text.split(' >> ');
    if (right !== undefined) page.textRight(right, page.width - MARGIN, y, style.size);
    if (left.startsWith('^'))
      page.textCentred(left.slice(1).trim(), page.width / 2, y, style.size * TITLE);
    else if (left.startsWith('>'))
      page.textRight(left.slice(1).trim(), page.width - MARGIN, y, style.size);
    else page.text(left, MARGIN, y, style.size);
    y += style.size * 1.7;
  }
  return y + style.size;
};

const drawCover = (page: WordPage, form: CountryForm, style: FormStyle): void =>
  filled(form.cover ?? '', form, style)
    .split('\n')
    .forEach((line, at) => {
      page.textCentred(line.trim(), page.width / 2, COVER_TOP + at * 26, 14);
    });

/** Sets the tables of a page; the page is as wide and as high as they take. */
const drawPage = (
  { head, tables, isBeside = false }: FormPage,
  number: number,
  setters: { readonly form: CountryForm; readonly style: FormStyle; readonly amounts: FormAmounts },
): WordPage => {
  const { form, style, amounts } = setters;
  const parsed = tables.map(
    (table) => new FormTableSetter(parseTable(table), form, style, amounts),
  );
  const needed = parsed.map((table) => table.width);
  const all = isBeside
    ? needed.reduce((sum, width) => sum + width + GAP, 0)
    : Math.max(...needed, ...head.split('\n').map((line) => widthOf(line, style.size)));
  const width = Math.max(A4.width, all + 2 * MARGIN);
  const high = 2 * style.pitch * style.size * parsed.reduce((sum, table) => sum + table.lines, 20);
  const height = Math.max(A4.height, isBeside ? high / 2 : high);
  const page = new WordPage(number, width, height, form.isFromRight);
  let y = drawHead(page, form, style, head);
  let x = MARGIN;
  const share = (width - 2 * MARGIN - (parsed.length - 1) * GAP) / (isBeside ? parsed.length : 1);
  for (const table of parsed) {
    const bottom = table.draw(page, { x, y, width: isBeside ? share : width - 2 * MARGIN });
    if (isBeside) x += share + GAP;
    else y = bottom + GAP;
  }
  page.textCentred(String(number), width / 2, page.height - BOTTOM, style.size);
  return page;
};

/** Draws a report in a form; the same random numbers draw the same report. */
export const drawForm = (form: CountryForm, random: () => number): DrawnForm => {
  const style = drawFormStyle(form, random);
  const amounts = new FormAmounts(style.amounts, random);
  const pages: WordPage[] = [];
  if (form.cover !== undefined) {
    const cover = new WordPage(1, A4.width, A4.height, form.isFromRight);
    drawCover(cover, form, style);
    pages.push(cover);
  }
  for (const page of form.pages)
    pages.push(drawPage(page, pages.length + 1, { form, style, amounts }));
  return { pages, style, amounts };
};
