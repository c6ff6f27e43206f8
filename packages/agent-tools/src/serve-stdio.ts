import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { agentServer, type AgentServerOptions } from './agent-server.js';

/** Serves one agent over standard input and output, until it closes the input. */
export const serveStdio = async (options: AgentServerOptions): Promise<void> => {
  const server = agentServer(options);
  const over = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    process.stdin.once('end', () => void server.close());
  });
  await server.connect(new StdioServerTransport());
  await over;
};
