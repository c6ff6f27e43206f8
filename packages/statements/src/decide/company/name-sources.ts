import { singleSpaced } from '@fde/contracts/text';

import { inAnyLanguage } from '../../language/in-any-language.js';
import { isHeading, kindsOfReports } from '../../language/headings.js';
import { LEGAL_FORMS } from '../../language/legal-forms.js';
import { REGISTER_LABELS } from '../../language/register-labels.js';
import type { Reporter } from '../../language/lexicon.js';
import { fold, lexicons } from '../../language/index.js';
import { foldWords } from '../../language/fold.js';
import { matchesOf } from '../../language/matches.js';
import {
  canBeName,
  hasForm,
  namesOthers,
  namesSubsidiaries,
  THE,
  tidyLine,
  WITH_SUBSIDIARIES,
  withoutSubsidiaries,
} from './name-forms.js';
import {
  COVER_PAGES,
  EDGE_LINES,
  LINES_ABOVE_TITLE,
  type NAME_WEIGHTS,
  RUNNING,
  COVER_LINES,
  TITLE_PAGE,
  LONGEST_NAME,
} from './weights.js';
import { forLanguages } from '../../language/languages-in-use.js';

/** The plain text of a report, in the forms in which its sources are read. */
export interface ReportLines {
  /** Lines that are not empty, by page. */
  readonly pages: readonly (readonly string[])[];
  /** Each page as one line. */
  readonly flat: readonly string[];
}

/** A place where reports name the reporting company. */
export interface NameSource {
  readonly name: keyof typeof NAME_WEIGHTS;
  /** Every name found there, once for each mention. */
  readonly namesIn: (report: ReportLines) => readonly string[];
}

const REGISTRANT = forLanguages(
  () => new RegExp(inAnyLanguage((l) => l.reporter.registrant).source, 'i'),
);
/** What a filing prints before the name: its file number, the period, the kind of form. */
const BEFORE_REGISTRANT = forLanguages(
  () =>
    new RegExp(
      `^.*(?:${inAnyLanguage((l) => l.reporter.beforeRegistrant).source}|(?:19|20)\\d\\d|_{3,}|\\)) ?`,
      'i',
    ),
);
/** Longer than a name and a file number. */
const BEFORE_LETTERS = 110;

/** US filings print the name above "(Exact name of registrant as specified in its charter)". */
const namesOfRegistrant = ({ pages, flat }: ReportLines): string[] => {
  const lines = pages.slice(0, COVER_PAGES.filing);
  for (const [at, page] of lines.entries()) {
    const line = page.findIndex((l) => REGISTRANT().test(l));
    const above = page
      .slice(Math.max(0, line - LINES_ABOVE_TITLE), Math.max(0, line))
      .map(tidyLine)
      .toReversed()
      .find(canBeName);
    const text = flat[at] ?? '';
    const found = REGISTRANT().exec(text);
    if (found === null) continue;
    const before = text.slice(Math.max(0, found.index - BEFORE_LETTERS), found.index);
    const named = tidyLine(before.replace(BEFORE_REGISTRANT(), ''));
    // If the name wraps, the text before has more of it than the last line.
    const whole = above !== undefined && named.endsWith(above) ? [named, above] : [above, named];
    return whole
      .filter((n) => n !== undefined)
      .filter(canBeName)
      .slice(0, 1);
  }
  return [];
};

const sourceOf = (pick: (words: Reporter) => RegExp | undefined): string =>
  inAnyLanguage((l) => pick(l.reporter)).source;

const QUOTE = '["“”„«‘’\'―]';
const SELF = forLanguages(() => sourceOf((r) => r.self));
/** What follows a name: its definition, its subsidiaries, a date, the next heading. */
const AFTER_NAME = forLanguages(() =>
  [
    String.raw`\(${QUOTE}`,
    String.raw`\((?:${sourceOf((r) => r.opensDefinition)})\b`,
    String.raw`,?\s*(?:${WITH_SUBSIDIARIES()})`,
    sourceOf((r) => r.afterName),
    ': ',
    '$',
  ].join('|'),
);
/** Characters before or after the announcing words within which a name stands. */
const ROOM = 130;
const NAME_BEHIND = forLanguages(
  () => new RegExp(String.raw`^ (?:${THE()} )?(?<name>[\p{L}\d].{2,90}?)(?:${AFTER_NAME()})`, 'iu'),
);
/**
 * Many statements are mentioned; only the audited one is followed by a definition, its subsidiaries
 * or what the statements comprise.
 */
