import { TaggedReportError } from '../tagged-report-error.js';
import type { TaggedReportLimits } from '../limits.js';
import type { Entry, ZipFile } from 'yauzl';
import type { ReportFiles } from './report-files.js';
import { safeName } from './safe-name.js';

/** Deflate compresses at most a thousandfold; reports compress tenfold to fiftyfold. */
const MOST_PACKED = 500;
/** Small files of blanks compress well and do no harm. */
const LEAST_SUSPECT_BYTES = 10 * 1024 * 1024;

type PackageLimits = Pick<TaggedReportLimits, 'maxPackageBytes' | 'maxPackageFiles'>;

const damagedError = (cause: unknown): TaggedReportError =>
  new TaggedReportError(
    'tagged_damaged',
    `The package is damaged: ${cause instanceof Error ? cause.message : String(cause)}`,
    { cause },
  );

const openArchive = async (path: string): Promise<ZipFile> => {
  // Few reports are packages: the others need not wait for this module to load.
  const { open } = await import('yauzl');
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false, strictFileNames: true }, (fault, zip) => {
      if (fault === null) resolve(zip);
      else reject(damagedError(fault));
    });
  });
};

const entriesOf = (zip: ZipFile, most: number): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('error', (cause: Error) => {
      const isUnsafe = /absolute path|relative path|invalid characters/.test(cause.message);
      reject(
        isUnsafe
          ? new TaggedReportError(
              'tagged_unsafe_package',
              `The package names a file outside of itself: ${cause.message}`,
              { cause },
            )
          : damagedError(cause),
      );
    });
    zip.on('end', () => {
      resolve(entries);
    });
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length > most)
        reject(
          new TaggedReportError('tagged_too_large', `The package has more than ${most} files.`),
        );
      else zip.readEntry();
    });
    zip.readEntry();
  });

/** Checks what the archive says about itself; unpacking then compares that with what comes out. */
const checkSizes = (entries: readonly Entry[], most: number): void => {
  const total = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const bomb = entries.find(
    ({ compressedSize, uncompressedSize }) =>
      uncompressedSize > LEAST_SUSPECT_BYTES && uncompressedSize > MOST_PACKED * compressedSize,
  );
  if (total > most || bomb !== undefined)
    throw new TaggedReportError(
      'tagged_too_large',
      bomb === undefined
        ? `The package unpacks to more than ${most} bytes.`
        : 'The package holds a file that unpacks to far more than its size.',
    );
};

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (fault, opened) => {
      if (fault === null) resolve(opened);
      else reject(damagedError(fault));
    });
  });
  try {
    for await (const chunk of stream)
      yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
  } catch (cause) {
    throw cause instanceof TaggedReportError ? cause : damagedError(cause);
  }
}

/** The files of a zip archive, unpacked as they are read. */
export const openZip = async (path: string, limits: PackageLimits): Promise<ReportFiles> => {
  const zip = await openArchive(path);
  try {
    const entries = await entriesOf(zip, limits.maxPackageFiles);
    checkSizes(entries, limits.maxPackageBytes);
    const byName = new Map(
      entries
        .filter(({ fileName }) => !fileName.endsWith('/'))
        .map((entry) => [safeName(entry.fileName), entry] as const),
    );
    return {
      names: [...byName.keys()].toSorted(),
      open: (name) => unpackNamed(zip, byName.get(name), name),
      close: async () => {
        zip.close();
      },
    };
  } catch (fault) {
    zip.close();
    throw fault;
  }
};

const unpackNamed = (
  zip: ZipFile,
  entry: Entry | undefined,
  name: string,
): AsyncIterable<Uint8Array> => {
  if (entry === undefined)
    throw new TaggedReportError('tagged_file_not_found', `The package has no file ${name}.`);
  return unpack(zip, entry);
};
