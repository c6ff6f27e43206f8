/**
 * No real site writes longer rules, or more of them: they attack the matcher, in which each rule costs its length
 * times that of the address.
 */
const LONGEST_PATTERN = 256;
const MOST_PATTERN_LETTERS = 20_000;
const RULE = /^\s*(allow|disallow)\s*:\s*(\S*)/i;

/**
 * Bounds what matching a robots.txt may cost. A rule with too many wildcards is cut before its first wildcard if it
 * forbids, and left out if it allows: in doubt, an address is not requested.
 */
export const boundRobotsRules = (text: string): string => {
  let letters = 0;
  const bounded: string[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const [, verb, pattern = ''] = RULE.exec(line) ?? [];
    const wildcard = pattern.indexOf('*');
    if (!verb || wildcard < 0) {
      bounded.push(line);
      continue;
    }
    letters += pattern.length;
    if (pattern.length <= LONGEST_PATTERN && letters <= MOST_PATTERN_LETTERS) bounded.push(line);
    else if (/^disallow$/i.test(verb)) bounded.push(`Disallow: ${pattern.slice(0, wildcard)}`);
  }
  return bounded.join('\n');
};
