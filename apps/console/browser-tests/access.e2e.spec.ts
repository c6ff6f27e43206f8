import {
  OwnedProcess,
  TokenIssuer,
  freePort,
  privateDatabase,
  waitFor,
  type PrivateDatabase,
} from '@fde/testing';
import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { axeViolations, launchBrowser } from './browser.js';

const mainOf = (service: string): string =>
  fileURLToPath(new URL(`../../../../services/${service}/dist/main.js`, import.meta.url));
const COMPANY = 'AstraZeneca PLC';

describe('the console and /docs where access is switched on', function () {
  this.timeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'fde-access-'));
  let issuer: TokenIssuer;
  let database: PrivateDatabase;
  let gateway: OwnedProcess;
  let tracker: OwnedProcess;
  let browser: Browser;
  let url: string;

  before(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    [issuer, database, browser] = await Promise.all([
      TokenIssuer.start(),
      privateDatabase(),
      launchBrowser(),
    ]);
    gateway = new OwnedProcess(process.execPath, [mainOf('gateway')], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        DATABASE_URL: database.url,
        FDE_DATA_DIR: folder,
        AUTH_ISSUER: issuer.url,
        AUTH_AUDIENCE: issuer.audience,
        AUTH_CLIENT_ID: issuer.clientId,
      },
    });
    tracker = new OwnedProcess(process.execPath, [mainOf('task-tracker')], {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: database.url,
        FDE_DATA_DIR: folder,
        HEALTH_PORT: '0',
      },
    });
    await waitFor(() => fetch(`${url}/readyz`).then(({ ok }) => ok), {
      timeoutMs: 60_000,
      what: 'the gateway',
    });
  });
  after(async () => {
    await browser?.close();
    await Promise.all([gateway?.end('SIGTERM'), tracker?.end('SIGTERM')]);
    await Promise.all([issuer?.stop(), database?.drop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const inPage = async (work: (page: Page) => Promise<void>): Promise<void> => {
    const context = await browser.newContext({ baseURL: url, acceptDownloads: true });
    // Redoc draws every operation at once: 6 s on an idle machine, several times that on a busy one.
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) blocked.push(message.text());
    });
    page.on('pageerror', (error) => blocked.push(error.message));
    try {
      await work(page);
      expect(blocked, 'what the browser refused').to.deep.equal([]);
    } finally {
      await context.close();
    }
  };
  const logIn = async (page: Page, place = '/#/companies'): Promise<void> => {
    await page.goto(place);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Log out' }).waitFor();
  };
  const paste = async (page: Page, token: string): Promise<void> => {
    await page.getByLabel('Access token').fill(token);
    await page.getByRole('button', { name: 'Use this token' }).click();
  };
  /** Asks the API directly, as any program with a token could. */
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const authorization = `Bearer ${await issuer.token({ scope: 'read write' })}`;
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${path} answered ${answer.status}`).to.equal(true);
    return (await answer.json()) as T;
  };

  it('asks for a login, goes to the issuer and comes back to the place it left', () =>
    inPage(async (page) => {
      await page.goto('/#/tasks');
      await page.getByRole('button', { name: 'Log in' }).waitFor();
      expect(await axeViolations(page)).to.deep.equal([]);
      await logIn(page, '/#/companies/1');
      await page.getByRole('heading', { name: COMPANY }).waitFor();
      expect(page.url()).to.equal(`${url}/#/companies/1`);
      expect(issuer.requests).to.include.members(['GET /authorize', 'POST /token']);
      await page.reload();
      await page.getByRole('heading', { name: COMPANY }).waitFor();
    }));

  it('follows a task by its stream', () =>
    inPage(async (page) => {
      const { task_id: taskId } = await ask<{ task_id: string }>(
        'POST',
        '/tasks/companies/2/scrape',
      );
      await logIn(page, `/#/tasks/${taskId}`);
      await page.getByText('waiting', { exact: true }).first().waitFor();
      const streamed = page.waitForRequest((request) => request.url().endsWith('/stream'));
      await page.reload();
      expect((await streamed).headers()['authorization']).to.match(/^Bearer ey/);
      await ask('POST', `/tasks/${taskId}/revoke`);
      await page.getByText('revoked', { exact: true }).first().waitFor();
    }));

  it('saves a file that wants a token', () =>
    inPage(async (page) => {
      const line = {
        name: 'Revenue',
        values: { 2024: 7 },
        indentation_level: 0,
        is_total: false,
        section: null,
        unit: 'money',
        variants: [],
        confidence: 1,
        sources: {},
      };
      const data = {
        statement_type: 'income_statement',
        company_name: COMPANY,
        currency: 'USD',
        scale: 1,
        years: ['2024'],
        data_lineage: {},
        gaps: [],
        confidence: 1,
        line_items: [line],
      };
      const { id } = await ask<{ id: number }>('POST', '/compiled-statements', {
        company_id: 1,
        statement_type: 'income_statement',
        data,
      });
      await logIn(page, `/#/statements/${id}`);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'CSV' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).to.match(/\.csv$/);
      expect(await readFile(await file.path(), 'utf8')).to.contain('Revenue');
    }));

  it('forgets who was logged in', () =>
    inPage(async (page) => {
      await logIn(page);
      await page.getByRole('link', { name: COMPANY }).waitFor();
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('button', { name: 'Log in' }).waitFor();
      expect(
        await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
      ).to.not.contain('ey');
      expect(await page.getByText(COMPANY).count()).to.equal(0);
    }));

  it('takes a token that is pasted, and asks again where it does not hold', () =>
    inPage(async (page) => {
      await page.goto('/#/companies');
      await paste(page, await issuer.token({ expiresIn: -60 }));
      await page.getByRole('button', { name: 'Use this token' }).waitFor();
      expect(await page.getByText(COMPANY).count()).to.equal(0);
      await paste(page, `Bearer ${await issuer.token({ scope: 'read' })}`);
      await page.getByRole('link', { name: COMPANY }).waitFor();
    }));

  it('says which scope is missing', () =>
    inPage(async (page) => {
      await page.goto('/#/dead-letters');
      await paste(page, await issuer.token({ scope: 'read write' }));
      await page
        .getByRole('alert')
        .getByText('This operation requires a token with the scope operate')
        .waitFor();
    }));

  it('shows webhooks to those who may operate alone, and says where the installation lacks their key', () =>
    inPage(async (page) => {
      await page.goto('/#/webhooks');
      await paste(page, await issuer.token({ scope: 'read write' }));
      await page
        .getByRole('alert')
        .getByText('This operation requires a token with the scope operate')
        .waitFor();
      expect(await page.getByRole('button', { name: 'Add a webhook' }).count()).to.equal(0);
      await page.getByRole('button', { name: 'Log out' }).click();
      await paste(page, await issuer.token({ scope: 'read write operate' }));
      await page.getByRole('heading', { name: 'Webhooks are switched off' }).waitFor();
      await page.getByText(/npm run passwords/).waitFor();
      expect(await page.getByRole('button', { name: 'Add a webhook' }).count()).to.equal(0);
      expect(await axeViolations(page)).to.deep.equal([]);
    }));

  it('renews a token that is about to end', () =>
    inPage(async (page) => {
      await logIn(page);
      const renewed = page.waitForRequest((request) => request.url() === `${issuer.url}/token`);
      await page.evaluate(() => {
        const tokens = JSON.parse(sessionStorage.getItem('fde-session') ?? '{}') as object;
        sessionStorage.setItem(
          'fde-session',
          JSON.stringify({ ...tokens, endsAt: Date.now() + 1000 }),
        );
      });
      await page.reload();
      expect((await renewed).postData()).to.contain('grant_type=refresh_token');
      await page.getByRole('link', { name: COMPANY }).waitFor();
    }));

  it('says why a login failed', () =>
    inPage(async (page) => {
      const begin = () =>
        page.evaluate(() =>
          sessionStorage.setItem(
            'fde-login',
            JSON.stringify({ state: 'ours', verifier: 'x'.repeat(43), place: '#/companies' }),
          ),
        );
      await page.goto('/');
      await begin();
      await page.goto('/?error=access_denied&error_description=Not+today&state=ours');
      await page.getByRole('alert').getByText('Not today').waitFor();
      await begin();
      await page.goto('/?error=access_denied&error_description=Call+0800+1234&state=theirs');
      await page.getByRole('alert').waitFor();
      expect(await page.textContent('body'), 'words of a stranger').to.not.contain('0800');
      await begin();
      await page.goto('/?code=stolen&state=theirs');
      await page.getByRole('alert').waitFor();
      expect(page.url()).to.not.contain('code=');
      await page.getByRole('button', { name: 'Log in' }).waitFor();
    }));

  it('lets people log in to Swagger UI and try the API', () =>
    inPage(async (page) => {
      await page.goto('/docs');
      await page.locator('.auth-wrapper .btn.authorize').click();
      const dialog = page.locator('.dialog-ux');
      const login = dialog.locator('.auth-container').filter({ hasText: 'authorizationCode' });
      await login.getByText('select all', { exact: true }).click();
      const [window] = await Promise.all([
        page.context().waitForEvent('page'),
        login.getByRole('button', { name: 'Apply given OAuth2 credentials' }).click(),
      ]);
      await window.waitForEvent('close').catch(() => undefined);
      expect(issuer.requests.filter((request) => request === 'GET /authorize').length).to.be.above(
        0,
      );
      await login.getByRole('button', { name: 'Remove authorization' }).waitFor();
      await dialog.locator('.btn-done').first().click();
      const operation = page.locator('#operations-Companies-listCompanies');
      await operation.locator('.opblock-summary-control').click();
      await operation.getByRole('button', { name: 'Try it out' }).click();
      const answered = page.waitForResponse((response) =>
        response.url().includes('/api/v1/companies'),
      );
      await operation.getByRole('button', { name: 'Execute' }).click();
      expect((await answered).status()).to.equal(200);
    }));

  it('shows Redoc', () =>
    inPage(async (page) => {
      await page.goto('/redoc');
      await page.getByRole('heading', { name: 'List companies' }).waitFor();
    }));
});
