/** Labels of a metric and the values that were seen of each. */
type Labels = ReadonlyMap<string, ReadonlySet<string>>;

const SERIES = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? /;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\]|\\.)*)"/g;

/** What was read at /metrics of some processes. */
export class ExposedMetrics {
  readonly #metrics = new Map<string, Map<string, Set<string>>>();

  /** `target`: labels that Prometheus adds to everything it scrapes there. */
  add(text: string, target: Readonly<Record<string, string>>): void {
    for (const line of text.split('\n')) {
      const declared = /^# TYPE (\S+) (\S+)/.exec(line);
      if (declared !== null)
        for (const suffix of declared[2] === 'histogram' ? ['_bucket', '_sum', '_count'] : [''])
          this.#labelsOf(`${declared[1]}${suffix}`);
      const series = SERIES.exec(line);
      if (series === null) continue;
      const labels = this.#labelsOf(series[1] ?? '');
      for (const [, label = '', value = ''] of (series[2] ?? '').matchAll(LABEL))
        this.#see(labels, label, value);
      for (const [label, value] of Object.entries(target)) this.#see(labels, label, value);
    }
  }

  get size(): number {
    return this.#metrics.size;
  }

  /** Undefined if nothing of that name is exposed. */
  labels(metric: string): Labels | undefined {
    return this.#metrics.get(metric);
  }

  #labelsOf(metric: string): Map<string, Set<string>> {
    const known = this.#metrics.get(metric) ?? new Map<string, Set<string>>();
    this.#metrics.set(metric, known);
    return known;
  }

  #see(labels: Map<string, Set<string>>, label: string, value: string): void {
    labels.set(label, (labels.get(label) ?? new Set()).add(value));
  }
}
