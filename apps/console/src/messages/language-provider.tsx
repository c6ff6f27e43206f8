import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { IntlProvider } from 'use-intl';
import type { ServiceWords } from '../service-words/service-words.js';
import { SayerProvider } from '../service-words/use-sayer.js';
import type { Messages } from './en.js';
import { LANGUAGES, localeFor, preferredLanguage, type Language } from './languages.js';

const KEY = 'fde-language';

export interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
  readonly serviceWords: ServiceWords | undefined;
}

const speak = async (language: Language): Promise<Spoken> => {
  const { load, loadServiceWords } = LANGUAGES[language];
  const [messages, serviceWords] = await Promise.all([load(), loadServiceWords()]);
  return { language, messages, serviceWords };
};

/** In the language chosen in this browser before, else in the one that the browser prefers. */
export const speakPreferred = (): Promise<Spoken> =>
  speak(preferredLanguage(localStorage.getItem(KEY), navigator.languages));

interface LanguageChoice {
  readonly language: Language;
  /** Rejects if the texts cannot be loaded; the language then stays as it is. */
  readonly choose: (language: Language) => Promise<void>;
}

const Choice = createContext<LanguageChoice | undefined>(undefined);

export function useLanguage(): LanguageChoice {
  const choice = use(Choice);
  if (choice === undefined) throw new Error('There is no LanguageProvider around this component');
  return choice;
}

/** Gives the page its texts and its way of writing numbers, and keeps what is chosen. */
export function LanguageProvider({
  first,
  children,
}: {
  first: Spoken;
  children: ReactNode;
}): ReactNode {
  const [{ language, messages, serviceWords }, setSpoken] = useState(first);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = useCallback(async (wanted: Language) => {
    setSpoken(await speak(wanted));
    localStorage.setItem(KEY, wanted);
  }, []);
  const choice = useMemo(() => ({ language, choose }), [language, choose]);
  const locale = localeFor(language, navigator.languages);
  return (
    <Choice value={choice}>
      <IntlProvider locale={locale} messages={messages}>
        <SayerProvider words={serviceWords} locale={locale}>
          {children}
        </SayerProvider>
      </IntlProvider>
    </Choice>
  );
}
