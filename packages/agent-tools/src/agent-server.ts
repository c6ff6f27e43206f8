import type { Client } from '@fde/client';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { readFileSync } from 'node:fs';
import { Addresses } from './answer.js';
import type { Tool } from './tool.js';
import { findCompanies } from './tools/find-companies.js';
import { listStatements } from './tools/list-statements.js';
import { readFigures } from './tools/read-figures.js';
import { readPeriods } from './tools/read-periods.js';
import { readRatios } from './tools/read-ratios.js';
import { followTask, startPipeline } from './tools/run-pipeline.js';
import { showGaps } from './tools/show-gaps.js';
import { showPage } from './tools/show-page.js';

const TOOLS: readonly Tool[] = [
  findCompanies,
  listStatements,
  readFigures,
  readPeriods,
  readRatios,
  showGaps,
  showPage,
  startPipeline,
  followTask,
];

const INSTRUCTIONS =
  'Figures of annual and interim reports, each with the report and page on which it stands. Name the report and page beside every number that you pass on. not_found says why something is not there: pass that on too, and put no number of your own in its place.';

const PACKAGE = new URL('../package.json', import.meta.url);
const { version: VERSION } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };

export interface AgentServerOptions {
  /** Asks the service. */
  readonly client: Client;
  /** The address by which people reach the service: sources begin with it. */
  readonly address: string;
  /** Hears of faults of a tool itself. */
  readonly report: (error: unknown) => void;
}

/** A server of the Model Context Protocol over one connection, with the tools of this service. */
export const agentServer = ({ client, address, report }: AgentServerOptions): McpServer => {
  const server = new McpServer(
    { name: 'fde', title: 'Financial Data Extraction Service', version: VERSION },
    { instructions: INSTRUCTIONS },
  );
  const service = { client, addresses: new Addresses(address), report };
  for (const offer of TOOLS) offer(server, service);
  return server;
};
