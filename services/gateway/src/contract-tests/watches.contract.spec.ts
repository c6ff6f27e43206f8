import { expect } from 'chai';
import { NO_ID, aCompany } from '../spec-support/records.js';
import { RunningGateway } from '../spec-support/running-gateway.js';

const DAY_MS = 86_400_000;
const UNWATCHED = { watched: false, interval: null, cron: null, timezone: null, next_run_at: null };

describe('Watches', () => {
  let running: RunningGateway;
  let companyId: number;

  before(async () => {
    running = await RunningGateway.start();
  });
  after(() => running.stop());
  beforeEach(async () => {
    companyId = (await aCompany(running.client)).id;
  });

  const path = (id = companyId) => ({ 'company-id': id });
  const read = () => running.client.call('getWatch', { path: path() });
  const set = (json: object) => running.client.call('setWatch', { path: path(), json });
  const end = () => running.client.call('endWatch', { path: path() });
  const inDays = (time: string | null): number =>
    (new Date(time ?? NaN).getTime() - Date.now()) / DAY_MS;

  it('is watched by an interval or a cron expression, changed, and watched no more', async () => {
    expect((await read()).body).to.deep.include({ company_id: companyId, ...UNWATCHED });
    const daily = await set({ interval: 'P1D' });
    expect(daily.status).to.equal(200);
    expect(daily.body).to.include({ watched: true, interval: 'P1D', cron: null, timezone: null });
    expect(inDays(daily.body.next_run_at)).to.be.within(-0.001, 1.001);
    expect((await set({ interval: 'P1D', cron: null })).body).to.deep.equal(daily.body);
    const mondays = await set({ cron: '0 6 * * 1', timezone: 'Europe/Berlin' });
    expect(mondays.body).to.include({ interval: null, timezone: 'Europe/Berlin' });
    const next = new Date(mondays.body.next_run_at ?? NaN);
    expect([next.getUTCDay(), next.getUTCMinutes() <= 5]).to.deep.equal([1, true]);
    expect((await read()).body).to.deep.equal(mondays.body);
    expect((await set({ cron: '0 6 * * 1' })).body.timezone).to.equal('UTC');
    for (let time = 0; time < 2; time += 1) expect((await end()).status).to.equal(204);
    expect((await read()).body).to.deep.include(UNWATCHED);
  });

  it('answers 422 for a schedule that cannot be kept, and names the field', async () => {
    const faults: readonly (readonly [object, string])[] = [
      [{}, 'interval'],
      [{ interval: 'PT30M' }, 'interval'],
      [{ interval: 'P1M' }, 'interval'],
      [{ interval: 'P1D', cron: '0 6 * * *' }, 'cron'],
      [{ cron: '*/5 * * * *' }, 'cron'],
      [{ cron: 'every day' }, 'cron'],
      [{ cron: '0 6 * * *', timezone: 'Mars/Olympus' }, 'timezone'],
      [{ interval: 7 }, 'interval'],
    ];
    for (const [json, field] of faults) {
      const { status, fault } = await set(json).then((reply) => ({
        status: reply.status,
        fault: (reply.body as unknown as { detail: { loc: unknown[] }[] }).detail[0],
      }));
      expect([status, fault?.loc], JSON.stringify(json)).to.deep.equal([422, ['body', field]]);
    }
    expect((await read()).body).to.deep.include(UNWATCHED);
  });

  it('answers 404 for a company that is not there, or is no more', async () => {
    await set({ interval: 'P1D' });
    await running.client.call('deleteCompany', { path: path() });
    for (const id of [companyId, NO_ID]) {
      const replies = [
        await running.client.call('getWatch', { path: path(id) }),
        await running.client.call('setWatch', { path: path(id), json: { interval: 'P1D' } }),
        await running.client.call('endWatch', { path: path(id) }),
      ];
      for (const reply of replies)
        expect([reply.status, reply.body]).to.deep.equal([
          404,
          { ...(reply.body as object), error_code: 'company_not_found' },
        ]);
    }
  });
});
