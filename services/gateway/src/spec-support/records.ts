import type { CompiledStatement, Company, Document, Extraction } from '@fde/contracts';
import type { ContractClient } from './contract-client.js';

/** Records for specs, made through the API. */
export const aCompany = async (
  client: ContractClient,
  fields: Record<string, unknown> = {},
): Promise<Company> =>
  (
    await client.call('createCompany', {
      json: { name: 'Brightwater plc', ir_url: 'https://brightwater.example/investors', ...fields },
    })
  ).body;

export const aDocument = async (
  client: ContractClient,
  companyId: number,
  fields: Record<string, unknown> = {},
): Promise<Document> =>
  (
    await client.call('createDocument', {
      json: { company_id: companyId, document_type: 'Annual Report', fiscal_year: 2024, ...fields },
    })
  ).body;

export const anExtraction = async (
  client: ContractClient,
  documentId: number,
  fields: Record<string, unknown> = {},
): Promise<Extraction> =>
  (
    await client.call('createExtraction', {
      json: {
        document_id: documentId,
        statement_type: 'Income Statement',
        extracted_data: { Revenue: 100, 'Cost of sales': -60 },
        ...fields,
      },
    })
  ).body;

export const aCompiledStatement = async (
  client: ContractClient,
  companyId: number,
  fields: Record<string, unknown> = {},
): Promise<CompiledStatement> =>
  (
    await client.call('putCompiledStatement', {
      json: {
        company_id: companyId,
        statement_type: 'Income Statement',
        compiled_data: { Revenue: { 2024: 100, 2023: 90 } },
        ...fields,
      },
    })
  ).body;

/** An id that is well-formed and beyond what exists. */
export const NO_ID = 2147483647;
export const NO_TASK = '00000000-0000-4000-8000-000000000000';
