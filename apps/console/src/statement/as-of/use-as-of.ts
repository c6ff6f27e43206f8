import { useSearchParams } from 'react-router';
import { viewFrom } from '../statement-view.js';

/** The day as of which the statement is viewed, ISO; undefined with all reports. */
export const useAsOf = (): string | undefined => viewFrom(useSearchParams()[0]).asOf;
