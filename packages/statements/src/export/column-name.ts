/** 0 -> A, 26 -> AA: the name of a column in a spreadsheet. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26));
