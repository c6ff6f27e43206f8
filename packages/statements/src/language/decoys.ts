/**
 * What near a title says that the table below is not the consolidated primary statement, and how much that weighs.
 * "Condensed" weighs little: some groups call their full statements so.
 */
export const TITLE_DECOYS: readonly {
  readonly pattern: RegExp;
  readonly weight: number;
  readonly name: string;
}[] = [
  {
    pattern:
      /\bparent\b|company[ -]only|\bregistrant only|holding company|\bunconsolidated\b|stand-?alone|\bseparate\b(?! and consolidated)|muttergesellschaft|einzelabschluss|societe mere|capogruppo/,
    weight: 6,
    name: 'parent company',
  },
  {
    pattern:
      /\bcompany (?:balance|income|statement|cash|profit)|\bcompany's (?:balance|statement)|statement of .{5,30}\bof the company\b|bank balance sheet/,
    weight: 5,
    name: 'company alone',
  },
  {
    pattern:
      /\bselected\b|\bsummary\b|summari[sz]ed|highlights|key figures|five[- ]year|ten[- ]year|multi-?year|year[- ]review|historical|at a glance/,
    weight: 5,
    name: 'selected data',
  },
  { pattern: /\bcondensed\b|\babridged\b/, weight: 2, name: 'condensed' },
  {
    pattern: /\bschedule (?:i|ii|1)\b|guarantor|supplemental consolidating|consolidating/,
    weight: 6,
    name: 'schedule',
  },
  { pattern: /pro ?-?forma/, weight: 4, name: 'pro forma' },
  { pattern: /^(?!.*pro ?-?forma).*\bunaudited\b/, weight: 4, name: 'unaudited' },
  {
    pattern: /quarter|interim|half[- ]year|six months|three months|nine months/,
    weight: 5,
    name: 'interim',
  },
  { pattern: /\bsegments?\b|\bdivision|by business|geograph/, weight: 4, name: 'segment' },
  { pattern: /\bnotes? to\b|^note\b|^\d{1,2}\.? [a-z].*note/, weight: 3, name: 'note' },
  {
    pattern:
      /reconcil|overview|analysis|discussion|review of|commentary|common[- ]size|effects? of|impact of|adoption of|line items?|parameters|extracts?|simplified/,
    weight: 4,
    name: 'analysis',
  },
  {
    pattern:
      /joint venture|associate|subsidiar(?!.* and subsidiar)(?!ies$)|discontinued operations$/,
    weight: 2,
    name: 'another entity',
  },
];

/** Words of a table of contents or an index page. */
export const INDEX_PAGE =
  /table of contents|\bindex to\b|\bcontents\b|inhaltsverzeichnis|sommaire|\bindice\b/;
