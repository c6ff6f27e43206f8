import { expect } from 'chai';
import { quickRules, secondsOf } from './quick-rules.js';

describe('quick rules', () => {
  it('wait so many times less, and ask the same', () => {
    const { groups } = JSON.parse(quickRules('infra/prometheus/rules', 3)) as {
      groups: { name: string; rules: { alert: string; for: string; expr: string }[] }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    const down = rules.find(({ alert }) => alert === 'DatabaseDown');
    expect(down).to.include({ expr: 'pg_up == 0', for: '20s' });
    expect(rules.length).to.be.above(15);
  });

  it('know the units of durations', () => {
    expect(['30s', '5m', '1h'].map(secondsOf)).to.deep.equal([30, 300, 3600]);
    expect(() => secondsOf('soon')).to.throw('Not a duration');
  });
});
