import type { Page } from 'playwright-core';

export interface HeardEvent {
  readonly id: string;
  readonly status: string;
  readonly step: string | null;
}

/** Notes what every Server-Sent Events connection of the page hears, beside the page itself. */
export async function recordStreams(
  page: Page,
): Promise<{ heard: () => Promise<HeardEvent[]>; lastEventIds: () => Promise<string[]> }> {
  await page.addInitScript(() => {
    const heard: HeardEvent[] = [];
    Object.assign(globalThis, {
      heardEvents: heard,
      EventSource: class extends EventSource {
        constructor(url: string) {
          super(url);
          this.addEventListener('status', ({ data, lastEventId }: MessageEvent<string>) => {
            const task = JSON.parse(data) as { status: string; progress: { step: string } | null };
            heard.push({ id: lastEventId, status: task.status, step: task.progress?.step ?? null });
          });
        }
      },
    });
  });
  const headers: Promise<Record<string, string>>[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') headers.push(request.allHeaders());
  });
  return {
    heard: () =>
      page.evaluate(() => (globalThis as unknown as { heardEvents: HeardEvent[] }).heardEvents),
    lastEventIds: async () =>
      (await Promise.all(headers)).flatMap((one) => one['last-event-id'] ?? []),
  };
}
