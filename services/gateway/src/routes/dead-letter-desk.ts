import type { DeadLetters } from '@fde/event-log';

/** What operators may do with parked messages. */
export type DeadLetterDesk = Pick<DeadLetters, 'list' | 'show' | 'redrive' | 'discard'>;
