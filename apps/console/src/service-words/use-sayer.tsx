import { createContext, use, useMemo, type ReactNode } from 'react';
import { Sayer } from './sayer.js';
import type { ServiceWords } from './service-words.js';

const Speaking = createContext<Sayer | undefined>(undefined);

/** Says what the service says in the language of the page; undefined where that is the service's own. */
export const useSayer = (): Sayer | undefined => use(Speaking);

export function SayerProvider({
  words,
  locale,
  children,
}: {
  words: ServiceWords | undefined;
  locale: string;
  children: ReactNode;
}): ReactNode {
  const sayer = useMemo(
    () => (words === undefined ? undefined : new Sayer(words, locale)),
    [words, locale],
  );
  return <Speaking value={sayer}>{children}</Speaking>;
}

/** The same of a text that cannot be marked up: in the service's own English where it is unknown. */
export function useSaid(): (text: string) => string {
  const sayer = useSayer();
  return (text) => sayer?.say(text)?.text ?? text;
}
