import { fold } from '@fde/contracts/text';

const FORMS = String.raw`inc(?:orporated)?|corp(?:oration)?|company|co|plc|p\.l\.c|ltd|limited|llc|l\.p|lp|ag|se|s\.?a|n\.?v|s\.?p\.?a|a\/s|asa|ab|oyj|gmbh|kgaa|group|holdings?|bancorp|trust|partners`;
const LEGAL = new RegExp(String.raw`(?:\b(?:${FORMS})\b\.?(?: \(publ\))?| \(publ\))$`, 'i');
/** A legal form, not only a word that groups and partnerships share with other things. */
const STRICT =
  /(?:\b(?:inc(?:orporated)?|corp(?:oration)?|plc|ltd|limited|ag|se|s\.?a|n\.?v|s\.?p\.?a|a\/s|asa|ab|oyj|gmbh|kgaa)\b\.?(?: \(publ\))?| \(publ\))$/i;
const NAME_NOISE =
  /\bparent\b|^(?:total|holding|other|an?|our|this|each)\b|fashion|subsidiar|associates?\b|joint|exchange|insurance company$|annual report|financial|statement|notes?\b|report of|contents|page|consolidated|\bthe following\b|shareholders|registered|auditor|ernst|deloitte|kpmg|pricewaterhouse|\bllp\b|nyse|nasdaq|stock exchange|^(?:the )?(?:company|group|corporation|board)\b|management|\d{4}/i;
const WORD = String.raw`(?:[\p{Lu}\d][\p{L}\d&.'’/-]*|of|and|&|de|the)`;
/** Capitalised words, with a legal form after a comma and the Swedish "(publ)" where they follow. */
const NAME = new RegExp(
  String.raw`${WORD}(?: ${WORD}){0,6}(?:, (?:Inc|INC|Incorporated|Ltd|LTD|Limited|LLC|L\.P|LP|Corp|CORP|Co|PLC|plc|S\.A|N\.V)\b\.?)?(?: \(publ\))?`,
  'gu',
);
/** The end of one sentence and the start of the next: "... Sport. As part of". */
const SENTENCES = /\p{Ll}{3,}\. |\b(?:As|Se|Sa|Ab|Ag|Nv|Asa)\.?$/u;
/** Lines that speak of owners, directors, banks and auditors name other companies than the one that reports. */
const OF_OTHERS =
  /%|\b(?:investors?|shareholders? of|stockholders? of|largest|chairman|directors?|member of|formerly|owned by|held by|trustee|underwriter|auditors?|registrar|transfer agent|acquired|acquisition)\b/i;

const tidy = (line: string): string =>
  line
    .replace(/[_\s]+/g, ' ')
    .replace(/^[-–•\s]+|[\s:;–-]+$/g, '')
    .trim();
const letters = (text: string): string =>
  fold(text)
    .replace(/^the /, '')
    .replace(/[^a-z0-9]/g, '');

/** US filings print the name above "(Exact name of registrant as specified in its charter)". */
const registrant = (pages: readonly string[]): string | undefined => {
  for (const text of pages.slice(0, 8)) {
    const lines = text
      .split('\n')
      .map(tidy)
      .filter((l) => l !== '' && !/^[_\-.\s]+$/.test(l));
    const at = lines.findIndex((l) =>
      /exact name of (?:the )?(?:registrant|company|issuer)/i.test(l),
    );
    const name = lines
      .slice(Math.max(0, at - 3), at)
      .reverse()
      .find(
        (l) =>
          /\p{L}{2,}/u.test(l) &&
          !/commission|file number|for the|transition|^\(?or\)?$|report|\d{3,}-\d+/i.test(l),
      );
    if (at > 0 && name !== undefined && name.length < 90) return name;
  }
  return undefined;
};

const HEAD =
  /^(.{3,70}?),? and (?:its )?(?:consolidated |wholly[- ]owned )?(?:subsidiaries|subsidiary companies)\.?$/i;

const most = (counts: ReadonlyMap<string, number>): [string, number] | undefined =>
  [...counts.entries()].sort((a, b) => b[1] - a[1])[0];

