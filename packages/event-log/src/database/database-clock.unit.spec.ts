import { expect } from 'chai';
import { DatabaseClock } from './database-clock.js';

const HOUR_MS = 3_600_000;
const NOON = Date.UTC(2024, 5, 1, 12);

describe('the clock that follows the database', () => {
  let elapsed: number;
  const machineAt = (machineMs: number): DatabaseClock =>
    new DatabaseClock(machineMs, () => elapsed);
  /** The database answers `databaseMs`, and question and answer take so long each. */
  const look = (clock: DatabaseClock, databaseMs: number, eachWayMs = 0): Promise<Date> =>
    clock.follow(
      () => {
        elapsed += 2 * eachWayMs;
        return Promise.resolve(new Date(databaseMs));
      },
      (time) => time,
    );
  beforeEach(() => {
    elapsed = 5_000;
  });

  it('goes on with the monotonic clock, whatever the machine says the time is', () => {
    const clock = machineAt(NOON);
    elapsed += 250;
    expect(clock.now().getTime()).to.equal(NOON + 250);
  });

  for (const [name, offBy] of [
    ['an hour ahead', HOUR_MS],
    ['an hour behind', -HOUR_MS],
  ] as const) {
    it(`tells the database's time on a machine that is ${name}`, async () => {
      const clock = machineAt(NOON + offBy);
      await look(clock, NOON);
      elapsed += 1_000;
      expect(clock.now().getTime()).to.equal(NOON + 1_000);
    });
  }

  it('is not moved by an answer that took long and does not contradict it', async () => {
    const clock = machineAt(NOON);
    await look(clock, NOON + 300, 500);
    expect(clock.now().getTime()).to.equal(NOON + 1_000);
  });

  it('is moved no further than an answer that took long needs', async () => {
    const clock = machineAt(NOON - HOUR_MS);
    await look(clock, NOON, 500);
    expect(clock.now().getTime()).to.equal(NOON);
  });

  it('notes a jump of the database, and how long ago, but neither its first answer nor a correction', async () => {
    const clock = machineAt(NOON + HOUR_MS);
    await look(clock, NOON);
    await look(clock, NOON + 2_000);
    expect(clock.lastJump).to.equal(undefined);
    await look(clock, NOON + 2_000 - 3 * HOUR_MS);
    elapsed += 700;
    expect(clock.lastJump).to.deep.equal({ byMs: -3 * HOUR_MS, agoMs: 700 });
  });

  it('knows by the newest time of the log of a jump before its process began, and of none after a short rest', async () => {
    for (const [newest, byMs] of [
      [NOON - HOUR_MS / 2, undefined],
      [NOON + 3_000, undefined],
      [NOON + 3 * HOUR_MS, -3 * HOUR_MS],
      [NOON - 400 * 24 * HOUR_MS, 400 * 24 * HOUR_MS],
    ] as const) {
      const clock = machineAt(NOON);
      await look(clock, NOON);
      clock.noteEarlierJump(newest);
      expect(clock.lastJump?.byMs).to.equal(byMs);
      expect(clock.tellsAges).to.equal(byMs === undefined || byMs < 0);
    }
  });

  it('tells no ages for an hour after a jump ahead, and at once after one back', async () => {
    const clock = machineAt(NOON);
    await look(clock, NOON);
    await look(clock, NOON + 400 * 24 * HOUR_MS);
    expect(clock.tellsAges).to.equal(false);
    elapsed += HOUR_MS;
    expect(clock.tellsAges).to.equal(true);
    await look(clock, NOON);
    expect(clock.tellsAges).to.equal(true);
  });
});
