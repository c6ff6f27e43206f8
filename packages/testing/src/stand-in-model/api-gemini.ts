import type { ApiAnswer, WireQuestion, WireFormat } from './wire-format.js';

interface GeminiRequest {
  readonly contents?: readonly {
    readonly role?: string;
    readonly parts?: readonly {
      readonly text?: string;
      readonly inlineData?: { readonly mimeType: string; readonly data: string };
    }[];
  }[];
  readonly systemInstruction?: { readonly parts?: readonly { readonly text?: string }[] };
  readonly generationConfig?: {
    readonly responseJsonSchema?: unknown;
    readonly responseMimeType?: string;
  };
}

/** `POST /v1beta/models/<model>:generateContent`. Source: Gemini API reference, GenerateContentResponse. */
export const geminiFormat: WireFormat = {
  matches: (path) => path.includes(':generateContent'),
  keyOf: (headers) => headers['x-goog-api-key'] as string | undefined,
  read: (path, body): WireQuestion => {
    const request = body as GeminiRequest;
    const parts = (request.contents ?? []).flatMap((content) => content.parts ?? []);
    return {
      model: decodeURIComponent(/models\/([^:]+):/.exec(path)?.[1] ?? ''),
      text: parts.map((part) => part.text ?? '').join('\n'),
      system: request.systemInstruction?.parts?.map((part) => part.text ?? '').join('\n') ?? '',
      pdfs: parts.flatMap((part) =>
        part.inlineData?.mimeType === 'application/pdf'
          ? [Buffer.from(part.inlineData.data, 'base64')]
          : [],
      ),
      format: request.generationConfig?.responseJsonSchema === undefined ? 'text' : 'json_schema',
      schema: request.generationConfig?.responseJsonSchema,
      turns: request.contents?.length ?? 0,
    };
  },
  answer: ({ text, finish, tokensIn, tokensOut, blocked }: ApiAnswer) =>
    blocked === undefined
      ? {
          candidates: [
            {
              content: { role: 'model', parts: [{ text }] },
              finishReason: finish === 'length' ? 'MAX_TOKENS' : 'STOP',
              index: 0,
            },
          ],
          ...(tokensIn === undefined
            ? {}
            : {
                usageMetadata: {
                  promptTokenCount: tokensIn,
                  candidatesTokenCount: tokensOut,
                  totalTokenCount: tokensIn + (tokensOut ?? 0),
                },
              }),
        }
      : { promptFeedback: { blockReason: blocked } },
  error: (fault) => ({
    error: {
      code: fault.status,
      message: fault.message ?? 'The request failed.',
      status: fault.code ?? 'UNKNOWN',
      details: [
        ...(fault.code === undefined
          ? []
          : [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: fault.code }]),
        ...(fault.quotaId === undefined
          ? []
          : [
              {
                '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
                violations: [{ quotaId: fault.quotaId }],
              },
            ]),
        ...(fault.retryDelay === undefined
          ? []
          : [
              { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: fault.retryDelay },
            ]),
      ],
    },
  }),
};
