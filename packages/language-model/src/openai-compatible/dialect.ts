/**
 * Servers that call themselves OpenAI-compatible accept different requests. A dialect is what we believe one of them
 * accepts; each refusal that names a field leads to the next dialect.
 */
export interface Dialect {
  readonly format: 'json_schema' | 'json_object' | 'text';
  readonly tokenLimit: 'max_completion_tokens' | 'max_tokens';
  readonly temperature: boolean;
}

/** OpenAI itself requires `max_completion_tokens`, which older servers of others do not know. */
export const firstDialect = (host: string): Dialect => ({
  format: 'json_schema',
  tokenLimit: host === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens',
  temperature: true,
});

/** What to try after a refusal not caused by key, model or quota; undefined if nothing is left. */
export const nextDialect = (dialect: Dialect, detail: string): Dialect | undefined => {
  if (dialect.temperature && /temperature/i.test(detail)) return { ...dialect, temperature: false };
  if (/max_completion_tokens/i.test(detail) && dialect.tokenLimit === 'max_tokens')
    return { ...dialect, tokenLimit: 'max_completion_tokens' };
  if (/max_(completion_)?tokens/i.test(detail) && dialect.tokenLimit === 'max_completion_tokens')
    return { ...dialect, tokenLimit: 'max_tokens' };
  switch (dialect.format) {
    case 'json_schema':
      return { ...dialect, format: 'json_object' };
    case 'json_object':
      return { ...dialect, format: 'text' };
    case 'text':
      return undefined;
  }
};
