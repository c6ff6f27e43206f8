import type { TokenUsage } from './language-model.js';
import { LanguageModelError } from './language-model-error.js';

/** US dollars per million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
}
export type PriceTable = Readonly<Record<string, Price>>;

/** List prices of the providers, autumn 2025. Prices move: LLM_PRICES overrides and adds. */
export const DEFAULT_PRICES: PriceTable = {
  'gemini-2.5-pro': { input: 1.25, output: 10 },
  'gemini-2.5-flash': { input: 0.3, output: 2.5 },
  'gemini-2.5-flash-lite': { input: 0.1, output: 0.4 },
  'gemini-2.0-flash': { input: 0.1, output: 0.4 },
  'gpt-5': { input: 1.25, output: 10 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-5-nano': { input: 0.05, output: 0.4 },
  'gpt-4.1': { input: 2, output: 8 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, output: 0.4 },
  'gpt-4o': { input: 2.5, output: 10 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
};

const isPrice = (value: unknown): value is Price => {
  const price = value as Partial<Price> | null;
  return (
    typeof price === 'object' &&
    price !== null &&
    [price.input, price.output].every(
      (part) => typeof part === 'number' && Number.isFinite(part) && part >= 0,
    )
  );
};

/** `json`: `{"<model>": {"input": <USD per million>, "output": <USD per million>}}`. Throws `language_model_misconfigured`. */
export const parsePrices = (json: string): PriceTable => {
  const wrong = (): LanguageModelError =>
    new LanguageModelError(
      'language_model_misconfigured',
      'LLM_PRICES must be JSON of the form {"model": {"input": 0.3, "output": 2.5}}, US dollars for a million tokens.',
    );
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw wrong();
  }
  if (
    typeof parsed !== 'object' ||
    parsed === null ||
    Array.isArray(parsed) ||
    !Object.values(parsed).every(isPrice)
  )
    throw wrong();
  return { ...DEFAULT_PRICES, ...(parsed as PriceTable) };
};

/** A dated or prefixed model id (`gpt-4.1-mini-2025-04-14`, `google/gemini-2.5-flash`) has the price of the longest name it begins with. */
export const priceOf = (model: string, prices: PriceTable): Price | undefined => {
  const own = prices[model];
  if (own !== undefined) return own;
  const id = model.slice(model.lastIndexOf('/') + 1);
  const name = Object.keys(prices)
    .filter((key) => id === key || id.startsWith(`${key}-`))
    .toSorted((a, b) => b.length - a.length)[0];
  return name === undefined ? undefined : prices[name];
};

export const costUsd = (usage: Pick<TokenUsage, 'tokensIn' | 'tokensOut'>, price: Price): number =>
  (usage.tokensIn * price.input + usage.tokensOut * price.output) / 1e6;

/**
 * The price that budgets use for a model without one: the highest in the table, so that a budget always has an
 * effect.
 */
export const dearestPrice = (prices: PriceTable): Price => ({
  input: Math.max(0, ...Object.values(prices).map((price) => price.input)),
  output: Math.max(0, ...Object.values(prices).map((price) => price.output)),
});
