import type { RawStatement } from '@fde/contracts';
import { reconcileReport, type ModelStatement, type ShownPage } from '@fde/statements';
import {
  FOREIGN_KINDS,
  foreignAnswer,
  type ForeignAnswer,
  type ForeignKind,
} from './foreign-answers.js';

export interface ForeignJudgement {
  readonly kind: ForeignKind;
  /** Numbers of the statement in question that are stored. */
  readonly stored: number;
  /** Of these: from the model alone, or of a statement that is in doubt. */
  readonly ofModel: number;
  /** Of these: with more confidence than a model alone may give. */
  readonly tooSure: readonly string[];
}

/** The highest confidence of what only a language model read. */
const MOST = 0.75;

export interface ForeignTrial {
  readonly document: string;
  readonly layout: readonly RawStatement[];
  readonly right: readonly ModelStatement[];
  readonly pages: readonly ShownPage[];
  readonly modelName: string;
  readonly random: () => number;
}

/** What the engine may have found: all, all but the statement in question, or nothing. */
const layoutsFor = ({ layout, random }: ForeignTrial, { type }: ForeignAnswer) => {
  const without = layout.filter(({ statement_type }) => statement_type !== type);
  return [layout, without, []][Math.floor(random() * 3)] ?? [];
};

const judge = (trial: ForeignTrial, answer: ForeignAnswer): ForeignJudgement => {
  const { pages, modelName, document } = trial;
  const layout = layoutsFor(trial, answer);
  const joined = reconcileReport({
    layout,
    model: answer.statements,
    pages,
    modelName,
    companyName: document,
  });
  const statement = joined.statements.find((one) => one.statement_type === answer.type);
  const known = layout.some((one) => one.statement_type === answer.type);
  const cells = (statement?.line_items ?? []).flatMap((item) =>
    Object.entries(item.sources ?? {}).map(([year, source]) => ({ item, year, source })),
  );
  // If a heading contradicts print, no number of the statement is sure, whoever read it.
  const inDoubt = !known || answer.kind === 'other_heading';
  const ofModel = cells.filter(({ source }) => inDoubt || source.method === modelName);
  const tooSure = ofModel.filter(({ source }) => (source.confidence ?? 1) > MOST);
  return {
    kind: answer.kind,
    stored: cells.length,
    ofModel: ofModel.length,
    tooSure: tooSure.map(
      ({ item, year, source }) =>
        `${document}: ${answer.kind} ${answer.type} "${item.name}" ${year}: ${source.confidence}`,
    ),
  };
};

/** This many answers about one report, cycling through the foreign kinds. */
export const judgeForeign = (trial: ForeignTrial, answers: number): ForeignJudgement[] =>
  Array.from({ length: answers }, (_, at) => {
    const kind = FOREIGN_KINDS[at % FOREIGN_KINDS.length] ?? 'other_page';
    const answer = foreignAnswer(kind, trial);
    return answer === undefined ? [] : [judge(trial, answer)];
  }).flat();
