import { serveStdio } from '@fde/agent-tools';
import { createClient } from '@fde/client';
import { InvalidArgumentError, type Command } from 'commander';
import { readFile } from 'node:fs/promises';
import type { Terminal } from '../terminal.js';

interface McpFlags {
  readonly url: string;
  readonly tokenFile?: string;
}

/** Where `npm start` listens. */
const STANDARD_URL = 'http://127.0.0.1:3030';
const SCHEMES = ['http:', 'https:'];

export function addMcp(program: Command, terminal: Terminal): void {
  program
    .command('mcp')
    .description(
      'Serves agents over standard input and output (Model Context Protocol), with the tools of a running service.',
    )
    .option('--url <address>', 'of the service', serviceAddress, STANDARD_URL)
    .option(
      '--token-file <path>',
      'file with the access token of a closed service; read again for every request. Without it, the token is in FDE_TOKEN',
    )
    .action(async ({ url, tokenFile }: McpFlags) => {
      terminal.err(`fde: serves agents with the tools of ${url}\n`);
      const client = createClient({ baseUrl: url, token: () => currentToken(tokenFile) });
      const report = (error: unknown): void => terminal.err(`fde: ${String(error)}\n`);
      await serveStdio({ client, address: url, report });
    });
}

function serviceAddress(text: string): string {
  if (!URL.canParse(text) || !SCHEMES.includes(new URL(text).protocol))
    throw new InvalidArgumentError('It is no address of http or https.');
  return text.replace(/\/+$/, '');
}

/** Tokens expire: one that is renewed in its file is taken from there. */
async function currentToken(file: string | undefined): Promise<string | undefined> {
  const text = file === undefined ? process.env['FDE_TOKEN'] : await readFile(file, 'utf8');
  const token = text?.trim();
  return token === '' ? undefined : token;
}
