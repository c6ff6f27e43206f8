import type { PeriodSeries } from '@fde/contracts';
import { factsOf } from '@fde/tagged-report';
import { fact, joinSet, NO_TAXONOMY, readPart, taggedDocument } from '@fde/tagged-report/lab';
import { expect } from 'chai';
import { judgeDerived, type Verdict } from './judge-derived.js';
import { TaggedSpans } from './tagged-spans.js';

const QUARTER = { name: 'Q4 2024', start: '2024-10-01', end: '2024-12-31' } as const;

/** A number that is derived from two tagged ones of 20 and 12, beside what is tagged for its own time. */
const judged = async (tagged: string | undefined, confidence: number): Promise<Verdict[]> => {
  const tags = [fact('NetIncomeLoss', 'y24', '20'), fact('NetIncomeLoss', 'h24', '12')];
  const own = tagged === undefined ? '' : fact('NetIncomeLoss', 'q24', tagged);
  const part = await readPart(taggedDocument([...tags, own].join(' ')));
  const report = { ...joinSet([part]), taxonomy: NO_TAXONOMY };
  const facts = new TaggedSpans();
  facts.add(report);
  const [year, rest] = factsOf(report).filter(({ fact: { kind } }) => kind === 'number');
  const parts = [year, rest].map((one, at) => ({
    period: '',
    sign: at === 0 ? 1 : -1,
    value: at === 0 ? 20 : 12,
    document_id: 1,
    extraction_id: 1,
    page: null,
    confidence,
    fact: { document: one?.document, id: one?.fact.id, concept: 'us-gaap:NetIncomeLoss' },
  }));
  const item = {
    name: 'Net income',
    values: { [QUARTER.name]: 8 },
    sources: { [QUARTER.name]: { derived: 'difference', confidence, parts } },
    absent: {},
  };
  const series: unknown = { columns: [QUARTER], line_items: [item] };
  return judgeDerived(series as PeriodSeries, facts).map(({ verdict }) => verdict);
};

describe('a derived number beside the tags of its time', () => {
  it('is as tagged, or as tagged but for the rounding of its parts', async () => {
    expect(await judged('8', 1)).to.deep.equal(['equal']);
    expect(await judged('10', 1)).to.deep.equal(['rounded']);
  });

  it('differs, unless its confidence marks it', async () => {
    expect(await judged('11', 0.98)).to.deep.equal(['differs']);
    expect(await judged('11', 0.5)).to.deep.equal(['doubted']);
  });

  it('cannot be judged where no filing tags its time', async () => {
    expect(await judged(undefined, 1)).to.deep.equal(['no_fact']);
  });
});