const DEFINED_BEHIND = forLanguages(
  () =>
    new RegExp(
      String.raw`^ (?:${THE()} )?(?<name>[\p{L}\d].{2,90}?)(?:,?\s*(?:${WITH_SUBSIDIARIES()})| ?\(${QUOTE}| ?\((?:${sourceOf((r) => r.opensDefinition)}) ${QUOTE}?|[\s,–-]+(?:${sourceOf((r) => r.comprising)})\b)`,
      'iu',
    ),
);
const CAPITAL_WORD = String.raw`(?:[\p{Lu}\d][\p{L}\d&.'’/-]*|\([\p{Lu}][\p{L}]*\)|of|and|&)`;
const NAME_BEFORE = forLanguages(
  () =>
    new RegExp(
      String.raw`(?<name>${CAPITAL_WORD}(?:,? ${CAPITAL_WORD}){0,8})(?:,?\s*(?:${WITH_SUBSIDIARIES()}))? ?$`,
      'u',
    ),
);
const ADDRESSEE = forLanguages(
  () => new RegExp(String.raw`\b(?:${sourceOf((r) => r.addressee)})(?= )`, 'giu'),
);
const AUDITED = forLanguages(
  () => new RegExp(String.raw`\b(?:${sourceOf((r) => r.audited)})(?= )`, 'giu'),
);
/** ("the Company"), (hereinafter "the Group"). */
const DEFINITION = forLanguages(
  () =>
    new RegExp(
      String.raw`\((?:[^()]{0,40}[ ,])?${QUOTE}(?:${THE()} )?(?:${SELF()})${QUOTE}`,
      'giu',
    ),
);

/** Names right behind words that announce them. */
const namesBehind =
  (words: RegExp, name: RegExp) =>
  ({ flat }: ReportLines): string[] =>
    flat.flatMap((text) =>
      matchesOf(words, text).map(({ index, 0: said }) => {
        const from = index + said.length;
        return name.exec(text.slice(from, from + ROOM))?.groups?.['name'] ?? '';
      }),
    );

/** Names that a definition follows. */
const namesDefined = ({ flat }: ReportLines): string[] =>
  flat.flatMap((text) =>
    matchesOf(DEFINITION(), text).map(
      ({ index }) =>
        NAME_BEFORE().exec(text.slice(Math.max(0, index - ROOM), index))?.groups?.['name'] ?? '',
    ),
  );

const TITLES = forLanguages(() =>
  lexicons().flatMap((l) => [
    ...l.titles.income_statement,
    ...l.titles.balance_sheet,
    ...l.titles.cash_flow_statement,
    ...l.titles.changes_in_equity,
  ]),
);
const LONGEST_TITLE = 110;
const isTitle = (line: string): boolean => {
  const folded = fold(line);
  return folded.length < LONGEST_TITLE && TITLES().some((p) => p.test(folded));
};

/**
 * Names above (or right below) the titles of the statements; a page that lists many titles is an
 * index.
 */
const namesAboveTitles = ({ pages }: ReportLines): string[] =>
  pages.flatMap((lines) => {
    const top = lines.slice(0, 2 * LINES_ABOVE_TITLE);
    const at = top.findIndex(isTitle);
    if (at < 0 || top.filter(isTitle).length > 2) return [];
    const above = top.slice(Math.max(0, at - LINES_ABOVE_TITLE), at).map(withoutPeriod);
    return [...above, top[at + 1] ?? '', ...namesBesideUnit(top.slice(at + 2))];
  });

/** A running head with a legal form is the name with the period and the kind of report behind it. */
const withoutPeriod = (line: string): string =>
  !canBeName(tidyLine(line)) && hasForm(onlyName(line)) ? onlyName(line) : line;

/** Below the days that some titles list, forms print the name and the unit on one line. */
const namesBesideUnit = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => tidyLine(line).length < line.trim().length)
    .map(tidyLine)
    .filter(hasForm);

/** "X and subsidiaries" on a line by itself, on any page. */
const namesAlone = ({ pages }: ReportLines): string[] =>
  pages.flatMap((lines) =>
    [...new Set(lines.filter((l) => l.length < LONGEST_TITLE && namesSubsidiaries(l)))]
      .map(tidyLine)
      .filter(namesSubsidiaries)
      .map(withoutSubsidiaries)
      .filter((name) => /^[\p{Lu}\d]/u.test(name) && name.split(' ').length <= LONGEST_NAME.words),
  );

