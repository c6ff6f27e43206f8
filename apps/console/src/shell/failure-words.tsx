import type { ReactNode } from 'react';
import { useFailureText } from './failure-text.js';

/** What went wrong, in words for a reader. */
export const FailureWords = ({ error }: { error: Error }): ReactNode => useFailureText()(error);
