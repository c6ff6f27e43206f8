import { STATEMENT_TYPES, type RunEnd } from '@fde/contracts';
import type { ReadReport } from './reading-protocol.js';

const inWords = (type: string): string => type.replaceAll('_', ' ');

/**
 * How the reading of a report ended from which statements of these types were taken: whole only with
 * all three. The reader's problems say why one is missing.
 */
export const endOfReading = (
  types: readonly string[],
  { problems, refusal }: Pick<ReadReport, 'problems' | 'refusal'>,
): RunEnd => {
  const missing = STATEMENT_TYPES.filter((type) => !types.includes(type));
  const why = problems.length === 0 ? '' : `: ${problems.join('; ')}`;
  if (types.length === 0)
    return {
      outcome: refusal === undefined ? 'nothing_there' : 'refused',
      outcome_reason: `No statements were found${why}`,
    };
  if (missing.length === 0)
    return { outcome: 'found', outcome_reason: 'All three statements were read' };
  const absent = missing.map(inWords).join(' and ');
  return { outcome: 'partly_read', outcome_reason: `Read without the ${absent}${why}` };
};
