import { phrasesOf, type ReportLexicon } from '../report-words.js';

/** Turkish. */
export const tr: ReportLexicon = {
  language: 'tr',
  called: phrasesOf(`
    turkish, türkçe, türkisch, turc, turco, turks, turkiska, tyrkisk, turecki, турецкий, التركية,
    トルコ語, 土耳其语, 터키어, 튀르키예어`),
  months: phrasesOf(`
    ocak, şubat, mart, nisan, mayıs, haziran, temmuz, ağustos, eylül, ekim, kasım, aralık`),
  generic: phrasesOf(`
    indir, dosya, belge, aç, oku, devamı, buradan, görüntüle, ve, için, yılı, yıl, rapor, raporu,
    raporlar, tam, türkçe, ingilizce`),
  joins: phrasesOf(`ve, ile, dahil`),
  smallWords: phrasesOf(`ve, bir, bu, ile, için, olarak, olan, daha, da, de, en, ya`),
  kinds: {
    integratedReport: phrasesOf(`
      entegre rapor*, entegre faaliyet raporu, entegre yıllık rapor,
      faaliyet ve sürdürülebilirlik raporu`),
    annualReport: phrasesOf(`
      faaliyet raporu*, faaliyet raporları, yıllık rapor*, yıllık faaliyet raporu,
      yıllık raporlar`),
    annualStatements: phrasesOf(`
      konsolide finansal tablolar*, yıllık finansal tablolar,
      bağımsız denetim raporu ve finansal tablolar, denetlenmiş finansal tablolar,
      bağımsız denetimden geçmiş*, konsolide mali tablolar`),
    statements: phrasesOf(`
      finansal tablolar*, mali tablolar*, finansal raporlar, bağımsız denetim raporu*`),
    halfYear: phrasesOf(`altı aylık*, 6 aylık*, yarı yıl*, yarıyıl*, sınırlı denetim*`),
    interim: phrasesOf(`ara dönem*, denetlenmemiş`),
    quarter: phrasesOf(`çeyrek*, üç aylık*, 3 aylık*, dokuz aylık*, 9 aylık*, çeyreksel*`),
    sustainability: phrasesOf(`sürdürülebilirlik raporu*, sürdürülebilirlik`),
    meeting: phrasesOf(`
      genel kurul*, vekaletname*, olağan genel kurul*, toplantı çağrısı, hazirun cetveli`),
    governance: phrasesOf(`
      kurumsal yönetim*, ana sözleşme, esas sözleşme, etik kurallar*, ücret politikası,
      kurumsal yönetim uyum raporu`),
    prospectus: phrasesOf(`izahname*, sermaye piyasası aracı notu`),
    presentation: phrasesOf(`sunum*, yatırımcı sunumu*`),
    pressRelease: phrasesOf(`basın bülteni*, özel durum açıklama*, basın açıklaması`),
    results: phrasesOf(`yıl sonu sonuçları`),
    chapter: phrasesOf(`finansal tablolara ilişkin dipnotlar, dipnotlar`),
    otherText: phrasesOf(`
      özet*, başkanın mesajı, finansal takvim, temettü*, bilgi notu, emeklilik fonu*,
      emeklilik vakfı*`),
  },
  statements: {
    income: {
      titles: phrasesOf(`
        gelir tablosu, kar veya zarar tablosu, kâr veya zarar, kapsamlı gelir tablosu`),
      rows: phrasesOf(`
        vergi öncesi kar, vergi öncesi kâr, dönem karı, dönem kârı, net dönem karı,
        pay başına kazanç, vergi gideri`),
    },
    balance: {
      titles: phrasesOf(`bilanço, finansal durum tablosu`),
      rows: phrasesOf(`
        toplam varlıklar, toplam yükümlülükler, toplam özkaynaklar, toplam kaynaklar, özkaynaklar`),
    },
    cash_flow: {
      titles: phrasesOf(`nakit akış tablosu, nakit akışları tablosu`),
      rows: phrasesOf(`
        işletme faaliyetlerinden, yatırım faaliyetlerinden, finansman faaliyetlerinden`),
    },
  },
  periods: {
    previous: phrasesOf(`önceki dönem, geçmiş dönem`),
    year: phrasesOf(`yıl, yılı`),
    halfYear: phrasesOf(`altı aylık`),
    quarter: phrasesOf(`üç aylık, dokuz aylık`),
    wholeYear: phrasesOf(`hesap yılı, sona eren yıl, yıllık`),
    yearEnded: phrasesOf(`hesap dönemi, yılı`),
    fiscalYear: phrasesOf(`mali yıl, hesap yılı`),
    endsOn: [],
  },
  cover: {
    audit: phrasesOf(`bağımsız denetim raporu, bağımsız denetçi raporu, denetlemiş bulunuyoruz`),
    contents: phrasesOf(`içindekiler`),
    group: phrasesOf(`konsolide*, grup`),
    pressContact: phrasesOf(`basın iletişim`),
  },
  navigation: {
    annualReports: phrasesOf(`
      faaliyet raporları, faaliyet raporu, yıllık raporlar, entegre raporlar`),
    archives: phrasesOf(`
      arşiv, raporlar, finansal raporlar, finansal tablolar, yayınlar, geçmiş yıllar,
      önceki yıllar, tümünü gör, daha fazla, finansal raporlar ve sunumlar`),
    next: phrasesOf(`sonraki, sonraki sayfa, ileri`),
    results: phrasesOf(`
      finansal bilgiler, finansal sonuçlar, mali bilgiler, belgeler, dokümanlar`),
    investors: phrasesOf(`
      yatırımcı ilişkileri, yatırımcılar, yatırımcı, hissedarlar, ortaklar`),
    away: phrasesOf(`
      haberler, basın, kariyer, iletişim, gizlilik, takvim, hisse, temettü, sürdürülebilirlik,
      ürünler, ara`),
    dateColumn: phrasesOf(`tarih, yayın tarihi`),
  },
  forms: {
    everything: phrasesOf(`hepsi, tümü`),
    accept: phrasesOf(`kabul et, kabul ediyorum, tümünü kabul et`),
    acceptStarts: [],
    more: phrasesOf(`daha fazla, daha fazla göster, daha fazla yükle`),
  },
};
