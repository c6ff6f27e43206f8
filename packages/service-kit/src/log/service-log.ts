import { currentTrace, traceIdOf } from '@fde/tracing';
import { createLogger, format, transports, type Logger } from 'winston';
import { hostname } from 'node:os';
import type { Redact } from '../configuration/redact.js';
import { prettyLine } from './pretty-line.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The log of every part. `child` adds fields (task_id, attempt) to everything that is written
 * through it.
 */
export interface ServiceLog {
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
  child(fields: Fields): ServiceLog;
}

export interface LogOptions {
  readonly service: string;
  readonly level: 'error' | 'warn' | 'info' | 'debug';
  readonly format: 'json' | 'pretty';
  readonly redact: Redact;
}

/** An Error as fields; JSON.stringify would show `{}`. */
const errorFields = (error: Error): Fields => ({
  name: error.name,
  message: error.message,
  ...('code' in error ? { code: error.code } : {}),
  stack: error.stack,
  ...(error.cause instanceof Error ? { cause: errorFields(error.cause) } : {}),
});

const plain = (value: unknown): unknown => (value instanceof Error ? errorFields(value) : value);

const redacted = (redact: Redact) =>
  format((info) => {
    const hide = (value: unknown): unknown => {
      if (typeof value === 'string') return redact(value);
      if (value === null || typeof value !== 'object' || value instanceof Date) return value;
      if (Array.isArray(value)) return value.map((item) => hide(plain(item)));
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, hide(plain(item))]),
      );
    };
    for (const [name, value] of Object.entries(info)) info[name] = hide(plain(value));
    return info;
  })();

/**
 * From the current span, so that the lines of any part can be found by trace. Bound fields are
 * written even while tracing is off.
 */
const traceFields = (): Fields => {
  const trace = currentTrace();
  return trace === undefined
    ? {}
    : { trace_id: traceIdOf(trace.traceparent), span_id: trace.traceparent.slice(36, 52) };
};

/** winston formats what it is given before it looks at the level. */
const wrap = (logger: Logger, bound: Fields): ServiceLog => ({
  debug: (message, fields) => {
    if (logger.isDebugEnabled()) logger.debug(message, { ...traceFields(), ...bound, ...fields });
  },
  info: (message, fields) => {
    if (logger.isInfoEnabled()) logger.info(message, { ...traceFields(), ...bound, ...fields });
  },
  warn: (message, fields) => {
    if (logger.isWarnEnabled()) logger.warn(message, { ...traceFields(), ...bound, ...fields });
  },
  error: (message, fields) => void logger.error(message, { ...traceFields(), ...bound, ...fields }),
  child: (fields) => wrap(logger, { ...bound, ...fields }),
});

/** Writes to standard output, one line per entry. */
export const createServiceLog = (options: LogOptions): ServiceLog => {
  const last = options.format === 'json' ? format.json() : format.printf(prettyLine);
  const logger = createLogger({
    level: options.level,
    format: format.combine(redacted(options.redact), format.timestamp(), last),
    transports: [new transports.Console()],
    exitOnError: false,
  });
  return wrap(
    logger,
    options.format === 'json'
      ? { service: options.service, host: hostname(), pid: process.pid }
      : { service: options.service },
  );
};

/** For specs and tools that want no log. */
export const silentLog: ServiceLog = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silentLog,
};