/** The name in a line by itself, "X and subsidiaries", above the statements and notes of several pages. */
const statementHead = (pages: readonly string[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const text of pages) {
    const heads = text.split('\n').flatMap((line) => HEAD.exec(tidy(line))?.[1] ?? []);
    for (const name of new Set(heads)) {
      if (!/^\p{Lu}|^\d/u.test(name) || NAME_NOISE.test(name) || OF_OTHERS.test(name)) continue;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const best = most(counts);
  return best !== undefined && best[1] >= 2 ? best[0] : undefined;
};

/** The site that the report names most: "ericsson" of "ericsson.com". */
const siteOf = (pages: readonly string[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const text of pages) {
    for (const m of new Set(
      text
        .toLowerCase()
        .match(
          /\b(?:www\.)?[a-z][a-z0-9-]{2,}\.(?:com|net|org|de|fr|se|co\.uk|nl|it|es|ch|ca)\b/g,
        ) ?? [],
    )) {
      const label = m.replace(/^www\./, '').replace(/\..*$/, '');
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  return most(counts)?.[0].replace(/-/g, '');
};

/** What running heads print before the name: "Annual Report 2020 X", "Notes continued X", "To our shareholders X". */
const BEFORE =
  /^.*\b(?:(?:statements|report) of|shareholders|stockholders|report|continued|analysis|summary|business|statements|review|\d{1,2}|(?:19|20)\d\d) /i;

const ANY_LEGAL = new RegExp(String.raw`\b(?:${FORMS})\b|\(publ\)`, 'i');

const namesIn = (line: string): string[] =>
  (ANY_LEGAL.test(line) ? (line.match(NAME) ?? []) : [])
    .map((found) =>
      found
        .replace(BEFORE, '')
        .replace(
          /\b(AG|SE|AB|plc|PLC|Limited|Company|Group|Corporation|GmbH|KGaA|ASA|Oyj|LLC)\.$/,
          '$1',
        )
        .replace(/^(?:(?:the|of|and|&|de)\s+)+/i, ''),
    )
    .filter(
      (name) =>
        name.length >= 4 &&
        name.length <= 70 &&
        /\S{2,} /u.test(name) &&
        !NAME_NOISE.test(name) &&
        !SENTENCES.test(name) &&
        LEGAL.test(name),
    );

const EARLY = 4;

/** Lines at either edge of a page in which running heads and feet stand. */
const EDGE = 3;

/** How much one line says that a name in it is the company's: a running head says more than running text. */
const weightOf = (line: string, name: string, atEdge: boolean): number => {
  if (OF_OTHERS.test(line)) return 0.1;
  return atEdge && line.length < 120 && (line.endsWith(name) || line.startsWith(name)) ? 3 : 1;
};

/** Without what a line break left of a longer name: "Middle East Limited". */
const whole = (counts: ReadonlyMap<string, number>): Map<string, number> => {
  const names = [...counts.keys()];
  const joined = new Map<string, number>();
  for (const [name, n] of counts) {
    const longer = names.some(
      (other) => other.endsWith(` ${name}`) && (counts.get(other) ?? 0) >= n / 2,
    );
    if (!longer) joined.set(name, n);
  }
  return joined;
};

const countNames = (pages: readonly string[]): Map<string, number> => {
  const site = siteOf(pages);
  const counts = new Map<string, number>();
  pages.forEach((text, i) => {
    const seen = new Map<string, number>();
    const lines = text
      .split('\n')
      .map(tidy)
      .filter((line) => line !== '');
    lines.forEach((line, at) => {
      const atEdge = at < EDGE || at >= lines.length - EDGE;
      for (const name of namesIn(line))
        seen.set(name, Math.max(seen.get(name) ?? 0, weightOf(line, name, atEdge)));
    });
    for (const [name, weight] of seen) {
      const own = site !== undefined && letters(name).includes(site) ? 4 : 1;
      counts.set(
        name,
        (counts.get(name) ?? 0) + weight * own * (i < 3 ? 6 : 1) * (STRICT.test(name) ? 3 : 1),
      );
    }
  });
  return whole(counts);
};

/** The short form of a name gives way to the full one: "X Group" to "X Group AG", "X Holding" to "X Holding, Inc." */
const inFull = (name: string, counts: ReadonlyMap<string, number>): string => {
  const longer = [...counts.entries()].filter(
    ([other, n]) =>
      STRICT.test(other) &&
      /^,? \S+(?: \(publ\))?$/u.test(other.slice(name.length)) &&
      other.startsWith(name) &&
      n >= 0.1 * (counts.get(name) ?? 0),
  );
  return STRICT.test(name) ? name : (most(new Map(longer))?.[0] ?? name);
};

/** The capitalised phrase with a legal form that the report repeats most, first of all in its first pages. */
const mostNamed = (pages: readonly string[]): string | undefined => {
  const counts = countNames(pages);
  // The cover and the pages after it name the company itself; the notes name its affairs with others.
  const front = new Set(
    pages
      .slice(0, EARLY)
      .flatMap((text) => text.split('\n').flatMap((line) => namesIn(tidy(line)))),
  );
  const early = [...counts.entries()].filter(([name]) => front.has(name));
  const name = most(new Map(early.length > 0 ? early : counts))?.[0];
  return name === undefined ? undefined : inFull(name, counts);
};

/**
 * The name of the company that reports: the registrant on the cover of a filing (as the heads of its statements write
 * it), the head "X and subsidiaries", or the name with a legal form that the report repeats most.
 */
export const companyNameOf = (pages: readonly string[]): string | undefined => {
  const filed = registrant(pages);
  const head = statementHead(pages);
  if (filed === undefined) return head ?? mostNamed(pages);
  const stem = letters(filed).replace(
    /(?:inc|incorporated|corp|corporation|co|company|ltd|limited|plc)$/,
    '',
  );
  return head !== undefined &&
    LEGAL.test(head) &&
    !LEGAL.test(filed.replace(/ co$/i, '')) &&
    stem.length >= 3 &&
    letters(head).startsWith(stem)
    ? head
    : filed;
};
