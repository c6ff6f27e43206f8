import type { PageText, RawStatement } from '@fde/contracts';
import { withCommonYears } from '@fde/contracts/calendars';

import { alignYears } from '../decide/align-years.js';
import { reportHints, type ReportHints } from '../decide/report-hints.js';
import { joinCutLines, mendRecognised } from '../page/index.js';
import { moveLeftAmounts } from '../page/left-amounts.js';
import { mirrorPages } from '../page/mirror-pages.js';
import { setComprehensiveIncomeApart } from '../prove/comprehensive-income.js';
import { placeInFiscalYears, type StatedYear } from '../periods/fiscal-position.js';
import { proveReport } from '../prove/prove-report.js';
import { annualTables } from './annual-tables.js';
import { chooseTriple, describeDropped, describeTable, type Triple } from './choose-triple.js';
import { decideMoney } from './decide-money.js';
import { isMatched, tablesOf, type ReadCandidate, type Tables } from './read-tables.js';
import type { ReadingContext, ReportReading } from './reading-result.js';
import { withSisterParts } from './sister-parts.js';
import { withDecisions } from './tell/with-decisions.js';
import { tellMended } from './tell/tell-mended.js';
import { problemsOf } from './tell/tell-problems.js';
import { printedWords } from '../rows/label-words.js';
import { inLanguagesOf } from '../language/languages-in-use.js';

/**
 * Reads the three primary statements from positioned pages (the candidates, in page order). A
 * statement that is not found is missing from the result and named in `problems`; none is ever made
 * up. Pure: no input, output, clock or chance.
 */
export const readStatements = (
  texts: readonly PageText[],
  context: ReadingContext,
): ReportReading => {
  const mirrored = mirrorPages(texts);
  return mirrored.asPrinted(
    inLanguagesOf(mirrored.pages.map(plainText), () => {
      const { pages, asPrinted } = moveLeftAmounts(mirrored.pages);
      return asPrinted(readInLanguages(pages, context));
    }),
  );
};

const readInLanguages = (texts: readonly PageText[], context: ReadingContext): ReportReading => {
  const plain = texts.map(plainText);
  const words = printedWords(plain);
  const hints: ReportHints = { ...(context.hints ?? reportHints(plain)), words };
  const { pages, mended } = mendRecognised(joinCutLines(texts.toSorted((a, b) => a.page - b.page)));
  const tables: Tables = tablesOf(pages, hints);
  const triple: Triple = chooseTriple(
    annualTables(tables.drafts.filter(mayBeChosen), hints.interim === true),
  );
  const dated: RawStatement[] = alignYears(decideMoney(triple, hints.money), hints);
  const decided = withDecisions(withSisterParts(dated, triple, tables), triple, tables);
  const proven: RawStatement[] = proveReport(decided).map(setComprehensiveIncomeApart);
  const statements: RawStatement[] = placeInFiscalYears(
    tellMended(proven, mended),
    fiscalYearNamed(hints),
  );
  return {
    statements,
    companyName: hints.companyName ?? null,
    fiscalYear: newestYear(statements),
    explanation: {
      pagesRead: texts.map((p) => p.page),
      considered: [
        ...tables.drafts.map((d) => describeTable(d, triple)),
        ...tables.dropped.map(describeDropped),
      ],
    },
    problems: problemsOf(statements, texts, tables),
  };
};

const plainText = (page: PageText): string =>
  withCommonYears(page.words.map((w) => w.text).join(' '));

/** The name of the fiscal year that the text of the report uses most, if it names any. */
const fiscalYearNamed = ({ mostNamedYear: year }: ReportHints): StatedYear =>
  year === undefined ? {} : { namedYear: year };

const mayBeChosen = (table: ReadCandidate): boolean =>
  isMatched(table) && table.candidate.foreign === undefined;

const newestYear = (statements: readonly RawStatement[]): number | null =>
  statements.length === 0 ? null : Math.max(...statements.map((s) => s.fiscal_year));
