/** No report that can be read is older; a year that is still being typed is. */
const OLDEST = '1900-01-01';

/** Whether what a date field or an address holds is a whole day, not one that is still being typed. */
export const isWholeDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= OLDEST && !Number.isNaN(Date.parse(text));
