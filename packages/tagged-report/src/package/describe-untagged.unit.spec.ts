import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { readTaggedReports } from '../read-tagged-report.js';
import { isTaggedFile } from './is-tagged-file.js';

const INSTANCE =
  '<?xml version="1.0"?><xbrl xmlns="http://www.xbrl.org/2003/instance"><context id="I"/></xbrl>';
const PREFIXED =
  '<?xml version="1.0"?><xbrli:xbrl xmlns:xbrli="http://www.xbrl.org/2003/instance"></xbrli:xbrl>';

describe('a file of markup without tags', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-untagged-'));
  });
  after(() => rm(folder, { recursive: true }));

  const refused = async (name: string, text: string): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, text);
    expect(await isTaggedFile(path), 'read as markup').to.equal(true);
    try {
      await readTaggedReports(path);
    } catch (fault) {
      const { code, message } = fault as Error & { code: string };
      return `${code}: ${message}`;
    }
    return 'was read';
  };

  for (const [what, name, text, says] of [
    [
      'a web page',
      'a.html',
      '<html><head><meta charset=utf-8></head><body>x</body></html>',
      'web page (HTML) without tags',
    ],
    [
      'a well-formed web page',
      'b.xhtml',
      '<html xmlns="http://www.w3.org/1999/xhtml"><body>x</body></html>',
      'web page (HTML) without tags',
    ],
    ['an instance', 'c.xml', INSTANCE, 'plain XBRL instance'],
    ['an instance with prefixes', 'd.xbrl', PREFIXED, 'plain XBRL instance'],
  ] as const)
    it(`is refused as ${what}`, async () => {
      const refusal = await refused(name, text);
      expect(refusal).to.match(/^tagged_not_tagged: /);
      expect(refusal).to.contain(says);
    });
});
