/** What a chart shows; the page draws it with its library, and an exported picture is drawn from the same. */
export interface ShownChart {
  readonly kind: 'line' | 'bar';
  readonly title: string;
  /** In what the numbers count. */
  readonly unit: string;
  readonly labels: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly colour: string;
    readonly values: readonly (number | null)[];
  }[];
  /** How a number stands at the axis and in a tip. */
  readonly write: (value: number) => string;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** In pixels of the picture; its colours are those of paper, whatever the page looks like. */
const WIDTH = 960;
const PLOT = { left: 96, right: 24, height: 360 } as const;
const LINE = 24;
const TICKS = 6;
/** Letters that fit the width in the size of the title and of the rest. */
const TITLE_LETTERS = 80;
const TEXT_LETTERS = 120;
const INK = '#333333';
const GRID = '#dddddd';
const PAPER = '#ffffff';

const escaped = (text: string): string =>
  text
    // What XML cannot hold at all, not even escaped.
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Lines of at most so many letters, broken between words where that is possible. */
export function brokenIntoLines(text: string, letters: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    for (let rest = word; rest !== ''; rest = rest.slice(letters)) {
      const piece = rest.slice(0, letters);
      const joined = line === '' ? piece : `${line} ${piece}`;
      if (joined.length <= letters) line = joined;
      else {
        lines.push(line);
        line = piece;
      }
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The step between round numbers that gives about so many ticks: 1, 2 or 5 times a power of ten. */
function roundStep(span: number, ticks: number): number {
  const rough = span / ticks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return factor * power;
}

/** Round numbers from at or below the lowest to at or above the highest; bars begin at zero. */
export function axisTicks(
  values: readonly number[],
  kind: ShownChart['kind'],
): readonly [number, ...number[]] {
  const all = kind === 'bar' || values.length === 0 ? [0, ...values] : values;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const span = high > low ? high - low : Math.abs(high) || 1;
  const step = roundStep(span, TICKS);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const others = Array.from({ length: last - first }, (_, at) => (first + at + 1) * step);
  return [first * step, ...others.map((tick) => Number(tick.toPrecision(12)))];
}

interface Plot {
  readonly top: number;
  readonly low: number;
  readonly high: number;
  readonly slot: number;
}

const yOf = ({ top, low, high }: Plot, value: number): number =>
  top + PLOT.height * (1 - (value - low) / (high - low));
const middleOf = ({ slot }: Plot, at: number): number => PLOT.left + slot * (at + 0.5);
const at = (place: number): string => String(Number(place.toFixed(1)));

const textAt = (x: number, y: number, anchor: string, text: string, more = ''): string =>
  `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}"${more}>${escaped(text)}</text>`;

const drawAxes = (chart: ShownChart, plot: Plot, ticks: readonly number[]): string[] => [
  ...ticks.flatMap((tick) => {
    const y = at(yOf(plot, tick));
    return [
      `<line x1="${PLOT.left}" x2="${WIDTH - PLOT.right}" y1="${y}" y2="${y}" stroke="${tick === 0 ? INK : GRID}"/>`,
      textAt(PLOT.left - 8, yOf(plot, tick) + 5, 'end', chart.write(tick)),
    ];
  }),
  ...chart.labels.map((label, index) =>
    textAt(middleOf(plot, index), plot.top + PLOT.height + LINE, 'middle', label),
  ),
];

/** Share of a year's place that its bars fill together. */
const BARS = 0.8;

const drawBars = ({ series }: ShownChart, plot: Plot): string[] => {
  const width = (plot.slot * BARS) / Math.max(1, series.length);
  return series.flatMap(({ values, colour }, order) =>
    values.flatMap((value, index) => {
      if (value === null) return [];
      const left = middleOf(plot, index) + width * (order - series.length / 2);
      const [one, other] = [yOf(plot, value), yOf(plot, 0)];
      return [
        `<rect x="${at(left)}" y="${at(Math.min(one, other))}" width="${at(width)}" height="${at(Math.abs(one - other))}" fill="${colour}"/>`,
      ];
    }),
  );
};

/** A year without a number breaks the line, as on the page. */
const drawLines = ({ series }: ShownChart, plot: Plot): string[] =>
  series.flatMap(({ values, colour }) => {
    const points = values.map((value, index) =>
      value === null ? undefined : { x: at(middleOf(plot, index)), y: at(yOf(plot, value)) },
    );
    const path = points
      .map((point, index) =>
        point === undefined
          ? ''
          : `${points[index - 1] === undefined ? 'M' : 'L'}${point.x} ${point.y}`,
      )
      .join('');
    return [
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2.5"/>`,
      ...points.flatMap((point) =>
        point === undefined
          ? []
          : [`<circle cx="${point.x}" cy="${point.y}" r="4" fill="${colour}"/>`],
      ),
    ];
  });

const drawLegend = ({ series }: ShownChart, top: number): { parts: string[]; bottom: number } => {
  let y = top;
  const parts = series.flatMap(({ name, colour }) => {
    const lines = brokenIntoLines(name, TEXT_LETTERS);
    const mark = `<rect x="${PLOT.left}" y="${y - 12}" width="14" height="14" fill="${colour}"/>`;
    const texts = lines.map((line, index) =>
      textAt(PLOT.left + 24, y + index * LINE, 'start', line),
    );
    y += Math.max(1, lines.length) * LINE;
    return [mark, ...texts];
  });
  return { parts, bottom: y };
};

/** The chart as a picture of its own: with title, unit and legend, in light colours. */
export function drawPicture(chart: ShownChart): Picture {
  const title = brokenIntoLines(chart.title, TITLE_LETTERS);
  const top = LINE * (title.length + 2.5);
  const values = chart.series.flatMap((one) => one.values.filter((value) => value !== null));
  const ticks = axisTicks(values, chart.kind);
  const plot: Plot = {
    top,
    low: ticks[0],
    high: Math.max(...ticks),
    slot: (WIDTH - PLOT.left - PLOT.right) / Math.max(1, chart.labels.length),
  };
  const legend = drawLegend(chart, top + PLOT.height + 2.5 * LINE);
  const height = Math.ceil(legend.bottom);
  const parts = [
    `<title>${escaped(chart.title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>`,
    ...title.map((line, index) =>
      textAt(24, LINE * (index + 1.5), 'start', line, ' font-size="20" font-weight="700"'),
    ),
    textAt(24, LINE * (title.length + 1.5), 'start', chart.unit),
    ...drawAxes(chart, plot, ticks),
    ...(chart.kind === 'bar' ? drawBars(chart, plot) : drawLines(chart, plot)),
    ...legend.parts,
  ];
  return {
    width: WIDTH,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, Helvetica, Arial, sans-serif" font-size="14" fill="${INK}">\n${parts.join('\n')}\n</svg>\n`,
  };
}

/** A file name that every system takes: "Tessaly-Instruments-Income-statement.svg". */
export function pictureName(title: string, extension: string): string {
  const stem = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, 100)
    .replace(/^[-.]+|[-.]+$/g, '');
  return `${stem === '' ? 'chart' : stem}.${extension}`;
}
