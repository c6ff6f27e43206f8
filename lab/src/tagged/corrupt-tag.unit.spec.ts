import { expect } from 'chai';
import { fact, taggedDocument } from '@fde/tagged-report/lab';
import { corruptTag } from './corrupt-tag.js';

const TEXT = taggedDocument(
  fact('Assets', 'd24', '1,234') + fact('Assets', 'd23', '5', { unit: 'shares', scale: 3 }),
);
const IDS = new Set([...TEXT.matchAll(/id="(f-\d+)"/g)].slice(0, 1).map(([, id]) => id ?? ''));

/** A seed that corrupts a context. */
const OF_CONTEXT = 2;

describe('a corrupted tag', () => {
  it('differs in one thing from the whole document, by the seed alone', () => {
    for (const [seed, kind] of ['number', 'sign', 'context', 'scale', 'unit'].entries()) {
      const corruption = corruptTag(TEXT, IDS, seed);
      expect(corruption?.kind).to.equal(kind);
      expect(corruption?.text).to.not.equal(TEXT);
      expect(corruptTag(TEXT, IDS, seed)).to.deep.equal(corruption);
    }
  });

  it('is the same where attributes stand in apostrophes', () => {
    const other = TEXT.replace(/(contextRef|unitRef)="([^"]*)"/g, "$1='$2'");
    for (const seed of [OF_CONTEXT, 4]) {
      const corruption = corruptTag(other, IDS, seed)?.text ?? '';
      expect(corruption).to.not.equal(other);
      expect(corruption).to.not.match(/contextRef=[^>]*contextRef=|unitRef=[^>]*unitRef=/);
    }
  });

  it('is none where no such fact is printed', () => {
    expect(corruptTag(TEXT, new Set(['elsewhere']), 1)).to.equal(undefined);
  });

  it('has another context that says something else', () => {
    const twin = TEXT.replace(
      /(<xbrli:context id=)"d24"(.*?<\/xbrli:context>)/,
      '$1"d24"$2$1"twin"$2',
    ).replace('contextRef="d23"', 'contextRef="twin"');
    expect(corruptTag(twin, IDS, OF_CONTEXT)?.text).to.not.match(
      /Assets" contextRef="twin"[^>]*>1,234/,
    );
  });
});
