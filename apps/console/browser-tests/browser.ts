import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const CANDIDATES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
/** Nothing of the browser's own calls home while it is tested. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchBrowser(): Promise<Browser> {
  const executablePath = CANDIDATES.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined)
    throw new Error(
      'No Chromium is installed: run infra/ci/ensure-chromium.sh, or set CHROMIUM_PATH',
    );
  return chromium.launch({ executablePath, args: FLAGS });
}

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}
export const LOOKS: readonly Look[] = [
  { width: 1360, height: 900, scheme: 'light' },
  { width: 1360, height: 900, scheme: 'dark' },
  { width: 360, height: 780, scheme: 'light' },
  { width: 360, height: 780, scheme: 'dark' },
  { width: 3840, height: 2160, scheme: 'light' },
];
/** The pictures of the documentation: `statement-wide-light.png`; undefined for a look that is only tested. */
export const pictureName = (page: string, { width, scheme }: Look): string | undefined =>
  width === 1360 && scheme === 'light' ? `${page}-wide-light.png` : undefined;

/** A window that notes every request to another host and every error of the page. */
export class Window {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly foreignRequests: string[] = [];
  readonly pageErrors: string[] = [];

  private constructor(context: BrowserContext, page: Page, origin: string) {
    this.context = context;
    this.page = page;
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) this.foreignRequests.push(url);
    });
    page.on('pageerror', (error) => this.pageErrors.push(error.message));
  }

  static async open(
    browser: Browser,
    origin: string,
    look: Look = { width: 1360, height: 900, scheme: 'light' },
    locale = 'en-GB',
  ): Promise<Window> {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: look.width, height: look.height },
      colorScheme: look.scheme,
      locale,
      timezoneId: 'Europe/Berlin',
    });
    return new Window(context, await context.newPage(), origin);
  }

  async show(path: string): Promise<void> {
    // From an empty page: what stood there before would otherwise be taken for what is asked for.
    await this.page.goto('about:blank');
    await this.page.goto(`/#${path}`);
    await this.page.locator('main h1').waitFor();
    await this.page.waitForFunction(() => document.querySelector('[role=status]') === null);
  }

  /** Presses the tab key until the focus is on what is named so. Throws if it never gets there. */
  async tabTo(name: RegExp, most = 60): Promise<void> {
    for (let presses = 0; presses < most; presses++) {
      await this.page.keyboard.press('Tab');
      const said = await this.page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        return element === null || element === document.body
          ? ''
          : [
              element.getAttribute('aria-label'),
              element.getAttribute('placeholder'),
              element.innerText,
            ]
              .filter(Boolean)
              .join(' | ');
      });
      if (name.test(said)) return;
    }
    throw new Error(`The tab key does not lead to ${String(name)}`);
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
interface Violation {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly string[];
    readonly failureSummary?: string;
  }[];
}

/** What axe finds wrong with the page as it stands, a line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: Violation[] }> };
    };
    return (await axe.run()).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) =>
      `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`.replace(/\s+/g, ' '),
    ),
  );
}

/** What sticks out of the window to the right: a page that must be scrolled sideways as a whole. */
export const stickingOut = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Works in a window of its own; the page may then have asked no other host, and thrown no error. */
export async function inWindowOf(
  browser: Browser,
  origin: string,
  work: (window: Window) => Promise<void>,
  look?: Look,
): Promise<void> {
  const window = await Window.open(browser, origin, look);
  try {
    await work(window);
    expect(window.foreignRequests, 'requests to another host').to.deep.equal([]);
    expect(window.pageErrors, 'errors of the page').to.deep.equal([]);
  } finally {
    await window.close();
  }
}

/** Nothing that axe finds wrong with the page, and nothing wider than the window. */
export async function expectClean(page: Page, look: Look): Promise<void> {
  expect(await axeViolations(page), JSON.stringify(look)).to.deep.equal([]);
  expect(await stickingOut(page), JSON.stringify(look)).to.be.at.most(0);
}

/** The file that a button offers to save. */
export const download = async (
  page: Page,
  button: string,
): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const offered = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await offered;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};
