import { words, type ReportLexicon } from '../lexicon.js';

/** Turkish. */
export const tr: ReportLexicon = {
  language: 'tr',
  called: words(`
    turkish, türkçe, türkisch, turc, turco, turks, turkiska, tyrkisk, turecki, турецкий, التركية,
    トルコ語, 土耳其语, 터키어, 튀르키예어`),
  months: words(`
    ocak, şubat, mart, nisan, mayıs, haziran, temmuz, ağustos, eylül, ekim, kasım, aralık`),
  generic: words(`
    indir, dosya, belge, aç, oku, devamı, buradan, görüntüle, ve, için, yılı, yıl, rapor, raporu,
    raporlar, tam, türkçe, ingilizce`),
  joins: words(`ve, ile, dahil`),
  smallWords: words(`ve, bir, bu, ile, için, olarak, olan, daha, da, de, en, ya`),
  kinds: {
    integratedReport: words(`
      entegre rapor*, entegre faaliyet raporu, entegre yıllık rapor,
      faaliyet ve sürdürülebilirlik raporu`),
    annualReport: words(`
      faaliyet raporu*, faaliyet raporları, yıllık rapor*, yıllık faaliyet raporu,
      yıllık raporlar`),
    annualStatements: words(`
      konsolide finansal tablolar*, yıllık finansal tablolar,
      bağımsız denetim raporu ve finansal tablolar, denetlenmiş finansal tablolar,
      bağımsız denetimden geçmiş*, konsolide mali tablolar`),
    statements: words(`
      finansal tablolar*, mali tablolar*, finansal raporlar, bağımsız denetim raporu*`),
    halfYear: words(`altı aylık*, 6 aylık*, yarı yıl*, yarıyıl*, sınırlı denetim*`),
    interim: words(`ara dönem*, denetlenmemiş`),
    quarter: words(`çeyrek*, üç aylık*, 3 aylık*, dokuz aylık*, 9 aylık*, çeyreksel*`),
    sustainability: words(`sürdürülebilirlik raporu*, sürdürülebilirlik`),
    meeting: words(`
      genel kurul*, vekaletname*, olağan genel kurul*, toplantı çağrısı, hazirun cetveli`),
    governance: words(`
      kurumsal yönetim*, ana sözleşme, esas sözleşme, etik kurallar*, ücret politikası,
      kurumsal yönetim uyum raporu`),
    prospectus: words(`izahname*, sermaye piyasası aracı notu`),
    presentation: words(`sunum*, yatırımcı sunumu*`),
    pressRelease: words(`basın bülteni*, özel durum açıklama*, basın açıklaması`),
    results: words(`yıl sonu sonuçları`),
    chapter: words(`finansal tablolara ilişkin dipnotlar, dipnotlar`),
    otherText: words(`
      özet*, başkanın mesajı, finansal takvim, temettü*, bilgi notu, emeklilik fonu*,
      emeklilik vakfı*`),
  },
  statements: {
    income: {
      titles: words(`
        gelir tablosu, kar veya zarar tablosu, kâr veya zarar, kapsamlı gelir tablosu`),
      rows: words(`
        vergi öncesi kar, vergi öncesi kâr, dönem karı, dönem kârı, net dönem karı,
        pay başına kazanç, vergi gideri`),
    },
    balance: {
      titles: words(`bilanço, finansal durum tablosu`),
      rows: words(`
        toplam varlıklar, toplam yükümlülükler, toplam özkaynaklar, toplam kaynaklar, özkaynaklar`),
    },
    cash_flow: {
      titles: words(`nakit akış tablosu, nakit akışları tablosu`),
      rows: words(`
        işletme faaliyetlerinden, yatırım faaliyetlerinden, finansman faaliyetlerinden`),
    },
  },
  periods: {
    previous: words(`önceki dönem, geçmiş dönem`),
    year: words(`yıl, yılı`),
    halfYear: words(`altı aylık`),
    quarter: words(`üç aylık, dokuz aylık`),
    wholeYear: words(`hesap yılı, sona eren yıl, yıllık`),
    yearEnded: words(`hesap dönemi, yılı`),
    fiscalYear: words(`mali yıl, hesap yılı`),
    endsOn: [],
  },
  cover: {
    audit: words(`bağımsız denetim raporu, bağımsız denetçi raporu, denetlemiş bulunuyoruz`),
    contents: words(`içindekiler`),
    group: words(`konsolide*, grup`),
    pressContact: words(`basın iletişim`),
  },
  navigation: {
    annualReports: words(`
      faaliyet raporları, faaliyet raporu, yıllık raporlar, entegre raporlar`),
    archives: words(`
      arşiv, raporlar, finansal raporlar, finansal tablolar, yayınlar, geçmiş yıllar,
      önceki yıllar, tümünü gör, daha fazla, finansal raporlar ve sunumlar`),
    next: words(`sonraki, sonraki sayfa, ileri`),
    results: words(`
      finansal bilgiler, finansal sonuçlar, mali bilgiler, belgeler, dokümanlar`),
    investors: words(`
      yatırımcı ilişkileri, yatırımcılar, yatırımcı, hissedarlar, ortaklar`),
    away: words(`
      haberler, basın, kariyer, iletişim, gizlilik, takvim, hisse, temettü, sürdürülebilirlik,
      ürünler, ara`),
    dateColumn: words(`tarih, yayın tarihi`),
  },
  forms: {
    everything: words(`hepsi, tümü`),
    accept: words(`kabul et, kabul ediyorum, tümünü kabul et`),
    acceptStarts: [],
    more: words(`daha fazla, daha fazla göster, daha fazla yükle`),
  },
};
