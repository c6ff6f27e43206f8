import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommandLine } from '../run-command-line.js';
import { rememberingTerminal } from '../spec-support/remembering-terminal.js';

const FDE = fileURLToPath(new URL('../../bin/fde.mjs', import.meta.url));
const NOWHERE = 'http://127.0.0.1:1';

/** An agent at a process of its own, and what it hears when it lists companies. */
const listing = async (args: readonly string[], env: Record<string, string> = {}) => {
  const client = new Client({ name: 'spec', version: '1' });
  const transport = { command: process.execPath, args: [FDE, 'mcp', ...args], env };
  await client.connect(new StdioClientTransport({ ...transport, stderr: 'ignore' }));
  const list = async () => JSON.stringify(await client.callTool({ name: 'find_companies' }));
  return { list, close: () => client.close() };
};

describe('fde mcp', () => {
  let folder = '';
  let service: Server;
  let url = '';
  /** What the service is sent as its access token. */
  let tokens: (string | undefined)[] = [];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-mcp-'));
    service = createServer((request, response) => {
      tokens.push(request.headers.authorization);
      response.setHeader('content-type', 'application/json').end('[]');
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  after(async () => {
    service.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => void (tokens = []));

  it('sends the token of FDE_TOKEN, or none', async () => {
    const open = await listing(['--url', `${url}/`]);
    expect(await open.list()).to.contain('not_found');
    await open.close();
    const closed = await listing(['--url', url], { FDE_TOKEN: 'one' });
    await closed.list();
    await closed.close();
    expect(tokens).to.deep.equal([undefined, 'Bearer one']);
  });

  it('reads the token in a file again for every request', async () => {
    const file = join(folder, 'token');
    await writeFile(file, 'first\n');
    const agent = await listing(['--url', url, '--token-file', file]);
    await agent.list();
    await writeFile(file, 'second\n');
    await agent.list();
    await agent.close();
    expect(tokens).to.deep.equal(['Bearer first', 'Bearer second']);
  });

  it('says to the agent that the service cannot be reached, and where', async () => {
    const agent = await listing(['--url', NOWHERE]);
    expect(await agent.list()).to.contain(`unreachable: ${NOWHERE}: The service cannot be reached`);
    await agent.close();
  });

  it('ends when its input ends', async () => {
    const child = spawn(process.execPath, [FDE, 'mcp'], { stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.end();
    expect(await once(child, 'exit')).to.deep.equal([0, null]);
  });

  it('refuses an address that is none', async () => {
    const terminal = rememberingTerminal();
    expect(await runCommandLine(['mcp', '--url', 'ftp://a.example'], terminal)).to.equal(2);
    expect(terminal.complained()).to.contain('no address of http or https');
  });
});
