import { expect } from 'chai';
import { estimateTokens } from './estimate-tokens.js';
import { jsonInText } from './json-in-text.js';
import { LanguageModelError } from './language-model-error.js';
import { languageModelFromSettings } from './language-model-from-settings.js';
import type { LanguageModelSettings } from './language-model-settings.js';
import { costUsd, DEFAULT_PRICES, parsePrices, priceOf } from './prices.js';
import { hostOf, redactSecrets } from './redact-secrets.js';
import { retryAfterSeconds } from './retry-after.js';

describe('jsonInText', () => {
  const cases: readonly [string, string, unknown][] = [
    ['a bare object', ' {"a":1} ', { a: 1 }],
    ['a fenced one', 'Here:\n```json\n{"a":{"b":"}"}}\n```\nbye', { a: { b: '}' } }],
    ['the largest of several', '{"a":1} and {"answer":[1,2,3]}', { answer: [1, 2, 3] }],
    ['one behind an open bracket', 'set {x in {"a":1}', { a: 1 }],
    ['none', 'no', undefined],
    ['half of one', '{"a":[1,2', undefined],
    ['a number', '42', undefined],
  ];
  for (const [what, text, value] of cases)
    it(`finds ${what}`, () => {
      expect(jsonInText(text)).to.deep.equal(value);
    });

  it('takes no time over nothing but brackets', () => {
    const startedAt = Date.now();
    expect(jsonInText('{'.repeat(500_000))).to.equal(undefined);
    expect(Date.now() - startedAt).to.be.below(3000);
  });
});

describe('redactSecrets', () => {
  it('hides keys in use and whatever looks like one, on one short line', () => {
    const text = redactSecrets(
      `bad key hunter2hunter2\nAIzaSyA1234567890 sk-abcdefgh123 Bearer abcdefgh12345 https://x/?key=abc https://u:p@h/ ${'x'.repeat(900)}`,
      ['hunter2hunter2'],
    );
    for (const secret of [
      'hunter2hunter2',
      'AIzaSyA1234567890',
      'sk-abcdefgh123',
      'abcdefgh12345',
      'key=abc',
      'u:p@',
    ])
      expect(text).to.not.contain(secret);
    expect(text).to.have.length.below(310).and.to.not.contain('\n');
  });

  it('shows of a URL its host alone', () => {
    expect(hostOf('https://user:pass@api.example.com:8443/v1?key=1')).to.equal(
      'api.example.com:8443',
    );
  });
});

describe('retryAfterSeconds', () => {
  it('reads seconds and dates, and bounds both', () => {
    const now = Date.parse('2025-01-01T00:00:00Z');
    expect(retryAfterSeconds('12', now)).to.equal(12);
    expect(retryAfterSeconds('Wed, 01 Jan 2025 00:00:30 GMT', now)).to.equal(30);
    expect(retryAfterSeconds('Tue, 31 Dec 2024 00:00:00 GMT', now)).to.equal(0);
    expect(retryAfterSeconds('999999', now)).to.equal(3600);
    expect([
      retryAfterSeconds('soon', now),
      retryAfterSeconds(null, now),
      retryAfterSeconds('', now),
    ]).to.deep.equal([undefined, undefined, undefined]);
  });
});

describe('Prices', () => {
  it('are found for dated and prefixed model ids, the longest name first', () => {
    expect(priceOf('gpt-4.1-mini-2025-04-14', DEFAULT_PRICES)).to.equal(
      DEFAULT_PRICES['gpt-4.1-mini'],
    );
    expect(priceOf('google/gemini-2.5-flash', DEFAULT_PRICES)).to.equal(
      DEFAULT_PRICES['gemini-2.5-flash'],
    );
    expect(priceOf('llama3', DEFAULT_PRICES)).to.equal(undefined);
  });
  it('come from the configuration, which may be wrong', () => {
    expect(
      costUsd(
        { tokensIn: 1e6, tokensOut: 5e5 },
        parsePrices('{"llama3":{"input":1,"output":2}}')['llama3'] ?? { input: 0, output: 0 },
      ),
    ).to.equal(2);
    for (const wrong of ['{', '[]', '{"x":{"input":"1"}}', '{"x":{"input":-1,"output":1}}', 'null'])
      expect(() => parsePrices(wrong)).to.throw(LanguageModelError, 'LLM_PRICES');
  });
});

describe('estimateTokens', () => {
  it('counts each digit, as the dearest tokenizers do', () => {
    expect(estimateTokens('Revenue 1,234')).to.equal(2 + 5);
  });
});

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
