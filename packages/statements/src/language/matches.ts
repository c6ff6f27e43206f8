/**
 * All matches of a global pattern in a text. `matchAll` makes a copy of its pattern for each text,
 * which is compiled again now and then: with large patterns that costs more than to look for them.
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
