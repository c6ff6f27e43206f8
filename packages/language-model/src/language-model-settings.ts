/** Rows as the services' configuration reads them (a setting's environment variable, type, default, bounds). */
export const LANGUAGE_MODEL_SETTINGS = {
  LLM_PROVIDER: {
    type: 'string',
    choices: ['none', 'gemini', 'openai'],
    description:
      'Language model API: gemini, openai (any OpenAI-compatible server), or none. Absent: gemini where GEMINI_API_KEY or GOOGLE_API_KEY is set, otherwise none.',
  },
  GEMINI_API_KEY: { type: 'string', secret: true, description: 'Key of the Gemini API.' },
  GOOGLE_API_KEY: {
    type: 'string',
    secret: true,
    description: 'Key of the Gemini API; GEMINI_API_KEY goes before it.',
  },
  OPENAI_API_KEY: {
    type: 'string',
    secret: true,
    description: 'Key for LLM_PROVIDER=openai; leave it out for servers that need none.',
  },
  LLM_MODEL: {
    type: 'string',
    description:
      "Model id. Absent: gemini-2.5-flash, respectively gpt-4.1-mini. Models retire: see the provider's list.",
  },
  LLM_BASE_URL: {
    type: 'url',
    description:
      "Address of the API. Absent: the provider's own. OpenAI-compatible servers with their version, such as http://localhost:11434/v1.",
  },
  LLM_TIMEOUT_SECONDS: {
    type: 'number',
    default: 180,
    min: 1,
    max: 1500,
    description: 'Longest wait for one answer.',
  },
  LLM_MAX_OUTPUT_TOKENS: {
    type: 'integer',
    default: 16384,
    min: 256,
    max: 200000,
    description: 'Longest answer, including what the model thinks before it.',
  },
  LLM_THINKING_BUDGET: {
    type: 'integer',
    min: -1,
    max: 100000,
    description:
      'Gemini: tokens that a thinking model may think (0 none, -1 as many as it likes). Absent: left to the model.',
  },
  LLM_FALLBACK: {
    type: 'string',
    default: 'engine',
    choices: ['engine', 'none'],
    description:
      "When the model fails for good: engine stores the embedded engine's reading, marked; none fails the task.",
  },
  LLM_PRICES: {
    type: 'string',
    description:
      'Prices in US dollars for a million tokens as JSON, {"model": {"input": 0.3, "output": 2.5}}; added to the built-in table.',
  },
  LLM_BUDGET_PER_DOCUMENT_USD: {
    type: 'number',
    default: 0.5,
    min: 0,
    max: 1000,
    description: 'Most that one document may cost per day; 0 for no limit.',
  },
  LLM_BUDGET_PER_DAY_USD: {
    type: 'number',
    default: 10,
    min: 0,
    max: 100000,
    description: 'Most that all documents may cost per day (UTC); 0 for no limit.',
  },
  LLM_CACHE: {
    type: 'boolean',
    default: true,
    description: 'Keep answers in FDE_DATA_DIR/cache/language-model and never ask the same twice.',
  },
} as const;

/** Values of LANGUAGE_MODEL_SETTINGS. */
export interface LanguageModelSettings {
  readonly LLM_PROVIDER: 'none' | 'gemini' | 'openai' | undefined;
  readonly GEMINI_API_KEY: string | undefined;
  readonly GOOGLE_API_KEY: string | undefined;
  readonly OPENAI_API_KEY: string | undefined;
  readonly LLM_MODEL: string | undefined;
  readonly LLM_BASE_URL: string | undefined;
  readonly LLM_TIMEOUT_SECONDS: number;
  readonly LLM_MAX_OUTPUT_TOKENS: number;
  readonly LLM_THINKING_BUDGET: number | undefined;
  readonly LLM_FALLBACK: 'engine' | 'none';
  readonly LLM_PRICES: string | undefined;
  readonly LLM_BUDGET_PER_DOCUMENT_USD: number;
  readonly LLM_BUDGET_PER_DAY_USD: number;
  readonly LLM_CACHE: boolean;
}
