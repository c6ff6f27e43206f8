import type { ApiAnswer, WireQuestion, WireFormat } from './wire-format.js';

interface ChatPart {
  readonly type: string;
  readonly text?: string;
  readonly file?: { readonly file_data: string };
}
interface ChatRequest {
  readonly model?: string;
  readonly messages?: readonly {
    readonly role: string;
    readonly content: string | readonly ChatPart[];
  }[];
  readonly response_format?: {
    readonly type: 'json_schema' | 'json_object';
    readonly json_schema?: { readonly schema: unknown };
  };
}

const partsOf = (content: string | readonly ChatPart[]): readonly ChatPart[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content;

/** `POST <base>/chat/completions`. Source: OpenAI API reference, the chat completion object. */
export const openAiFormat: WireFormat = {
  matches: (path) => path.endsWith('/chat/completions'),
  keyOf: (headers) => headers.authorization?.replace(/^Bearer /, ''),
  read: (_path, body): WireQuestion => {
    const request = body as ChatRequest;
    const messages = request.messages ?? [];
    const conversation = messages.filter((message) => message.role !== 'system');
    const parts = conversation.flatMap((message) => partsOf(message.content));
    return {
      model: request.model ?? '',
      text: parts.map((part) => part.text ?? '').join('\n'),
      system: messages
        .filter((message) => message.role === 'system')
        .flatMap((message) => partsOf(message.content))
        .map((part) => part.text ?? '')
        .join('\n'),
      pdfs: parts.flatMap((part) =>
        part.file === undefined
          ? []
          : [
              Buffer.from(
                part.file.file_data.slice(part.file.file_data.indexOf(',') + 1),
                'base64',
              ),
            ],
      ),
      format: request.response_format?.type ?? 'text',
      schema: request.response_format?.json_schema?.schema,
      turns: conversation.length,
    };
  },
  answer: ({ text, finish, tokensIn, tokensOut, blocked }: ApiAnswer) => ({
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        finish_reason: blocked === undefined ? finish : 'content_filter',
        message: { role: 'assistant', content: blocked === undefined ? text : null },
      },
    ],
    ...(tokensIn === undefined
      ? {}
      : {
          usage: {
            prompt_tokens: tokensIn,
            completion_tokens: tokensOut,
            total_tokens: tokensIn + (tokensOut ?? 0),
          },
        }),
  }),
  error: (fault) => ({
    error: {
      message: fault.message ?? 'The request failed.',
      type: 'stand_in_error',
      code: fault.code ?? null,
    },
  }),
};
