import { parseJson, type Json } from './json.js';

/** `1f:[...]`, `a:{...}`, `0:"..."`: a row of what React sends to a page's scripts, its number in hexadecimal before it. */
const ROW = /^[0-9a-f]*:(?=[[{"])/;
/** `12:T4a3,`: text of so many bytes, which may hold line breaks. */
const TEXT_ROW = /^[0-9a-f]+:T[0-9a-f]+,/;

/** The values in what a page pushes into `self.__next_f`, all pushes joined. Rows that are not data are left out. */
export const flightRows = (pushed: string): readonly Json[] =>
  pushed.split('\n').flatMap((line) => {
    const row = line.replace(TEXT_ROW, '');
    // Text may be a piece of a page.
    if (row !== line || row.startsWith('<')) return [[row]];
    const value = ROW.test(row) ? parseJson(row.replace(ROW, '')) : undefined;
    return value === undefined ? [] : [value];
  });
