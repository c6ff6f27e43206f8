import { bodyOf, type Schemas } from '@fde/client';
import type { ContractClient } from './contract-client.js';

/** Who makes records: through the API, as every client does. */
type Maker = Pick<ContractClient, 'plain'>;

export const aCompany = (
  { plain }: Maker,
  fields: Partial<Schemas['CompanyCreate']> = {},
): Promise<Schemas['Company']> =>
  bodyOf(
    plain.POST('/api/v1/companies', {
      body: { name: 'Brightwater plc', ir_url: 'https://brightwater.example/investors', ...fields },
    }),
  );

export const aDocument = (
  { plain }: Maker,
  companyId: number,
  fields: Partial<Schemas['DocumentCreate']> = {},
): Promise<Schemas['Document']> =>
  bodyOf(
    plain.POST('/api/v1/documents', {
      body: { company_id: companyId, document_type: 'Annual Report', fiscal_year: 2024, ...fields },
    }),
  );

export const anExtraction = (
  { plain }: Maker,
  documentId: number,
  fields: Partial<Schemas['ExtractionCreate']> = {},
): Promise<Schemas['Extraction']> =>
  bodyOf(
    plain.POST('/api/v1/extractions', {
      body: {
        document_id: documentId,
        statement_type: 'Income Statement',
        extracted_data: { Revenue: 100, 'Cost of sales': -60 },
        ...fields,
      },
    }),
  );

const REVENUE = { compiled_data: { Revenue: { 2024: 100, 2023: 90 } } };

export const aCompiledStatement = (
  { plain }: Maker,
  companyId: number,
  fields: Partial<Schemas['CompiledStatementPut']> = {},
): Promise<Schemas['CompiledStatement']> =>
  bodyOf(
    plain.POST('/api/v1/compiled-statements', {
      body: {
        company_id: companyId,
        statement_type: 'Income Statement',
        ...(fields.data === undefined ? REVENUE : {}),
        ...fields,
      },
    }),
  );

/** An id that is well-formed but does not exist. */
export const NO_ID = 2147483647;
export const NO_TASK = '00000000-0000-4000-8000-000000000000';

/** A row of a compiled statement as a client may store it. */
export const aLineItem = (name: string, values: Readonly<Record<string, number>>, more = {}) => ({
  name,
  values,
  indentation_level: 0,
  is_total: false,
  section: null,
  unit: 'money',
  variants: [],
  confidence: 0.9,
  sources: {},
  ...more,
});
