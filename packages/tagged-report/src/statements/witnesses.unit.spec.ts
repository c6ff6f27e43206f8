import { expect } from 'chai';
import type { RawStatement } from '@fde/contracts';
import { statementsIn } from '../spec-support/read-text.js';
import { fact, wholeReport } from '../spec-support/tagged-document.js';

const REPORT = wholeReport(`<p>${fact('Goodwill', 'd22', '7')}</p>`);

/** The tag of a concept in a context, and the report with another one in its place. */
const withTag = (concept: string, contextRef: string, change: (tag: string) => string): string =>
  REPORT.replace(
    new RegExp(`<ix:nonFraction[^>]*us-gaap:${concept}" contextRef="${contextRef}"[^>]*>[^<]*`),
    change,
  );

const statementOf = async (text: string, concept: string): Promise<RawStatement | undefined> => {
  const { statements } = await statementsIn(text);
  return statements.find(({ line_items }) =>
    line_items.some((item) => item.concept?.name === `us-gaap:${concept}`),
  );
};

/** The context of a part of the group on a day, which the report itself does not use. */
const contextOfPart = (): string =>
  REPORT.slice(REPORT.indexOf('<xbrli:context id="y24.Tin">'))
    .replace(/<\/xbrli:context>.*$/s, '</xbrli:context>')
    .replace('y24.Tin', 'd24.Tin')
    .replace(
      /<xbrli:period>.*<\/xbrli:period>/,
      '<xbrli:period><xbrli:instant>2024-12-31</xbrli:instant></xbrli:period>',
    );

/** Sums of numbers below a hundred close by chance. */
const inLargeNumbers = (text: string): string =>
  text.replace(
    />(\d+)<\/ix:nonFraction>/g,
    (_, digits: string) => `>${Number(digits) * 1237}</ix:nonFraction>`,
  );

interface Case {
  readonly why: string;
  readonly concept: string;
  readonly context: string;
  readonly change: (tag: string) => string;
  readonly says: RegExp;
}

const by = (what: string, other: string) => (tag: string) => tag.replace(what, other);

const CASES: readonly Case[] = [
  {
    why: 'another period than its column',
    concept: 'Assets',
    context: 'd24',
    change: by('contextRef="d24"', 'contextRef="d22"'),
    says: /of 2022-12-31, its column of 2024-12-31/,
  },
  {
    why: 'a day in a row of years',
    concept: 'NetIncomeLoss',
    context: 'y24',
    change: by('contextRef="y24"', 'contextRef="d24"'),
    says: /of 2024-12-31, its column of 2024-01-01/,
  },
  {
    why: 'a part of the group in a row of the group',
    concept: 'Revenues',
    context: 'y24',
    change: by('contextRef="y24"', 'contextRef="y24.Tin"'),
    says: /PartAxis=TinMember/,
  },
  {
    why: 'another scale than its statement',
    concept: 'Assets',
    context: 'd24',
    change: by('scale="6"', 'scale="3"'),
    says: /scale 3, its statement 6/,
  },
  {
    why: 'another unit than its statement',
    concept: 'Assets',
    context: 'd24',
    change: by('unitRef="usd"', 'unitRef="shares"'),
    says: /in xbrli:shares, its statement in USD/,
  },
  {
    why: 'another sign than its row',
    concept: 'InventoryNet',
    context: 'd24',
    change: by(' format=', ' sign="-" format='),
    says: /printed as 75, its tag says -75000000/,
  },
  {
    why: 'a text that its format does not allow',
    concept: 'Assets',
    context: 'd24',
    change: (tag) => tag.replace(/>\d+$/, '>(100)'),
    says: /"\(100\)" is not of format/,
  },
];

