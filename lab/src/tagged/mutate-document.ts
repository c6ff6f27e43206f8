/** A random number generator: the same seed gives the same numbers (mulberry32). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** What hostile and broken documents contain. */
const SPLINTERS = [
  '<!DOCTYPE html [<!ENTITY a "&a;&a;">]>',
  '&a;',
  '&#0;',
  '&#x110000;',
  '<ix:tuple name="x"/>',
  '<ix:nonFraction name="us-gaap:Assets" contextRef="none" unitRef="none" scale="99">1</ix:nonFraction>',
  '<ix:continuation id="c1" continuedAt="c1">',
  '<td colspan="99999999" rowspan="99999999">',
  `${'<table><tr><td>'.repeat(200)}`,
  '</table>',
  '</ix:nonFraction>',
  '<script>while (true) {}</script>',
  '<style>',
  'scale="1e9"',
  'sign="--"',
  'xsi:nil="true"',
  'contextRef="y24"',
  '\u0000',
  '<![CDATA[',
  '<!--',
  '(((((',
  '999999999999999999999999999999999999',
];

type Change = (text: string, random: () => number) => string;

const at = (text: string, random: () => number): number => Math.floor(random() * text.length);

const CHANGES: readonly Change[] = [
  (text, random) => text.slice(0, at(text, random)),
  (text, random) => {
    const from = at(text, random);
    return text.slice(0, from) + text.slice(from + Math.floor(random() * 400));
  },
  (text, random) => {
    const from = at(text, random);
    const piece = text.slice(from, from + Math.floor(random() * 800));
    const to = at(text, random);
    return text.slice(0, to) + piece + text.slice(to);
  },
  (text, random) => {
    const to = at(text, random);
    const splinter = SPLINTERS[Math.floor(random() * SPLINTERS.length)] ?? '';
    return text.slice(0, to) + splinter + text.slice(to);
  },
  (text, random) => {
    const to = at(text, random);
    return text.slice(0, to) + String.fromCharCode(Math.floor(random() * 256)) + text.slice(to + 1);
  },
  // Well-formed, but nonsense: another number, scale, unit, period or column.
  (text, random) => swapOne(text, /scale="\d+"/g, `scale="${Math.floor(random() * 40)}"`, random),
  (text, random) => swapOne(text, /contextRef="[^"]*"/g, 'contextRef="d23"', random),
  (text, random) => swapOne(text, /unitRef="[^"]*"/g, 'unitRef="shares"', random),
  (text, random) => swapOne(text, />[\d,]+</g, `>${Math.floor(random() * 1e9)}<`, random),
  (text, random) => swapOne(text, /<td>/g, '<td colspan="7">', random),
  (text, random) => swapOne(text, /2024-12-31/g, '2024-02-31', random),
];

const swapOne = (text: string, what: RegExp, by: string, random: () => number): string => {
  const found = [...text.matchAll(what)];
  const chosen = found[Math.floor(random() * found.length)];
  if (chosen === undefined) return text;
  return text.slice(0, chosen.index) + by + text.slice(chosen.index + chosen[0].length);
};

/** A document with one to four changes; the same seed gives the same ones. */
export const mutateDocument = (text: string, seed: number): string => {
  const random = randomOf(seed);
  let changed = text;
  for (let left = 1 + Math.floor(random() * 4); left > 0; left--)
    changed = CHANGES[Math.floor(random() * CHANGES.length)]?.(changed, random) ?? changed;
  return changed;
};
