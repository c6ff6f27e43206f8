/**
 * Longer rules, or more of them, are not what a real site writes but an attack on the matcher: each
 * costs letters times address.
 */
const LONGEST_PATTERN = 256;
const MOST_PATTERN_LETTERS = 20_000;
const RULE = /^\s*(allow|disallow)\s*:\s*(\S*)/i;

/**
 * robots.txt with what matching it may cost bounded. A rule with wildcards that goes beyond is cut before its first one
 * where it forbids, and left out where it allows: in doubt an address is not asked for.
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
