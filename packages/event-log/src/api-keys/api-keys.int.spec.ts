import { expect } from 'chai';
import { codeOf, specLog, type SpecLog } from '../spec-log.js';
import { ApiKeys, looksLikeApiKey } from './api-keys.js';

const MINUTE = 60_000;

describe('API keys', () => {
  let spec: SpecLog;
  let now: Date;
  let keys: ApiKeys;
  beforeEach(async () => {
    spec = await specLog();
    now = new Date('2026-03-01T12:00:00Z');
    keys = new ApiKeys(spec.database, () => now);
  });
  afterEach(() => spec.remove());

  const made = (name = 'nightly export') =>
    keys.create({ name, scopes: ['read', 'write'], expiresAt: new Date('2027-01-01T00:00:00Z') });

  it('are found by their text, with their name and scopes', async () => {
    const { key, token } = await made();
    await made('another');
    expect(looksLikeApiKey(token)).to.equal(true);
    expect(await keys.find(token)).to.deep.equal(key);
    expect(key).to.deep.include({ name: 'nightly export', scopes: ['read', 'write'] });
  });

  it('are not stored: the table has no part of the secret', async () => {
    const { key, token } = await made();
    const rows = await spec.database.run((db) => db.selectFrom('api_keys').selectAll().execute());
    const secret = token.slice(`fde_${key.id}_`.length);
    expect(secret).to.have.length(43);
    expect(JSON.stringify(rows)).not.to.contain(secret);
  });

  it('are unknown with another secret, another id, or in another form', async () => {
    const [one, two] = [await made(), await made()];
    const mixed = `fde_${one.key.id}_${two.token.slice(-43)}`;
    const unknown = `fde_000000000000_${one.token.slice(-43)}`;
    for (const token of [mixed, unknown, one.token.slice(0, -1), `${one.token}A`, 'fde_', ''])
      expect(await keys.find(token), token).to.equal(undefined);
  });

  it('say when they were last used, to the minute', async () => {
    const { token } = await made();
    const lastUse = async () => (await keys.list())[0]?.lastUsedAt?.toISOString();
    const use = async () => {
      const key = await keys.find(token);
      if (key !== undefined) await keys.noteUse(key);
    };
    expect(await lastUse()).to.equal(undefined);
    await use();
    now = new Date(now.getTime() + MINUTE / 2);
    await use();
    expect(await lastUse()).to.equal('2026-03-01T12:00:00.000Z');
    now = new Date(now.getTime() + MINUTE);
    await use();
    expect(await lastUse()).to.equal('2026-03-01T12:01:30.000Z');
  });

  it('are revoked once, and stay in the list', async () => {
    const { key, token } = await made();
    await keys.revoke(key.id);
    now = new Date(now.getTime() + MINUTE);
    expect((await keys.revoke(key.id)).revokedAt?.toISOString()).to.equal(
      '2026-03-01T12:00:00.000Z',
    );
    expect((await keys.find(token))?.revokedAt).not.to.equal(null);
    expect(await keys.list()).to.have.length(1);
    expect(await codeOf(keys.revoke('000000000000'))).to.equal('api_key_not_found');
  });
});
