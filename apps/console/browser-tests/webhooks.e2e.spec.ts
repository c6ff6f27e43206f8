import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import {
  axeViolations,
  launchBrowser,
  LOOKS,
  inWindowOf,
  expectClean,
  type Window,
  type Look,
} from './browser.js';
import { BrowserStack } from './stack.js';

interface Numbered {
  readonly id: number;
}

describe('webhooks in the console, on the real stack in a real browser', function () {
  this.timeout(300_000);
  const stack = new BrowserStack();
  const heard: string[] = [];
  let browser: Browser;
  let receiver: Server;
  let answer = 204;
  let address = '';

  before(async () => {
    receiver = createServer((request, response) => {
      heard.push(String(request.headers['webhook-id']));
      request.resume().on('end', () => response.writeHead(answer).end());
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/desk`;
    await stack.start();
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    await stack.stop();
    receiver.close();
  });

  const inWindow = (work: (window: Window) => Promise<void>, look?: Look): Promise<void> =>
    inWindowOf(browser, stack.api.url, work, look);
  const add = (): Promise<Numbered> =>
    stack.ask('POST', '/webhooks', {
      url: address,
      description: 'The desk',
      events: ['document.found'],
    });
  const remove = (id: number): Promise<void> => stack.ask('DELETE', `/webhooks/${id}`);
  const happen = async (): Promise<void> => {
    const { id } = await stack.ask<Numbered>('POST', '/companies', {
      name: 'Tessaly Instruments',
      ir_url: `${stack.siteUrl}/`,
    });
    await stack.ask('POST', '/documents', {
      company_id: id,
      document_type: 'annual_report',
      fiscal_year: 2024,
      url: `${stack.siteUrl}/report-${heard.length}.pdf`,
    });
    await stack.ask('DELETE', `/companies/${id}`);
  };

  /** Of the first delivery, whatever came of it. */
  const waitForEnd = ({ id }: Numbered): Promise<unknown> =>
    waitFor(
      async () =>
        (
          await stack.ask<readonly { readonly state: string }[]>(
            'GET',
            `/webhooks/${id}/deliveries`,
          )
        )[0]?.state === 'failed',
      { timeoutMs: 30_000, what: 'the end of the delivery' },
    );

  it('are reached from the navigation; without any, the page says what to do', () =>
    inWindow(async (window) => {
      const { page } = window;
      await window.show('/companies');
      await page.getByRole('navigation').getByRole('link', { name: 'Webhooks' }).click();
      await page.getByText(/Add the address of a program of yours/).waitFor();
      await expectClean(window.page, { width: 1360, height: 900, scheme: 'light' });
    }));

  it('are added: what is refused is said at its field, the secret is shown once and copied', () =>
    inWindow(async (window) => {
      const { page } = window;
      await window.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await window.show('/webhooks');
      await page.getByRole('button', { name: 'Add a webhook' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Address').fill('ftp://desk.example.com');
      await form.getByLabel('A document was found').check();
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      await form.getByText(/absolute http or https URL/).waitFor();
      expect(await axeViolations(page)).to.deep.equal([]);
      await form.getByLabel('Address').fill(address);
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      const secret = await form.getByLabel('Secret').inputValue();
      expect(secret).to.match(/^whsec_/);
      await page.mouse.click(5, 400);
      await form.getByRole('button', { name: 'Copy the secret' }).click();
      await form.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(secret);
      expect(await axeViolations(page)).to.deep.equal([]);
      await form.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('article', { name: address }).waitFor();
      expect(await page.content()).not.to.include('whsec_');
      const [made] = await stack.ask<Numbered[]>('GET', '/webhooks');
      await remove(made!.id);
    }));

  it('are enabled again after the service gave them up, and sent a delivery once more', () =>
    inWindow(async (window) => {
      const { page } = window;
      answer = 410;
      heard.length = 0;
      const { id } = await add();
      await happen();
      await window.show('/webhooks');
      await page.getByText(/Disabled by the service/).waitFor({ timeout: 30_000 });
      await page.getByRole('link', { name: `Deliveries to ${address}` }).click();
      const log = page.getByRole('region', { name: 'Deliveries' });
      await log.getByText('failed', { exact: true }).waitFor();
      await log.getByText(/410/).waitFor();
      await log.getByText('Body').click();
      await log.getByText(/"type": "document.found"/).waitFor();
      answer = 204;
      await page.getByRole('button', { name: /^Enable again/ }).click();
      await page.getByText(/Disabled by the service/).waitFor({ state: 'detached' });
      await log.getByRole('button', { name: /^Send again/ }).click();
      await log.getByText('delivered', { exact: true }).waitFor({ timeout: 30_000 });
      expect(heard, 'the deliveries that came').to.have.length(2);
      expect(heard[1]).to.equal(heard[0]);
      await remove(id);
    }));

  it('are disabled by hand, and removed after a question', () =>
    inWindow(async (window) => {
      const { page } = window;
      await add();
      await window.show('/webhooks');
      const card = page.getByRole('article', { name: address });
      await card.getByRole('button', { name: /^Disable/ }).click();
      await card.getByText(/Disabled by hand/).waitFor();
      await card.getByRole('button', { name: /^Remove/ }).click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.innerText()).to.match(/the log of its deliveries go with it/);
      expect(await axeViolations(page)).to.deep.equal([]);
      await dialog.getByRole('button', { name: 'Keep it' }).click();
      await dialog.waitFor({ state: 'detached' });
      await card.getByRole('button', { name: /^Remove/ }).click();
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await page.getByText('No webhooks yet').waitFor();
      expect(await stack.ask('GET', '/webhooks')).to.deep.equal([]);
    }));

  it('are clean for axe in every look: list, log, and a log without deliveries', async () => {
    answer = 410;
    const webhook = await add();
    await happen();
    await waitForEnd(webhook);
    const silent = await add();
    for (const look of LOOKS)
      await inWindow(async (window) => {
        await window.show('/webhooks');
        await window.page.getByText(/Disabled by the service/).waitFor({ timeout: 30_000 });
        await expectClean(window.page, look);
        await window.show(`/webhooks/${webhook.id}`);
        await window.page.getByRole('region', { name: 'Deliveries' }).waitFor();
        await expectClean(window.page, look);
        await window.show(`/webhooks/${silent.id}`);
        await window.page.getByText(/Nothing was sent yet/).waitFor();
        await expectClean(window.page, look);
      }, look);
  });
});
