import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { agentServer, type AgentServerOptions } from './agent-server.js';

/**
 * Answers one message of an agent over streamable HTTP. Nothing is kept between messages, so that
 * any gateway can answer any of them.
 */
export const answerRequest = async (
  request: Request,
  message: unknown,
  options: AgentServerOptions,
): Promise<Response> => {
  const server = agentServer(options);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
};
