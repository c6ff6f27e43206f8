import { askDocumentType, LanguageModelError, type ModelAccess } from '@fde/language-model';
import { DOCUMENT_TYPES, type Classification, type DocumentType } from '@fde/report-classification';
import type { TaskLog } from '@fde/service-kit';

/** What the rules have decided, perhaps with a language model's opinion on a doubtful case. */
export type DecidedClassification = Omit<Classification, 'decidedBy'> & {
  readonly decidedBy: Classification['decidedBy'] | 'language_model';
};

export interface Opinion {
  /** Undefined if the model cannot tell. */
  readonly type: DocumentType | undefined;
  readonly fiscalYear: number | undefined;
  readonly model: string;
}

/** What the model gets to see of a document. */
interface DoubtfulNames {
  readonly documentId: number;
  readonly fileName: string;
  readonly url: string;
  readonly title: string | undefined;
  /** Text of its first pages; undefined if no file is stored. */
  readonly beginning: string | undefined;
}

/** Undefined if the model could not be asked: the rules decide alone. */
export type AskOpinion = (
  document: DoubtfulNames,
  log: TaskLog,
  signal: AbortSignal,
) => Promise<Opinion | undefined>;

/** Below this the rules are in doubt and a model may be asked. */
const DOUBTFUL = 0.6;
const AGREED = 0.2;
const MOST_WHEN_AGREED = 0.85;
/** A model's word alone. */
const OPINION = 0.6;

export const isDoubtful = (decided: Classification): boolean => decided.confidence < DOUBTFUL;

const isType = (type: string | undefined): type is DocumentType =>
  (DOCUMENT_TYPES as readonly (string | undefined)[]).includes(type);

/** A short question to the configured model. A fault of it is logged and costs the task nothing but the opinion. */
export const opinionFrom =
  (access: ModelAccess): AskOpinion =>
  async (document, log, signal) => {
    const { documentId, fileName, url, title, beginning } = document;
    try {
      const answer = await askDocumentType(
        access,
        {
          fileName,
          url,
          types: DOCUMENT_TYPES,
          ...(title === undefined ? {} : { linkText: title }),
          ...(beginning === undefined ? {} : { beginning }),
        },
        { signal, documentId },
      );
      return {
        type: isType(answer.type) ? answer.type : undefined,
        fiscalYear: answer.fiscalYear,
        model: access.model.model,
      };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof LanguageModelError)) throw error;
      log.warn('the language model gave no opinion; the rules decide alone', {
        document_id: documentId,
        code: error.code,
        reason: error.message,
      });
      return undefined;
    }
  };

/** Puts a model's opinion beside what the rules decided in doubt. A year of the model counts only where the rules have none that is sure. */
export const weighOpinion = (
  decided: Classification,
  opinion: Opinion | undefined,
): DecidedClassification => {
  if (opinion?.type === undefined) return decided;
  const { type, model } = opinion;
  const year =
    decided.yearUncertain && opinion.fiscalYear !== undefined
      ? { fiscalYear: opinion.fiscalYear }
      : {};
  if (type === decided.documentType) {
    return {
      ...decided,
      ...year,
      confidence: Math.min(MOST_WHEN_AGREED, Math.round((decided.confidence + AGREED) * 100) / 100),
      reasons: [...decided.reasons, `${model} says the same`],
    };
  }
  return {
    ...decided,
    ...year,
    documentType: type,
    variant: undefined,
    confidence: OPINION,
    decidedBy: 'language_model',
    reasons: [
      `${model} takes it for ${type}`,
      `the rules, in doubt, said ${decided.documentType}`,
      ...decided.reasons,
    ],
  };
};
