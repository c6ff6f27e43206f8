/** Whether a text is a calendar date in the form YYYY-MM-DD. */
export const isIsoDate = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
