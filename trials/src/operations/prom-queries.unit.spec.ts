import { expect } from 'chai';
import { ExposedMetrics } from './exposed-metrics.js';
import { groupingsOf, selectorsOf } from './prom-queries.js';

const query = (expression: string) => ({ where: 'spec', expression });

describe('what queries demand', () => {
  it('every metric with its matchers, in any depth', () => {
    expect(
      selectorsOf(
        query('sum by (a) (rate(one{x="1",y=~"2|3"}[5m])) / ignoring (s) two{z!="4"} > 0 or three'),
      ),
    ).to.deep.equal([
      {
        metric: 'one',
        matchers: [
          { label: 'x', operator: '=', value: '1' },
          { label: 'y', operator: '=~', value: '2|3' },
        ],
      },
      { metric: 'two', matchers: [{ label: 'z', operator: '!=', value: '4' }] },
      { metric: 'three', matchers: [] },
    ]);
  });

  it('labels that are grouped by, with the metrics they must be labels of', () => {
    expect(
      groupingsOf(
        query('topk(8, histogram_quantile(0.95, sum by (le, route) (rate(one_bucket[5m]))))'),
      ),
    ).to.deep.equal([
      { labels: [], metrics: ['one_bucket'] },
      { labels: ['le', 'route'], metrics: ['one_bucket'] },
    ]);
  });

  it('refuse what is not a query', () =>
    expect(() => selectorsOf(query('sum by (a (b)'))).to.throw(/no PromQL/));
});

describe('what is exposed', () => {
  const exposed = new ExposedMetrics();
  exposed.add(
    '# TYPE a_total counter\n# TYPE b histogram\nb_bucket{le="0.5",route="/x {y}"} 3\nc{q="a\\"b"} 1\n',
    { job: 'j' },
  );

  it("a metric without a series, the parts of a histogram, labels with the target's", () => {
    expect(exposed.labels('a_total')?.size).to.equal(0);
    expect(exposed.labels('b_count')?.size).to.equal(0);
    expect(
      [...(exposed.labels('b_bucket') ?? [])].map(([label, values]) => [label, [...values]]),
    ).to.deep.equal([
      ['le', ['0.5']],
      ['route', ['/x {y}']],
      ['job', ['j']],
    ]);
    expect([...(exposed.labels('c')?.get('q') ?? [])]).to.deep.equal(['a\\"b']);
    expect(exposed.labels('b')).to.equal(undefined);
  });
});
