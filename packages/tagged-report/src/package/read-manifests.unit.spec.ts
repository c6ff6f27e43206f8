import { expect } from 'chai';
import { DEFAULT_TAGGED_REPORT_LIMITS } from '../limits.js';
import { readManifests } from './read-manifests.js';

const MANIFEST = (namespace: string): string =>
  `<manifest xmlns="${namespace}"><list>` +
  '<instance id="a"><ixbrl>header.htm</ixbrl><ixbrl> body.htm </ixbrl></instance>' +
  '<instance id="b"><ixbrl>fund.htm</ixbrl></instance><instance id="c"/></list></manifest>';
const EDINET = 'http://disclosure.edinet-fsa.go.jp/2013/manifest';

const listedIn = (text: string, name = 'x/manifest_PublicDoc.xml'): Promise<string[][]> =>
  readManifests(
    {
      names: [name, 'x/header.htm'],
      async *open() {
        yield new TextEncoder().encode(text);
      },
      close: () => Promise.resolve(),
    },
    DEFAULT_TAGGED_REPORT_LIMITS,
  );

describe('the manifests of a filing', () => {
  it('list the documents of each report, beside them', async () => {
    expect(await listedIn(MANIFEST(EDINET))).to.deep.equal([
      ['x/header.htm', 'x/body.htm'],
      ['x/fund.htm'],
    ]);
  });

  it('list nothing if they are damaged, of another kind or not there', async () => {
    expect(await listedIn(MANIFEST(EDINET).slice(0, -9))).to.deep.equal([]);
    expect(await listedIn(MANIFEST('http://other.example'))).to.deep.equal([]);
    expect(await listedIn(MANIFEST(EDINET), 'x/labels.xml')).to.deep.equal([]);
  });
});
