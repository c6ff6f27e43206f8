import { ProblemError, UnreachableError, type Client } from '@fde/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { answerSchema, NotThere, type Addresses, type Answer } from './answer.js';

/** The service that tools ask. */
export interface ToolService {
  readonly client: Client;
  readonly addresses: Addresses;
  /** Hears of faults of a tool itself, of which the agent learns no more than that there was one. */
  readonly report: (error: unknown) => void;
}

export interface ToolDescription<Input extends z.ZodRawShape, Item extends z.ZodType> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly item: Item;
  /** True where it starts something. */
  readonly starts?: boolean;
  readonly run: (
    input: z.infer<z.ZodObject<Input>>,
    service: ToolService,
  ) => Promise<Answer<z.infer<Item>>>;
}

/** A tool, ready to be offered by a server. */
export type Tool = (server: McpServer, service: ToolService) => void;

const NOT_FOUND = 404;

const resultOf = ({ picture, ...answer }: Answer<unknown>): CallToolResult => ({
  content: [
    { type: 'text', text: JSON.stringify(answer) },
    ...(picture === undefined ? [] : [{ type: 'image' as const, ...picture }]),
  ],
  structuredContent: { ...answer },
});

const inWords = (input: object): string =>
  Object.entries(input)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${String(value)}`)
    .join(', ');

const faultResult = (text: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text }],
});

/** As the API words it, with its code. */
const problemText = ({ code, message, retryAfterSeconds, requestId }: ProblemError): string =>
  [
    `${code ?? 'error'}: ${message}`,
    ...(retryAfterSeconds === undefined ? [] : [`try again in ${retryAfterSeconds} seconds`]),
    ...(requestId === undefined ? [] : [`request ${requestId}`]),
  ].join('; ');

/** What is not there is an answer with the reason; everything else that went wrong is a fault in words. */
const resultOfFault = (
  error: unknown,
  input: object,
  { addresses, report }: ToolService,
): CallToolResult => {
  const isAbsence =
    error instanceof NotThere || (error instanceof ProblemError && error.status === NOT_FOUND);
  if (isAbsence)
    return resultOf({ items: [], not_found: [{ of: inWords(input), because: error.message }] });
  if (error instanceof ProblemError) return faultResult(problemText(error));
  if (error instanceof UnreachableError)
    return faultResult(`unreachable: ${addresses.root}: ${error.message}`);
  report(error);
  return faultResult('internal_error: The tool failed');
};

/** Binds a description to the protocol: schemas of input and answer, and faults in the words of the API. */
export const toolOf =
  <Input extends z.ZodRawShape, Item extends z.ZodType>({
    name,
    title,
    description,
    input: inputSchema,
    item,
    starts = false,
    run,
  }: ToolDescription<Input, Item>): Tool =>
  (server, service) => {
    const call = async (input: z.infer<z.ZodObject<Input>>): Promise<CallToolResult> => {
      try {
        return resultOf(await run(input, service));
      } catch (error) {
        return resultOfFault(error, input, service);
      }
    };
    // The library checks the arguments against it, and knows their types no closer.
    const schema: z.ZodObject = z.object(inputSchema);
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: schema,
        outputSchema: z.object(answerSchema(item)),
        annotations: { readOnlyHint: !starts, destructiveHint: false, openWorldHint: starts },
      },
      (input) => call(input as z.infer<z.ZodObject<Input>>),
    );
  };
