import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { GERMAN } from './german/index.js';
import { Sayer } from './sayer.js';

/** A spec of the gateway holds this page against the table in the code. */
const page = readFileSync(new URL('../../../../docs/ratios.md', import.meta.url), 'utf8');
const ratios = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && cells[2]?.startsWith('`') === true);

describe('the names of ratios', () => {
  it('are known in German', () => {
    const german = new Sayer(GERMAN, 'de-DE');
    expect(ratios).to.have.length.above(30);
    const unknown = ratios.filter(([, label = '']) => german.say(label)?.isWhole !== true);
    expect(unknown.map(([, label]) => label)).to.deep.equal([]);
    expect(german.say('Net margin')?.text).to.equal('Nettomarge');
  });
});
