/** Thresholds for the order of reports. Chosen, not measured, unless a line names a source. */

/** Days. Statements of one report, and two reports of one year, close this near to each other. */
export const SAME_END_DAYS = 20;

export const PUBLICATION = {
  /** Weight of a filing date, which is a record of the publication itself. */
  filed: 1,
  /** Weight of a date counted from the last day that a report is about. */
  lastDay: 0.5,
  /** Days after its last day. Annual reports are due two to four months after the year. */
  usualDays: 90,
  /** Days after its last day. Late reports appear within a year and a half; later dates are of copies. */
  latestDays: 550,
} as const;
