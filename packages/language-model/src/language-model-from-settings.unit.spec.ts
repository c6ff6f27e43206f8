import { expect } from 'chai';
import { LanguageModelError } from './language-model-error.js';
import { languageModelFromSettings } from './language-model-from-settings.js';
import type { LanguageModelSettings } from './language-model-settings.js';

describe('languageModelFromSettings', () => {
  const settings: LanguageModelSettings = {
    LLM_PROVIDER: undefined,
    GEMINI_API_KEY: undefined,
    GOOGLE_API_KEY: undefined,
    OPENAI_API_KEY: undefined,
    LLM_MODEL: undefined,
    LLM_BASE_URL: undefined,
    LLM_TIMEOUT_SECONDS: 10,
    LLM_MAX_OUTPUT_TOKENS: 1000,
    LLM_THINKING_BUDGET: undefined,
    LLM_FALLBACK: 'engine',
    LLM_PRICES: undefined,
    LLM_BUDGET_PER_DOCUMENT_USD: 1,
    LLM_BUDGET_PER_DAY_USD: 1,
    LLM_CACHE: true,
  };
  const ledger = {
    reserve: () => Promise.resolve({ granted: true, reservation: 'r' } as const),
    settle: () => Promise.resolve(),
  };
  const from = (change: Partial<LanguageModelSettings>) =>
    languageModelFromSettings(
      { ...settings, ...change },
      { ledger, cache: undefined, now: Date.now },
    );

  it('is none without a key, Gemini with one', () => {
    expect(from({})).to.equal(undefined);
    expect(from({ OPENAI_API_KEY: 'k' })).to.equal(undefined);
    expect(from({ LLM_PROVIDER: 'none', GEMINI_API_KEY: 'k' })).to.equal(undefined);
    expect(from({ GOOGLE_API_KEY: 'k' })?.model).to.include({
      provider: 'gemini',
      model: 'gemini-2.5-flash',
    });
    expect(
      from({
        LLM_PROVIDER: 'openai',
        LLM_BASE_URL: 'http://localhost:11434/v1',
        LLM_MODEL: 'llama3',
      })?.model,
    ).to.include({ provider: 'openai', model: 'llama3' });
  });

  it('says which setting is missing', () => {
    expect(() => from({ LLM_PROVIDER: 'gemini' })).to.throw(LanguageModelError, 'GEMINI_API_KEY');
    expect(() => from({ LLM_PROVIDER: 'openai' })).to.throw(LanguageModelError, 'OPENAI_API_KEY');
  });
});
