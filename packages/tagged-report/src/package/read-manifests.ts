import { boundBytes } from '../inline/bound-bytes.js';
import type { TaggedReportLimits } from '../limits.js';
import { TaggedReportError } from '../tagged-report-error.js';
import { decodeBytes } from '../xml/decode-bytes.js';
import { parseXml, type OpenedElement, type XmlHandler } from '../xml/parse-xml.js';
import type { ReportFiles } from './report-files.js';

const NAMED_SO = /(?:^|\/)manifest[^/]*\.xml$/i;
/** EDINET's list of the documents of a filing. */
const MANIFEST = /^https?:\/\/disclosure\.edinet-fsa\.go\.jp\/\d{4}\/manifest$/;
const MOST_NAME = 500;

/** Collects the documents of each instance that a manifest lists. */
class ManifestReader implements XmlHandler {
  readonly instances: string[][] = [];
  #name: string | undefined;

  open({ namespace, name }: OpenedElement): void {
    if (!MANIFEST.test(namespace)) return;
    if (name === 'instance') this.instances.push([]);
    else if (name === 'ixbrl') this.#name = '';
  }

  text(text: string): void {
    if (this.#name !== undefined && this.#name.length < MOST_NAME) this.#name += text;
  }

  close(namespace: string, name: string): void {
    if (!MANIFEST.test(namespace) || name !== 'ixbrl' || this.#name === undefined) return;
    this.instances.at(-1)?.push(this.#name.trim());
    this.#name = undefined;
  }
}

/** A damaged manifest lists nothing: the documents themselves still say which belong together. */
const readManifest = async (
  bytes: AsyncIterable<Uint8Array>,
  limits: TaggedReportLimits,
): Promise<string[][]> => {
  const reader = new ManifestReader();
  try {
    await parseXml(decodeBytes(boundBytes(bytes, limits.maxDocumentBytes)), reader, limits);
  } catch (fault) {
    if (fault instanceof TaggedReportError) return [];
    throw fault;
  }
  return reader.instances;
};

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);

/**
 * The reports of an EDINET filing, as its manifests list them: one for each instance, by the names of its documents.
 * None if there is no manifest.
 */
export const readManifests = async (
  files: ReportFiles,
  limits: TaggedReportLimits,
): Promise<string[][]> => {
  const listed: string[][] = [];
  for (const name of files.names.filter((one) => NAMED_SO.test(one))) {
    const instances = await readManifest(files.open(name), limits);
    listed.push(...instances.map((own) => own.map((each) => `${folderOf(name)}${each}`)));
  }
  return listed.filter((own) => own.length > 0);
};
