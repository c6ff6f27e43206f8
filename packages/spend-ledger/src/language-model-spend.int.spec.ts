import { ServiceError, type SpendRequest } from '@fde/contracts';
import { Database, privateDatabase, type PrivateDatabase } from '@fde/event-log';
import { expect } from 'chai';
import { LanguageModelSpend } from './language-model-spend.js';

describe('The spend of language models', () => {
  let place: PrivateDatabase;
  let databases: Database[];
  before(async () => {
    place = await privateDatabase();
    databases = [new Database({ url: place.url }), new Database({ url: place.url })];
    await databases[0]?.migrate();
  });
  after(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await place.drop();
  });
  const ledgers = () => databases.map((database) => new LanguageModelSpend(database));
  const request = (change: Partial<SpendRequest>): SpendRequest => ({
    day: '2025-03-01',
    documentId: 1,
    purpose: 'statements',
    model: 'm',
    amount: 0.3,
    limits: { perDay: 1, perDocument: null },
    ...change,
  });

  it('never grants more than a day may cost, whoever asks at once', async () => {
    const decisions = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        (ledgers()[at % 2] as LanguageModelSpend).reserve(request({ documentId: at })),
      ),
    );
    expect(decisions.filter((decision) => decision.granted)).to.have.length(3);
    const refused = decisions.find((decision) => !decision.granted);
    expect(refused).to.include({ budget: 'day', limit: 1 });
  });

  it('counts what was really spent once it is settled, in any process', async () => {
    const [first, second] = ledgers() as [LanguageModelSpend, LanguageModelSpend];
    const day = '2025-03-02';
    const granted = await first.reserve(request({ day, amount: 0.9 }));
    expect(await second.reserve(request({ day }))).to.include({ granted: false, spent: 0.9 });
    if (granted.granted) await first.settle(granted.reservation, 0.1);
    expect(await first.spentOn(day)).to.be.closeTo(0.1, 1e-9);
    expect(await second.reserve(request({ day }))).to.include({ granted: true });
    expect(await first.spentOn(day)).to.be.closeTo(0.4, 1e-9);
    expect(await first.spentOn('2024-01-01')).to.equal(0);
  });

  it('sets an amount aside once though the answer of the database was lost', async () => {
    const [database] = databases as [Database];
    const run = database.run.bind(database);
    let lost = 0;
    database.run = async (work) => {
      const answer = await run(work);
      if ((lost += 1) > 1) return answer;
      throw new ServiceError('database_unavailable', 'The connection was lost', {
        retryable: true,
      });
    };
    const day = '2025-03-05';
    const ledger = new LanguageModelSpend(database);
    expect(await ledger.reserve(request({ day, amount: 0.6 }))).to.include({ granted: true });
    database.run = run;
    expect(await ledger.spentOn(day)).to.be.closeTo(0.6, 1e-9);
  });

  it('bounds one document, and another day is another budget', async () => {
    const [ledger] = ledgers() as [LanguageModelSpend];
    const limits = { perDay: null, perDocument: 0.5 };
    const day = '2025-03-03';
    expect(await ledger.reserve(request({ day, limits }))).to.include({ granted: true });
    expect(await ledger.reserve(request({ day, limits }))).to.include({
      granted: false,
      budget: 'document',
    });
    expect(await ledger.reserve(request({ day, limits, documentId: 2 }))).to.include({
      granted: true,
    });
    expect(await ledger.reserve(request({ day, limits, documentId: null }))).to.include({
      granted: true,
    });
    expect(await ledger.reserve(request({ day: '2025-03-04', limits }))).to.include({
      granted: true,
    });
  });
});
