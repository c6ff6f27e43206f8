import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { geminiFormat } from './api-gemini.js';
import { openAiFormat } from './api-openai.js';
import { corrupt, type Corruption } from './corrupt.js';
import type { Misbehaviour } from './misbehaviour.js';
import { seededRandom } from '../fixture-reports/seeded-random.js';
import { shownPages } from './shown-pages.js';
import { transcribe, type TranscribedAnswer } from './transcribe.js';
import type { ReportTranscript } from './transcript.js';
import type { WireQuestion, WireFormat } from './wire-format.js';

export interface StandInOptions {
  readonly transcripts?: readonly ReportTranscript[];
  /** Answers questions other than the one for statements; JSON. */
  readonly answer?: (question: WireQuestion) => unknown;
  /** Keys other than this are refused. */
  readonly apiKey?: string;
  /** Models other than these are unknown. */
  readonly models?: readonly string[];
  /** The formats that the OpenAI-compatible side accepts; all three by default. */
  readonly formats?: readonly WireQuestion['format'][];
  /** Counts tokens as the provider would; a quarter of the characters by default. */
  readonly countTokens?: (text: string) => number;
}

export interface RecordedAnswer {
  readonly right: TranscribedAnswer;
  readonly reply: TranscribedAnswer;
  readonly corruptions: readonly Corruption[];
}

export interface RecordedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly question: WireQuestion;
  readonly body: string;
}

const FORMATS = [geminiFormat, openAiFormat];
const aboutStatements = (question: WireQuestion): boolean =>
  /"period_ends"/.test(JSON.stringify(question.schema ?? '')) ||
  /"period_ends"/.test(question.text);

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * A loopback server that speaks Gemini's API and OpenAI's chat completions and answers from transcripts of reports.
 * It misbehaves on request: `misbehave` for every request, `misbehaveOnce` for the next ones in turn.
 */
export class StandInModel {
  readonly requests: RecordedRequest[] = [];
  /** Answers about statements so far: the right answer, the given one, and the faults that make the difference. */
  readonly answers: RecordedAnswer[] = [];
  readonly #server: Server;
  readonly #options: StandInOptions;
  readonly #next: Misbehaviour[] = [];
  #always: Misbehaviour | undefined;