const namesOnCover = ({ pages }: ReportLines): string[] =>
  pages
    .slice(0, COVER_PAGES.front)
    .map((lines) => lines.slice(0, COVER_LINES))
    .flatMap((lines) => [...new Set([...lines, ...namesOverLines(lines)])])
    .filter((line) => hasForm(withoutSubsidiaries(line)) || line === pages[0]?.[0])
    .filter((line) => !namesOthers(line));

const PAGE_NUMBERS = String.raw`\b(?:fy)?(?:19|20)\d\d(?:[-/–]\d{2,4})?\b(?:年(?:[\d０-９]{1,2}月期|度)?)?|^\d{1,3} | \d{1,3}$`;
/** "au 31 décembre", "31/12/", "per 31 december". */
const DAYS = String.raw`(?<!\p{L})(?:au|per|am|zum|al|em|at|as at|on) \d{1,2}\.? \p{L}+(?!\p{L})|\d{1,2}[/.]\d{1,2}[/.]`;
/** What running heads print beside the name. */
const BESIDE_NAME = forLanguages(
  () =>
    new RegExp(
      String.raw`\b(?:${sourceOf((r) => r.besideName)})\b|(?<!\p{L})(?:${kindsOfReports().join('|')})(?!\p{L})|${DAYS}|${PAGE_NUMBERS}|\||^f-\d+`,
      'giu',
    ),
);

const runningHeads = ({ pages }: ReportLines): string[] => {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    const edges = [...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)];
    for (const head of new Set(edges.map((l) => tidyLine(l.replace(BESIDE_NAME(), ' ')))))
      if (canBeName(head)) counts.set(head, (counts.get(head) ?? 0) + 1);
  }
  const scanned = pages.filter((lines) => lines.length > 0).length;
  return [...counts]
    .filter(([, n]) => n >= RUNNING.pages && n >= RUNNING.share * scanned)
    .flatMap(([head, n]) => Array.from({ length: n }, () => head));
};

/** Lines of a cover whose name goes on with its legal form on the next line. */
const namesOverLines = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) => {
    const next = withoutSubsidiaries(tidyLine(lines[at + 1] ?? ''));
    return next !== '' && FORM_ALONE.test(next) ? [`${line} ${next}`] : [];
  });

const FORM_ALONE = new RegExp(`^(?:${LEGAL_FORMS.join('|')})$`, 'iu');

const onlyName = (line: string): string => tidyLine(line.replace(BESIDE_NAME(), ' '));

/** What a title page prints besides the kind of report and its date, if that is one thing. */
const namesOfTitle = ({ pages }: ReportLines): string[] => {
  const lines = pages.find((page) => page.length > 0) ?? [];
  if (lines.length > TITLE_PAGE.lines) return [];
  const left = lines.map(onlyName).filter((line) => !isHeading(line) && canBeName(line));
  // Large letters leave room for one word on a line.
  const first = lines.findIndex((line) => onlyName(line) === left[0]);
  const isOneBlock = left.every((line, at) => onlyName(lines[first + at] ?? '') === line);
  if (left.length > 1 && isOneBlock && left.every((line) => !line.includes(' ')))
    return [left.join(' ')];
  // One word may be a brand, of which the cover itself says as much.
  return left.length > 1 ? [] : left.filter((line) => line.includes(' '));
};

const LABELS: ReadonlySet<string> = new Set(REGISTER_LABELS.map(foldWords));
const LABEL_WORDS = Math.max(...REGISTER_LABELS.map((label) => label.split(' ').length));
/** Most lines hold no word of a label where one would stand, and are looked at no further. */
const FIRST_OF_LABELS: ReadonlySet<string | undefined> = new Set(
  [...LABELS].map((label) => label.split(' ')[0]),
);
const LAST_OF_LABELS: ReadonlySet<string | undefined> = new Set(
  [...LABELS].map((label) => label.split(' ').at(-1)),
);
/** "Company name: X", "【会社名】 X". */
const LABELLED = /^[【[]?(?<label>[^】\]:：]+)(?:[】\]](?:\s*[:：])?|[:：])\s*(?<name>\S.*)$/u;

/** The name behind a label without a colon, which may have several words: the longest label counts. */
const behindWords = (line: string): string | undefined => {
  const words = line.split(/\s+/);
  if (!FIRST_OF_LABELS.has(foldWords(line).split(' ')[0])) return undefined;
  for (let n = Math.min(LABEL_WORDS, words.length - 1); n > 0; n -= 1)
    if (LABELS.has(foldWords(words.slice(0, n).join(' ')))) return words.slice(n).join(' ');
  return undefined;
};

