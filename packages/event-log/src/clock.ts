import { randomUUID } from 'node:crypto';

/** Time and identity are passed in, so that tests control both. */
export interface Clock {
  now(): Date;
}
export interface IdSource {
  uuid(): string;
}

export const randomIds: IdSource = { uuid: () => randomUUID() };
