import type { ContractClient } from './contract-client.js';
import { aCompany, aCompiledStatement, aLineItem } from './records.js';
import { tinyPdf } from './tiny-pdf.js';

/** What a person asks, how an agent asks the service, and what the answer must say. */
export interface AgentQuestion {
  readonly question: string;
  readonly tool: string;
  /** `TASK_ID` stands for the task that an earlier question started. */
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly says: readonly string[];
}

const COMPANY = { company: 'BWTR' };

/** docs/agents.md has them as a table. */
export const AGENT_QUESTIONS: readonly AgentQuestion[] = [
  {
    question: 'Do you know a company that begins with “brightw”?',
    tool: 'find_companies',
    arguments: { query: 'brightw' },
    says: ['Brightwater plc', 'BWTR'],
  },
  {
    question: 'For which years do you have its statements, and which are missing?',
    tool: 'list_statements',
    arguments: COMPANY,
    says: ['"years":["2024","2023"]', '"missing_years":["2022"]'],
  },
  {
    question: 'What was its revenue in 2024, and on which page does it stand?',
    tool: 'read_figures',
    arguments: { ...COMPANY, concepts: ['revenue'], years: ['2024'] },
    says: ['"amount":100000', '"document":"Annual-report-2024.pdf"', '"page":1', '/pages/1.png'],
  },
  {
    question: 'How did revenue and net income develop?',
    tool: 'read_figures',
    arguments: { ...COMPANY, concepts: ['revenue', 'net_income'], years: ['2023-2024'] },
    says: ['"value":100', '"value":80', '"value":12', '"value":-4'],
  },
  {
    question: 'What were its total assets in 2024?',
    tool: 'read_figures',
    arguments: { ...COMPANY, concepts: ['total_assets'], years: ['2024'] },
    says: ['"items":[]', 'No balance sheet is compiled'],
  },
  {
    question: 'What was its net margin, and how is it computed?',
    tool: 'read_ratios',
    arguments: { ...COMPANY, ratios: ['net_margin'] },
    says: ['"value":0.12', 'Net income / Revenue', '"page":1'],
  },
  {
    question: 'And its gross margin?',
    tool: 'read_ratios',
    arguments: { ...COMPANY, ratios: ['gross_margin'], years: ['2024'] },
    says: ['"items":[]', 'Gross margin of Brightwater plc, 2024', 'No row'],
  },
  {
    question: 'Why is 2022 missing?',
    tool: 'show_gaps',
    arguments: { ...COMPANY, year: '2022' },
    says: ['missing_year', 'No report of the year is known'],
  },
  {
    question: 'Show me the page.',
    tool: 'show_page',
    arguments: { document_id: 1, page: 1 },
    says: ['"document":"Annual-report-2024.pdf"', '"pages":1'],
  },
  {
    question: 'Read its newest reports. How far are you?',
    tool: 'start_pipeline',
    arguments: COMPANY,
    says: ['"status":"PENDING"', 'follow_task'],
  },
];

const AT_PAGE = { document_id: 1, extraction_id: 1, page: 1, confidence: 0.9 };

const row = (name: string, values: Readonly<Record<string, number>>) =>
  aLineItem(name, values, {
    sources: Object.fromEntries(Object.keys(values).map((year) => [year, AT_PAGE])),
  });

/** The company that the questions are about, in a service without other documents. */
export const seedForAgents = async (client: ContractClient): Promise<number> => {
  const { id } = await aCompany(client, { primary_ticker: 'BWTR' });
  const { body: document } = await client.call('uploadDocument', {
    path: { 'company-id': id },
    query: 'fiscal_year=2024&document_type=annual_report&file_name=Annual-report-2024.pdf',
    body: tinyPdf('Revenue 100 80'),
    headers: { 'content-type': 'application/pdf' },
  });
  if (document.id !== AT_PAGE.document_id) throw new Error(`The document is ${document.id}`);
  await aCompiledStatement(client, id, {
    data: {
      statement_type: 'income_statement',
      company_name: 'Brightwater plc',
      currency: 'EUR',
      scale: 1000,
      years: ['2024', '2023'],
      data_lineage: {},
      gaps: [{ kind: 'missing_year', year: '2022', reason: 'no_report' }],
      confidence: 0.9,
      line_items: [
        row('Revenue', { 2024: 100, 2023: 80 }),
        row('Net income', { 2024: 12, 2023: -4 }),
      ],
    },
  });
  return id;
};
