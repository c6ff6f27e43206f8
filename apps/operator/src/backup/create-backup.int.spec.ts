import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Database,
  EventLog,
  privateDatabase,
  rootContext,
  type PrivateDatabase,
} from '@fde/event-log';
import { FileSystemObjectStore } from '@fde/object-store';
import { expect } from 'chai';
import { objectPath } from './backup-folder.js';
import { createBackup, type Backup } from './create-backup.js';
import { restoreBackup, verifyBackup } from './restore-backup.js';

describe('files of a backup', function () {
  this.timeout(120_000);
  let database: PrivateDatabase;
  let eventLog: EventLog;
  let folder: string;
  let store: FileSystemObjectStore;
  let company = 0;

  beforeEach(async () => {
    database = await privateDatabase();
    eventLog = new EventLog(new Database({ url: database.url }));
    await eventLog.database.migrate();
    folder = await mkdtemp(join(tmpdir(), 'fde-backup-spec-'));
    store = new FileSystemObjectStore(join(folder, 'store'));
    const added = await eventLog.transaction(rootContext(), ({ records }) =>
      records.addCompany(
        { name: 'Any', ir_url: 'https://any.example/', primary_ticker: null, tickers: null },
        'client',
      ),
    );
    company = added.id;
  });
  afterEach(async () => {
    await eventLog.database.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const addDocument = async (filePath: string | null): Promise<number> =>
    (
      await eventLog.transaction(rootContext(), ({ records }) =>
        records.addDocument(
          {
            company_id: company,
            url: '',
            fiscal_year: 2024,
            document_type: 'annual_report',
            filing_date: null,
            file_path: filePath,
            metadata: null,
          },
          'client',
        ),
      )
    ).id;
  const download = async (id: number, content: string): Promise<string> => {
    const { key, sha256, size } = await store.put(
      `company_${company}/2024/report.pdf`,
      Buffer.from(content),
    );
    await eventLog.transaction(rootContext(), ({ records }) =>
      records.documentDownloaded(id, { objectKey: key, sha256, size }),
    );
    return key;
  };
  const backUp = (second: number): Promise<Backup> =>
    createBackup(
      { url: database.url },
      store,
      join(folder, 'place'),
      new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
    );

  it('stay as they were when a later backup finds another file under the same key', async () => {
    const first = await addDocument(null);
    const key = await download(first, 'the first');
    const before = await backUp(1);
    await eventLog.transaction(rootContext(), ({ records }) => records.removeDocument(first));
    await store.remove(key);
    expect(await download(await addDocument(null), 'the second')).to.equal(key);
    const after = await backUp(2);
    expect([await verifyBackup(before.folder), await verifyBackup(after.folder)]).to.deep.equal([
      [],
      [],
    ]);
    expect([before.copied, after.copied, (await backUp(3)).copied]).to.deep.equal([1, 1, 0]);
    const contents = [before, after].map(async ({ manifest }) =>
      readFile(objectPath(join(folder, 'place'), manifest.objects[0]?.sha256 ?? ''), 'utf8'),
    );
    expect(await Promise.all(contents)).to.deep.equal(['the first', 'the second']);
  });

  it('are those that the service stored: a path that a client made up stops no backup and leads nowhere', async () => {
    for (const path of [
      'reports/annual.pdf',
      '../../outside',
      '',
      `company_${company}/2024/never-stored.pdf`,
    ])
      await addDocument(path);
    const { manifest, folder: made } = await backUp(1);
    expect([manifest.objects, manifest.missing, manifest.differing]).to.deep.equal([[], [], []]);
    const copy = await privateDatabase();
    try {
      expect(
        (
          await restoreBackup(
            { url: copy.url },
            new FileSystemObjectStore(join(folder, 'copy')),
            made,
          )
        ).log.differing,
      ).to.deep.equal([]);
    } finally {
      await copy.drop();
    }
  });

  it('are named where they are gone, or not what the log says of them, and the others are kept', async () => {
    const gone = await download(await addDocument(null), 'soon gone');
    const [present, moved] = [await addDocument(null), await addDocument(null)];
    const key = await download(present, 'kept');
    await download(moved, 'moved');
    await store.remove(gone);
    await store.remove(`company_${company}/2024/report-3.pdf`);
    await store.put(`company_${company}/2024/report-3.pdf`, Buffer.from('something else'));
    const { manifest } = await backUp(1);
    expect([manifest.missing, manifest.differing]).to.deep.equal([
      [gone],
      [`company_${company}/2024/report-3.pdf`],
    ]);
    expect(manifest.objects.map((object) => object.key)).to.deep.equal([
      key,
      `company_${company}/2024/report-3.pdf`,
    ]);
  });
});
