import { numberStyleOf, readPrinted } from '@fde/statements';
import { invalid } from '../../contract/validation-fault.js';

interface Said {
  readonly value?: number | string;
  readonly printed?: string;
}

/**
 * The value of a correction: as sent, or read from what a person copied from the page. Null if
 * neither was sent. Throws InvalidRequest for a text that is no number.
 */
export const saidValue = (
  { value, printed }: Said,
  raw: unknown,
  where: 'body' | 'query',
): number | string | null => {
  if (value !== undefined || printed === undefined) return value ?? null;
  const read = readPrinted(printed, raw);
  if (read !== undefined) return read;
  const style = numberStyleOf(raw);
  const pages = style === undefined ? 'such as 1,234.5' : `as its pages write numbers: ${style}`;
  throw invalid([where, 'printed'], `This is no number ${pages}`, 'printed_number');
};

/** The number to try. Throws InvalidRequest if there is none. */
export const triedNumber = (said: Said, raw: unknown): number => {
  const value = saidValue(said, raw, 'query');
  if (typeof value === 'number') return value;
  throw invalid(['query', 'value'], 'Give value or printed', 'missing');
};
