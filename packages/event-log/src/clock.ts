import { randomUUID } from 'node:crypto';

/** Time and identity come in as data, so that a test decides both. */
export interface Clock {
  now(): Date;
}
export interface IdSource {
  uuid(): string;
}

export const randomIds: IdSource = { uuid: () => randomUUID() };
