import type { MoneyScale } from '../format/numbers.js';
import { withMissingYears } from '../format/years.js';
import { isWholeDay } from './typed-day.js';

/** How a statement is viewed; kept in the address, so that a view can be shared. */
export interface StatementView {
  readonly scale: MoneyScale;
  readonly newestFirst: boolean;
  readonly showChange: boolean;
  readonly allYears: boolean;
  readonly search: string;
  /** On the concepts of every company instead of the printed rows. */
  readonly standardised: boolean;
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
  put('as_of', view.asOf);
  return next;
}

/** The years to show, in the order to show them, the missing ones among them; `years` come newest first. */
export function shownYears(years: readonly string[], view: StatementView): string[] {
  const whole = withMissingYears(years);
  const visible = view.allYears ? whole : whole.slice(0, DEFAULT_YEARS);
  return view.newestFirst ? visible : visible.toReversed();
}
