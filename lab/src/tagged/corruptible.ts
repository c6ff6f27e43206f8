import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DEFAULT_TAGGED_REPORT_LIMITS, openReportFiles } from '@fde/tagged-report/lab';
import { readStatements, readTaggedReports, type TaggedReading } from '@fde/tagged-report';

/** A tagged report whose documents can be read again with one of them changed. */
export interface Corruptible {
  /** The documents with tags, by their names; every number in them has an id. */
  readonly texts: ReadonlyMap<string, string>;
  read(changes?: ReadonlyMap<string, string>): Promise<TaggedReading>;
  close(): Promise<void>;
}

const DOCUMENT = /\.(?:x?html?|xht)$/i;

/** A tag is found again by its id; programs that write none get one here. */
const withIds = (text: string, at: number): string => {
  let number = 0;
  return text.replace(
    /<ix:nonFraction\b(?![^>]*\sid=)/g,
    (open) => `${open} id="own-${at}-${++number}"`,
  );
};

const bytesOf = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
};

/** Writes a report into a folder; gives the documents in it that may have tags. */
const unpack = async (path: string, folder: string): Promise<Map<string, string>> => {
  const files = await openReportFiles(path, DEFAULT_TAGGED_REPORT_LIMITS);
  const texts = new Map<string, string>();
  try {
    for (const name of files.main === undefined ? files.names : [files.main]) {
      const bytes = await bytesOf(files.open(name));
      const isDocument = DOCUMENT.test(name) && bytes.includes('nonFraction');
      const text = isDocument ? withIds(bytes.toString('utf8'), texts.size) : undefined;
      if (text !== undefined) texts.set(name, text);
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text ?? bytes);
    }
  } finally {
    await files.close();
  }
  return texts;
};

/** Opens a document, a package or its folder as a copy of its own. */
export const openCorruptible = async (path: string): Promise<Corruptible> => {
  const folder = await mkdtemp(join(tmpdir(), 'fde-corrupt-'));
  const texts = await unpack(path, folder);
  const write = async (changes: Iterable<readonly [string, string]>): Promise<void> => {
    for (const [name, text] of changes) await writeFile(join(folder, name), text);
  };
  return {
    texts,
    read: async (changes = new Map()) => {
      await write(changes);
      try {
        const [report] = await readTaggedReports(folder);
        return readStatements(report);
      } finally {
        await write([...changes.keys()].map((name) => [name, texts.get(name) ?? ''] as const));
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
};
