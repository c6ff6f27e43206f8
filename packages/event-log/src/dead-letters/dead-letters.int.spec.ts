import { expect } from 'chai';
import { addDocument, codeOf, requestExtraction, seededLog, type SpecLog } from '../spec-log.js';
import { DeadLetters, type DeadLetter, type ParkedMessage } from './dead-letters.js';

describe('dead letters', () => {
  let spec: SpecLog;
  let letters: DeadLetters;

  beforeEach(async () => {
    spec = await seededLog();
    letters = new DeadLetters(spec.log);
  });
  afterEach(() => spec.remove());

  const letter = (change: Partial<DeadLetter> = {}): DeadLetter => ({
    queue: 'extractor.v1',
    reason: 'boom',
    headers: {},
    body: '{}',
    deliveries: 3,
    ...change,
  });
  const listed = async (filter: Parameters<DeadLetters['list']>[0] = {}, limit = 10) =>
    letters.list(filter, { skip: 0, limit });
  const only = async (): Promise<ParkedMessage> => {
    const [one, ...others] = (await listed()).items;
    if (one === undefined || others.length > 0) throw new Error('not one letter');
    return one;
  };
  /** Commands on their way; events of the seeded companies go to whoever listens. */
  const outbox = async () => {
    const rows = await spec.database.run((db) =>
      db.selectFrom('outbox').select(['envelope', 'queue']).execute(),
    );
    return rows.filter(({ envelope }) => (envelope as { kind: string }).kind === 'command');
  };

  it('are one letter where a message is parked again, with the newer reason', async () => {
    await letters.park(letter({ reason: 'boom' }));
    await letters.park(letter({ reason: 'boom again', deliveries: 6 }));
    await letters.park(letter({ queue: 'compiler.v1' }));
    expect(await letters.counts()).to.deep.equal({ 'extractor.v1': 1, 'compiler.v1': 1 });
    const { items } = await listed({ queue: 'extractor.v1' });
    expect(items[0]).to.include({ reason: 'boom again', deliveries: 6 });
  });

  it('keep whatever was sent, NUL included', async () => {
    await letters.park(letter({ body: 'a\u0000b', reason: '\u0000', headers: { a: 'x\u0000' } }));
    const parked = await only();
    expect(parked).to.deep.include({
      body: 'a\uFFFDb',
      reason: '\uFFFD',
      headers: { a: 'x\uFFFD' },
      messageId: null,
    });
  });

  it('are listed newest first, by queue and by task', async () => {
    for (const taskId of ['1', '2', '3'])
      await letters.park(letter({ body: JSON.stringify({ task_id: taskId, message_id: taskId }) }));
    const { items, total } = await listed({}, 2);
    expect([total, ...items.map((one) => one.taskId)]).to.deep.equal([3, '3', '2']);
    expect((await listed({ taskId: '1' })).items.map((one) => one.messageId)).to.deep.equal(['1']);
    expect((await listed({ queue: 'nobody.v1' })).total).to.equal(0);
  });

  it('are sent to their queue again, as if for the first time, and forgotten', async () => {
    await requestExtraction(spec.log, await addDocument(spec.log, 1));
    const [command] = await outbox();
    await spec.database.run((db) => db.deleteFrom('outbox').execute());
    await letters.park(letter({ body: JSON.stringify(command?.envelope) }));
    const { id } = await only();
    expect((await letters.redrive(id)).reason).to.equal('boom');
    expect(await outbox()).to.deep.equal([{ envelope: command?.envelope, queue: 'extractor.v1' }]);
    expect(await codeOf(letters.show(id))).to.equal('dead_letter_not_found');
    expect(await codeOf(letters.redrive(id))).to.equal('dead_letter_not_found');
  });

  it('stay where no consumer could take them, until they are discarded', async () => {
    for (const body of ['{"half": ', '{"kind": "rumour"}', '"a text"']) {
      await letters.park(letter({ body }));
      const { id } = await only();
      expect(await codeOf(letters.redrive(id)), body).to.equal('dead_letter_unreadable');
      expect((await letters.show(id)).body).to.equal(body);
      expect((await letters.discard(id)).body).to.equal(body);
      expect(await codeOf(letters.discard(id))).to.equal('dead_letter_not_found');
    }
    expect(await outbox()).to.deep.equal([]);
  });
});
