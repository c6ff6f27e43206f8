import { expect } from 'chai';
import { StandInModel, type Misbehaviour } from '@fde/testing/stand-in-model';
import { GeminiModel } from './gemini/gemini-model.js';
import type { ModelAdapter, Question } from './language-model.js';
import { LanguageModelError } from './language-model-error.js';
import { OpenAiModel } from './openai-compatible/openai-model.js';

const KEY = 'AIzaSecretSecretSecret123';
const question: Question = {
  purpose: 'colour',
  promptVersion: '1',
  role: 'You name colours.',
  document: [
    { kind: 'text', text: 'The sky.' },
    { kind: 'pdf', bytes: Buffer.from('%PDF-1.7 small'), pageCount: 1, contentHash: 'a' },
  ],
  instruction: 'Which colour?',
  maxOutputTokens: 100,
  answerSchema: {
    type: 'object',
    required: ['colour'],
    additionalProperties: false,
    properties: { colour: { type: 'string' } },
  },
};

const adapters: Readonly<
  Record<
    string,
    (
      standIn: StandInModel,
      options?: { key?: string; timeoutMs?: number; model?: string },
    ) => ModelAdapter
  >
> = {
  gemini: (standIn, { key = KEY, timeoutMs = 5000, model = 'gemini-2.5-flash' } = {}) =>
    new GeminiModel({
      apiKey: key,
      model,
      baseUrl: standIn.geminiUrl,
      timeoutMs,
      thinkingBudget: undefined,
      now: Date.now,
    }),
  openai: (standIn, { key = KEY, timeoutMs = 5000, model = 'gemini-2.5-flash' } = {}) =>
    new OpenAiModel({ apiKey: key, model, baseUrl: standIn.openAiUrl, timeoutMs, now: Date.now }),
};

const faultOf = async (asking: Promise<unknown>): Promise<LanguageModelError> => {
  const error: unknown = await asking.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).to.be.instanceOf(LanguageModelError);
  return error as LanguageModelError;
};

for (const [name, adapterTo] of Object.entries(adapters)) {
  describe(`The ${name} adapter`, () => {
    let standIn: StandInModel;
    beforeEach(async () => {
      standIn = await StandInModel.start({
        apiKey: KEY,
        models: ['gemini-2.5-flash'],
        answer: () => ({ colour: 'blue' }),
      });
    });
    afterEach(() => standIn.stop());

    it('sends the document first, the instruction last, the schema beside them, and counts tokens', async () => {
      const answer = await adapterTo(standIn).ask(question);
      expect(JSON.parse(answer.text)).to.deep.equal({ colour: 'blue' });
      expect(answer).to.include({ truncated: false });
      expect(answer.usage)
        .to.include({ estimated: false })
        .and.to.have.property('tokensIn')
        .above(5);
      const received = standIn.requests[0]?.question;
      expect(received).to.deep.include({
        system: question.role,
        format: 'json_schema',
        schema: question.answerSchema,
        model: 'gemini-2.5-flash',
      });
      expect(received?.text.indexOf('The sky.')).to.be.below(
        received?.text.indexOf('Which colour?') ?? 0,
      );
      expect(received?.text.trimEnd().endsWith('Which colour?')).to.equal(true);
      expect(received?.pdfs.map(String)).to.deep.equal(['%PDF-1.7 small']);
    });

    it('shows a rejected answer and the reason when it asks again', async () => {
      await adapterTo(standIn).ask({
        ...question,
        rejected: { answer: 'teal-ish', reason: 'No JSON.' },
      });
      expect(standIn.requests[0]?.question.text).to.match(/Which colour\?\s+teal-ish\s+No JSON\./);
      expect(standIn.requests[0]?.question.turns).to.equal(3);
    });

    const faults: readonly [string, Misbehaviour, Partial<LanguageModelError>][] = [
      [
        '429 with Retry-After',
        { kind: 'status', status: 429, retryAfter: '7' },
        { code: 'language_model_rate_limited', retryable: true, retryAfterSeconds: 7 },
      ],
      [
        '500',
        { kind: 'status', status: 500 },
        { code: 'language_model_unavailable', retryable: true },
      ],
      [
        '503',
        { kind: 'status', status: 503, retryAfter: '3' },
        { code: 'language_model_unavailable', retryable: true, retryAfterSeconds: 3 },
      ],
      [
        'a connection that breaks',
        { kind: 'reset' },
        { code: 'language_model_unavailable', retryable: true },
      ],
      [
        'half a body',
        { kind: 'half_body' },
        { code: 'language_model_unavailable', retryable: true },
      ],
      [
        '403',
        { kind: 'status', status: 403 },
        { code: 'language_model_key_refused', retryable: false },
      ],
      [
        'a used-up account',
        { kind: 'status', status: 429, code: 'insufficient_quota' },
        { code: 'language_model_quota_exhausted', retryable: false },
      ],
      [
        'a withheld answer',
        { kind: 'blocked', reason: 'SAFETY' },
        { code: 'language_model_blocked', retryable: false },
      ],
      ['a page of HTML', { kind: 'html' }, { code: 'language_model_bad_answer', retryable: false }],
    ];
    for (const [what, fault, expected] of faults) {
      it(`tells ${what} as ${expected.code}`, async () => {
        standIn.misbehave(fault);
        const error = await faultOf(adapterTo(standIn).ask(question));
        expect(error).to.include(expected);
      });
    }

    it('gives up after the time limit, and may be tried again', async () => {
      standIn.misbehave({ kind: 'silence' });
      const error = await faultOf(adapterTo(standIn, { timeoutMs: 100 }).ask(question));
      expect(error).to.include({ code: 'language_model_timeout', retryable: true });
      expect(error.message).to.contain('LLM_TIMEOUT_SECONDS');
    });

    it('stops with the reason of the signal, before and during a question', async () => {
      standIn.misbehave({ kind: 'silence' });
      const stop = new AbortController();
      const asking = adapterTo(standIn).ask(question, stop.signal);
      setTimeout(() => {
        stop.abort(new Error('revoked'));
      }, 50);
      expect(await asking.catch((error: unknown) => error)).to.have.property('message', 'revoked');
      expect(
        await adapterTo(standIn)
          .ask(question, stop.signal)
          .catch((error: unknown) => error),
      ).to.have.property('message', 'revoked');
      expect(standIn.requests).to.have.length(1);
    });

    it('names the setting to change when the key is refused, and never the key', async () => {
      const wrong = 'sk-WrongWrongWrongWrong99';
      const error = await faultOf(adapterTo(standIn, { key: wrong }).ask(question));
      expect(error).to.include({ code: 'language_model_key_refused', retryable: false });
      expect(error.message).to.contain(name === 'gemini' ? 'GEMINI_API_KEY' : 'OPENAI_API_KEY');
      expect(JSON.stringify([error.message, error.stack, error.cause ?? null])).to.not.contain(
        wrong,
      );
    });

    it('names LLM_MODEL when there is no such model', async () => {
      const error = await faultOf(adapterTo(standIn, { model: 'gemini-0' }).ask(question));
      expect(error).to.include({ code: 'language_model_unknown_model', retryable: false });
      expect(error.message).to.contain('LLM_MODEL').and.to.contain('gemini-0');
    });

    it('counts generously where the server does not count', async () => {
      standIn.misbehave({ kind: 'no_usage' });
      const { usage } = await adapterTo(standIn).ask(question);
      expect(usage).to.include({ estimated: true });
      expect(usage.tokensIn).to.be.above(1000);
    });

    it('says that nothing listens where the address is wrong', async () => {
      const gone = await StandInModel.start();
      const adapter = adapterTo(gone);
      await gone.stop();
      const error = await faultOf(adapter.ask(question));
      expect(error).to.include({ code: 'language_model_unavailable', retryable: true });
      expect(error.message).to.contain('LLM_BASE_URL');
    });
  });
}

