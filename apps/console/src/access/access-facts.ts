import type { AccessFacts } from '@fde/contracts';

export type { LoginFacts } from '@fde/contracts';

const told = document.querySelector<HTMLMetaElement>('meta[name="fde-access"]')?.content;

/** What the gateway wrote into this page about how to log in; undefined if the API is open. */
export const accessFacts: AccessFacts | undefined =
  told === undefined ? undefined : (JSON.parse(told) as AccessFacts);
