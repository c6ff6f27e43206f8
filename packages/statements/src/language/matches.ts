/**
 * All matches of a global pattern in a text. `matchAll` copies its pattern for each text, and the
 * copy is compiled again now and then; for large patterns that costs more than the search.
 */
export const matchesOf = (pattern: RegExp, text: string): RegExpExecArray[] => {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return found;
};
