import { expect } from 'chai';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebhookKey } from './webhook-key.js';

describe('The key of webhooks', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fde-key-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made once, of 32 bytes, and the same at every start', () => {
    const key = ensureWebhookKey(folder);
    expect(Buffer.from(key, 'base64')).to.have.length(32);
    expect(ensureWebhookKey(folder)).to.equal(key);
  });

  it('is readable by its owner alone', () => {
    ensureWebhookKey(folder);
    expect(statSync(join(folder, 'webhook-key')).mode & 0o077).to.equal(0);
  });

  it('is another one in another folder', () => {
    const other = mkdtempSync(join(tmpdir(), 'fde-key-'));
    expect(ensureWebhookKey(other)).to.not.equal(ensureWebhookKey(folder));
    rmSync(other, { recursive: true });
  });
});
