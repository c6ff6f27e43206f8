import type { ReactNode } from 'react';
import { useSayer } from '../service-words/use-sayer.js';

/** A host or an address is the same in every language. */
const isAddress = (text: string): boolean => /^\S+$/.test(text) && /\S[.:]\S/.test(text);

/**
 * What the service says, in the language of the page. What no text is known for stays in the
 * service's own English, and is read aloud as such.
 */
export function ServiceText({ text }: { text: string | null }): ReactNode {
  const sayer = useSayer();
  if (text === null || text === '') return null;
  if (sayer === undefined || isAddress(text)) return text;
  const said = sayer.say(text);
  return said?.isWhole === true ? said.text : <span lang="en">{said?.text ?? text}</span>;
}
