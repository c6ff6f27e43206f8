/** Characters: what Excel allows. */
const LONGEST_NAME = 31;

/** Names that spreadsheets allow: 31 characters, no : \ / ? * [ ], unique regardless of case. */
export const sheetNames = (wanted: readonly string[]): string[] => {
  const used = new Set<string>();
  return wanted.map((name) => {
    const clean =
      name
        .replace(/[:\\/?*[\]\u0000-\u001f]/gu, ' ')
        .replace(/^'+|'+$/g, '')
        .trim() || 'Sheet';
    for (let copy = 1; ; copy += 1) {
      const ending = copy === 1 ? '' : ` (${copy})`;
      const candidate = `${clean.slice(0, LONGEST_NAME - ending.length).trim()}${ending}`;
      if (used.has(candidate.toLowerCase())) continue;
      used.add(candidate.toLowerCase());
      return candidate;
    }
  });
};
