import { askReportLinks, LanguageModelError, type ModelAccess } from '@fde/language-model';
import type { TaskLog } from '@fde/service-kit';
import type { JudgedDocument } from './judged-document.js';

/**
 * Indices of the documents that a language model takes for annual reports; undefined if it could
 * not be asked.
 */
export type AskAboutLinks = (
  company: string,
  links: readonly { readonly text: string; readonly url: string }[],
  log: TaskLog,
  signal: AbortSignal,
) => Promise<{ readonly annual: readonly number[]; readonly model: string } | undefined>;

/** Names that tell less than this leave the type of a document open. */
const DOUBTFUL = 0.5;
/** A site whose annual reports are this sure needs no second opinion. */
const SURE = 0.6;
const OPINION = 0.5;

const isDoubtful = ({ judgement }: JudgedDocument): boolean =>
  judgement.documentType === 'other' || judgement.typeConfidence < DOUBTFUL;
const isSureReport = ({ judgement }: JudgedDocument): boolean =>
  judgement.documentType === 'annual_report' && judgement.confidence >= SURE;

/** One short question to the configured model. A fault of it is logged and costs the task nothing but the opinion. */
export const linksOpinionFrom =
  (access: ModelAccess): AskAboutLinks =>
  async (company, links, log, signal) => {
    try {
      const answer = await askReportLinks(access, company, links, { signal });
      return { annual: answer.links, model: access.model.model };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof LanguageModelError)) throw error;
      log.warn('the language model gave no opinion; the rules decide alone', {
        code: error.code,
        reason: error.message,
      });
      return undefined;
    }
  };

/**
 * Where a site shows documents but none that is surely an annual report, a model may say which of the doubtful ones
 * are. They stay in doubt: their content has the last word when they are classified.
 */
export const withOpinion = async (
  found: readonly JudgedDocument[],
  company: string,
  ask: AskAboutLinks | undefined,
  log: TaskLog,
  signal: AbortSignal,
): Promise<readonly JudgedDocument[]> => {
  const doubtful = found.filter(isDoubtful);
  if (ask === undefined || doubtful.length === 0 || found.some(isSureReport)) return found;
  const opinion = await ask(
    company,
    doubtful.map(({ judgement, url }) => ({ text: judgement.title, url })),
    log,
    signal,
  );
  const chosen = new Set(opinion?.annual.map((index) => doubtful[index]));
  return found.map((document) =>
    !chosen.has(document)
      ? document
      : {
          ...document,
          judgement: {
            ...document.judgement,
            documentType: 'annual_report',
            typeConfidence: OPINION,
            confidence: Math.min(
              OPINION,
              Math.max(document.judgement.confidence, document.judgement.yearConfidence),
            ),
            reasons: [
              ...document.judgement.reasons,
              `${opinion?.model ?? 'a language model'} takes it for an annual report`,
            ],
          },
        },
  );
};
