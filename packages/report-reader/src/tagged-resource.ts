import type { components } from '@fde/contracts';
import type { TaggedFacts } from './reading-protocol.js';

/** What a tagged report says about itself, as results of tasks carry it. */
export const taggedResource = ({
  companyName,
  documentType,
  fiscalYear,
  period,
  identifier,
  language,
  contradictions,
}: TaggedFacts): components['schemas']['TaggedReportFacts'] => ({
  ...(companyName === undefined ? {} : { company_name: companyName }),
  ...(documentType === undefined ? {} : { document_type: documentType }),
  ...(fiscalYear === undefined ? {} : { fiscal_year: fiscalYear }),
  ...(period === undefined ? {} : { period: { start: period.start, end: period.end } }),
  ...(identifier === undefined ? {} : { identifier: { ...identifier } }),
  ...(language === undefined ? {} : { language }),
  contradictions: [...contradictions],
});
