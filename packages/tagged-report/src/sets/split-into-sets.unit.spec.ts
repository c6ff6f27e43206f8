import { expect } from 'chai';
import { fact, headlessDocument, taggedDocument } from '../spec-support/tagged-document.js';
import { readPart } from '../spec-support/read-text.js';
import { splitIntoSets } from './split-into-sets.js';

const assets = (context: string, printed = '5'): string => fact('Assets', context, printed);

/** Two annual reports of one program: the same id of a context means another day in each. */
const OLDER = taggedDocument(assets('d24'), '', 'http://taxonomy.example/2024.xsd').replace(
  '2024-12-31',
  '2022-12-31',
);
const NEWER = taggedDocument(assets('d24'), '', 'http://taxonomy.example/2024.xsd');
const APPENDIX = headlessDocument(assets('d24'));

const namesOf = async (
  documents: Readonly<Record<string, string>>,
  isPackage = false,
  listed: readonly (readonly string[])[] = [],
): Promise<string[]> => {
  const names = Object.keys(documents);
  const parts = await Promise.all(names.map((name) => readPart(documents[name] ?? '', name)));
  return splitIntoSets(parts, { isPackage, listed })
    .map((set) => set.map(({ name }) => name).join(' + '))
    .toSorted();
};

describe('the sets of documents in a folder', () => {
  it('are the reports, whatever the files are called', async () => {
    expect(await namesOf({ 'a.htm': OLDER, 'b.htm': NEWER })).to.deep.equal(['a.htm', 'b.htm']);
    expect(await namesOf({ 'a.htm': NEWER, 'b.htm': OLDER })).to.deep.equal(['a.htm', 'b.htm']);
  });

  it('have one header: documents without one belong to the set that defines their contexts', async () => {
    expect(await namesOf({ 'a.htm': APPENDIX, 'b.htm': NEWER })).to.deep.equal(['a.htm + b.htm']);
    const other = taggedDocument(assets('d23'), '', 'http://taxonomy.example/2024.xsd');
    expect(await namesOf({ 'a.htm': APPENDIX, 'b.htm': NEWER, 'c.htm': other })).to.deep.equal([
      'a.htm + b.htm',
      'c.htm',
    ]);
  });

  it('leave a document alone that could belong to either of two', async () => {
    expect(await namesOf({ 'a.htm': APPENDIX, 'b.htm': NEWER, 'c.htm': OLDER })).to.deep.equal([
      'a.htm',
      'b.htm',
      'c.htm',
    ]);
  });

  it('are what a manifest lists, where two reports use the same ids', async () => {
    const documents = { 'a.htm': NEWER, 'b.htm': APPENDIX, 'c.htm': OLDER, 'd.htm': APPENDIX };
    expect(
      await namesOf(documents, false, [
        ['a.htm', 'd.htm'],
        ['b.htm', 'c.htm', 'lost.htm'],
      ]),
    ).to.deep.equal(['a.htm + d.htm', 'b.htm + c.htm']);
  });

  it('join documents that share a schema of their own', async () => {
    const main = taggedDocument(assets('d24'));
    const exhibit = taggedDocument(assets('d23'));
    expect(await namesOf({ '10-k.htm': main, 'ex-13.htm': exhibit })).to.deep.equal([
      '10-k.htm + ex-13.htm',
    ]);
  });

  it('are the folders of reports in a package', async () => {
    expect(
      await namesOf({ 'reports/a.xhtml': OLDER, 'reports/b.xhtml': NEWER }, true),
    ).to.deep.equal(['reports/a.xhtml', 'reports/b.xhtml']);
    expect(
      await namesOf({ 'reports/set/a.xhtml': OLDER, 'reports/set/b.xhtml': NEWER }, true),
    ).to.deep.equal(['reports/set/a.xhtml + reports/set/b.xhtml']);
  });
});