  private constructor(options: StandInOptions) {
    this.#options = options;
    this.#server = createServer((request, response) => {
      void this.#serve(request, response);
    });
  }

  static async start(options: StandInOptions = {}): Promise<StandInModel> {
    const standIn = new StandInModel(options);
    await new Promise<void>((resolve) => {
      standIn.#server.listen(0, '127.0.0.1', resolve);
    });
    return standIn;
  }

  /** LLM_BASE_URL of the Gemini side. */
  get geminiUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** LLM_BASE_URL of the OpenAI-compatible side. */
  get openAiUrl(): string {
    return `${this.geminiUrl}/v1`;
  }

  misbehave(always: Misbehaviour | undefined): void {
    this.#always = always;
  }

  misbehaveOnce(...next: readonly Misbehaviour[]): void {
    this.#next.push(...next);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => {
      this.#server.close(() => {
        resolve();
      });
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const path = request.url ?? '';
      const format = FORMATS.find((candidate) => candidate.matches(path));
      const body = await readBody(request);
      if (format === undefined) {
        response.writeHead(404).end('no such route');
        return;
      }
      const question = format.read(path, JSON.parse(body));
      this.requests.push({ path, headers: request.headers, question, body });
      this.#reply(
        format,
        question,
        this.#refusal(format, question, request) ?? this.#next.shift() ?? this.#always,
        response,
      );
    } catch (error) {
      if (!response.headersSent) response.writeHead(500).end(String(error));
    }
  }

  #refusal(
    format: WireFormat,
    question: WireQuestion,
    request: IncomingMessage,
  ): Misbehaviour | undefined {
    const { apiKey, models, formats } = this.#options;
    const key = format.keyOf(request.headers);
    if (apiKey !== undefined && key !== apiKey) {
      return format === geminiFormat
        ? {
            kind: 'status',
            status: 400,
            code: 'API_KEY_INVALID',
            message: 'API key not valid. Please pass a valid API key.',
          }
        : {
            kind: 'status',
            status: 401,
            code: 'invalid_api_key',
            message: `Incorrect API key provided: ${key}.`,
          };
    }
    if (models !== undefined && !models.includes(question.model))
      return {
        kind: 'status',
        status: 404,
        code: 'model_not_found',
        message: `The model ${question.model} does not exist.`,
      };
    if (format === openAiFormat && formats !== undefined && !formats.includes(question.format)) {
      return {
        kind: 'status',
        status: 400,
        message: `response_format ${question.format} is not supported`,
      };
    }
    return undefined;
  }

  #reply(
    format: WireFormat,
    question: WireQuestion,
    fault: Misbehaviour | undefined,
    response: ServerResponse,
  ): void {
    switch (fault?.kind) {
      case 'silence':
        return;
      case 'reset':
        response.socket?.destroy();
        return;
      case 'html':
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<html><body>Welcome</body></html>');
        return;
      case 'status':
        response.writeHead(fault.status, {
          'content-type': 'application/json',
          ...(fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter }),
        });
        response.end(JSON.stringify(format.error(fault)));
        return;
      default:
        this.#answer(format, question, fault, response);
    }
  }

  #answer(
    format: WireFormat,
    question: WireQuestion,
    fault: Misbehaviour | undefined,
    response: ServerResponse,
  ): void {
    const text = this.#text(question, fault);
    const count = this.#options.countTokens ?? ((words: string) => Math.ceil(words.length / 4));
    const body = JSON.stringify(
      format.answer({
        text,
        finish: fault?.kind === 'truncated' ? 'length' : 'stop',
        blocked: fault?.kind === 'blocked' ? fault.reason : undefined,
        ...(fault?.kind === 'no_usage'
          ? { tokensIn: undefined, tokensOut: undefined }
          : { tokensIn: count(`${question.system}\n${question.text}`), tokensOut: count(text) }),
      }),
    );
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    if (fault?.kind !== 'half_body') response.end(body);
    else
      response.write(body.slice(0, body.length / 2), () => {
        response.socket?.destroy();
      });
  }

  #text(question: WireQuestion, fault: Misbehaviour | undefined): string {
    const answer = this.#good(question, fault);
    const json = JSON.stringify(answer);
    switch (fault?.kind) {
      case 'prose_around_json':
        return `Sure! Here is {what} you asked for:\n\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\`\nLet me know if you need more.`;
      case 'truncated':
      case 'half_answer':
        return json.slice(0, json.length / 2);
      case 'wrong_schema':
        return JSON.stringify({ statements: [{ type: 'income', rows: 'none' }], answer: 42 });
      default:
        return json;
    }
  }

  #good(question: WireQuestion, fault: Misbehaviour | undefined): unknown {
    if (!aboutStatements(question)) return this.#options.answer?.(question) ?? {};
    const right = transcribe(this.#options.transcripts ?? [], shownPages(question.text));
    const answer = structuredClone(right);
    const corruptions =
      fault?.kind === 'corrupt'
        ? corrupt(answer, fault.rate, fault.kinds, seededRandom(fault.seed + this.requests.length))
        : [];
    if (fault?.kind === 'obeys_document') obey(answer, question.text, fault.pattern, fault.label);
    this.answers.push({ right, reply: answer, corruptions });
    return answer;
  }
}

/** A model that follows instructions in the document. */
const obey = (answer: TranscribedAnswer, text: string, pattern: RegExp, label: string): void => {
  const number = pattern.exec(text)?.[1];
  if (number === undefined) return;
  for (const row of answer.statements.flatMap((statement) => statement.rows)) {
    if (row.label === label) row.values = row.values.map(() => Number(number.replace(/,/g, '')));
  }
};
