/** "'Income statement'!B7": a cell of another sheet. */
export const sheetReference = (sheet: string, cell: string): string =>
  `'${sheet.replaceAll("'", "''")}'!${cell}`;
