import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { strFromU8, unzipSync } from 'fflate';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, Window } from './browser.js';
import {
  englishTexts,
  hasEnglish,
  printedNames,
  saidOn,
  type PrintedStatement,
} from './english-texts.js';
import { BrowserStack, type Numbered } from './stack.js';
import { askForEverything, SAID_IN_ENGLISH } from './service-says.js';
import { wrongInFile, wrongWith } from './untrue-texts.js';

interface Statement extends Numbered {
  readonly statement_type: string;
  readonly data: PrintedStatement['data'] & { readonly notes?: readonly string[] };
}

interface ReadStatement extends Numbered {
  readonly raw_data: {
    readonly line_items: readonly {
      readonly values: Readonly<Record<string, number>>;
      readonly sources: Readonly<Record<string, object>>;
    }[];
  };
}

const BROAD = { width: 1360, height: 4_000, scheme: 'light' } as const;

/** What a person reads: not addresses, and not what programs print as it is. */
const isProse = (text: string): boolean =>
  !(/^\S+$/.test(text) && /https?:|\//.test(text)) &&
  !/^[\w-]+\.\w{2,5}$|^[0-9a-f-]{32,}$/.test(text);

/** The texts of a page with all that it folds away; what a program printed stands in code. */
const textsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  return (await saidOn(page)).filter(isProse);
};

/** What the service said that no text of the page's language was found for. */
const unwordedOn = (page: Page): Promise<string[]> =>
  page.locator('main span[lang="en"]').allTextContents();

/** All texts of a JSON answer, whatever they are called. */
const textsInJson = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsInJson);
};

/** The parts of a workbook that hold what its cells show. */
const textsOfWorkbook = (bytes: Uint8Array): string[] =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => /worksheets\/|sharedStrings/.test(name))
    .flatMap(([, part]) =>
      [...strFromU8(part).matchAll(/<(?:t|v)[^>]*>([^<]*)</g)].map(([, text = '']) => text),
    );

