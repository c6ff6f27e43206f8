import { NO_CURRENCY, STATEMENT_TYPES, type RawLineItem, type RawStatement } from '@fde/contracts';
import { proveReport } from '../prove/prove-report.js';
import type { ModelStatement } from './model-reading.js';
import { cellKey } from '../identities/cell-key.js';
import { weakestOf } from '../evidence/decision.js';
import { addTallies, MOST_OF_A_MODEL, witnessedConfidence, type Tally } from './reading-status.js';
import { reconcileStatement, type MergedStatement } from './reconcile-statement.js';
import type { ShownPage } from './shown-page.js';
import { statementFromModel, type ReportContext } from './statement-from-model.js';
import { readPages } from './pages/titled-places.js';
import { roundedShare } from '../evidence/digits.js';

export interface ReconcileInput {
  /** What the engine read; may be empty. */
  readonly layout: readonly RawStatement[];
  /** What the model read. */
  readonly model: readonly ModelStatement[];
  /** The pages that the model was shown. */
  readonly pages: readonly ShownPage[];
  /** Name of the model, as `method` will state it. */
  readonly modelName: string;
  /** The company, if no statement names it. */
  readonly companyName: string;
}

export interface ReconciledReport {
  readonly statements: readonly RawStatement[];
  readonly tally: Tally;
}

/**
 * What the engine's statements say about one that it did not find: only one of them may print the
 * currency.
 */
const contextOf = ({ layout, companyName }: ReconcileInput): ReportContext => ({
  companyName: layout[0]?.company_name ?? companyName,
  currency: layout.map(({ currency }) => currency).find((code) => code !== NO_CURRENCY),
  scale: layout[0]?.scale,
});

/**
 * Joins the engine's reading of a report with a language model's, cell by cell. Nothing is taken
 * from the model unless the page prints it in the row and column named; if both numbers are
 * printed, the sums decide. The result is proven again, and each cell's confidence shows where it
 * came from: `method` of a source names the one reading that gave it, and is absent if both agree.
 */
export const reconcileReport = (input: ReconcileInput): ReconciledReport => {
  const { layout, model, pages, modelName } = input;
  const context = contextOf(input);
  const read = readPages(pages, layout);
  const merged = STATEMENT_TYPES.flatMap((type): Joined[] => {
    const mine = layout.find((statement) => statement.statement_type === type);
    const theirs = model.find((statement) => statement.type === type);
    if (mine === undefined) {
      const found =
        theirs === undefined ? undefined : statementFromModel(theirs, read, context, modelName);
      return found === undefined
        ? []
        : [{ merged: found, method: modelName, both: false, ofModel: true }];
    }
    if (theirs === undefined)
      return [
        { merged: keepAsRead(mine, modelName), method: mine.method, both: false, ofModel: false },
      ];
    return [
      {
        merged: reconcileStatement(mine, theirs, read, modelName),
        method: modelName,
        both: true,
        ofModel: false,
      },
    ];
  });
  const proven = proveReport(merged.map((entry) => entry.merged.statement));
  return {
    statements: proven.flatMap((statement, at) => {
      const joined = merged[at];
      return joined === undefined ? [] : [settleConfidences(statement, joined)];
    }),
    tally: addTallies(merged.map((entry) => entry.merged.tally)),
  };
};

interface Joined {
  readonly merged: MergedStatement;
  readonly method: string;
  /** Read by both: a source then names its reading, unless both gave the number. */
  readonly both: boolean;
  /** Only the model says which statement its rows belong to. */
  readonly ofModel: boolean;
}

/** A statement that the model did not give stays as it was read. */
const keepAsRead = (statement: RawStatement, modelName: string): MergedStatement => ({
  statement,
  statuses: new Map(),
  headerInDoubt: false,
  notes: [`${modelName} did not give this statement.`],
  tally: addTallies([
    {
      agreed: 0,
      layoutOnly: statement.line_items.reduce(
        (sum, item) => sum + Object.keys(item.values).length,
        0,
      ),
      modelOnly: 0,
      differing: 0,
      droppedNumbers: 0,
      droppedRows: 0,
    },
  ]),
});

/** A number is no more certain than the year, the scale and the currency it is said to have. */
const MOST_WITH_DOUBTFUL_HEADER = 0.6;

/** The highest confidence for any number of a joined statement, and for the statement itself. */
const mostOf = ({ merged, ofModel }: Joined): number =>
  Math.min(merged.headerInDoubt ? MOST_WITH_DOUBTFUL_HEADER : 1, ofModel ? MOST_OF_A_MODEL : 1);

const meanConfidence = (items: readonly RawLineItem[]): number => {
  const all = items.flatMap(({ sources }) =>
    Object.values(sources ?? {}).map(({ confidence = 0 }) => confidence),
  );
  return all.length === 0 ? 1 : all.reduce((sum, confidence) => sum + confidence, 0) / all.length;
};

/** Sums of numbers that only a model read do not make the statement surer than its numbers. */
const confidenceOf = (
  proven: RawStatement,
  joined: Joined,
  items: readonly RawLineItem[],
): number => {
  const someOfModel = [...joined.merged.statuses.values()].includes('model_only');
  return Math.min(
    proven.confidence,
    mostOf(joined),
    someOfModel ? roundedShare(meanConfidence(items)) : 1,
  );
};

/**
 * How the second reading changes the confidence that the proof gave, and which reading gave each
 * number.
 */
const settleConfidences = (proven: RawStatement, joined: Joined): RawStatement => {
  const line_items = proven.line_items.map((item, row) => witnessedItem(item, row, joined, proven));
  return {
    ...proven,
    method: joined.method,
    confidence: confidenceOf(proven, joined, line_items),
    notes: [...(proven.notes ?? []), ...joined.merged.notes],
    line_items,
  };
};

const witnessedItem = (
  item: RawLineItem,
  row: number,
  joined: Joined,
  { method: read, decisions }: RawStatement,
): RawLineItem => {
  const { merged, method, both } = joined;
  const bound = weakestOf(decisions);
  const most = mostOf(joined);
  const sources = Object.fromEntries(
    Object.entries(item.sources ?? {}).map(([year, source]) => {
      const status = merged.statuses.get(cellKey(row, year));
      const { method: own = read, ...place } = source;
      const confidence = witnessedConfidence(
        source.confidence ?? item.confidence ?? 0,
        status,
        bound,
      );
      const namesMethod = both ? status !== 'agreed' : own !== method;
      return [
        year,
        {
          ...place,
          confidence: Math.min(confidence, most),
          ...(namesMethod ? { method: own } : {}),
        },
      ];
    }),
  );
  const all = Object.values(sources).map((source) => source.confidence);
  return {
    ...item,
    sources,
    confidence: all.length === 0 ? Math.min(item.confidence ?? 0, most) : Math.min(...all),
  };
};
