import { TokenIssuer } from '@fde/testing';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { AGENT_QUESTIONS, seedForAgents } from '../spec-support/agent-questions.js';
import { NO_TASK } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

const at = (path: string): URL => new URL(`../../../../${path}`, import.meta.url);

/** The command line as an agent starts it. */
const overStdio = (url: string, token = ''): Transport =>
  new StdioClientTransport({
    command: process.execPath,
    args: [fileURLToPath(at('apps/cli/bin/fde.mjs')), 'mcp', '--url', url],
    env: { FDE_TOKEN: token },
    stderr: 'ignore',
  });

const overHttp = (url: string, token = ''): Transport =>
  new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: token === '' ? {} : { authorization: `Bearer ${token}` } },
  });

const WAYS = { 'fde mcp over standard input and output': overStdio, '/mcp over HTTP': overHttp };

/** An agent that the SDK connects, which checks every answer against the schema of its tool. */
const agentOver = async (transport: Transport) => {
  const client = new Client({ name: 'spec', version: '1' });
  await client.connect(transport);
  await client.listTools();
  const call = async (name: string, input: Readonly<Record<string, unknown>> = {}) =>
    (await client.callTool({ name, arguments: input })) as CallToolResult;
  return { client, call, close: () => client.close() };
};
type Agent = Awaited<ReturnType<typeof agentOver>>;

const textOf = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('');
const answerOf = (result: CallToolResult) =>
  result.structuredContent as {
    items: Record<string, unknown>[];
    not_found: { of: string; because: string }[];
  };

for (const [name, transport] of Object.entries(WAYS))
  describe(`Agents: ${name}`, function () {
    this.timeout(60_000);
    let running: RunningGateway;
    let agent: Agent;
    let companyId = 0;
    before(async () => {
      running = await RunningGateway.start();
      companyId = await seedForAgents(running.client);
      agent = await agentOver(transport(running.client.url));
    });
    after(async () => {
      await agent.close();
      await running.stop();
    });

    const expectThere = async ({ address }: { readonly address: string }): Promise<void> => {
      expect(address.startsWith(`${running.client.url}/api/v1/`), address).to.equal(true);
      expect((await fetch(address)).status, address).to.equal(200);
    };

    it('describe every tool, every argument of it, and its answer', async () => {
      const { tools } = await agent.client.listTools();
      expect(tools.map((tool) => tool.name)).to.deep.equal([
        'find_companies',
        'list_statements',
        'read_figures',
        'read_periods',
        'read_ratios',
        'show_gaps',
        'show_page',
        'start_pipeline',
        'follow_task',
      ]);
      for (const tool of tools) {
        expect(tool.description?.length, tool.name).to.be.above(50);
        expect(tool.outputSchema?.required, tool.name).to.include.members(['items', 'not_found']);
        expect(tool.annotations?.readOnlyHint, tool.name).to.equal(tool.name !== 'start_pipeline');
      }
    });

    for (const { question, tool, arguments: input, says } of AGENT_QUESTIONS)
      it(`answer: ${question}`, async () => {
        const result = await agent.call(tool, input);
        for (const words of says) expect(textOf(result)).to.contain(words);
        expect(result.isError ?? false).to.equal(false);
        const { items, not_found: absent } = answerOf(result);
        expect(items.length + absent.length).to.be.above(0);
        for (const { sources } of items as { sources?: { address: string }[] }[]) {
          expect(sources).to.have.length.above(0);
          for (const one of sources ?? []) await expectThere(one);
        }
        expect(textOf(result).length).to.be.below(5_000);
      });

    it('show a page as a picture', async () => {
      const { content } = await agent.call('show_page', { document_id: 1, page: 1, width: 300 });
      const [, picture] = content;
      expect(picture).to.include({ type: 'image', mimeType: 'image/png' });
      const bytes = Buffer.from(picture?.type === 'image' ? picture.data : '', 'base64');
      expect(bytes.subarray(1, 4).toString()).to.equal('PNG');
    });

    it('follow a task, and wait for it', async () => {
      const [task] = answerOf(await agent.call('start_pipeline', { company: 'BWTR' })).items;
      const input = { task_id: task?.['task_id'], wait_seconds: 1 };
      const [status] = answerOf(await agent.call('follow_task', input)).items;
      expect(status).to.include({ is_over: false, company_id: companyId, status: 'PENDING' });
      await running.client.call('revokeTask', { path: { task_id: String(task?.['task_id']) } });
      const [ended] = answerOf(await agent.call('follow_task', input)).items;
      expect(ended).to.include({ is_over: true, status: 'REVOKED' });
    });

    it('say why nothing is found, and tell companies of one name apart by asking', async () => {
      for (const [tool, input, because] of [
        ['find_companies', { query: 'zzz' }, 'None of the'],
        ['list_statements', { company: 'zzz' }, 'No company has the id, ticker or name zzz'],
        ['list_statements', { company: 'as' }, 'is the name of several companies (4 ASML'],
        ['list_statements', { company: '1' }, 'Nothing is compiled'],
        ['read_figures', { company: '1', concepts: ['revenue'] }, 'Nothing is compiled'],
        ['read_figures', { company: '1' }, 'No figure is compiled'],
        ['read_figures', { company: 'BWTR', concepts: ['revenue'], years: ['1999'] }, '2023'],
        ['read_ratios', { company: 'BWTR', ratios: ['luck'] }, 'It is no ratio'],
        ['read_ratios', { company: 'BWTR', years: ['1999'] }, 'not for 1999'],
        ['read_ratios', { company: '1' }, 'Nothing is compiled'],
        ['show_gaps', { company: 'BWTR', year: '2024' }, 'Nothing is missing'],
        ['show_page', { document_id: 1, page: 99 }, 'page'],
        ['show_page', { document_id: 999, page: 1 }, 'Document 999 does not exist'],
        ['follow_task', { task_id: NO_TASK }, 'does not exist'],
      ] as const) {
        const result = await agent.call(tool, input);
        const { items, not_found: absent } = answerOf(result);
        expect(items, tool).to.deep.equal([]);
        expect(absent.map((one) => one.because).join(), tool).to.contain(because);
      }
    });

    it('hear of faults in the words of the API', async () => {
      const wrong = await agent.call('read_figures', { company: 'BWTR', concepts: ['revenues'] });
      expect(wrong.isError).to.equal(true);
      expect(textOf(wrong)).to.match(/^validation_error: .*the nearest are revenue/);
      const without = await agent.call('read_figures', {});
      expect(without.isError).to.equal(true);
      expect(textOf(without)).to.contain('company');
    });

    it('need the scope of the operation behind a tool, and count against its limits', async () => {
      const issuer = await TokenIssuer.start();
      const { url, audience, clientId } = issuer;
      const tokens = { issuer: url, audience, clientId };
      const access = { tokens, apiKeys: false, metricsOpen: false };
      const rateLimits = { triggers: 1 };
      const closed = await RunningGateway.start({ access, rateLimits });
      try {
        const as = async (scope: string) =>
          agentOver(transport(closed.client.url, await issuer.token({ scope })));
        const reader = await as('read');
        const [first] = answerOf(await reader.call('find_companies')).items;
        const input = { company: String(first?.['company_id']) };
        expect(textOf(await reader.call('start_pipeline', input))).to.match(/^insufficient_scope/);
        await reader.close();
        const writer = await as('read write');
        expect((await writer.call('start_pipeline', input)).isError ?? false).to.equal(false);
        const again = await writer.call('start_pipeline', input);
        expect(textOf(again)).to.match(/^too_many_requests: .*try again in \d+ seconds/);
        await writer.close();
      } finally {
        await closed.stop();
        await issuer.stop();
      }
    });
  });