describe('the texts of the console, on the real stack in a real browser', function () {
  this.timeout(400_000);
  const stack = new BrowserStack();
  const bodies: string[] = [];
  let receiver: Server;
  let browser: Browser;
  let company = 0;
  let statements: readonly Statement[] = [];
  let paths: readonly string[] = [];

  before(async () => {
    await stack.start();
    receiver = createServer((request, response) => {
      void text(request).then((body) => {
        bodies.push(body);
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/`;
    const events = [
      'task.ended',
      'document.found',
      'compiled-statement.changed',
      'restatement.found',
      'review.needed',
    ];
    await stack.ask('POST', '/webhooks', { url, events });
    browser = await launchBrowser();
    company = (
      await stack.ask<Numbered>('POST', '/companies', {
        name: 'Tessaly Instruments',
        ir_url: `${stack.siteUrl}/`,
      })
    ).id;
    const requested = await stack.ask<{ task_id: string }>(
      'POST',
      `/tasks/companies/${company}/extract`,
    );
    await stack.waitForSuccess(requested.task_id);
    statements = await stack.ask<Statement[]>('GET', `/compiled-statements/companies/${company}`);
    paths = [
      '/',
      '/companies',
      `/companies/${company}`,
      `/companies/${company}/periods?frequency=year`,
      ...statements.flatMap(({ id }) => [
        `/statements/${id}?change=yes&years=all`,
        `/statements/${id}?cell=2:2020`,
        `/statements/${id}?as_of=2020-12-31`,
        `/statements/${id}?view=standardised`,
        `/statements/${id}?as_of=1995-06-30`,
      ]),
      '/news',
      `/compare?company=${company}&item=revenue`,
      `/compare?company=${company}&type=balance_sheet`,
      `/compare?company=${company}&type=ratios`,
      '/review',
      '/tasks',
      `/tasks/${requested.task_id}`,
      '/webhooks',
      '/dead-letters',
      `/storage?company=${company}`,
      '/nonsense',
    ];
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
    receiver?.close();
  });

  for (const locale of ['en-GB', 'de-DE'])
    it(`were written by a person on every page, in ${locale}`, async () => {
      const window = await Window.open(browser, stack.api.url, BROAD, locale);
      try {
        const english = locale === 'de-DE' ? await englishTexts() : new Set<string>();
        const printed = printedNames(statements);
        const wrong: Record<string, string[]> = {};
        for (const path of paths) {
          await window.show(path);
          const texts = await textsOf(window.page);
          expect(texts, path).to.have.length.above(10);
          const faults = [
            ...texts.flatMap(wrongWith),
            ...(await unwordedOn(window.page)).map((text) => `no words: ${text}`),
            ...texts
              .filter((text) => english.has(text) && !printed.has(text))
              .map((text) => `English: ${text}`),
            ...(locale === 'de-DE' ? texts : [])
              .filter((text) => hasEnglish(text, printed))
              .map((text) => `English words: ${text}`),
          ];
          if (faults.length > 0) wrong[path] = [...new Set(faults)];
        }
        expect(wrong).to.deep.equal({});
      } finally {
        await window.close();
      }
    });

  for (const locale of ['en-GB', 'de-DE'])
    it(`were written by a person while a task is at work, in ${locale}`, async () => {
      const silent = await stack.ask<Numbered>('POST', '/companies', {
        name: 'Silent',
        ir_url: stack.silentUrl,
      });
      const { task_id: task } = await stack.ask<{ task_id: string }>(
        'POST',
        `/tasks/companies/${silent.id}/scrape`,
      );
      const isAtWork = async (): Promise<boolean> =>
        (await stack.ask<{ status: string }>('GET', `/tasks/${task}`)).status === 'PROGRESS';
      await waitFor(isAtWork, { what: 'a task at work' });
      const window = await Window.open(browser, stack.api.url, BROAD, locale);
      try {
        for (const path of [`/tasks/${task}`, '/tasks', '/', `/companies/${silent.id}`]) {
          await window.show(path);
          await window.page.getByRole('progressbar').first().waitFor();
          const texts = await textsOf(window.page);
          const english =
            locale === 'de-DE' ? texts.filter((text) => hasEnglish(text, new Set())) : [];
          const faults = [...texts.flatMap(wrongWith), ...english];
          expect([...faults, ...(await unwordedOn(window.page))], path).to.deep.equal([]);
        }
      } finally {
        await window.close();
        await stack.ask('POST', `/tasks/${task}/revoke`);
        await stack.ask('DELETE', `/companies/${silent.id}`);
      }
    });

  it('were written by a person in every note', () => {
    const notes = statements.flatMap(({ data }) => data.notes ?? []);
    expect(notes, 'notes').to.have.length.above(2);
    expect(notes.flatMap(wrongWith)).to.deep.equal([]);
  });

  it('were written by a person in every export and in the feed', async () => {
    const read = async (path: string): Promise<string> =>
      (await fetch(`${stack.api.url}/api/v1${path}`)).text();
    for (const { id } of statements) {
      const csv = await read(`/compiled-statements/${id}/export?format=csv`);
      expect(csv.length).to.be.above(1_000);
      expect(wrongInFile(csv)).to.deep.equal([]);
      expect(csv, 'no date to a spreadsheet').not.to.match(/(?:^|[,"])\d+\/\d+[",]/m);
    }
    for (const { id } of statements) {
      const answer = await fetch(
        `${stack.api.url}/api/v1/compiled-statements/${id}/export?format=xlsx`,
      );
      const texts = textsOfWorkbook(new Uint8Array(await answer.arrayBuffer()));
      expect(texts).to.have.length.above(100);
      expect(texts.flatMap(wrongInFile)).to.deep.equal([]);
    }
    const feed = await read('/feed.atom');
    const texts = [...feed.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim());
    expect(texts).to.have.length.above(5);
    expect(texts.filter(isProse).flatMap(wrongWith)).to.deep.equal([]);
  });

  it('were written by a person in every answer, and in all that webhooks are told', async () => {
    for (const path of [
      `/compiled-statements/companies/${company}`,
      `/companies/${company}/last-run`,
      `/documents/companies/${company}`,
      '/changes',
      '/reviews',
      '/tasks',
    ]) {
      const texts = textsInJson(await stack.ask<unknown>('GET', path));
      expect(texts.flatMap(wrongInFile), path).to.deep.equal([]);
    }
    await waitFor(() => bodies.length > 2, { what: 'what a webhook is told' });
    const texts = bodies.flatMap((body) => textsInJson(JSON.parse(body)));
    expect(texts.flatMap(wrongInFile)).to.deep.equal([]);
  });

  it('say what is wrong with a report that cannot be taken, and with a service that is gone', async () => {
    const window = await Window.open(browser, stack.api.url, BROAD, 'en-GB');
    try {
      const { page } = window;
      await window.show(`/companies/${company}`);
      const chosen = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Upload a report' }).click();
      const buffer = Buffer.from('neither a PDF nor a tagged report');
      await (await chosen).setFiles({ name: 'x 2019.pdf', mimeType: 'application/pdf', buffer });
      await page.getByRole('button', { name: 'Upload and read' }).click();
      const refusal = await page.getByRole('alert').innerText();
      expect(wrongWith(refusal)).to.deep.equal([]);
      expect(refusal).to.match(/^[^:\s]/);
      await window.show('/companies');
      await page.route('**/*.js', (route) => route.abort());
      await page.getByRole('link', { name: 'Webhooks' }).click();
      await page.getByText('The service cannot be reached.').waitFor();
    } finally {
      await window.close();
    }
  });

  /** A statement as it was read, of which a figure is in doubt. */
  const doubtOne = async (): Promise<void> => {
    const [document] = await stack.ask<Numbered[]>(
      'GET',
      `/documents/companies/${company}/type/annual_report`,
    );
    const [read] = await stack.ask<ReadStatement[]>(
      'GET',
      `/extractions/documents/${document!.id}`,
    );
    const rows = read!.raw_data.line_items.filter(({ values }) => Object.keys(values).length > 0);
    Object.assign(Object.values(rows[0]!.sources)[0]!, { confidence: 0.95, doubt: 'repaired' });
    await stack.ask('PUT', `/extractions/${read!.id}`, { raw_data: read!.raw_data });
  };

  it('are German where the service asks a person why', async () => {
    await doubtOne();
    const window = await Window.open(browser, stack.api.url, BROAD, 'de-DE');
    const { page } = window;
    const englishOn = async (): Promise<string[]> => {
      const texts = (await textsOf(page)).join('\n');
      return [
        ...SAID_IN_ENGLISH.filter((said) => texts.includes(said)),
        ...(await unwordedOn(page)),
        ...texts.split('\n').flatMap(wrongWith),
      ];
    };
    try {
      await askForEverything(page);
      await window.show('/review');
      await page.getByText('Wessen Bericht ist es?').first().waitFor();
      expect(await englishOn(), 'a review').to.deep.equal([]);
    } finally {
      await window.close();
    }
  });
});
