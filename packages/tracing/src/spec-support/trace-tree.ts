import type { CollectedSpan } from './otlp-collector.js';

const SHOWN = [
  'task_id',
  'company_id',
  'document_id',
  'attempt',
  'outcome',
  'http.response.status_code',
  'messaging.destination.name',
  'gen_ai.request.model',
  'error.type',
];

const showValue = (name: string, value: unknown): string =>
  `${name.split('.').at(-1)}=${name === 'task_id' ? String(value).slice(0, 8) : String(value)}`;

const lineOf = (span: CollectedSpan, startedAt: number): string => {
  const attributes = SHOWN.filter((name) => span.attributes[name] !== undefined).map((name) =>
    showValue(name, span.attributes[name]),
  );
  const times = `+${(span.startedAt - startedAt).toFixed(0)} ms, ${(span.endedAt - span.startedAt).toFixed(1)} ms`;
  return `${span.name}  [${span.service}; ${times}]  ${attributes.join(' ')}${span.error === undefined ? '' : `  ERROR ${span.error}`}`.trimEnd();
};

/** Children by the id of their parent, in the order they began. */
export const childrenOf = (
  spans: readonly CollectedSpan[],
): ReadonlyMap<string, readonly CollectedSpan[]> => {
  const children = new Map<string, CollectedSpan[]>();
  for (const span of spans.toSorted((a, b) => a.startedAt - b.startedAt))
    children.set(span.parentSpanId, [...(children.get(span.parentSpanId) ?? []), span]);
  return children;
};

/** The spans whose parent is not among them. */
export const rootsOf = (spans: readonly CollectedSpan[]): readonly CollectedSpan[] => {
  const known = new Set(spans.map(({ spanId }) => spanId));
  return spans.filter(({ parentSpanId }) => !known.has(parentSpanId));
};

/** The spans of one trace as a tree; `hide` leaves out a span and everything below it. */
export const traceTree = (
  spans: readonly CollectedSpan[],
  hide: (span: CollectedSpan) => boolean = () => false,
): string => {
  const children = childrenOf(spans);
  const lines: string[] = [];
  const draw = (
    span: CollectedSpan,
    startedAt: number,
    before: string,
    mark: string,
    below: string,
  ): void => {
    lines.push(`${before}${mark}${lineOf(span, startedAt)}`);
    const next = (children.get(span.spanId) ?? []).filter((child) => !hide(child));
    next.forEach((child, index) => {
      const last = index === next.length - 1;
      draw(child, startedAt, `${before}${below}`, last ? '└─ ' : '├─ ', last ? '   ' : '│  ');
    });
  };
  for (const root of rootsOf(spans)) draw(root, root.startedAt, '', '', '');
  return lines.join('\n');
};
