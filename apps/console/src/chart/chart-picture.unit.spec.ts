import { expect } from 'chai';
import {
  axisTicks,
  brokenIntoLines,
  drawPicture,
  pictureName,
  type ShownChart,
} from './chart-picture.js';

const chart = (more: Partial<ShownChart> = {}): ShownChart => ({
  kind: 'bar',
  title: 'Brightwater plc: Revenue',
  unit: 'EUR, millions',
  labels: ['2022', '2023', '2024'],
  series: [
    { name: 'Brightwater plc', colour: '#1c7ed6', values: [80, null, 120] },
    { name: 'Other & <Sons>', colour: '#e8590c', values: [-20, 10, 30] },
  ],
  write: (value) => `${value} m`,
  ...more,
});
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('the picture of a chart', () => {
  it('has its title, its unit, the years, the axis and a legend', () => {
    const { svg } = drawPicture(chart());
    for (const words of [
      'Brightwater plc: Revenue',
      'EUR, millions',
      '2022',
      '2024',
      '100 m',
      '>Brightwater plc<',
    ])
      expect(svg).to.contain(words);
  });

  it('draws a bar for each number and none for what is missing', () => {
    const { svg } = drawPicture(chart());
    expect(count(svg, 'fill="#1c7ed6"'), 'bars and the mark of the legend').to.equal(3);
    expect(count(svg, 'fill="#e8590c"')).to.equal(4);
  });

  it('lets a bar below zero hang from the line of zero', () => {
    const { svg } = drawPicture(
      chart({ labels: ['2024'], series: [{ name: 'A', colour: '#111111', values: [-20] }] }),
    );
    const zero = /y1="([\d.]+)" y2="[\d.]+" stroke="#333333"/.exec(svg)?.[1];
    expect(/<rect x="[\d.]+" y="([\d.]+)"[^>]* fill="#111111"/.exec(svg)?.[1]).to.equal(zero);
  });

  it('breaks a line where a year has no number', () => {
    const { svg } = drawPicture(
      chart({
        kind: 'line',
        labels: ['1', '2', '3', '4', '5'],
        series: [{ name: 'A', colour: '#111111', values: [1, 2, null, 3, 4] }],
      }),
    );
    expect(/<path d="([^"]+)"/.exec(svg)?.[1]?.replace(/[^ML]/g, '')).to.equal('MLML');
    expect(count(svg, '<circle')).to.equal(4);
  });

  it('stands on white paper, and names are not markup', () => {
    const { svg } = drawPicture(chart({ title: 'A "title" \u0000& <script>' }));
    expect(svg).to.contain('fill="#ffffff"');
    expect(svg).to.not.match(/<script|<Sons|\u0000/);
    expect(svg).to.contain('Other &#38; &#60;Sons&#62;');
  });

  it('grows with long titles and legends, and is drawn of nothing at all', () => {
    const series = Array.from({ length: 8 }, (_, at) => ({
      name: `Company ${at} ${'with a long name '.repeat(12)}`,
      colour: '#1c7ed6',
      values: [at],
    }));
    const tall = drawPicture(chart({ title: 'long '.repeat(60), series }));
    expect(tall.height).to.be.above(drawPicture(chart()).height + 200);
    expect(tall.svg).to.contain(`height="${tall.height}"`);
    expect(drawPicture(chart({ labels: [], series: [] })).svg).to.not.match(/NaN|Infinity/);
  });
});

describe('the axis of a picture', () => {
  for (const [kind, values, ticks] of [
    ['bar', [30, 120], [0, 20, 40, 60, 80, 100, 120]],
    ['bar', [-5, 5], [-6, -4, -2, 0, 2, 4, 6]],
    ['line', [101, 104], [101, 101.5, 102, 102.5, 103, 103.5, 104]],
    ['line', [7, 7], [6, 8]],
    ['line', [], [0, 0.2]],
  ] as const)
    it(`of ${kind} over ${values.join(', ') || 'nothing'} has round numbers`, () => {
      const made = axisTicks(values, kind);
      expect(made[0]).to.equal(ticks[0]);
      if (ticks.length > 2) expect(made).to.deep.equal(ticks);
      if (values.length > 0) expect(made.at(-1)).to.be.at.least(Math.max(...values));
    });
});

describe('texts of a picture', () => {
  it('are broken between words, and within one that is longer than the line', () => {
    expect(brokenIntoLines('one two three', 7)).to.deep.equal(['one two', 'three']);
    expect(brokenIntoLines('abcdefgh', 3)).to.deep.equal(['abc', 'def', 'gh']);
    expect(brokenIntoLines('  ', 3)).to.deep.equal([]);
  });

  it('give a file name that every system takes', () => {
    expect(pictureName('Müller & Søhne: Income statement / Revenue', 'svg')).to.equal(
      'Muller-S-hne-Income-statement-Revenue.svg',
    );
    expect(pictureName('売上高', 'png')).to.equal('chart.png');
    expect(pictureName('a'.repeat(300), 'png')).to.have.length(104);
  });
});
