import { ServiceError } from '@fde/contracts';
import { readUnchanged, type KnownFile, type ObjectStore } from '@fde/object-store';
import type { ContentJudgement } from '@fde/report-classification';
import { readReport, type TaggedFacts } from '@fde/report-reader';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { judgeTagged } from './judge-tagged.js';

export interface TaggedContent {
  readonly judgement: ContentJudgement;
  readonly facts: TaggedFacts;
}

/**
 * What a stored tagged report says about itself, read in a separate process. Throws ServiceError if
 * it cannot be read.
 */
export const readTaggedContent = async (
  objects: ObjectStore,
  stored: KnownFile,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<TaggedContent> => {
  const folder = await mkdtemp(join(tmpdir(), 'fde-classify-'));
  try {
    const file = join(folder, basename(stored.key));
    await pipeline(await readUnchanged(objects, stored), createWriteStream(file), { signal });
    const { tagged, statements } = await readReport(file, { limits: { timeoutMs }, signal });
    if (tagged === undefined)
      throw new ServiceError('tagged_not_tagged', 'The stored file is not a tagged report.');
    return { judgement: judgeTagged(tagged, statements), facts: tagged };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
