import type { Browser, CDPSession, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread, microseconds: what other programs take of the machine does not count. */
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly frame_reporter?: { readonly state: string; readonly affects_smoothness: boolean };
  };
}

/** What a scroll cost. Times in milliseconds of the main thread's processor time. */
export interface ScrollCost {
  /** Per frame that the main thread made: scripting, style, layout, painting and handing over; ascending. */
  readonly perFrame: readonly number[];
  readonly byKind: Readonly<Record<string, number>>;
  readonly presented: number;
  /** Frames in which the scroll did not move on, as Chrome itself counts what is not smooth. */
  readonly dropped: number;
}

/** What a frame may cost, in time or in elements made, as a part of drawing all rows on the screen plainly anew. */
export const MOST_OF_PLAIN = 0.6;
/** The same beside a frame of a shorter statement: more means that rows out of sight cost. */
export const MOST_OF_SHORTER = 1.3;
/** Rows of the statement that is long, and of one that is just long enough to be scrolled for all frames. */
export const MANY_ROWS = 400;
export const FEWER_ROWS = 250;
const FRAMES = 200;
export const PIXELS_A_FRAME = 30;
/** Frames that the browser may make for so many steps: a few come before and after. */
const MOST_FRAMES = 1.15 * FRAMES;
const FEWEST_FRAMES = 0.975 * FRAMES;

const CATEGORIES = [
  'toplevel',
  'cc',
  'benchmark',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];
const KINDS: Readonly<Record<string, string>> = {
  FunctionCall: 'scripting',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'layers',
};
const milliseconds = (microseconds: number): number => microseconds / 1_000;
const total = (events: readonly TraceEvent[]): number =>
  milliseconds(events.reduce((sum, event) => sum + (event.tdur ?? 0), 0));

async function traced(browser: Browser, work: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}

/** The tasks of the main thread up to the end of each of its frames, from the end of the frame before. */
function perFrame(main: readonly TraceEvent[]): number[] {
  const frames = main
    .filter(({ name }) => name === 'ProxyMain::BeginMainFrame')
    .toSorted((a, b) => a.ts - b.ts);
  const tasks = main.filter(({ name }) => name === 'RunTask').toSorted((a, b) => a.ts - b.ts);
  const costs = frames.map((frame, index) => {
    const before = frames[index - 1]?.ts ?? frame.ts - 1;
    return total(tasks.filter((task) => task.ts > before && task.ts <= frame.ts));
  });
  return costs.toSorted((a, b) => a - b);
}

function costOf(events: readonly TraceEvent[]): ScrollCost {
  // Of all pages' processes and threads, the main thread that made most frames is the one that was scrolled.
  const made = new Map<string, number>();
  for (const { name, pid, tid } of events)
    if (name === 'ProxyMain::BeginMainFrame')
      made.set(`${pid}:${tid}`, (made.get(`${pid}:${tid}`) ?? 0) + 1);
  const thread = [...made].toSorted(([, a], [, b]) => b - a)[0]?.[0];
  if (thread === undefined) throw new Error('The trace holds no frame');
  const main = events.filter(({ ph, pid, tid }) => ph === 'X' && `${pid}:${tid}` === thread);
  const byKind: Record<string, number> = {};
  for (const [name, kind] of Object.entries(KINDS))
    byKind[kind] = (byKind[kind] ?? 0) + total(main.filter((event) => event.name === name));
  const reports = events
    .filter(
      ({ name, ph, pid }) =>
        name === 'PipelineReporter' && ph === 'b' && thread.startsWith(`${pid}:`),
    )
    .flatMap(({ args }) => args.frame_reporter ?? []);
  return {
    perFrame: perFrame(main),
    byKind,
    presented: reports.filter(({ state }) => state.startsWith('STATE_PRESENTED')).length,
    dropped: reports.filter(
      ({ state, affects_smoothness: rough }) => state === 'STATE_DROPPED' && rough,
    ).length,
  };
}

const centreOf = async (page: Page): Promise<{ x: number; y: number }> => {
  const box = await page.locator('.statement-box').boundingBox();
  if (box === null) throw new Error('The page shows no statement');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Turns the wheel at `speed` pixels per second. Under load the main thread falls behind, and a frame of it then covers more rows. */
export async function costOfWheel(
  browser: Browser,
  page: Page,
  distance: number,
  speed: number,
): Promise<ScrollCost> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const at = await centreOf(page);
  return costOf(
    await traced(browser, async () => {
      await session.send('Input.synthesizeScrollGesture', {
        ...at,
        yDistance: -distance,
        speed,
        gestureSourceType: 'mouse',
      });
    }),
  );
}

/** Scrolls by so many pixels in each frame: the same work for every frame, on a slow or busy machine too. */
const scrollInSteps = (page: Page): Promise<void> =>
  page.evaluate(
    async ({ frames, pixels }) => {
      const box = document.querySelector('.statement-box');
      if (box === null) throw new Error('The page shows no statement');
      for (let frame = 0; frame < frames; frame++) {
        box.scrollTop += pixels;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    { frames: FRAMES, pixels: PIXELS_A_FRAME },
  );

/** Elements that the page makes anew for a frame of such a scroll, and those that it has for the statement's rows. */
export async function elementsOfSteps(page: Page): Promise<{ made: number; shown: number }> {
  const counting = await page.evaluateHandle(() => {
    const rows = document.querySelector('.statement-body');
    if (rows === null) throw new Error('The page shows no statement');
    const elementsIn = (node: Element): number => node.querySelectorAll('*').length;
    const count = { made: 0, shown: elementsIn(rows) };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element) count.made += 1 + elementsIn(node);
    }).observe(rows, { childList: true, subtree: true });
    return count;
  });
  await scrollInSteps(page);
  const { made, shown } = await counting.jsonValue();
  return { made: made / FRAMES, shown };
}

/** What frames of such a scroll cost. Throws where the browser made fewer or more of them than there were steps. */
export async function costOfSteps(browser: Browser, page: Page): Promise<ScrollCost> {
  return ofAllFrames(costOf(await traced(browser, () => scrollInSteps(page))));
}

function ofAllFrames(cost: ScrollCost): ScrollCost {
  const frames = cost.perFrame.length;
  if (frames < FEWEST_FRAMES || frames > MOST_FRAMES)
    throw new Error(`The browser made ${frames} frames in place of ${FRAMES}`);
  return cost;
}

/**
 * Draws all rows on the screen anew in each frame, as plainly as a page can: from their HTML, without a framework. What
 * this costs on a machine says what a frame of a scroll may cost there. The page must be loaded anew afterwards.
 */
export async function costOfPlainRedraws(browser: Browser, page: Page): Promise<ScrollCost> {
  const draw = async (count: number): Promise<void> => {
    const shown = document.querySelector('.statement-box');
    if (shown === null) throw new Error('The page shows no statement');
    const plain = shown.cloneNode(true) as Element;
    const scrolled = shown.scrollTop;
    shown.replaceWith(plain);
    plain.scrollTop = scrolled;
    const parts = [...plain.querySelectorAll('.statement-body, .statement-names')];
    const drawn = parts.map((part) => [part, part.innerHTML] as const);
    for (let frame = 0; frame < count; frame++) {
      for (const [part, html] of drawn) part.innerHTML = html;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  return ofAllFrames(costOf(await traced(browser, () => page.evaluate(draw, FRAMES))));
}

/** The value below which `share` of the ascending numbers lie. */
export const quantile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Infinity;
