/**
 * Legal forms, as names of companies write them at their end. Dots and the spaces behind them may
 * be missing: "S.p.A." is also "SpA" and "S. p. A.". Folded comparison is by lower case alone.
 */
const FORMS_AT_END: readonly string[] = [
  // English.
  ...['inc', 'incorporated', 'corp', 'corporation', 'p.l.c.', 'public limited company', 'ltd'],
  ...['limited', 'l.l.c.', 'l.p.', 'l.l.l.p.', 'co ltd', 'pty ltd', 'pte ltd', 'soc ltd'],
  ...['n.p.c.', 'r.f. limited', 'public company limited', 'unlimited company'],
  ...['community interest company'],
  // German, Dutch, Nordic.
  ...['ag', 'aktiengesellschaft', 'se', 'gmbh', 'gmbh & co kg', 'kgaa', 'ggmbh'],
  ...['n.v.', 'b.v.', 'v.o.f.', 'a/s', 'asa', 'ab', 'oyj', 'oy', 'aps'],
  ...['aktiebolag', 'ek för'],
  // Romance.
  ...['s.a.', 's.a.s.', 's.a.s.u.', 's.c.a.', 's.a.e.', 's.p.a.', 's.r.l.', 's.a.r.l.'],
  ...['s.à r.l.', 's.à.r.l.'],
  ...['s.l.u.', 's.a.u.', 's.a.b.', 's.a.b. de c.v.', 's.a. de c.v.', 's.c.p.a.', 's.n.c.'],
  ...['s.c.r.l.', 's.i.c.a.v.', 'sociedad anónima', 'société anonyme', 'società per azioni'],
  ...['ltda', 'limitada', 's/a', 's.g.p.s.', 'i.p.s.s.', 'eireli', 'e.i.r.l.'],
  ...['società cooperativa', 'soc coop', 'o.n.l.u.s.'],
  // Central and eastern Europe, Greece, Turkey.
  ...['s.a.', 'sp z o o', 's.r.o.', 'z.ú.', 'n.y.r.t.', 'z.r.t.'],
  ...['d.o.o.', 'e.o.o.d.', 'p.a.o.', 'пао', 'оао', 'ооо'],
  ...['alapítvány', 'közalapítvány', 'egyesület', 'szövetség', 'kft', 'bt', 'spolek'],
  ...['ао', 'α.ε.', 'ε.π.ε.', 'ι.κ.ε.', 'α.β.ε.ε.', 'ανώνυμη εταιρεία'],
  ...['ιδιωτική κεφαλαιουχική εταιρεία', 'ανωνυμη εταιρεια', 'ιδιωτικη κεφαλαιουχικη εταιρεια'],
  ...['a.ş.', 'anonim şirketi', 'anonim ortaklığı', 'limited şirketi', 'ltd şti', 't.a.ş.'],
  ...['t.a.o.', 'spółka akcyjna', 'akciová společnost'],
  // Asia, Africa, the Gulf.
  ...['bhd', 'sdn bhd', 'berhad', 'tbk', 'k.k.', 'kabushiki kaisha', 'p.j.s.c.'],
  ...['p.s.c.', 'q.p.s.c.', 'k.s.c.p.', 'k.s.c.', 'b.s.c.', 's.a.o.g.', 's.j.s.c.'],
  ...['jsc', 'joint stock company', 'ojsc', 'cjsc', '(pvt) ltd', 'private limited', 'pvt ltd'],
  ...[
    '株式会社',
    '有限会社',
    '合同会社',
    '股份有限公司',
    '有限责任公司',
    '有限公司',
    '集團有限公司',
  ],
  ...['주식회사', '㈜', '(株)', '公司', 'ش.م.ع', 'ش.م.م'],
];

/** Forms that are words without their dots: "as", "ad", "sc". */
const DOTTED_FORMS: readonly string[] = [
  ...['a.s.', 'n.a.', 'e.g.', 'u.a.', 's.c.', 'o.o.d.', 'a.d.', 'a.o.', 'c.v.', 'e.v.', 'd.d.'],
  ...['s.l.', 'ο.ε.', 'z.s.', 'o.p.s.', 's.e.m.', 'g.i.e.', 's.a.d.', 'g.k.', 'i/s', 'k/s'],
  ...['c.i.c.', 'p.b.c.', 'd.a.c.', 'e.p.e.', 's.a.l.'],
];