/** The head of a regulator's form: its letters, its name, its day and the company, parted by dashes. */
const FILING_HEAD =
  /^\p{Lu}{2,4} [-–] [^-–]+ [-–] \d{1,2}[/.]\d{1,2}[/.]\d{4} [-–] (?<name>\p{L}.*)$/u;
/** Behind the name in a field: "- SIREN : 904057155 …", "Versão : 1", "по ОКПО 12345678". */
const BEHIND_FIELD =
  /\s+(?:[-–] \p{Lu}{3,6} ?: ?\d|\p{L}+ ?: ?\d+$|\p{Ll}{2}\s+\p{Lu}{4,7}\s+\d{5}).*$/u;

const nameInField = (printed: string): string | undefined => {
  const line = printed.replace(BEHIND_FIELD, '');
  const filed = FILING_HEAD.exec(line)?.groups?.['name'];
  if (filed !== undefined) return tidyLine(filed);
  const { label, name } = LABELLED.exec(line)?.groups ?? {};
  if (label !== undefined && LABELS.has(foldWords(label))) return tidyLine(name ?? '');
  const behind = tidyLine(behindWords(line) ?? '');
  return hasForm(behind) ? behind : undefined;
};

/**
 * Whether a line is a label or ends in one. The last word alone is none: it may say what kind of
 * organisation stands below, as that of the auditor.
 */
const endsInLabel = (words: readonly string[]): boolean => {
  if (!LAST_OF_LABELS.has(foldWords(words.join(' ')).split(' ').at(-1))) return false;
  const ends = Array.from({ length: Math.min(LABEL_WORDS, words.length) }, (_, n) => n + 1);
  return ends
    .filter((count) => count > 1 || words.length === 1)
    .some((count) => LABELS.has(foldWords(words.slice(-count).join(' '))));
};

/** Below a label that has its line to itself, or the end of it. */
const nameBelowLabel = (line: string, next: string | undefined): string | undefined => {
  const words = line.replace(/\s*:$/, '').split(/\s+/);
  const isLabel = endsInLabel(words);
  const below = tidyLine(next ?? '');
  return isLabel && words.length > 1 && hasForm(below) ? below : undefined;
};

/** Behind or below the words by which forms and registers ask for a name. */
const namesRegistered = ({ pages }: ReportLines): string[] =>
  pages
    .slice(0, COVER_PAGES.filing)
    .flatMap((lines) =>
      lines
        .map((line, at) => nameInField(line) ?? nameBelowLabel(line, lines[at + 1]))
        .filter((name) => name !== undefined),
    );

const COPYRIGHT =
  /(?:©|\(c\)|copyright)[\s,]*(?:(?:19|20)\d\d[\s,–-]*)+(?:by )?(?<name>[\p{L}\d].*)$/iu;
const SENTENCE_END = /\.\s|,? all rights.*$|,? alle rechte.*$|,? tous droits.*$/i;

const namesOfCopyright = ({ pages }: ReportLines): string[] =>
  pages.flatMap((lines) =>
    lines.flatMap((line) => {
      const name = COPYRIGHT.exec(line)?.groups?.['name'];
      return name === undefined ? [] : [name.split(SENTENCE_END)[0] ?? ''];
    }),
  );

/** Where reports name their company, the surest first. */
export const NAME_SOURCES = forLanguages((): readonly NameSource[] => [
  { name: 'registrant', namesIn: namesOfRegistrant },
  { name: 'registered', namesIn: namesRegistered },
  { name: 'addressee', namesIn: namesBehind(ADDRESSEE(), NAME_BEHIND()) },
  { name: 'audited', namesIn: namesBehind(AUDITED(), DEFINED_BEHIND()) },
  { name: 'head', namesIn: (report) => [...namesAboveTitles(report), ...namesAlone(report)] },
  { name: 'defined', namesIn: namesDefined },
  { name: 'cover', namesIn: namesOnCover },
  { name: 'title', namesIn: namesOfTitle },
  { name: 'copyright', namesIn: namesOfCopyright },
  { name: 'runningHead', namesIn: runningHeads },
]);

const HAS_WORD = /[\p{L}\d]/u;

/** What PDFs hold for the hyphen at a line's end within a word: "Technologie\ufffestiftung". */
const BROKEN = /[\u00ad\ufffe]\n?/g;
const withoutBreaks = (text: string): string => text.replace(BROKEN, '');

export const reportLines = (pages: readonly string[]): ReportLines => ({
  pages: pages.map((text) =>
    withoutBreaks(text)
      .split('\n')
      .filter((line) => HAS_WORD.test(line))
      .map((line) => line.trim()),
  ),
  flat: pages.map((text) => singleSpaced(withoutBreaks(text)).trim()),
});