describe('a tag that contradicts what is printed around it', () => {
  for (const { why, concept, context, change, says } of CASES)
    it(`is a doubt with both values: ${why}`, async () => {
      const whole = await statementOf(REPORT, concept);
      expect(whole?.notes ?? []).to.deep.equal([]);
      const statement = await statementOf(withTag(concept, context, change), concept);
      const doubts = statement?.line_items.flatMap(({ sources = {} }) =>
        Object.values(sources).map(({ doubt }) => doubt),
      );
      expect(doubts).to.contain('tag-differs');
      expect(statement?.notes?.join()).to.match(says);
    });

  it('is a doubt in a row of one number too', async () => {
    const tagOf = (context: string): RegExp =>
      new RegExp(`<ix:nonFraction[^>]*us-gaap:InventoryNet" contextRef="${context}"[^>]*>[^<]*`);
    const alone = REPORT.replace(tagOf('d23'), (tag) => tag.replace(/>\d+$/, '>0'));
    const text = alone.replace(tagOf('d24'), by(' format=', ' sign="-" format='));
    const notesOf = async (report: string) =>
      (await statementOf(report, 'InventoryNet'))?.notes?.filter((note) => /tag says/.test(note));
    expect((await notesOf(alone)) ?? []).to.deep.equal([]);
    expect((await notesOf(text))?.join()).to.match(/printed as 75, its tag says -75000000/);
  });

  it('cannot be known of the sign of a number in brackets that is alone in its row', async () => {
    const alone = withTag('IncreaseDecreaseInInventories', 'y23', (tag) =>
      tag.replace(/ sign="-"/, '').replace(/>\d+$/, '>0'),
    );
    const confidenceOf = async (text: string): Promise<number | undefined> =>
      (await statementOf(text, 'IncreaseDecreaseInInventories'))?.line_items.find(
        ({ concept }) => concept?.name === 'us-gaap:IncreaseDecreaseInInventories',
      )?.sources?.['2024']?.confidence;
    expect(await confidenceOf(inLargeNumbers(REPORT))).to.equal(0.9999);
    expect(await confidenceOf(inLargeNumbers(alone))).to.equal(0.999);
  });

  it('is a doubt where one year alone is of a part, and no other number of its row is tagged', async () => {
    const untagged = (text: string, context: string): string =>
      text.replace(
        new RegExp(
          `<ix:nonFraction[^>]*us-gaap:InventoryNet" contextRef="${context}"[^>]*>([^<]*)</ix:nonFraction>`,
        ),
        '$1',
      );
    const alone = untagged(REPORT, 'd23');
    const part = untagged(
      withTag('InventoryNet', 'd24', by('contextRef="d24"', 'contextRef="d24.Tin"')).replace(
        '<xbrli:context id="d24">',
        `${contextOfPart()}<xbrli:context id="d24">`,
      ),
      'd23',
    );
    const notesOf = async (text: string) =>
      (await statementOf(text, 'InventoryNet'))?.notes?.filter((note) =>
        /its tag is of/.test(note),
      );
    expect((await notesOf(alone)) ?? []).to.deep.equal([]);
    expect((await notesOf(part))?.join()).to.contain('PartAxis=TinMember');
  });

  it('cannot be known of the members of a number that is alone in the row of a statement of one year', async () => {
    const oneYear = REPORT.replace(
      /<ix:nonFraction[^>]*contextRef="[dy]2[23][^>]*>[^<]*<\/ix:nonFraction>/g,
      '',
    );
    const confidenceOf = async (text: string): Promise<number | undefined> =>
      (await statementOf(text, 'InventoryNet'))?.line_items.find(
        ({ concept }) => concept?.name === 'us-gaap:InventoryNet',
      )?.sources?.['2024']?.confidence;
    const part = oneYear
      .replace('InventoryNet" contextRef="d24"', 'InventoryNet" contextRef="d24.Tin"')
      .replace('<xbrli:context id="d24">', `${contextOfPart()}<xbrli:context id="d24">`);
    expect(await confidenceOf(inLargeNumbers(oneYear))).to.equal(0.9999);
    expect(await confidenceOf(inLargeNumbers(part))).to.equal(0.999);
  });

  it('is a doubt where one balance opens its year, and the other one of its row closes it', async () => {
    const notesOf = async (first: string) => {
      const numbers = [fact('Cash', first, '10'), fact('Cash', 'd22', '4')];
      const cells = numbers.map((number) => `<td></td><td>${number}</td>`).join('');
      const row = `<tr><td>Cash, beginning of year</td>${cells}</tr>`;
      const sheet = await statementOf(REPORT.replace(/<\/table>(?=<\/body>)/, `${row}$&`), 'Cash');
      return sheet?.notes?.filter((note) => /beginning of year/.test(note)) ?? [];
    };
    expect(await notesOf('d23')).to.deep.equal([]);
    expect((await notesOf('d24')).join()).to.contain('its tag is of 2024-12-31');
  });

  it('is a doubt where one number is restated, and neither its column nor its row is', async () => {
    const part = withTag('InventoryNet', 'd24', by('contextRef="d24"', 'contextRef="d24.Tin"'));
    const restated = part
      .replace('<xbrli:context id="d24">', `${contextOfPart()}<xbrli:context id="d24">`)
      .replace(/(id="d24\.Tin".*?)own:PartAxis/s, '$1own:RestatementAxis');
    const sheet = await statementOf(restated, 'InventoryNet');
    expect(sheet?.notes?.join()).to.match(/its tag is of "TinMember", the others around it/);
  });

  it('leaves what is printed as it is', async () => {
    const text = withTag('Assets', 'd24', (tag) => tag.replace(/>\d+$/, '>(100)'));
    const sheet = await statementOf(text, 'Assets');
    const assets = sheet?.line_items.find(({ concept }) => concept?.name === 'us-gaap:Assets');
    expect(assets?.values).to.deep.equal({ 2024: -100, 2023: 80 });
    expect(assets?.sources?.['2024']?.confidence).to.equal(0.5);
  });

  it('is none if it has no context: what is printed is an untagged number', async () => {
    const text = withTag('Assets', 'd24', by('contextRef="d24"', 'contextRef="lost"')).replace(
      '<xbrli:context id="lost"',
      '<xbrli:context id="found"',
    );
    const sheet = await statementOf(text, 'Assets');
    const assets = sheet?.line_items.find(({ concept }) => concept?.name === 'us-gaap:Assets');
    expect(assets?.sources?.['2024']).to.include({ doubt: 'untagged' });
  });

  it('is no doubt where a balance of cash opens or closes its year', async () => {
    const cash =
      `<tr><td>Cash at the end</td><td></td><td>${fact('Cash', 'd24', '25')}</td>` +
      `<td></td><td>${fact('Cash', 'd23', '10')}</td></tr></table>`;
    const text = REPORT.replace(/<\/table>(?=<\/body>)/, cash);
    const statement = await statementOf(text, 'PaymentsOfDividends');
    expect(statement?.line_items.at(-1)?.values).to.deep.equal({ 2024: 25, 2023: 10 });
    expect(statement?.notes ?? []).to.deep.equal([]);
  });
});
