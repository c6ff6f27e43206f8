/** Whether a text is a day of the calendar in the form YYYY-MM-DD; a parsed 30 February would roll over to March. */
export const isIsoDate = (text: string | undefined): text is string => {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
