import type { Page } from 'playwright-core';

export interface HeardEvent {
  readonly id: string;
  readonly status: string;
  readonly step: string | null;
}

/** Runs in the page: notes each event of a body that the page reads too. */
const noteEvents = (heard: HeardEvent[]): void => {
  const note = (block: string): void => {
    const field = (name: string): string | undefined =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const data = field('data');
    if (data === undefined) return;
    const task = JSON.parse(data) as { status: string; progress: { step: string } | null };
    heard.push({ id: field('id') ?? '', status: task.status, step: task.progress?.step ?? null });
  };
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      text += decoder.decode(piece.value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      blocks.forEach(note);
    }
  };
  const plain = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await plain(input, init);
    if (answer.headers.get('content-type') !== 'text/event-stream' || answer.body === null)
      return answer;
    const [ours, theirs] = answer.body.tee();
    void read(ours).catch(() => undefined);
    return new Response(theirs, answer);
  };
};

/** Notes what every Server-Sent Events connection of the page hears, beside the page itself. */
export async function recordStreams(
  page: Page,
): Promise<{ heard: () => Promise<HeardEvent[]>; lastEventIds: () => Promise<string[]> }> {
  await page.addInitScript(
    `globalThis.heardEvents = []; (${noteEvents.toString()})(globalThis.heardEvents);`,
  );
  const headers: Promise<Record<string, string>>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/stream')) headers.push(request.allHeaders());
  });
  return {
    heard: () =>
      page.evaluate(() => (globalThis as unknown as { heardEvents: HeardEvent[] }).heardEvents),
    // A connection that cannot be made is tried again, with the same.
    lastEventIds: async () => [
      ...new Set((await Promise.all(headers)).flatMap((one) => one['last-event-id'] ?? [])),
    ],
  };
}
