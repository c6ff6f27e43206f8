import { createParser } from 'eventsource-parser';
import type { Schemas, TypedCalls } from './typed-calls.js';

/** A status with the version of the task, which `Last-Event-ID` names. */
export interface TaskEvent {
  readonly id: string;
  readonly task: Schemas['TaskStatus'];
}

export interface EventsFrom {
  /** Of the last event that was heard; undefined to begin with what is. */
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** A connection on which nothing comes for so long is dead: the gateway shows signs of life (every 15 s by default). */
  readonly silenceMs: number;
  readonly onConnected: () => void;
}

/** Calls `over` once `ms` pass without `hear`. */
const silence = (ms: number, over: () => void): { hear(): void; end(): void } => {
  let timer = setTimeout(over, ms);
  return {
    hear() {
      clearTimeout(timer);
      timer = setTimeout(over, ms);
    },
    end: () => clearTimeout(timer),
  };
};

async function* eventsIn(
  body: ReadableStream<Uint8Array>,
  ends: AbortSignal,
  heard: () => void,
): AsyncGenerator<TaskEvent, void, undefined> {
  let events: TaskEvent[] = [];
  const parser = createParser({
    onEvent({ event, id, data }) {
      if (event === 'status' && id !== undefined)
        events.push({ id, task: JSON.parse(data) as Schemas['TaskStatus'] });
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const leave = (): void => void reader.cancel().catch(() => undefined);
  ends.addEventListener('abort', leave);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      parser.feed(decoder.decode(value, { stream: true }));
      const complete = events;
      events = [];
      yield* complete;
    }
  } finally {
    ends.removeEventListener('abort', leave);
    leave();
  }
}

/**
 * One connection's events (`GET /api/v1/tasks/{task_id}/stream`). Returns true if the service says
 * that nothing more will come, false if the connection ended. Throws ProblemError if it is refused.
 */
export async function* taskEvents(
  calls: TypedCalls,
  taskId: string,
  { lastEventId, signal, silenceMs, onConnected }: EventsFrom,
): AsyncGenerator<TaskEvent, boolean, undefined> {
  const dead = new AbortController();
  const watch = silence(silenceMs, () => dead.abort(new Error(`Nothing came for ${silenceMs} ms`)));
  const ends = signal === undefined ? dead.signal : AbortSignal.any([signal, dead.signal]);
  try {
    const { data, response } = await calls.GET('/api/v1/tasks/{task_id}/stream', {
      params: {
        path: { task_id: taskId },
        header: lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId },
      },
      headers: { Accept: 'text/event-stream' },
      parseAs: 'stream',
      signal: ends,
    });
    if (response.status === 204 || data === null) return true;
    onConnected();
    yield* eventsIn(data, ends, () => watch.hear());
    return false;
  } finally {
    watch.end();
  }
}