describe('The gemini adapter, beyond', () => {
  it('reads the wait and the daily quota out of the error details', async () => {
    const standIn = await StandInModel.start();
    try {
      const adapter = adapters['gemini']?.(standIn);
      standIn.misbehaveOnce(
        { kind: 'status', status: 429, retryDelay: '34s', code: 'RATE_LIMIT_EXCEEDED' },
        {
          kind: 'status',
          status: 429,
          quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier',
        },
      );
      expect(await faultOf(adapter?.ask(question) ?? Promise.resolve())).to.include({
        code: 'language_model_rate_limited',
        retryAfterSeconds: 34,
      });
      expect(await faultOf(adapter?.ask(question) ?? Promise.resolve())).to.include({
        code: 'language_model_quota_exhausted',
        retryable: false,
      });
    } finally {
      await standIn.stop();
    }
  });
});

describe('The OpenAI-compatible adapter, beyond', () => {
  for (const [formats, expected] of [
    [
      ['json_object', 'text'],
      ['json_schema', 'json_object'],
    ],
    [['text'], ['json_schema', 'json_object', 'text']],
  ] as const) {
    it(`falls back to ${formats[0]} where the server takes no more, and remembers it`, async () => {
      const standIn = await StandInModel.start({ formats, answer: () => ({ colour: 'green' }) });
      try {
        const adapter = adapters['openai']?.(standIn);
        const answer = await adapter?.ask(question);
        expect(JSON.parse(answer?.text ?? '')).to.deep.equal({ colour: 'green' });
        expect(standIn.requests.map((request) => request.question.format)).to.deep.equal(expected);
        expect(standIn.requests.at(-1)?.question.text).to.contain('"additionalProperties":false');
        await adapter?.ask(question);
        expect(standIn.requests).to.have.length(expected.length + 1);
      } finally {
        await standIn.stop();
      }
    });
  }

  it('learns which fields a server refuses', async () => {
    const standIn = await StandInModel.start({ answer: () => ({ colour: 'red' }) });
    try {
      standIn.misbehaveOnce(
        {
          kind: 'status',
          status: 400,
          message:
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        },
        {
          kind: 'status',
          status: 400,
          message: "Unsupported value: 'temperature' does not support 0 with this model.",
        },
      );
      const answer = await adapters['openai']?.(standIn).ask(question);
      expect(JSON.parse(answer?.text ?? '')).to.deep.equal({ colour: 'red' });
      const bodies = standIn.requests.map(
        (request) => JSON.parse(request.body) as Record<string, unknown>,
      );
      expect(bodies[0]).to.include({ max_tokens: 100, temperature: 0 });
      expect(bodies[2])
        .to.include({ max_completion_tokens: 100 })
        .and.to.not.have.any.keys('max_tokens', 'temperature');
    } finally {
      await standIn.stop();
    }
  });
});
