import { disputedRate, readRate, type Conversion } from '@fde/statements';
import { invalid } from '../../contract/validation-fault.js';
import type { RouteRequest } from '../route.js';

type Query = RouteRequest<'compareCompanies'>['query'];

/** The conversion that a request asks for, with the rates that it brings. */
export const conversionOf = ({ currency, rate = [] }: Query): Conversion | undefined => {
  if (currency === undefined) {
    if (rate.length > 0)
      throw invalid(['query', 'currency'], 'Rates need the currency they convert into', 'missing');
    return undefined;
  }
  const rates = rate.map((text, at) => {
    const read = readRate(text);
    if (read === undefined)
      throw invalid(['query', 'rate', at], `${text} is no rate of a day, month or year`, 'rate');
    return read;
  });
  const disputed = disputedRate(rates);
  if (disputed !== undefined) {
    const { currency: of, of: period, kind } = disputed;
    throw invalid(['query', 'rate'], `${of} has two ${kind} rates of ${period}`, 'rate');
  }
  return { currency, rates };
};
