import { expect } from 'chai';
import { ServiceError } from '@fde/contracts';
import { rootContext } from '../../message-context.js';
import { addDocument, specLog, type SpecLog } from '../../spec-log.js';

describe('asking for tasks in one round trip', function () {
  this.timeout(30_000);
  let spec: SpecLog;
  before(async () => {
    spec = await specLog();
    await spec.log.seedCompanies();
  });
  after(() => spec.remove());

  it('gives the same task to all who ask at once', async () => {
    const document = await addDocument(spec.log, 1, 1800);
    const request = {
      operation: 'extract_document',
      companyId: 1,
      documentId: document.id,
    } as const;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => spec.log.request(rootContext(), request)),
    );
    expect(new Set(answers.map(({ task }) => task.taskId)).size).to.equal(1);
    expect(answers.filter(({ created }) => created)).to.have.length(1);
    expect(await spec.log.tasks.load(answers[0]?.task.taskId ?? '')).to.deep.equal(
      answers[0]?.task,
    );
  });

  it('says what there is not', async () => {
    const error: unknown = await spec.log
      .request(rootContext(), { operation: 'extract_document', companyId: 1, documentId: 999_999 })
      .catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(ServiceError).with.property('code', 'document_not_found');
  });

  it('places those that can be placed, whatever becomes of the others', async () => {
    const [one, two] = [await addDocument(spec.log, 1, 1801), await addDocument(spec.log, 2, 1802)];
    const onDocument = (documentId: number, companyId: number) =>
      ({ operation: 'extract_document', companyId, documentId }) as const;
    const answers = await Promise.allSettled([
      spec.log.request(rootContext(), onDocument(one.id, 1)),
      spec.log.request(rootContext(), onDocument(999_999, 1)),
      spec.log.request(rootContext(), onDocument(one.id, 1)),
      spec.log.request(rootContext(), onDocument(two.id, 2)),
      spec.log.request(rootContext(), {
        operation: 'scrape_company',
        companyId: 2,
        documentId: null,
      }),
      spec.log.request(rootContext({ traceparent: 'a\u0000b' }), {
        operation: 'scrape_company',
        companyId: 3,
        documentId: null,
      }),
    ]);
    expect(answers.map(({ status }) => status)).to.deep.equal([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    const tasks = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value] : [],
    );
    expect(new Set(tasks.map(({ task }) => task.taskId)).size).to.equal(3);
    for (const { task } of tasks) {
      expect(await spec.log.tasks.status(task.taskId), 'the row').to.deep.equal(task);
      expect(await spec.log.readStream(`task-${task.taskId}`), 'the stream').to.have.length(1);
      const waiting = await spec.database.db.selectFrom('outbox').select('envelope').execute();
      const own = waiting.filter(
        ({ envelope }) => (envelope as { task_id: string }).task_id === task.taskId,
      );
      expect(own, 'the command').to.have.length(1);
    }
  });

  it('knows the companies of documents, and which there are not', async () => {
    const document = await addDocument(spec.log, 4, 1803);
    const ids = [document.id, 999_999, document.id];
    expect(await Promise.all(ids.map((id) => spec.log.companyOfDocument(id)))).to.deep.equal([
      4,
      undefined,
      4,
    ]);
  });
});
