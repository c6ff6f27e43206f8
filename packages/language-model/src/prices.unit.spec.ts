import { expect } from 'chai';
import { LanguageModelError } from './language-model-error.js';
import { costUsd, DEFAULT_PRICES, parsePrices, priceOf } from './prices.js';

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
