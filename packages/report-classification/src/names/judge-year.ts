import { isInterim, type DocumentType } from '../document-type.js';
import { SOURCE_NAMES, type NameEvidence, type EvidenceSource } from './evidence.js';
import { findYears, type FoundYear, type YearForm } from './find-years.js';
import { yearsOfParts } from './part-years.js';

export interface YearJudgement {
  readonly year: number;
  /** 0-1 */
  readonly confidence: number;
  /** True if the year is a guess that the document's own cover must confirm or correct. */
  readonly uncertain: boolean;
  readonly reason: string;
}

interface Named extends FoundYear {
  readonly source: EvidenceSource;
}

const STRENGTH: Readonly<Record<YearForm, number>> = {
  year_end: 0.95,
  fiscal: 0.95,
  plain: 0.9,
  published: 0.4,
};
const OWN: readonly EvidenceSource[] = ['link', 'column', 'cell', 'card', 'file'];
const AROUND: readonly EvidenceSource[] = ['heading', 'page'];
/** Annual reports published in the first half of a year are nearly always about the previous year. */
const LAST_MONTH_OF_REPORTING = 6;
/** Folders that software creates by upload date say nothing about the document. */
const UPLOAD_FOLDER =
  /upload|wp-content|media|asset|static|dam\b|files?\b|attachments?|content|cdn|storage|resources?/i;
const MONTH_FOLDER = /\/(?:19|20)\d{2}\s*\/\s*(?:0[1-9]|1[0-2])(?:\s*\/|$)/;
const isUpload = (path: string): boolean => UPLOAD_FOLDER.test(path) || MONTH_FOLDER.test(path);

const fiscalYearOfPublication = ({ year, month }: FoundYear, type: DocumentType): number =>
  type === 'annual_report' && (month ?? 1) <= LAST_MONTH_OF_REPORTING ? year - 1 : year;

/** The years of one source that may be the fiscal year; none if a text about many documents names many. */
const usableYears = (named: readonly Named[]): readonly Named[] => {
  const years = named.filter(({ form }) => form !== 'published');
  const strong = years.filter(({ form }) => form !== 'plain');
  return strong.length > 0 ? strong : years;
};

/**
 * The day on which a part of a year ended is in another year than the fiscal one where that ends in
 * spring: "Q3 FY24, three months ended 31 December 2023".
 */
const byPartOfYear = (years: readonly Named[], text: string, nowYear: number): readonly Named[] => {
  const [first] = years;
  if (first === undefined || first.form === 'fiscal') return years;
  const [ofPart] = yearsOfParts(text, nowYear);
  const named = years.find(({ form }) => form === 'fiscal') ?? ofPart;
  return named === undefined || named.year === first.year
    ? years
    : [{ ...named, source: first.source }];
};

const isCrowded = (years: readonly Named[]): boolean =>
  new Set(years.map(({ year }) => year)).size > 1;

const judgedYear = (found: Named, others: readonly Named[]): YearJudgement => {
  const agreeing = others.filter(
    (each) => each.source !== found.source && each.form !== 'published' && each.year === found.year,
  );
  const against = others.filter(
    (each) =>
      each.source !== found.source &&
      OWN.includes(each.source) &&
      each.form !== 'published' &&
      each.year !== found.year,
  );
  const confidence =
    STRENGTH[found.form] * (OWN.includes(found.source) ? 1 : 0.85) +
    (agreeing.length > 0 ? 0.04 : 0) -
    (against.length > 0 ? 0.25 : 0);
  const doubt = against[0]
    ? `, but "${against[0].text}" in ${SOURCE_NAMES[against[0].source]}`
    : '';
  return {
    year: found.year,
    confidence: Math.min(0.98, confidence),
    uncertain: false,
    reason: `year ${found.year} from "${found.text}" in ${SOURCE_NAMES[found.source]}${doubt}`,
  };
};

/**
 * The year over a group of documents is the year of publication, not of the report, if the document's own date is in
 * the first half of that year.
 */
const isYearOfPublication = (
  group: Named,
  published: Named | undefined,
  type: DocumentType,
): boolean =>
  type === 'annual_report' &&
  published !== undefined &&
  published.year === group.year &&
  fiscalYearOfPublication(published, type) !== group.year;

/**
 * The fiscal year of a document by the words around its link, from close to far. A year in words ranks before a
 * publication date, and that before the folders of the URL (never upload folders).
 */
export const judgeYear = (
  evidence: readonly NameEvidence[],
  type: DocumentType,
  nowYear: number,
): YearJudgement => {
  const named = evidence.flatMap(({ source, text }) =>
    findYears(text, nowYear).map((year): Named => ({ ...year, source })),
  );
  const published = named.find(({ form, source }) => form === 'published' && source !== 'path');
  for (const source of [...OWN, ...AROUND]) {
    // Text by text: a document's own heading is closer than the one above that.
    for (const { text } of evidence.filter((each) => each.source === source)) {
      const found = usableYears(
        findYears(text, nowYear).map((year): Named => ({ ...year, source })),
      );
      const years = isInterim(type) ? byPartOfYear(found, text, nowYear) : found;
      const [first] = years;
      if (!first || (isCrowded(years) && source !== 'link' && source !== 'file')) continue;
      if (AROUND.includes(source) && isYearOfPublication(first, published, type)) continue;
      return judgedYear(first, named);
    }
  }
  const folder = yearOfFolders(evidence, named);
  // A folder of the year before says what was published late.
  if (published && folder !== published.year - 1) {
    const year = fiscalYearOfPublication(published, type);
    return {
      year,
      confidence: STRENGTH.published,
      uncertain: true,
      reason: `year ${year} guessed from the date "${published.text}" in ${SOURCE_NAMES[published.source]}`,
    };
  }
  return guessYear(folder, type, nowYear);
};

/** The last year that the folders of an address name, unless they are made by upload. */
const yearOfFolders = (
  evidence: readonly NameEvidence[],
  named: readonly Named[],
): number | undefined => {
  const path = evidence.find(({ source }) => source === 'path')?.text ?? '';
  if (isUpload(`/${path.replaceAll(' / ', '/')}/`)) return undefined;
  return named.filter(({ source, form }) => source === 'path' && form !== 'published').at(-1)?.year;
};

const guessYear = (
  folder: number | undefined,
  type: DocumentType,
  nowYear: number,
): YearJudgement => {
  if (folder !== undefined) {
    return {
      year: folder,
      confidence: 0.35,
      uncertain: true,
      reason: `year ${folder} guessed from the folders of the address`,
    };
  }
  const year = type === 'annual_report' ? nowYear - 1 : nowYear;
  return {
    year,
    confidence: 0.1,
    uncertain: true,
    reason: `no year is named anywhere near the link; ${year} until the document itself is read`,
  };
};
