import { createClient } from '@fde/client';
import { ProblemError } from '../../problems/error-reply.js';
import { empty, printed } from '../../replies/reply.js';
import type { ApiRoute } from '../route.js';

const ACCEPTED = 202;

/** What the library asks for in the head; the gateway has checked the rest of it. */
const headersOf = (version: string | undefined): Record<string, string> => ({
  accept: 'application/json, text/event-stream',
  'content-type': 'application/json',
  ...(version === undefined ? {} : { 'mcp-protocol-version': version }),
});

/** The words of a refusal, which is an error of JSON-RPC. */
const wordsOf = async (response: Response): Promise<string> => {
  const { error } = (await response.json()) as { error?: { message?: string } };
  return error?.message ?? 'The message is none of the Model Context Protocol';
};

/** The tools ask the REST API in the name of the agent: its rights and limits hold for them. */
export const answerAgent: ApiRoute<'answerAgent'> = async (
  { body, header, origin, ask },
  { log },
) => {
  // Loaded when the first agent comes: the library would make every start slower.
  const { answerRequest } = await import('@fde/agent-tools');
  const message = new Request(`${origin}/mcp`, {
    method: 'POST',
    headers: headersOf(header['MCP-Protocol-Version']),
  });
  const client = createClient({ baseUrl: origin, fetch: ask });
  const report = (error: unknown): void => log.error('a tool of agents failed', { error });
  const response = await answerRequest(message, body, { client, address: origin, report });
  if (response.status === ACCEPTED) return empty(ACCEPTED);
  if (!response.ok) throw new ProblemError('bad_request', await wordsOf(response));
  return printed(200, await response.text());
};
