import { expect } from 'chai';
import fc from 'fast-check';
import type { CellVerdict } from './judge-cell.js';
import { mergeCell } from './merge-cell.js';
import { numberAt } from './spec-support/shown-lines.js';

const PRINTED: CellVerdict = { kind: 'printed', number: numberAt(120, 400) };
const NEARLY: CellVerdict = { kind: 'nearly_printed', number: numberAt(128, 400) };
const OTHER: CellVerdict = { kind: 'other_column' };
const NOWHERE: CellVerdict = { kind: 'nowhere' };
const BLANK: CellVerdict = { kind: 'blank' };

/**
 * The layout's number, the model's, what the page prints; then the number that is kept, and its
 * status.
 */
const CASES = [
  { given: [120, 120, PRINTED], expected: [120, 'agreed', 'kept'] },
  { given: [undefined, 120, PRINTED], expected: [120, 'model_only', 'kept'] },
  { given: [128, 120, PRINTED], expected: [128, 'in_doubt', 'rival'] },
  { given: [0, 120, PRINTED], expected: [0, 'in_doubt', 'rival'] },
  { given: [128, 120, NEARLY], expected: [128, 'in_doubt', 'rival'] },
  { given: [120, 120, NEARLY], expected: [120, 'agreed', 'kept'] },
  { given: [undefined, 120, NEARLY], expected: [undefined, undefined, 'dropped'] },
  { given: [128, 120, OTHER], expected: [128, 'model_refuted', 'dropped'] },
  { given: [undefined, 120, OTHER], expected: [undefined, undefined, 'dropped'] },
  { given: [128, 120, NOWHERE], expected: [128, 'model_refuted', 'dropped'] },
  { given: [undefined, 120, NOWHERE], expected: [undefined, undefined, 'dropped'] },
  { given: [128, null, BLANK], expected: [128, 'layout_only', 'kept'] },
  { given: [undefined, null, BLANK], expected: [undefined, undefined, 'kept'] },
] as const;

describe('A cell that was read twice', () => {
  for (const { given, expected } of CASES) {
    const [layout, model, verdict] = given;
    const [value, status, fate] = expected;
    it(`${layout ?? 'blank'} and ${model ?? 'blank'} (${verdict.kind}): ${value ?? 'blank'}, ${status ?? 'no status'}, ${fate}`, () => {
      const merged = mergeCell(layout, model, verdict, 7, 'model-x');
      expect([merged.value, merged.status]).to.deep.equal([value, status]);
      expect(merged.dropped).to.equal(fate === 'dropped');
      expect(merged.rival !== undefined).to.equal(fate === 'rival');
    });
  }

  it('has the place of the print if the model gave it', () => {
    expect(mergeCell(undefined, 120, PRINTED, 7, 'model-x').source).to.deep.equal({
      page: 7,
      bbox: [370, 0, 400, 10],
      method: 'model-x',
    });
    expect(mergeCell(120, 120, PRINTED, 7, 'model-x')).to.not.have.property('source');
  });

  for (const { given, expected } of [
    { given: PRINTED, expected: 'model_settled' },
    { given: NEARLY, expected: 'repaired' },
  ])
    it(`leaves the sums to decide on a rival that is ${given.kind}: ${expected} if it closes them`, () => {
      expect(mergeCell(300, 120, given, 7, 'model-x').rival).to.deep.include({
        value: 120,
        status: expected,
      });
    });

  it('is never a number that the page does not print there', () => {
    const layout = fc.option(fc.integer(), { nil: undefined });
    fc.assert(
      fc.property(layout, fc.integer(), fc.constantFrom(OTHER, NOWHERE), (own, theirs, verdict) => {
        const merged = mergeCell(own, theirs, verdict, 7, 'model-x');
        expect(merged.value).to.equal(own);
        expect(merged.rival).to.equal(undefined);
        expect(merged.dropped).to.equal(true);
      }),
    );
  });

  it('never loses a number of the layout', () => {
    const verdict = fc.constantFrom(PRINTED, NEARLY, OTHER, NOWHERE, BLANK);
    fc.assert(
      fc.property(fc.integer(), fc.option(fc.integer()), verdict, (own, theirs, said) => {
        expect(mergeCell(own, theirs, said, 7, 'model-x').value).to.equal(own);
      }),
    );
  });
});