describe('The page for agents', () => {
  it('has the ten questions as they are asked here', async () => {
    const page = (await readFile(at('docs/agents.md'), 'utf8')).replaceAll(/ +/g, ' ');
    expect(AGENT_QUESTIONS).to.have.length(10);
    for (const { question, tool, arguments: input, says } of AGENT_QUESTIONS)
      expect(page).to.contain(
        `| ${question} | \`${tool}\` \`${JSON.stringify(input)}\` | ${says.map((one) => `\`${one}\``).join(' ')} |`,
      );
  });
});

describe('/mcp', () => {
  let running: RunningGateway;
  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  const send = (json: object, headers = {}) =>
    running.client.call('answerAgent', { json, headers });
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

  it('answers a request, and says nothing to a notification', async () => {
    expect((await send(ping)).body).to.deep.equal({ jsonrpc: '2.0', id: 1, result: {} });
    const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
    expect((await send(notification)).status).to.equal(202);
    const unknown = (await send({ ...ping, method: 'nonsense' })).body;
    expect((unknown as { error?: { code: number } }).error?.code).to.equal(-32601);
  });

  it('refuses what is no message, and a version that it does not speak', async () => {
    expect((await send({ jsonrpc: '1.0', method: 'ping' })).status).to.equal(422);
    const other = await send(ping, { 'mcp-protocol-version': '1999-01-01' });
    expect([other.status, other.problem.error_code]).to.deep.equal([400, 'bad_request']);
    expect(other.problem.detail).to.contain('1999-01-01');
  });

  it('has no stream of its own: 405', async () => {
    expect((await fetch(`${running.client.url}/mcp`)).status).to.equal(405);
  });

  it('is closed to pages of other sites, as the REST API is', async () => {
    const { status, problem } = await send(ping, { origin: 'https://evil.example' });
    expect([status, problem.error_code]).to.deep.equal([403, 'foreign_origin']);
  });
});
