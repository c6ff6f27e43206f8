import { expect } from 'chai';

import {
  endsInPhrase,
  isPhrase,
  mentionsPhrase,
  onePhrase,
  opensWithPhrase,
  phraseInRow,
  phraseSource,
  printedPhrase,
  saysPhrase,
} from './phrase-pattern.js';

describe('a phrase', () => {
  for (const [phrase, text, fits] of [
    ['toplam varlıklar', 'toplam varliklar', true],
    ['toplam varlıklar', 'toplam diger varliklar', false],
    ['brüt kar zarar', 'brut kar (zarar)', true],
    ['tablo*', 'tablosu', true],
    ['tablo', 'tablosu', false],
    ['nakit akış* tablo*', 'nakit akislari tablosu', true],
    ['(toplam) varlıklar', 'varliklar', true],
    ['(toplam) varlıklar', 'toplam varliklar', true],
    ['net (dönem|yıl) karı', 'net donem kari', true],
    ['net (dönem|yıl) karı', 'net kari', true],
    ['net (dönem|yıl) karı', 'net ay kari', false],
    ['kar/zarar tablosu', 'zarar tablosu', true],
    ['dönem sonu …', 'donem sonu', true],
    ['dönem sonu …', 'donem sonu nakit ve benzerleri', true],
    ['dönem sonu …', 'donem sonundaki', false],
    ['… gideri', 'vergi gideri', true],
    ['… gideri', 'gideri', true],
    ['satılan … maliyeti', 'satilan mallarin maliyeti', true],
    ['satılan … maliyeti', 'satilan maliyeti', true],
    ['satılan … maliyeti', 'satilanmaliyeti', false],
    ['*kosten', 'personeelskosten', true],
    ['*kosten', 'kostenpost', false],
    ['koers*verschillen', 'koersverschillen', true],
    ['koers*verschillen', 'koers- en omrekeningsverschillen', false],
    ['… *omzet* …', 'totale netto-omzet van de groep', true],
    ['… *omzet* …', 'opbrengsten', false],
    ['… netto (winst|verlies) …', 'het netto resultaat', true],
    ['… netto (winst|verlies) …', 'nettowinst', false],
    ["utile dell'esercizio", 'utile dell esercizio', true],
    ["utile dell'esercizio", 'utile dellesercizio', true],
    ['comptes (*) consolidés', 'comptes consolides', true],
    ['comptes (*) consolidés', 'comptes annuels consolides', true],
    ['comptes (*) consolidés', 'comptes annuels du groupe consolides', false],
    ['-na … belasting', 'vennootschapsbelasting over winst', false],
    ['-na … *belasting …', 'vennootschapsbelasting over winst', true],
    ['-na … *belasting …', 'winst na belasting', false],
    ['-na … *belasting …', 'belasting (na verrekening)', false],
    ['risultato … -complessivo', 'risultato netto', true],
    ['risultato … -complessivo', 'risultato netto complessivo', false],
    ['… -(per azione)', 'utile per azione', false],
    ['boekjaar van # tot #', 'boekjaar van 01-01-2022 tot 31-12-2022', true],
    ['boekjaar van # tot #', 'boekjaar van begin tot eind', false],
    ['#-#-# – #-#-#', '2023-01-01 - 2023-12-31', true],
    ['#-#-# – #-#-#', '2023-01-01 till 2023-12-31', false],
    ['#-#-# – #-#-#', '1 - 31', false],
    ['after #', 'after 31.12.', true],
    ['after #', 'after -', false],
    ['cost(s) of sale(s)', 'costs of sales', true],
    ['cost(s) of sale(s)', 'costing of sales', false],
    ['inventor(y|ies)', 'inventories', true],
    ['capitali(s|z)ed', 'capitalized', true],
    ["owner('s) equity", "owner's equity", true],
    ['(sub)total(s)', 'subtotals', true],
    ['(sub)total(s)', 'total', true],
    ['net [cash flow(s)|change]', 'net cash flows', true],
    ['net [cash flow(s)|change]', 'net', false],
    ['net [cash (and) deposits|change]', 'net cash deposits', true],
    ['net (profit/loss for the (fiscal) year|result)', 'net loss for the fiscal year', true],
    ['… [debt(s)|notes/bonds payable] …', 'current debts of banks', true],
    ['… [debt(s)|notes/bonds payable] …', 'other bonds payable', true],
    ['… [debt(s)|notes/bonds payable] …', 'notes and bonds', false],
    ['cash (used|in|from)* operations', 'cash used in operations', true],
    ['cash (used|in|from)* operations', 'cash operations', true],
    ['cash (used|in|from)* operations', 'cash of operations', false],
    ['(net|total)* cash', 'total net cash', true],
    ['gross margin -"%" …', 'gross margin on sales', true],
    ['gross margin -"%" …', 'gross margin (%)', false],
    ['debt/ loans', 'loans', true],
    ['… total(s)', 'grand totals:', true],
    ['… total(s)', 'subtotal', false],
    ['… *result', 'jahresresult', true],
    ['… loan(s)/bond(s)', 'other bonds', true],
  ] as const)
    it(`${JSON.stringify(phrase)} ${fits ? 'is' : 'is not'} ${JSON.stringify(text)}`, () =>
      expect(isPhrase([phrase]).test(text)).to.equal(fits));

  it('may have punctuation around it where the whole text is meant', () =>
    expect(isPhrase(['brüt kar']).test('- brut kar:')).to.equal(true));

  it('stands somewhere as whole words, at the beginning, or at the end', () => {
    expect(saysPhrase(['kar']).test('brut kar, net')).to.equal(true);
    expect(saysPhrase(['kar']).test('karsilik')).to.equal(false);
    expect(opensWithPhrase(['toplam']).test('toplam borclar')).to.equal(true);
    expect(opensWithPhrase(['toplam']).test('genel toplam')).to.equal(false);
    expect(endsInPhrase(['toplamı']).test('varliklar toplami')).to.equal(true);
  });

  it('may be all that a text says', () => {
    const alone = opensWithPhrase(['balanço -*']);
    expect(['balanco', 'balanco:'].map((text) => alone.test(text))).to.deep.equal([true, true]);
    expect(alone.test('balanco social')).to.equal(false);
  });

  it('ends before words that it is said to stand before', () => {
    const basic = saysPhrase(['före +(och efter utspädning|efter utspädning)']);
    expect(basic.exec('resultat fore och efter utspadning')?.[0]).to.equal('fore');
    expect(basic.test('resultat fore skatt')).to.equal(false);
  });

  it('has signs that count where it stands between quotes', () => {
    const amended = saysPhrase(['form "10-k/a"', '"(amended"', 'and/"&" partners']);
    for (const text of ['form 10-k/a', 'report 2023 (amended)', 'smith & partners, london'])
      expect(amended.test(text), text).to.equal(true);
    for (const text of ['form 10-k a report', 'amended report', 'brand partners'])
      expect(amended.test(text), text).to.equal(false);
    expect(mentionsPhrase(['margin "%"']).test('gross margin')).to.equal(false);
    expect(mentionsPhrase(['margin "%"']).test('margin, % of sales')).to.equal(true);
  });

  it('stands nowhere beside words that no text with it has', () => {
    const unaudited = mentionsPhrase(['-(pro forma) … unaudited']);
    expect(unaudited.test('(unaudited)')).to.equal(true);
    expect(unaudited.test('pro forma, unaudited')).to.equal(false);
    expect(unaudited.test('unaudited pro forma')).to.equal(false);
  });

  it('is followed by another word, or stands at the beginning', () => {
    expect(saysPhrase(['subsidiaries +*']).test('subsidiaries of a bank')).to.equal(true);
    expect(saysPhrase(['subsidiaries +*']).test('its subsidiaries')).to.equal(false);
    expect(saysPhrase(['-* plan']).test('plan 2024')).to.equal(true);
    expect(saysPhrase(['-* plan']).test('pension plan')).to.equal(false);
  });

  it('stands in a row where no punctuation may part its words', () => {
    const shares = phraseInRow(['million(s) shares']);
    expect([shares.test('in millions shares'), shares.test('(in millions) shares')]).to.deep.equal([
      true,
      false,
    ]);
  });

  it('does not stand beside a word that it is said to stand without', () => {
    expect(saysPhrase(['conto economico -complessivo']).test('conto economico 2023')).to.equal(
      true,
    );
    expect(
      saysPhrase(['conto economico -complessivo']).test('conto economico complessivo'),
    ).to.equal(false);
    expect(saysPhrase(['-non correnti']).test('attivita correnti')).to.equal(true);
    expect(saysPhrase(['-non correnti']).test('attivita non correnti')).to.equal(false);
  });

  it('is mentioned by any choice of its first and last word, within words where it is open', () => {
    const mentions = mentionsPhrase(['*winst/*verlies na belasting*/heffing', 'saldo']);
    for (const text of ['nettowinst na belastingen', 'verlies na heffing', 'het saldo'])
      expect(mentions.test(text), text).to.equal(true);
    for (const text of ['winsten na belasting', 'winst na heffingen', 'saldos'])
      expect(mentions.test(text), text).to.equal(false);
  });

  it('is found in a text as printed with its accents or without, whatever the case', () => {
    const printed = new RegExp(printedPhrase(['società di']).source, 'iu');
    for (const text of ['Società di', 'SOCIETÀ DI', 'Societa di'])
      expect(printed.test(text)).to.equal(true);
    expect(printed.test('Società italiana di')).to.equal(false);
    expect(printedPhrase(['d’esercizio di']).test("d'esercizio di")).to.equal(true);
  });

  it('matches nothing if the list is empty', () => {
    for (const pattern of [onePhrase([]), saysPhrase([]), opensWithPhrase([]), isPhrase([])])
      expect(['', 'anything'].filter((text) => pattern.test(text))).to.deep.equal([]);
  });

  it('is a part of longer patterns without anchors', () =>
    expect(phraseSource('a b')).to.equal('a[^a-z0-9]+b'));
});
