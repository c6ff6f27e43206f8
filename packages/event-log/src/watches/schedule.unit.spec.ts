import type { WatchSchedule } from '@fde/contracts';
import { expect } from 'chai';
import { CRON_SPREAD_MS, durationMs, nextDue, scheduleFault } from './schedule.js';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-03-27T12:00:00Z');

const every = (interval: string): WatchSchedule => ({ interval, cron: null, timezone: null });
const at = (cron: string, timezone: string | null = null): WatchSchedule => ({
  interval: null,
  cron,
  timezone,
});

/** The first due times after `from`, as they follow from one another. */
const dueTimes = (schedule: WatchSchedule, companyId: number, from: Date, count: number): Date[] =>
  Array.from({ length: count }).reduce<Date[]>((times) => {
    const next = nextDue(schedule, companyId, times.at(-1) ?? from);
    return next === undefined ? times : [...times, next];
  }, []);

/** Without what the company is run later than others. */
const cronTimes = (cron: string, timezone: string, from: string, count: number): string[] => {
  const spread = nextDue(at('0 0 * * *', 'UTC'), 7, NOW)?.getTime() ?? 0;
  return dueTimes(at(cron, timezone), 7, new Date(from), count).map((time) =>
    new Date(time.getTime() - (spread % DAY_MS)).toISOString().slice(0, 16),
  );
};

describe('the schedule of a watch', () => {
  it('knows durations of a fixed length, and no others', () => {
    expect(['PT1H', 'P1D', 'P2W', 'P1DT12H', 'PT90M'].map(durationMs)).to.deep.equal([
      3_600_000,
      DAY_MS,
      14 * DAY_MS,
      1.5 * DAY_MS,
      5_400_000,
    ]);
    for (const text of ['', 'P', 'PT', 'P1DT', 'P1M', 'P1Y', '1D', 'P1.5D', 'P-1D', 'p1d'])
      expect(durationMs(text), text).to.equal(undefined);
  });

  it('spreads companies over the interval, each at its own time, whenever it is asked', () => {
    const after = Array.from(
      { length: 400 },
      (_, id) => (nextDue(every('P1D'), id + 1, NOW)?.getTime() ?? 0) - NOW.getTime(),
    );
    for (const ms of after) expect(ms).to.be.within(1, DAY_MS);
    for (const quarter of [0, 1, 2, 3])
      expect(after.filter((ms) => Math.floor((4 * ms) / DAY_MS) === quarter).length).to.be.within(
        70,
        130,
      );
    const times = dueTimes(every('P1D'), 7, NOW, 3);
    const late = new Date((times[2]?.getTime() ?? 0) - 1);
    expect(nextDue(every('P1D'), 7, late), 'after days without a run').to.deep.equal(times[2]);
  });

  it('fires by the clocks of the time zone, at most five minutes later', () => {
    const due = nextDue(at('0 6 * * 1', 'Asia/Tokyo'), 7, NOW)?.getTime() ?? 0;
    const nominal = new Date('2026-03-29T21:00:00Z').getTime();
    expect(due - nominal).to.be.within(0, CRON_SPREAD_MS);
    expect(nextDue(at('0 6 * * 1', 'Asia/Tokyo'), 7, NOW)?.getTime()).to.equal(due);
  });

  it('fires once where the clocks leave the hour out, and where it comes twice', () => {
    expect(cronTimes('30 2 * * *', 'Europe/Berlin', '2026-03-28T12:00:00Z', 2)).to.deep.equal([
      '2026-03-29T01:00',
      '2026-03-30T00:30',
    ]);
    expect(cronTimes('30 2 * * *', 'Europe/Berlin', '2026-10-24T12:00:00Z', 2)).to.deep.equal([
      '2026-10-25T00:30',
      '2026-10-26T01:30',
    ]);
    expect(cronTimes('30 1 * * *', 'America/New_York', '2026-10-31T12:00:00Z', 2)).to.deep.equal([
      '2026-11-01T05:30',
      '2026-11-02T06:30',
    ]);
    expect(cronTimes('30 0 * * *', 'America/Sao_Paulo', '2018-11-03T12:00:00Z', 2)).to.deep.equal([
      '2018-11-04T03:00',
      '2018-11-05T02:30',
    ]);
  });

  it('says what is wrong with a schedule, and where', () => {
    const good = [
      every('PT1H'),
      every('P92D'),
      at('0 6 * * *'),
      at('0 * * * *', 'Europe/Berlin'),
      at('15 4 29 2 *', 'UTC'),
    ];
    for (const schedule of good) expect(scheduleFault(schedule, NOW)).to.equal(undefined);
    const faults: readonly (readonly [WatchSchedule, string, string])[] = [
      [every('PT59M'), 'interval', 'between an hour'],
      [every('P93D'), 'interval', 'between an hour'],
      [every('P1M'), 'interval', 'no ISO 8601 duration'],
      [every('PT0S'), 'interval', 'between an hour'],
      [at('0 6 * *'), 'cron', 'not a cron expression'],
      [at('0 0 6 * * *'), 'cron', 'not a cron expression'],
      [at('2026-05-01T00:00:00'), 'cron', 'not a cron expression'],
      [at('@daily'), 'cron', 'not a cron expression'],
      [at('61 6 * * *'), 'cron', 'not a cron expression'],
      [at('0 0 31 2 *'), 'cron', 'never comes'],
      [at('0,30 6 * * *'), 'cron', 'less than an hour'],
      [at('0 6 * * *', 'Mars/Olympus'), 'timezone', 'not a time zone'],
      [{ ...every('P1D'), cron: '0 6 * * *' }, 'cron', 'not both'],
      [{ interval: null, cron: null, timezone: null }, 'interval', 'an interval or'],
    ];
    for (const [schedule, field, words] of faults) {
      const fault = scheduleFault(schedule, NOW);
      expect(
        [fault?.field, fault?.message.includes(words)],
        JSON.stringify(schedule),
      ).to.deep.equal([field, true]);
    }
  });
});
