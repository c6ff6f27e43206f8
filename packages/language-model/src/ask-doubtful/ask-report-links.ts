import { askForJson, type AnswerCost, type ModelAccess } from '../ask-for-json.js';
import type { AskOptions, Question } from '../language-model.js';
import { DOUBTFUL_ROLE, dataBlock } from './doubtful-question.js';

export interface DoubtfulLink {
  readonly text: string;
  readonly url: string;
}

export interface ReportLinksAnswer {
  /** Indices of the links that lead to annual reports or to pages that list them; never one that was not asked about. */
  readonly links: readonly number[];
  readonly cost: AnswerCost;
}

const PROMPT_VERSION = 'report-links-1';
const MOST_LINKS = 60;
const LONGEST_FIELD = 160;

const questionAbout = (company: string, links: readonly DoubtfulLink[]): Question => ({
  purpose: 'report_links',
  promptVersion: PROMPT_VERSION,
  role: DOUBTFUL_ROLE,
  document: [
    dataBlock([
      ['company', company.slice(0, LONGEST_FIELD)],
      ...links.map(
        (link, index) =>
          [
            `link ${index}`,
            `${link.text.slice(0, LONGEST_FIELD)} (${link.url.slice(0, LONGEST_FIELD)})`,
          ] as const,
      ),
    ]),
  ],
  instruction:
    'Which of these links lead to an annual report of the company, or to a page that lists its annual reports? Give their numbers; an empty list where none does.',
  answerSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['links'],
    properties: { links: { type: 'array', items: { type: 'integer' } } },
  },
  maxOutputTokens: 1024,
});

/**
 * A short question about links that the rules cannot classify; shows the first 60. Throws LanguageModelError; callers
 * then keep what their rules say.
 */
export const askReportLinks = async (
  access: ModelAccess,
  company: string,
  links: readonly DoubtfulLink[],
  options: AskOptions = {},
): Promise<ReportLinksAnswer> => {
  const shown = links.slice(0, MOST_LINKS);
  const { value, cost } = await askForJson<{ links: readonly number[] }>(
    access,
    questionAbout(company, shown),
    options,
  );
  return {
    links: [...new Set(value.links)].filter((index) => index >= 0 && index < shown.length),
    cost,
  };
};
