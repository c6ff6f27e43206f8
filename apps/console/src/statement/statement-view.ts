import type { Schemas } from '../api/client.js';
import type { MoneyScale } from '../format/numbers.js';
import { withMissingYears } from '../format/years.js';
import { isWholeDay } from './typed-day.js';

export type Measure = Schemas['Measure'];

/** What can be shown of each number, in the order of the choice. */
export const MEASURES: readonly Measure[] = [
  'amounts',
  'growth',
  'growth_3_years',
  'growth_5_years',
  'common_size',
  'per_share',
];

/** Amounts where the text names no measure. */
export const measureFrom = (text: string | null): Measure =>
  MEASURES.find((measure) => measure === text) ?? 'amounts';

/** How a statement is viewed; kept in the address, so that a view can be shared. */
export interface StatementView {
  readonly scale: MoneyScale;
  readonly newestFirst: boolean;
  readonly showChange: boolean;
  readonly allYears: boolean;
  readonly search: string;
  /** On the concepts of every company instead of the printed rows. */
  readonly standardised: boolean;
  readonly measure: Measure;
  /** The day as of which it is viewed, ISO; undefined with all reports. */
  readonly asOf: string | undefined;
}

export const DEFAULT_YEARS = 10;

export function viewFrom(parameters: URLSearchParams): StatementView {
  const scale = parameters.get('scale');
  const asOf = parameters.get('as_of') ?? '';
  return {
    scale: scale === 'thousands' || scale === 'millions' ? scale : 'printed',
    newestFirst: parameters.get('order') !== 'oldest',
    showChange: parameters.get('change') === 'yes',
    allYears: parameters.get('years') === 'all',
    search: parameters.get('q') ?? '',
    standardised: parameters.get('view') === 'standardised',
    measure: measureFrom(parameters.get('measure')),
    asOf: isWholeDay(asOf) ? asOf : undefined,
  };
}

/** Only what differs from the default stands in the address. */
export function parametersOf(view: StatementView, others: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(others);
  const put = (name: string, value: string | undefined): void => {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  };
  put('scale', view.scale === 'printed' ? undefined : view.scale);
  put('order', view.newestFirst ? undefined : 'oldest');
  put('change', view.showChange ? 'yes' : undefined);
  put('years', view.allYears ? 'all' : undefined);
  put('q', view.search === '' ? undefined : view.search);
  put('view', view.standardised ? 'standardised' : undefined);
  put('measure', view.measure === 'amounts' ? undefined : view.measure);
  put('as_of', view.asOf);
  return next;
}

/** The years to show, in the order to show them, the missing ones among them; `years` come newest first. */
export function shownYears(years: readonly string[], view: StatementView): string[] {
  const whole = withMissingYears(years);
  const visible = view.allYears ? whole : whole.slice(0, DEFAULT_YEARS);
  return view.newestFirst ? visible : visible.toReversed();
}
