import type { AccessFacts } from '@fde/contracts';

export type { LoginFacts } from '@fde/contracts';

const content = document.querySelector<HTMLMetaElement>('meta[name="fde-access"]')?.content;

/** What the gateway wrote into this page about how to log in; undefined if the API is open. */
export const accessFacts: AccessFacts | undefined =
  content === undefined ? undefined : (JSON.parse(content) as AccessFacts);
