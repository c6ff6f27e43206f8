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
  reading: {
    titles: {
      income_statement: phrasesOf(`
        kar veya zarar tablo*, kar veya zarar ve diğer kapsamlı gelir tablo*, gelir tablo*,
        kar/zarar tablo*, kar ve zarar tablo*`),
      balance_sheet: phrasesOf(`finansal durum tablo*, bilanço*`),
      cash_flow_statement: phrasesOf(`nakit akış/akım/akışları/akımları tablo*`),
      comprehensive_income: phrasesOf(`(diğer) kapsamlı gelir tablo*`),
      changes_in_equity: phrasesOf(`
        özkaynak/özkaynaklar/özsermaye (hareketleri|değişim|değişimleri) tablo*,
        özkaynaklarda değişim tablo*`),
    },
    titleFillers: phrasesOf(`
      konsolide, ocak, aralık, haziran, eylül, mart, tarihi, tarihli, tarihinde, tarihinden,
      itibarıyla, itibariyle, sona, eren, hesap, dönemi, dönemine, dönemlerine, yıla, yıl, yılı, yıllara,
      ait, ilişkin, ve, bağımsız, denetimden, geçmiş, bağlı, ortaklıkları, türk, lirası, bin, milyon,
      finansal, tabloları, özet, grubu, devamı, tablosu`),
    group: phrasesOf(`konsolide`),
    parent: phrasesOf(`konsolide olmayan, solo, bireysel`),
    withSubsidiaries: phrasesOf(`ve bağlı ortaklık*, ve iştirak*`),
    decoys: {
      selected: phrasesOf(`özet finansal bilgi*, seçilmiş, başlıca göstergeler, beş yıllık`),
      condensed: phrasesOf(`özet, özet konsolide`),
      interim: phrasesOf(`ara dönem*, çeyrek, üç aylık, altı aylık, dokuz aylık`),
      segment: phrasesOf(`bölümlere göre, faaliyet bölüm*`),
      note: phrasesOf(`dipnot no, not …`),
      unaudited: phrasesOf(`bağımsız denetimden geçmemiş, denetlenmemiş`),
    },
    incomeAndComprehensive: phrasesOf(`kar veya zarar ve diğer kapsamlı`),
    prose: phrasesOf(`
      olarak, olan, için, göre, tarafından, ettik, bulunuyoruz, içermektedir, sunulmuştur`),
    continued: phrasesOf(`devamı, devam`),
    chapter: phrasesOf(`finansal tablolar, mali tablolar`),
    contents: phrasesOf(`içindekiler`),
    pages: {
      page: phrasesOf(`sayfa`),
      running: phrasesOf(`rapor*, tablo*`),
      sentence: phrasesOf(`bu, ilişikteki, ekteki, şirket, grup, yukarıdaki, takip eden`),
      closing: phrasesOf(`
        dipnotlar … parça*, notlar … parça*, dipnotlar … tamamlayıc*, notlar … tamamlayıc*,
        yönetim kurulu … onaylan*`),
    },
    rows: {
      income_statement: {
        eps_diluted: phrasesOf(`
          seyreltilmiş pay başına …, sulandırılmış pay/hisse başına …, … seyreltilmiş …`),
        eps_basic: phrasesOf(`
          … pay/hisse başına kazanç/kar/kazancı/zarar …, adi pay başına …, … hisse başına …`),
        shares_basic: phrasesOf(`… ağırlıklı ortalama …, … pay/hisse adedi …`),
        discontinued: phrasesOf(`durdurulan faaliyetler* …`),
        comprehensive_income: phrasesOf(`toplam kapsamlı gelir …, (diğer) kapsamlı gelir …`),
        income_before_taxes: phrasesOf(`
          (sürdürülen faaliyetler) vergi öncesi (dönem) kar/karı/zarar/zararı …, vergi öncesi …,
          sürdürülen faaliyetler vergi öncesi …`),
        income_tax: phrasesOf(`
          (sürdürülen faaliyetler) (toplam) vergi gideri/geliri …, vergi gider geliri,
          (sürdürülen faaliyetler) vergi karşılığı …,
          (cari) dönem vergi gideri/geliri …, ertelenmiş vergi gideri/geliri/etkisi …`),
        net_income_attributable_to_minority: phrasesOf(`
          kontrol gücü olmayan pay*, azınlık pay* …, azınlık hakları …`),
        net_income_attributable_to_parent: phrasesOf(`
          ana ortaklık pay*, ana ortaklığa ait …, grubun karı zararı, ana ortaklık`),
        net_income: phrasesOf(`
          (net) dönem (net) kar/karı/zarar/zararı …, sürdürülen faaliyetler (net) dönem kar/karı/zarar/zararı …,
          dönem net kar/karı …, net dönem …, net kar/karı/zarar (zarar|zararı)`),
        gross_profit: phrasesOf(`brüt (esas faaliyet|satış) kar/karı/zarar/zararı …, brüt kar …`),
        operating_income: phrasesOf(`
          esas faaliyet kar/karı/zarar/zararı …, faaliyet karı …, net faaliyet karı …,
          finansman geliri gideri öncesi faaliyet karı …, finansman gelir*/gider* … öncesi faaliyet …`),
        premiums: phrasesOf(`… prim* …, … hasar* …, … sigorta* …`),
        interest: phrasesOf(`
          (net) faiz gelir*/gider* …, … faiz gelir*/gider*, (net) ücret ve komisyon* …,
          beklenen zarar karşılık* …`),
        cost_of_revenue: phrasesOf(`satışların maliyeti …, satılan … maliyeti …`),
        revenue: phrasesOf(`hasılat …, satış gelirleri …, net satışlar …, satışlar …`),
        interest_expense: phrasesOf(`finansman gider* …, faiz gider* …`),
        research_and_development: phrasesOf(`araştırma ve geliştirme gider* …`),
        expense_line: phrasesOf(`
          … gider*, … gider* …, … amortisman* …, … maliyet* …`),
      },
      balance_sheet: {
        total_liabilities_and_equity: phrasesOf(`
          toplam kaynaklar, kaynaklar toplamı, toplam yükümlülükler ve özkaynaklar,
          pasif toplamı, yükümlülükler toplamı`),
        total_assets: phrasesOf(
          `toplam varlıklar, varlıklar toplamı, aktif toplamı, toplam aktifler`,
        ),
        total_current_assets: phrasesOf(`
          toplam dönen varlıklar, dönen varlıklar, dönen varlıklar toplamı`),
        total_noncurrent_assets: phrasesOf(`
          toplam duran varlıklar, duran varlıklar, duran varlıklar toplamı`),
        total_current_liabilities: phrasesOf(`
          toplam kısa vadeli yükümlülükler, kısa vadeli yükümlülükler,
          kısa vadeli yükümlülükler toplamı`),
        total_noncurrent_liabilities: phrasesOf(`
          toplam uzun vadeli yükümlülükler, uzun vadeli yükümlülükler,
          uzun vadeli yükümlülükler toplamı`),
        total_liabilities: phrasesOf(`toplam yükümlülükler`),
        equity_attributable_to_parent: phrasesOf(`ana ortaklığa ait özkaynaklar`),
        total_equity: phrasesOf(`toplam özkaynaklar, özkaynaklar, özkaynaklar toplamı, özsermaye`),
        noncontrolling_interests: phrasesOf(`kontrol gücü olmayan pay*, azınlık pay*`),
        cash_and_cash_equivalents: phrasesOf(`nakit ve nakit benzerleri`),
        receivables: phrasesOf(`ticari alacaklar`),
        inventories: phrasesOf(`stoklar`),
        property_plant_equipment: phrasesOf(`maddi duran varlıklar (net)`),
        goodwill: phrasesOf(`şerefiye`),
        intangible_assets: phrasesOf(`maddi olmayan duran varlıklar (net)`),
        payables: phrasesOf(`ticari borçlar`),
        short_term_debt: phrasesOf(`kısa vadeli borçlanmalar`),
        long_term_debt: phrasesOf(`uzun vadeli borçlanmalar`),
        retained_earnings: phrasesOf(`geçmiş yıllar kar/karları/zararları …, birikmiş karlar …`),
        equity_line: phrasesOf(`
          … sermaye*, … sermaye* …, … yedek*, paylara ilişkin primler …, net dönem kar* …,
          … çevrim farkları, geri alınmış paylar …, … birikmiş diğer kapsamlı …`),
        liability_line: phrasesOf(`
          … borç*, … borç* …, … yükümlülük*, … karşılık*, ertelenmiş gelir*, mevduat,
          … yükümlülüğü`),
        asset_line: phrasesOf(`
          … varlık*, … alacak*, … yatırım*, peşin ödenmiş gider*, … stok*, … gayrimenkul*,
          … varlığı, krediler`),
      },
      cash_flow_statement: {
        closing_cash: phrasesOf(`
          dönem sonu nakit …, … dönem sonu* …, dönem sonundaki nakit …`),
        opening_cash: phrasesOf(`
          dönem başı nakit …, … dönem başı* …, dönem başındaki nakit …`),
        operating_cash_flow: phrasesOf(`
          işletme/esas faaliyet* kaynaklanan/elde/sağlanan/kullanılan … nakit …,
          işletme faaliyetlerinden (kaynaklanan) (net) nakit akış*,
          esas faaliyetlerden … nakit …, bankacılık faaliyetlerinden kaynaklanan net nakit …`),
        investing_cash_flow: phrasesOf(`
          yatırım faaliyetler* kaynaklanan/elde/sağlanan/kullanılan … nakit …,
          yatırım faaliyetlerinden (kaynaklanan) (net) nakit akış*`),
        financing_cash_flow: phrasesOf(`
          finansman faaliyetler* kaynaklanan/elde/sağlanan/kullanılan … nakit …,
          finansman faaliyetlerinden (kaynaklanan) (net) nakit akış*`),
        exchange_rate_effect: phrasesOf(`
          yabancı para çevrim … nakit …, … kur* … etkisi, … çevrim farklarının … etkisi …`),
        net_change_in_cash: phrasesOf(`
          nakit ve nakit benzer* … net artış …, nakit ve nakit benzer* … net azalış …,
          nakit ve nakit benzer* … net değişim, nakit ve nakit benzer* … artış …`),
        cash_flow_net_income: phrasesOf(`(net) dönem (net) kar/karı/zarar/zararı …`),
        depreciation_and_amortization: phrasesOf(`amortisman ve itfa …, … amortisman* …`),
        capital_expenditure: phrasesOf(`
          maddi (ve maddi olmayan) duran varlık alım* …,
          maddi (ve maddi olmayan) duran varlık* alım* … nakit çıkış*`),
        dividends_paid: phrasesOf(`ödenen temettü*, temettü ödeme*, ödenen kar pay*`),
        cash_adjustment: phrasesOf(`
          … düzeltme*, … artış …, … azalış …, ödenen … , alınan …, vergi iade* …, … ödeme*`),
        investing_line: phrasesOf(`… alım* …, … satış* …`),
        financing_line: phrasesOf(`… kredi* …, … borç ödeme* …, … kira* …`),
      },
    },
    comprehensive: phrasesOf(`
      diğer kapsamlı gelir*, kar veya zararda yeniden sınıflandırıl*, kar veya zarar olarak yeniden,
      toplam kapsamlı gelir`),
    labels: {
      and: phrasesOf(`ve`),
      total: phrasesOf(`toplam, toplamı, genel toplam`),
      part: phrasesOf(`bunun, içinde`),
      deduction: phrasesOf(`eksi, tenzil`),
      attributed: phrasesOf(`dağılımı, ait`),
      note: phrasesOf(`not, dipnot`),
      joining: phrasesOf(`ve, ile, veya, için, ilişkin, ilgili, kaynaklanan`),
      goesOn: phrasesOf(`
        ve, ile, veya, ilişkin, için, kaynaklanan, birikmiş, oluşan, yatırımların, varlıkların,
        borçlanmaların, diğer, kapsamında, faydalara`),
      continues: phrasesOf(`ve, veya, ile ilgili`),
    },
    units: {
      perShare: phrasesOf(`pay/hisse başına`),
      shares: phrasesOf(`pay/hisse adedi, ağırlıklı ortalama … adedi, pay/hisse sayısı`),
    },
    columns: {
      note: phrasesOf(`
        dipnot, not, notlar, dipnotlar, dipnot referansları, dipnot no, dipnot referans*,
        not referans*, beşinci bölüm`),
      side: phrasesOf(`değişim, fark, çeyrek, üç aylık`),
    },
    money: {
      thousands: phrasesOf(`bin`),
      millions: phrasesOf(`milyon`),
      billions: phrasesOf(`milyar`),
      currencies: { TRY: phrasesOf(`türk lirası, tl`) },
      hundredths: phrasesOf(`kuruş`),
      except: phrasesOf(`pay başına … hariç, hariç`),
      opens: phrasesOf(`(tüm) tutarlar, aksi belirtilmedikçe`),
      presented: phrasesOf(`raporlama para birimi, geçerli para birimi, sunum para birimi`),
      filler: phrasesOf(`
        tutarlar, tüm, aksi, belirtilmedikçe, olarak, gösterilmiştir, ifade, edilmiştir, para,
        birimi, cinsinden, birim, sunulmuştur, belirtilmiştir`),
    },
    periods: {
      months: phrasesOf(`aylık, ay`),
      weeks: phrasesOf(`haftalık, hafta`),
      numerals: { bir: 1, iki: 2, uc: 3, dort: 4, alti: 6, dokuz: 9, oniki: 12 },
      wholeYear: phrasesOf(`hesap dönemi, hesap dönemine, yıla ait, yılı`),
      halfYear: phrasesOf(`yarıyıl, altı aylık`),
      quarter: phrasesOf(`çeyrek, üç aylık`),
      interimReport: phrasesOf(`ara dönem* …`),
      currentYear: phrasesOf(`cari dönem, cari yıl`),
      previousYear: phrasesOf(`önceki dönem, geçmiş dönem, önceki yıl`),
      transition: phrasesOf(`özel hesap dönemi değişikliği`),
      to: phrasesOf(`ile, den, dan`),
      yearEnded: phrasesOf(`sona eren yıl`),
      besideYear: phrasesOf(`ocak, cari, dönem, yıl, yılı, itibarıyla, itibariyle`),
      head: phrasesOf(`cari, önceki, bağımsız, dipnot, not, geçmiş, denetimden`),
      line: phrasesOf(`sona eren (hesap|yıl) …, tarihi itibarıyla, tarihi itibariyle`),
      restated: phrasesOf(`yeniden düzenlenmiş, yeniden sınıflandırılmış`),
    },
    meanings: {
      assets: phrasesOf(`varlıklar, aktif*`),
      liabilities: phrasesOf(`yükümlülük*, borçlar`),
      equity: phrasesOf(`özkaynak*, özsermaye`),
      current: phrasesOf(`kısa vadeli, dönen`),
      noncurrent: phrasesOf(`uzun vadeli, duran`),
      operating: phrasesOf(`işletme faaliyet*, esas faaliyet*`),
      investing: phrasesOf(`yatırım faaliyet*`),
      financing: phrasesOf(`finansman faaliyet*`),
      basic: phrasesOf(`adi, temel`),
      diluted: phrasesOf(`seyreltilmiş, sulandırılmış`),
      'cash flow': phrasesOf(`nakit`),
      opening: phrasesOf(`dönem başı*, açılış`),
      closing: phrasesOf(`dönem sonu*, kapanış`),
      purchase: phrasesOf(`alım*, alış*`),
      sale: phrasesOf(`satış*, satım*`),
      repayment: phrasesOf(`geri ödeme*`),
      issue: phrasesOf(`ihraç*`),
      receivable: phrasesOf(`alacak*`),
      payable: phrasesOf(`borç*`),
      continuing: phrasesOf(`sürdürülen`),
      discontinued: phrasesOf(`durdurulan`),
      before: phrasesOf(`öncesi`),
      after: phrasesOf(`sonrası`),
      paid: phrasesOf(`ödenen`),
      received: phrasesOf(`alınan`),
      income: phrasesOf(`gelir*`),
      expense: phrasesOf(`gider*`),
      minority: phrasesOf(`kontrol gücü olmayan, azınlık`),
      owners: phrasesOf(`ana ortaklık, ana ortaklığa`),
      gross: phrasesOf(`brüt`),
      net: phrasesOf(`net`),
      deferred: phrasesOf(`ertelenmiş`),
      gain: phrasesOf(`kazanç*, kar, karı`),
      loss: phrasesOf(`kayıp*, zarar, zararı`),
      debt: phrasesOf(`borçlanma*, banka kredileri`),
      intangible: phrasesOf(`maddi olmayan`),
    },
    reporter: {
      addressee: phrasesOf(`genel kuruluna, ortaklarına`),
      audited: phrasesOf(`finansal tablolarını`),
      self: phrasesOf(`şirket, grup, banka, ortaklık`),
    },
  },
};
