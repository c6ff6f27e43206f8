import type { Page } from 'playwright-core';

interface Tree {
  readonly [key: string]: string | Tree;
}

const textsIn = (tree: Tree): string[] =>
  Object.values(tree).flatMap((text) => (typeof text === 'string' ? [text] : textsIn(text)));

/** Messages of a language as the console has them, built beside these specs. */
const messagesOf = async (language: 'en' | 'de'): Promise<Tree> => {
  const file = new URL(`../messages/${language}.js`, import.meta.url);
  // Specs are in no bundle.
  // eslint-disable-next-line no-restricted-syntax
  const messages = (await import(file.href)) as Readonly<Record<string, Tree>>;
  return messages[language] ?? {};
};
const textsOf = async (language: 'en' | 'de'): Promise<readonly string[]> =>
  textsIn(await messagesOf(language));

/** What English pages call the steps of a task, by the names that the interface has for them. */
export const englishSteps = async (): Promise<Readonly<Record<string, string>>> => {
  const { names } = (await messagesOf('en')) as {
    readonly names: { readonly steps: Readonly<Record<string, string>> };
  };
  return names.steps;
};

/** English texts without parameters that mean nothing in German. */
export const englishTexts = async (): Promise<ReadonlySet<string>> => {
  const german = new Set(await textsOf('de'));
  const english = await textsOf('en');
  return new Set(english.filter((text) => !/[{<]/.test(text) && !german.has(text)));
};

export interface PrintedStatement {
  readonly data: {
    readonly line_items: readonly {
      readonly name: string;
      readonly section: string | null;
      readonly variants: readonly string[];
      readonly sources: Readonly<Record<string, { readonly name?: string }>>;
    }[];
  };
}

/**
 * Names and headings of rows, of older reports too: they stay as reports print them, also where our
 * words are the same.
 */
export const printedNames = (statements: readonly PrintedStatement[]): ReadonlySet<string> =>
  new Set(
    statements.flatMap(({ data }) =>
      data.line_items.flatMap(({ name, section, variants, sources }) => [
        name,
        ...variants,
        ...(section ?? '').split(' > '),
        ...Object.values(sources).flatMap((source) => source.name ?? []),
      ]),
    ),
  );

/** Words that stand in nearly every English sentence, and are none of German. */
const ENGLISH_WORDS = /\b(?:the|of|with|and|is|are|its|no|from|same|not|by|label|values|shared)\b/;

/** Whether a text has English of our own: what remains of it without the names that reports print. */
export const hasEnglish = (text: string, printed: ReadonlySet<string>): boolean => {
  const names = [...printed].filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  const own = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return ENGLISH_WORDS.test(own);
};

/** What the page says, to those who see it and to those who hear it: each text on its own. */
export const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element !== null && element.closest('script, style, code, pre, body [lang]') === null)
        said.push(walker.currentNode.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        said.push(element.getAttribute(name) ?? '');
    return said.map((text) => text.trim()).filter((text) => text !== '');
  });
