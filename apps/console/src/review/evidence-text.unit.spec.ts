import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { de } from '../messages/de.js';
import { en } from '../messages/en.js';
import { english, german } from '../messages/spec-support/spoken-texts.js';
import { evidenceText, weightyAgainst } from './evidence-text.js';

const DECISIONS = new URL('../../../../packages/statements/src/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, DECISIONS), 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What the decisions of a reading call their sources. */
const sources = (): Set<string> => {
  const deciding = readdirSync(new URL('decide/', DECISIONS), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  const literal = [...deciding.map((file) => `decide/${file}`), 'page/decide-number-style.ts'];
  return new Set([
    ...literal.flatMap((file) => namesIn(read(file), /\bsource: '([^']+)'/g)),
    ...namesIn(read('decide/company/weights.ts').split('}')[0] ?? '', /^ {2}(\w+): /gm),
    ...namesIn(read('periods/period-alarms.ts'), /\balarm: '([^']+)'/g),
  ]);
};

describe('evidence in words', () => {
  it('has words in every language for each source', () => {
    expect(sources().size).to.be.above(40);
    for (const { names } of [en, de])
      expect(
        [...sources()].filter((source) => !Object.hasOwn(names.sources, source)),
      ).to.deep.equal([]);
  });

  it('says where it stands and what it is borrowed from', () => {
    expect(
      evidenceText(german, 'for', { source: 'runningHead', says: 'Abbott-Lowe plc', weight: 1 }),
    ).to.equal('dafür: Abbott-Lowe plc (die Kopfzeile der Seiten)');
    const borrowed = { source: 'unit line of another statement', says: '1000', weight: 1, page: 4 };
    expect(evidenceText(german, 'against', borrowed)).to.equal(
      'dagegen: Tausend (die Zeile der Einheit in einem anderen Rechenwerk), Seite 4',
    );
  });

  it('names no caption against a company, and all that speaks against another decision', () => {
    const caption = { source: 'head', says: 'COMMON STOCK CAPITAL IN', weight: 0.27 };
    const other = { source: 'runningHead', says: 'Northwind plc', weight: 0.7 };
    expect(weightyAgainst('company_name', [caption, other])).to.deep.equal([other]);
    expect(weightyAgainst('scale', [caption])).to.deep.equal([caption]);
    expect(weightyAgainst('scale')).to.deep.equal([]);
  });

  it('leaves a source that is not known as it is written', () =>
    expect(
      evidenceText(english, 'for', { source: 'a_new_one', says: 'group', weight: 1 }),
    ).to.equal('for: a new one says the group'));
});