/** Forms that stand before the name. */
const FORMS_AT_START: readonly string[] = [
  ...[
    'stichting',
    'vereniging',
    'autoriteit',
    'gemeente',
    'ministerie',
    'sicav',
    'fcp',
    'coöperatie',
    'coöperatieve',
    'aktiebolaget',
    'ab',
    'a/s',
  ],
  ...['brf', 'bostadsrättsföreningen', 'pt', 'pao', 'ojsc', 'jsc', 'fundação', 'fundacao'],
  ...['fundación', 'fondation', 'fondazione', 'associação', 'associacao', 'asociación'],
  ...['association', 'associazione', 'verein', 'stiftung'],
  // Associations of owners and tenants, and others, in the north.
  ...['ejerforeningen', 'andelsboligforeningen', 'grundejerforeningen'],
  ...['foreningen', 'boligforeningen', 'andelsselskabet', 'borettslaget', 'sameiet'],
  ...['stiftelsen', 'föreningen', 'ekonomiska föreningen'],
  // In the east.
  ...['fundacja', 'stowarzyszenie', 'nadace', 'nadační fond', 'fundația', 'asociația'],
  ...['общество с ограниченной ответственностью', 'публичное акционерное общество'],
  ...['акционерное общество', 'непубличное акционерное общество'],
  ...['товариство з обмеженою відповідальністю', 'публічне акціонерне товариство'],
  ...['приватне акціонерне товариство', 'акціонерне товариство'],
  ...['тов', 'тзов', 'ат', 'пат', 'прат'],
  ...['株式会社', '有限会社', '株式會社', '주식회사', '(株)', 'пао', 'оао', 'ооо', 'ао'],
  ...['社会福祉法人', '学校法人', '医療法人', '特定非営利活動法人', 'npo法人', '宗教法人'],
  ...['一般社団法人', '一般財団法人', '公益社団法人', '公益財団法人', '独立行政法人'],
  ...['사단법인', '재단법인', '사회복지법인', '학교법인'],
];

/** Words that end names of companies, but also of other things. */
const LOOSE: readonly string[] = [
  ...['company', 'co', 'group', 'groupe', 'gruppe', 'holding', 'holdings', 'bancorp'],
  ...['bancshares', 'bank', 'trust', 'fund', 'fonds', 'partners', 'pty', 'pte', 'foundation'],
  ...['stiftung', 'fundacao', 'association', 'authority', 'n.p.o.', 'university', 'society'],
];

const escaped = (text: string): string => text.replace(/[*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** The source of a pattern for a form: each dot may be missing, or be followed by a space. */
const formPattern = (form: string): string =>
  form
    .split('.')
    .map((part) => escaped(part).replace(/ /g, String.raw`\.? `))
    .join(String.raw`(?:\. ?|)`)
    .replace(/\(\?:\\\. \?\|\)$/, '');

const dottedPattern = (form: string): string =>
  escaped(form.replace(/\.$/, '')).replace(/\./g, String.raw`\. ?`);

const longestFirst = (forms: readonly string[]): string[] =>
  forms.toSorted((a, b) => b.length - a.length);

const patternsOf = (forms: readonly string[]): readonly string[] => [
  ...new Set(longestFirst(forms).map(formPattern)),
];

/** Legal forms at the end of names, as patterns' sources; the longest first. */
export const LEGAL_FORMS: readonly string[] = [
  ...patternsOf(FORMS_AT_END),
  ...longestFirst(DOTTED_FORMS).map(dottedPattern),
];
export const LEADING_FORMS = patternsOf(FORMS_AT_START);
/** Words that end the names of companies, but also of other things. */
export const LOOSE_FORMS = patternsOf(LOOSE);

/**
 * One alternation of forms, parted by their first letters: a pattern that begins with a letter is tried only where
 * that letter stands, and not each of some hundred and fifty at every letter of a report.
 */
export const eitherForm = (forms: readonly string[]): string => {
  const byLetter = new Map<string, string[]>();
  for (const form of forms) {
    const letter = /^\p{L}/u.exec(form)?.[0] ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), form.slice(letter.length)]);
  }
  return [...byLetter].map(([letter, endings]) => `${letter}(?:${endings.join('|')})`).join('|');
};
