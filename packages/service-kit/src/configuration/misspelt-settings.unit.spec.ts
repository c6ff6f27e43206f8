import { expect } from 'chai';
import { COMMON_SETTINGS } from './common-settings.js';
import { misspeltSettings } from './misspelt-settings.js';

describe('settings that are misspelt', () => {
  const nearestOf = (name: string): string | undefined =>
    misspeltSettings(COMMON_SETTINGS, { [name]: 'x' })[0]?.nearest;

  for (const [name, nearest] of [
    ['AMQP_URLL', 'AMQP_URL'],
    ['AMQPURL', 'AMQP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['AMQP_ULR_FILE', 'AMQP_URL'],
    ['LOG_LVELE', 'LOG_LEVEL'],
    ['AMQP', undefined],
    ['DATABASE_URI_FILE', 'DATABASE_URL'],
  ] as const)
    it(`${name} is ${nearest === undefined ? 'too far from any' : `nearly ${nearest}`}`, () => {
      expect(nearestOf(name)).to.equal(nearest);
    });

  it('are none of those that are settings, also by file, or that other programs have', () => {
    const others = ['HOME', 'PATH', 'LANG', 'HOSTNAME', 'NODE_ENV', 'AWS_REGION', 'TERM', 'USER'];
    const names = [...Object.keys(COMMON_SETTINGS), 'AMQP_URL_FILE', ...others];
    const env = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(misspeltSettings(COMMON_SETTINGS, env)).to.deep.equal([]);
  });
});
