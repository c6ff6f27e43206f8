/** The parts of a `POST /chat/completions` answer that are read; any field may be missing or of another type. */
export interface ChatAnswer {
  readonly choices?: readonly {
    readonly finish_reason?: string | null;
    readonly message?: { readonly content?: unknown; readonly refusal?: string | null };
  }[];
  readonly usage?: { readonly prompt_tokens?: number; readonly completion_tokens?: number };
  readonly error?:
    | { readonly message?: unknown; readonly code?: unknown; readonly type?: unknown }
    | string
    | null;
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;

export const parseChatAnswer = (body: string): ChatAnswer | undefined => {
  try {
    return asObject(JSON.parse(body));
  } catch {
    return undefined;
  }
};

export interface ApiError {
  readonly message: string;
  readonly reasons: readonly string[];
  readonly status: number | undefined;
}

/** The error in a body: `{error: {message, code, type}}`, `{error: "..."}`, `{detail}`, or the text itself. */
export const errorIn = (body: string): ApiError => {
  const answer = asObject(parseChatAnswer(body));
  const error = asObject(answer?.['error']);
  const candidates = [
    error?.['message'],
    answer?.['error'],
    answer?.['detail'],
    answer?.['message'],
  ];
  const text = candidates.find((value): value is string => typeof value === 'string');
  const reasons = [error?.['code'], error?.['type']].filter(
    (value): value is string => typeof value === 'string',
  );
  const status = error?.['code'];
  return {
    message: text ?? (answer === undefined ? body.replace(/<[^>]*>/g, ' ') : ''),
    reasons,
    status: typeof status === 'number' ? status : undefined,
  };
};

/** The text of an answer, without a reasoning model's thoughts. */
export const textOfContent = (content: unknown): string => {
  const text =
    typeof content === 'string'
      ? content
      : Array.isArray(content)
        ? content
            .map((part) => {
              const said = asObject(part)?.['text'];
              return typeof said === 'string' ? said : '';
            })
            .join('')
        : '';
  return text.replace(/<think>[\s\S]*?<\/think>/g, '').trim();
};
