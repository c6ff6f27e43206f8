import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

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
    halfYear: phrasesOf(`
      ara dönem faaliyet raporu*, ara dönem finansal*, altı aylık*, 6 aylık*, yarı yıl*, yarıyıl*, sınırlı denetim*`),
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
    more: phrasesOf(
      `tümünü gör, tümünü göster, hepsini gör, tüm raporlar, önceki raporlar, geçmiş yıllar, sonraki sayfa, daha fazla, daha fazla göster, daha fazla yükle`,
    ),
  },
  reading: {
    titles: {
      income_statement: `
        kar veya zarar tablo*, kar veya zarar ve diğer kapsamlı gelir tablo*, gelir tablo*,
        kar/zarar tablo*, kar ve zarar tablo*`,
      balance_sheet: `finansal durum tablo*, bilanço*`,
      cash_flow_statement: `nakit akış/akım/akışları/akımları tablo*`,
      comprehensive_income: `(diğer) kapsamlı gelir tablo*`,
      changes_in_equity: `
        özkaynak/özkaynaklar/özsermaye (hareketleri|değişim|değişimleri) tablo*,
        özkaynaklarda değişim tablo*`,
    },
    titleFillers: `
      konsolide, ocak, aralık, haziran, eylül, mart, tarihi, tarihli, tarihinde, tarihinden,
      itibarıyla, itibariyle, sona, eren, hesap, dönemi, dönemine, dönemlerine, yıla, yıl, yılı, yıllara,
      ait, ilişkin, ve, bağımsız, denetimden, geçmiş, bağlı, ortaklıkları, türk, lirası, bin, milyon,
      finansal, tabloları, özet, grubu, devamı, tablosu`,
    group: `konsolide`,
    parent: `konsolide olmayan, solo, bireysel`,
    withSubsidiaries: `ve bağlı ortaklık*, ve iştirak*`,
    decoys: {
      selected: `özet finansal bilgi*, seçilmiş, başlıca göstergeler, beş yıllık`,
      condensed: `özet, özet konsolide`,
      interim: `ara dönem*, çeyrek, üç aylık, altı aylık, dokuz aylık`,
      segment: `bölümlere göre, faaliyet bölüm*`,
      note: `dipnot no, not …`,
      unaudited: `bağımsız denetimden geçmemiş, denetlenmemiş`,
    },
    incomeAndComprehensive: `kar veya zarar ve diğer kapsamlı`,
    prose: `
      olarak, olan, için, göre, tarafından, ettik, bulunuyoruz, içermektedir, sunulmuştur`,
    continued: `devamı, devam`,
    chapter: `finansal tablolar, mali tablolar`,
    contents: `içindekiler`,
    pages: {
      page: `sayfa`,
      running: `rapor*, tablo*`,
      sentence: `bu, ilişikteki, ekteki, şirket, grup, yukarıdaki, takip eden`,
      closing: `
        dipnotlar … parça*, notlar … parça*, dipnotlar … tamamlayıc*, notlar … tamamlayıc*,
        yönetim kurulu … onaylan*`,
    },
    rows: {
      income_statement: {
        eps_diluted: `
          seyreltilmiş pay başına …, sulandırılmış pay/hisse başına …, … seyreltilmiş …`,
        eps_basic: `
          … pay/hisse başına kazanç/kar/kazancı/zarar …, adi pay başına …, … hisse başına …`,
        shares_basic: `… ağırlıklı ortalama …, … pay/hisse adedi …`,
        discontinued: `durdurulan faaliyetler* …`,
        comprehensive_income: `toplam kapsamlı gelir …, (diğer) kapsamlı gelir …`,
        income_before_taxes: `
          (sürdürülen faaliyetler) vergi öncesi (dönem) kar/karı/zarar/zararı …, vergi öncesi …,
          sürdürülen faaliyetler vergi öncesi …`,
        income_tax: `
          (sürdürülen faaliyetler) (toplam) vergi gideri/geliri …, vergi gider geliri,
          (sürdürülen faaliyetler) vergi karşılığı …,
          (cari) dönem vergi gideri/geliri …, ertelenmiş vergi gideri/geliri/etkisi …`,
        net_income_attributable_to_minority: `
          kontrol gücü olmayan pay*, azınlık pay* …, azınlık hakları …`,
        net_income_attributable_to_parent: `
          ana ortaklık pay*, ana ortaklığa ait …, grubun karı zararı, ana ortaklık`,
        net_income: `
          (net) dönem (net) kar/karı/zarar/zararı …, sürdürülen faaliyetler (net) dönem kar/karı/zarar/zararı …,
          dönem net kar/karı …, net dönem …, net kar/karı/zarar (zarar|zararı)`,
        gross_profit: `brüt (esas faaliyet|satış) kar/karı/zarar/zararı …, brüt kar …`,
        operating_income: `
          esas faaliyet kar/karı/zarar/zararı …, faaliyet karı …, net faaliyet karı …,
          finansman geliri gideri öncesi faaliyet karı …, finansman gelir*/gider* … öncesi faaliyet …`,
        premiums: `… prim* …, … hasar* …, … sigorta* …`,
        interest: `
          (net) faiz gelir*/gider* …, … faiz gelir*/gider*, (net) ücret ve komisyon* …,
          beklenen zarar karşılık* …`,
        cost_of_revenue: `satışların maliyeti …, satılan … maliyeti …`,
        revenue: `hasılat …, satış gelirleri …, net satışlar …, satışlar …`,
        interest_expense: `finansman gider* …, faiz gider* …`,
        research_and_development: `araştırma ve geliştirme gider* …`,
        expense_line: `
          … gider*, … gider* …, … amortisman* …, … maliyet* …`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `
          toplam kaynaklar, kaynaklar toplamı, toplam yükümlülükler ve özkaynaklar,
          pasif toplamı, yükümlülükler toplamı`,
        total_assets: `toplam varlıklar, varlıklar toplamı, aktif toplamı, toplam aktifler`,
        total_current_assets: `
          toplam dönen varlıklar, dönen varlıklar, dönen varlıklar toplamı`,
        total_noncurrent_assets: `
          toplam duran varlıklar, duran varlıklar, duran varlıklar toplamı`,
        total_current_liabilities: `
          toplam kısa vadeli yükümlülükler, kısa vadeli yükümlülükler,
          kısa vadeli yükümlülükler toplamı`,
        total_noncurrent_liabilities: `
          toplam uzun vadeli yükümlülükler, uzun vadeli yükümlülükler,
          uzun vadeli yükümlülükler toplamı`,
        total_liabilities: `toplam yükümlülükler`,
        equity_attributable_to_parent: `ana ortaklığa ait özkaynaklar`,
        total_equity: `toplam özkaynaklar, özkaynaklar, özkaynaklar toplamı, özsermaye`,
        noncontrolling_interests: `kontrol gücü olmayan pay*, azınlık pay*`,
        cash_and_cash_equivalents: `nakit ve nakit benzerleri`,
        receivables: `ticari alacaklar`,
        inventories: `stoklar`,
        property_plant_equipment: `maddi duran varlıklar (net)`,
        goodwill: `şerefiye`,
        intangible_assets: `maddi olmayan duran varlıklar (net)`,
        payables: `ticari borçlar`,
        short_term_debt: `kısa vadeli borçlanmalar`,
        long_term_debt: `uzun vadeli borçlanmalar`,
        retained_earnings: `geçmiş yıllar kar/karları/zararları …, birikmiş karlar …`,
        equity_line: `
          … sermaye*, … sermaye* …, … yedek*, paylara ilişkin primler …, net dönem kar* …,
          … çevrim farkları, geri alınmış paylar …, … birikmiş diğer kapsamlı …`,
        liability_line: `
          … borç*, … borç* …, … yükümlülük*, … karşılık*, ertelenmiş gelir*, mevduat,
          … yükümlülüğü`,
        asset_line: `
          … varlık*, … alacak*, … yatırım*, peşin ödenmiş gider*, … stok*, … gayrimenkul*,
          … varlığı, krediler`,
      },
      cash_flow_statement: {
        closing_cash: `
          dönem sonu nakit …, … dönem sonu* …, dönem sonundaki nakit …`,
        opening_cash: `
          dönem başı nakit …, … dönem başı* …, dönem başındaki nakit …`,
        operating_cash_flow: `
          işletme/esas faaliyet* kaynaklanan/elde/sağlanan/kullanılan … nakit …,
          işletme faaliyetlerinden (kaynaklanan) (net) nakit akış*,
          esas faaliyetlerden … nakit …, bankacılık faaliyetlerinden kaynaklanan net nakit …`,
        investing_cash_flow: `
          yatırım faaliyetler* kaynaklanan/elde/sağlanan/kullanılan … nakit …,
          yatırım faaliyetlerinden (kaynaklanan) (net) nakit akış*`,
        financing_cash_flow: `
          finansman faaliyetler* kaynaklanan/elde/sağlanan/kullanılan … nakit …,
          finansman faaliyetlerinden (kaynaklanan) (net) nakit akış*`,
        exchange_rate_effect: `
          yabancı para çevrim … nakit …, … kur* … etkisi, … çevrim farklarının … etkisi …`,
        net_change_in_cash: `
          nakit ve nakit benzer* … net artış …, nakit ve nakit benzer* … net azalış …,
          nakit ve nakit benzer* … net değişim, nakit ve nakit benzer* … artış …`,
        cash_flow_net_income: `(net) dönem (net) kar/karı/zarar/zararı …`,
        depreciation_and_amortization: `amortisman ve itfa …, … amortisman* …`,
        capital_expenditure: `
          maddi (ve maddi olmayan) duran varlık alım* …,
          maddi (ve maddi olmayan) duran varlık* alım* … nakit çıkış*`,
        dividends_paid: `ödenen temettü*, temettü ödeme*, ödenen kar pay*`,
        cash_adjustment: `
          … düzeltme*, … artış …, … azalış …, ödenen … , alınan …, vergi iade* …, … ödeme*`,
        investing_line: `… alım* …, … satış* …`,
        financing_line: `… kredi* …, … borç ödeme* …, … kira* …`,
      },
    },
    comprehensive: `
      diğer kapsamlı gelir*, kar veya zararda yeniden sınıflandırıl*, kar veya zarar olarak yeniden,
      toplam kapsamlı gelir`,
    labels: {
      and: `ve`,
      total: `toplam, toplamı, genel toplam`,
      part: `bunun, içinde`,
      deduction: `eksi, tenzil`,
      attributed: `dağılımı, ait`,
      note: `not, dipnot`,
      joining: `ve, ile, veya, için, ilişkin, ilgili, kaynaklanan`,
      goesOn: `
        ve, ile, veya, ilişkin, için, kaynaklanan, birikmiş, oluşan, yatırımların, varlıkların,
        borçlanmaların, diğer, kapsamında, faydalara`,
      continues: `ve, veya, ile ilgili`,
    },
    units: {
      perShare: `pay/hisse başına`,
      shares: `pay/hisse adedi, ağırlıklı ortalama … adedi, pay/hisse sayısı`,
    },
    columns: {
      note: `
        dipnot, not, notlar, dipnotlar, dipnot referansları, dipnot no, dipnot referans*,
        not referans*, beşinci bölüm`,
      side: `değişim, fark, çeyrek, üç aylık`,
      gross: `brüt`,
    },
    money: {
      thousands: `bin`,
      millions: `milyon`,
      billions: `milyar`,
      currencies: { TRY: `türk lirası, tl` },
      hundredths: `kuruş`,
      except: `pay başına … hariç, hariç`,
      opens: `(tüm) tutarlar, aksi belirtilmedikçe`,
      presented: `raporlama para birimi, geçerli para birimi, sunum para birimi`,
      filler: `
        tutarlar, tüm, aksi, belirtilmedikçe, olarak, gösterilmiştir, ifade, edilmiştir, para,
        birimi, sunum, cinsinden, birim, sunulmuştur, belirtilmiştir`,
    },
    periods: {
      months: `aylık, ay`,
      weeks: `haftalık, hafta`,
      numerals: { bir: 1, iki: 2, uc: 3, dort: 4, alti: 6, dokuz: 9, oniki: 12 },
      wholeYear: `hesap dönemi, hesap dönemine, yıla ait, yılı`,
      halfYear: `yarıyıl, altı aylık`,
      quarter: `çeyrek, üç aylık`,
      interimReport: `ara dönem* …`,
      currentYear: `cari dönem, cari yıl`,
      previousYear: `önceki dönem, geçmiş dönem, önceki yıl`,
      transition: `özel hesap dönemi değişikliği`,
      to: `ile, den, dan`,
      yearEnded: `sona eren yıl`,
      besideYear: `ocak, cari, dönem, yıl, yılı, itibarıyla, itibariyle`,
      head: `cari, önceki, bağımsız, dipnot, not, geçmiş, denetimden`,
      line: `sona eren (hesap|yıl) …, tarihi itibarıyla, tarihi itibariyle`,
      restated: `yeniden düzenlenmiş, yeniden sınıflandırılmış`,
    },
    meanings: {
      assets: `varlıklar, aktif*`,
      liabilities: `yükümlülük*, borçlar`,
      equity: `özkaynak*, özsermaye`,
      current: `kısa vadeli, dönen`,
      noncurrent: `uzun vadeli, duran`,
      operating: `işletme faaliyet*, esas faaliyet*`,
      investing: `yatırım faaliyet*`,
      financing: `finansman faaliyet*`,
      basic: `adi, temel`,
      diluted: `seyreltilmiş, sulandırılmış`,
      'cash flow': `nakit`,
      opening: `dönem başı*, açılış`,
      closing: `dönem sonu*, kapanış`,
      purchase: `alım*, alış*`,
      sale: `satış*, satım*`,
      repayment: `geri ödeme*`,
      issue: `ihraç*`,
      receivable: `alacak*`,
      payable: `borç*`,
      continuing: `sürdürülen`,
      discontinued: `durdurulan`,
      before: `öncesi`,
      after: `sonrası`,
      paid: `ödenen`,
      received: `alınan`,
      income: `gelir*`,
      expense: `gider*`,
      minority: `kontrol gücü olmayan, azınlık`,
      owners: `ana ortaklık, ana ortaklığa`,
      gross: `brüt`,
      net: `net`,
      deferred: `ertelenmiş`,
      gain: `kazanç*, kar, karı`,
      loss: `kayıp*, zarar, zararı`,
      debt: `borçlanma*, banka kredileri`,
      intangible: `maddi olmayan`,
    },
    reporter: {
      addressee: `genel kuruluna, ortaklarına`,
      audited: `finansal tablolarını`,
      self: `şirket, grup, banka, ortaklık`,
    },
  },
};
