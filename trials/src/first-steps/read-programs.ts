/** The languages in which docs/first-steps.md has each of its programs, as its fences name them. */
export const LANGUAGES = ['sh', 'python', 'ts'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A step, and its program in each language. */
export interface Step {
  readonly title: string;
  readonly programs: Readonly<Record<Language, string>>;
}

const programIn = (section: string, language: Language): string | undefined =>
  new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms').exec(section)?.[1];

/** The steps of a page, those of its sections that have a program. @throws if one has not all languages */
export function readPrograms(markdown: string): readonly Step[] {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.flatMap((section) => {
    const title = section.slice(0, section.indexOf('\n'));
    const programs = LANGUAGES.map((language) => [language, programIn(section, language)] as const);
    const missing = programs.filter(([, text]) => text === undefined).map(([language]) => language);
    if (missing.length === LANGUAGES.length) return [];
    if (missing.length > 0) throw new Error(`“${title}” has no program in ${missing.join(', ')}`);
    return [{ title, programs: Object.fromEntries(programs) as Record<Language, string> }];
  });
}
