/** Thresholds for the order of reports. Chosen, not measured, unless a line names a source. */

/** Days. Statements of one report, and two reports of one year, close this near to each other. */
export const SAME_END_DAYS = 20;

export const PUBLICATION = {
  /** Weight of a filing date, which is a record of the publication itself. */
  filed: 1,
  /** Weight of a date on its cover: of filing, of signing, of the count of shares. */
  cover: 0.8,
  /** Weight of the day on which its site was seen to link to it, if that follows its year soon. */
  discovered: 0.6,
  /** Days after its last day within which a site that is looked at often shows a new report. */
  soonDays: 183,
  /** Weight of a date counted from the last day that a report is about. */
  lastDay: 0.5,
  /** Days after its last day. Annual reports are due two to four months after the year. */
  usualDays: 90,
  /** Days after its last day. Late reports appear within a year and a half; later dates are of copies. */
  latestDays: 550,
} as const;
