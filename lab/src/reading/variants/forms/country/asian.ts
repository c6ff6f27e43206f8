import type { CountryForm, FormFamily } from '../country-form.js';

const KAP_COLUMNS = [
  'label',
  'note | Dipnot Referansları',
  'y0 | Cari Dönem / {d0}',
  'y1 | Önceki Dönem / {d1}',
];

const KAP_QUARTERS = [
  'label',
  'note | Dipnot / Referansları',
  'y0 | Cari Dönem / 01.01.{y0} - {d0}',
  'y1 | Önceki Dönem / 01.01.{y1} - {d1}',
  'y0 side | Cari Dönem / 4. 3 Aylık / 01.10.{y0} - {d0}',
  'y1 side | Önceki Dönem / 4. 3 Aylık / 01.10.{y1} - {d1}',
];

/** The form of the Turkish exchange: statements of the year, under a notice that counts its quarters. */
const TR_KAP: CountryForm = {
  name: 'tr-kap',
  company: 'ÖRNEK SANAYİ VE TİCARET A.Ş.',
  currency: 'TRY',
  scale: 1000,
  grouping: '.',
  decimal: ',',
  negative: ['minus', 'brackets'],
  nil: ['0', '-'],
  date: '31.12.{y}',
  pages: [
    {
      type: 'balance_sheet',
      head: `KAMUYU AYDINLATMA PLATFORMU
        {company}
        Finansal Rapor Konsolide {y0} - 4. 3 Aylık Bildirim
        Finansal Durum Tablosu (Bilanço)
        Finansal Tablo Türü Konsolide
        Sunum Para Birimi 1.000 TL`,
      tables: [
        {
          columns: KAP_COLUMNS,
          rows: `
            Finansal Durum Tablosu (Bilanço)
            DÖNEN VARLIKLAR
            Nakit ve Nakit Benzerleri | cash
            Ticari Alacaklar | debtors
            Diğer Alacaklar | otherDebtors
            Stoklar | stocks
            Peşin Ödenmiş Giderler | prepaid
            TOPLAM DÖNEN VARLIKLAR | currentAll
            DURAN VARLIKLAR
            Finansal Yatırımlar | financial
            Maddi Duran Varlıklar | tangible
            Maddi Olmayan Duran Varlıklar | intangible
            TOPLAM DURAN VARLIKLAR | fixed
            TOPLAM VARLIKLAR | assets
            KAYNAKLAR
            KISA VADELİ YÜKÜMLÜLÜKLER
            Kısa Vadeli Borçlanmalar | bank
            Ticari Borçlar | creditors
            Dönem Karı Vergi Yükümlülüğü | taxes
            Diğer Borçlar | otherDebts+accrued
            TOPLAM KISA VADELİ YÜKÜMLÜLÜKLER | shortAll
            UZUN VADELİ YÜKÜMLÜLÜKLER
            Uzun Vadeli Borçlanmalar | loans
            Uzun Vadeli Karşılıklar | provisions
            TOPLAM UZUN VADELİ YÜKÜMLÜLÜKLER | longAll
            TOPLAM YÜKÜMLÜLÜKLER | liabilities
            ÖZKAYNAKLAR
            Ödenmiş Sermaye | capital
            Kardan Ayrılan Kısıtlanmış Yedekler | reserves
            Geçmiş Yıllar Karları | retained
            Net Dönem Karı | profit
            TOPLAM ÖZKAYNAKLAR | equity
            TOPLAM KAYNAKLAR | claims`,
        },
      ],
    },
    {
      type: 'income_statement',
      head: `KAMUYU AYDINLATMA PLATFORMU
        {company}
        Finansal Rapor Konsolide {y0} - 4. 3 Aylık Bildirim
        Kar veya Zarar Tablosu
        Finansal Tablo Türü Konsolide
        Sunum Para Birimi 1.000 TL`,
      tables: [
        {
          columns: [
            'label',
            'note | Dipnot Referansları',
            'y0 | Cari Dönem / 01.01.{y0} - {d0}',
            'y1 | Önceki Dönem / 01.01.{y1} - {d1}',
          ],
          rows: `
            Kar veya Zarar Tablosu
            Hasılat | sales
            Satışların Maliyeti | -materials
            BRÜT KAR (ZARAR) | gross
            Genel Yönetim Giderleri | -staff-depreciation
            Pazarlama Giderleri | -services
            Esas Faaliyetlerden Diğer Gelirler | otherIncome
            Esas Faaliyetlerden Diğer Giderler | -otherCosts
            ESAS FAALİYET KARI (ZARARI) | operating
            Finansman Gelirleri | interestIncome
            Finansman Giderleri | -interestCost
            VERGİ ÖNCESİ KAR (ZARAR) | before
            Dönem Vergi (Gideri) Geliri | -tax
            DÖNEM KARI (ZARARI) | profit`,
        },
      ],
    },
  ],
};

/** The same with the last quarter beside the year. */
const withQuarters = (form: CountryForm): CountryForm => ({
  ...form,
  name: `${form.name}-quarters`,
  pages: form.pages.map((page) =>
    page.type === 'balance_sheet'
      ? page
      : { ...page, tables: page.tables.map((table) => ({ ...table, columns: KAP_QUARTERS })) },
  ),
});

/** Forms that exchanges and supervisors prescribe: Turkey, China, Japan, Korea, India. */
export const ASIAN: FormFamily = [
  TR_KAP,
  withQuarters(TR_KAP),
  {
    name: 'cn-csrc',
    company: '示例科技股份有限公司',
    currency: 'CNY',
    scale: 1,
    decimals: 2,
    grouping: ',',
    decimal: '.',
    negative: ['minus'],
    nil: ['', '0.00'],
    date: '{y} 年 12 月 31 日',
    pages: [
      {
        type: 'balance_sheet',
        head: `^合并资产负债表
          ^{y0} 年 12 月 31 日
          编制单位：{company}
          > 单位：元 币种：人民币`,
        tables: [
          {
            columns: ['label | 项目', 'note | 附注', 'y0 | {d0}', 'y1 | {d1}'],
            rows: `
              流动资产：
              货币资金 | cash
              应收账款 | debtors
              其他应收款 | otherDebtors
              存货 | stocks
              其他流动资产 | prepaid
              流动资产合计 | currentAll
              非流动资产：
              长期股权投资 | financial
              固定资产 | tangible
              无形资产 | intangible
              非流动资产合计 | fixed
              资产总计 | assets
              流动负债：
              短期借款 | bank
              应付账款 | creditors
              应交税费 | taxes
              其他应付款 | otherDebts+accrued
              流动负债合计 | shortAll
              非流动负债：
              长期借款 | loans
              预计负债 | provisions
              非流动负债合计 | longAll
              负债合计 | liabilities
              所有者权益（或股东权益）：
              实收资本（或股本） | capital
              盈余公积 | reserves
              未分配利润 | retained+profit
              所有者权益（或股东权益）合计 | equity
              负债和所有者权益（或股东权益）总计 | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `^合并利润表
          ^{y0} 年 1—12 月
          编制单位：{company}
          > 单位：元 币种：人民币`,
        tables: [
          {
            columns: ['label | 项目', 'note | 附注', 'y0 | {y0} 年度', 'y1 | {y1} 年度'],
            rows: `
              一、营业总收入 | sales
              二、营业总成本 | materials+services+staff+depreciation
              其中：营业成本 | materials
              销售费用 | services
              管理费用 | staff+depreciation
              加：其他收益 | otherIncome
              投资收益 | interestIncome
              三、营业利润 | sales-materials-services-staff-depreciation+otherIncome+interestIncome
              减：营业外支出 | otherCosts+interestCost
              四、利润总额 | before
              减：所得税费用 | tax
              五、净利润 | profit`,
          },
        ],
      },
    ],
  },
  {
    name: 'jp-tanshin',
    company: '株式会社サンプル工業',
    currency: 'JPY',
    scale: 1_000_000,
    grouping: ',',
    decimal: '.',
    negative: ['triangle'],
    nil: ['－', '-'],
    date: '{y}年３月31日',
    end: '03-31',
    pages: [
      {
        type: 'balance_sheet',
        head: `{company} {y0}年３月期 決算短信
          連結財務諸表及び主な注記
          （１）連結貸借対照表
          > (単位：百万円)`,
        tables: [
          {
            columns: ['label', 'y1 | 前連結会計年度 / ({d1})', 'y0 | 当連結会計年度 / ({d0})'],
            rows: `
              資産の部
               流動資産
                現金及び預金 | cash
                受取手形及び売掛金 | debtors
                商品及び製品 | stocks
                その他 | otherDebtors+prepaid
                流動資産合計 | currentAll
               固定資産
                有形固定資産 | tangible
                無形固定資産 | intangible
                投資その他の資産 | financial
                固定資産合計 | fixed
               資産合計 | assets
              負債の部
               流動負債
                支払手形及び買掛金 | creditors
                短期借入金 | bank
                未払法人税等 | taxes
                その他 | otherDebts+accrued
                流動負債合計 | shortAll
               固定負債
                長期借入金 | loans
                退職給付に係る負債 | provisions
                固定負債合計 | longAll
               負債合計 | liabilities
              純資産の部
               株主資本
                資本金 | capital
                資本剰余金 | reserves
                利益剰余金 | retained+profit
                株主資本合計 | equity
               純資産合計 | equity
              負債純資産合計 | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `{company} {y0}年３月期 決算短信
          （２）連結損益計算書
          > (単位：百万円)`,
        tables: [
          {
            columns: [
              'label',
              'y1 | 前連結会計年度 / (自 {y2}年４月１日 / 至 {d1})',
              'y0 | 当連結会計年度 / (自 {y1}年４月１日 / 至 {d0})',
            ],
            rows: `
              売上高 | sales
              売上原価 | materials
              売上総利益 | gross
              販売費及び一般管理費 | expenses-otherIncome
              営業利益 | operating
              営業外収益 | interestIncome
              営業外費用 | interestCost
              経常利益 | before
              法人税等合計 | tax
              当期純利益 | profit`,
          },
        ],
      },
    ],
  },
  {
    name: 'kr-dart',
    company: '주식회사 예제전자',
    currency: 'KRW',
    scale: 1,
    grouping: ',',
    decimal: '.',
    negative: ['brackets'],
    nil: ['-', '0'],
    date: '{y}년 12월 31일',
    pages: [
      {
        type: 'balance_sheet',
        head: `^재 무 상 태 표
          ^제 25 기 {d0} 현재
          ^제 24 기 {d1} 현재
          {company} >> (단위 : 원)`,
        tables: [
          {
            columns: ['label | 과 목', 'note | 주석', 'y0 | 제 25(당) 기', 'y1 | 제 24(전) 기'],
            rows: `
              자산
              I. 유동자산 | currentAll
              현금및현금성자산 | cash
              매출채권 | debtors
              기타유동자산 | otherDebtors+prepaid
              재고자산 | stocks
              II. 비유동자산 | fixed
              유형자산 | tangible
              무형자산 | intangible
              기타금융자산 | financial
              자산총계 | assets
              부채
              I. 유동부채 | shortAll
              매입채무 | creditors
              단기차입금 | bank
              당기법인세부채 | taxes
              기타유동부채 | otherDebts+accrued
              II. 비유동부채 | longAll
              장기차입금 | loans
              충당부채 | provisions
              부채총계 | liabilities
              자본
              자본금 | capital
              자본잉여금 | reserves
              이익잉여금 | retained+profit
              자본총계 | equity
              부채와자본총계 | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `^손 익 계 산 서
          ^제 25 기 {y0}년 1월 1일부터 {d0}까지
          ^제 24 기 {y1}년 1월 1일부터 {d1}까지
          {company} >> (단위 : 원)`,
        tables: [
          {
            columns: ['label | 과 목', 'note | 주석', 'y0 | 제 25(당) 기', 'y1 | 제 24(전) 기'],
            rows: `
              매출액 | sales
              매출원가 | materials
              매출총이익 | gross
              판매비와관리비 | expenses
              기타수익 | otherIncome
              영업이익 | operating
              금융수익 | interestIncome
              금융비용 | interestCost
              법인세비용차감전순이익 | before
              법인세비용 | tax
              당기순이익 | profit`,
          },
        ],
      },
    ],
  },
  {
    name: 'in-schedule-iii',
    company: 'Sample Textiles Private Limited',
    currency: 'INR',
    scale: 1,
    grouping: ',',
    decimal: '.',
    negative: ['brackets'],
    nil: ['-'],
    date: '31st March, {y}',
    end: '03-31',
    pages: [
      {
        type: 'balance_sheet',
        head: `^{company}
          ^CIN: U17111MH2005PTC123456
          ^Balance Sheet as at {d0}
          > (Amount in Rs.)`,
        tables: [
          {
            columns: [
              'label | Particulars',
              'note | Note No.',
              'y0 in | Rs.',
              'y0 out | Rs.',
              'y1 in | Rs.',
              'y1 out | Rs.',
            ],
            spans: ['2-3 | As at {d0}', '4-5 | As at {d1}'],
            rows: `
              I. EQUITY AND LIABILITIES
              1. Shareholders' funds
               (a) Share capital | capital | in
               (b) Reserves and surplus | reserves+retained+profit | in
               | equity
              2. Non-current liabilities
               (a) Long-term borrowings | loans | in
               (b) Long-term provisions | provisions | in
               | longAll
              3. Current liabilities
               (a) Short-term borrowings | bank | in
               (b) Trade payables | creditors | in
               (c) Other current liabilities | taxes+otherDebts+accrued | in
               | shortAll
              TOTAL | claims
              II. ASSETS
              1. Non-current assets
               (a) Property, plant and equipment | tangible | in
               (b) Intangible assets | intangible | in
               (c) Non-current investments | financial | in
               | fixed
              2. Current assets
               (a) Inventories | stocks | in
               (b) Trade receivables | debtors | in
               (c) Cash and cash equivalents | cash | in
               (d) Other current assets | otherDebtors+prepaid | in
               | currentAll
              TOTAL | assets`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `^{company}
          ^Statement of Profit and Loss for the year ended {d0}
          > (Amount in Rs.)`,
        tables: [
          {
            columns: [
              'label | Particulars',
              'note | Note No.',
              'y0 | For the year ended / {d0}',
              'y1 | For the year ended / {d1}',
            ],
            rows: `
              I. Revenue from operations | sales
              II. Other income | otherIncome+interestIncome
              III. Total Revenue (I + II) | allIncome
              IV. Expenses:
              Cost of materials consumed | materials
              Employee benefits expense | staff
              Finance costs | interestCost
              Depreciation and amortization expense | depreciation
              Other expenses | services+otherCosts
              Total expenses | costs+interestCost
              V. Profit before tax (III - IV) | before
              VI. Tax expense:
              Current tax | tax
              VII. Profit for the year (V - VI) | profit`,
          },
        ],
      },
    ],
  },
  {
    grouping: '.',
    decimal: ',',
    negative: ['minus'],
    name: 'tr-kap-3-aylik',
    company: 'Örnek Sanayi A.Ş.',
    currency: 'TRY',
    scale: 1000,
    nil: ['-', '0'],
    date: '31.12.{y}',
    pages: [
      {
        type: 'income_statement',
        head: `{company}
          ^Kar veya Zarar Tablosu
          Finansal Tablo Niteliği: Konsolide
          Sunum Para Birimi: 1.000 TL`,
        tables: [
          {
            columns: [
              'label',
              'note | Dipnot / Referansı',
              'y0 | Cari Dönem / 01.01.{y0} - / {d0}',
              'y1 | Önceki Dönem / 01.01.{y1} - / {d1}',
              'y0 side | Cari Dönem / 4. 3 Aylık / 01.10.{y0} - / {d0}',
              'y1 side | Önceki Dönem / 4. 3 Aylık / 01.10.{y1} - / {d1}',
            ],
            rows: `
              Hasılat | sales
              Satışların Maliyeti | -materials
              BRÜT KAR (ZARAR) | gross
              Genel Yönetim Giderleri | -staff
              Pazarlama Giderleri | -services-depreciation
              Esas Faaliyetlerden Diğer Gelirler | otherIncome
              Esas Faaliyetlerden Diğer Giderler | -otherCosts
              ESAS FAALİYET KARI (ZARARI) | operating
              Finansman Gelirleri | interestIncome
              Finansman Giderleri | -interestCost
              SÜRDÜRÜLEN FAALİYETLER VERGİ ÖNCESİ KARI (ZARARI) | before
              Dönem Vergi (Gideri) Geliri | -tax
              DÖNEM KARI (ZARARI) | profit`,
          },
        ],
      },
    ],
  },
  {
    grouping: ',',
    decimal: '.',
    negative: ['triangle'],
    name: 'jp-npo',
    company: '特定非営利活動法人サンプル',
    currency: 'JPY',
    scale: 1,
    nil: ['0'],
    date: '{y}年３月31日',
    end: '03-31',
    pages: [
      {
        type: 'income_statement',
        head: `^{y0}年度　活動計算書
          {y1}年４月１日から{d0}まで
          {company}
          > (単位：円)`,
        tables: [
          {
            columns: ['label | 科　　目', 'y0 | 金　　額'],
            rows: `
              Ⅰ　経常収益
              受取会費 | otherIncome
              事業収益 | sales
              受取利息 | interestIncome
              経常収益計 | allIncome
              Ⅱ　経常費用
              人件費 | staff
              その他経費 | materials+services+depreciation+otherCosts+interestCost
              経常費用計 | costs+interestCost
              税引前当期正味財産増減額 | before
              法人税、住民税及び事業税 | tax
              当期正味財産増減額 | profit`,
          },
        ],
      },
      {
        type: 'balance_sheet',
        head: `^{y0}年度　貸借対照表
          {d0}現在
          {company}
          > (単位：円)`,
        tables: [
          {
            columns: ['label | 科　　目', 'y0 | 金　　額'],
            rows: `
              Ⅰ　資産の部
              現金預金 | cash
              未収金 | receivables
              棚卸資産 | stocks+prepaid
              流動資産合計 | currentAll
              固定資産合計 | fixed
              資産合計 | assets
              Ⅱ　負債の部
              未払金 | shortAll
              流動負債合計 | shortAll
              固定負債合計 | longAll
              負債合計 | liabilities
              Ⅲ　正味財産の部
              前期繰越正味財産 | own
              当期正味財産増減額 | profit
              正味財産合計 | equity
              負債及び正味財産合計 | claims`,
          },
        ],
      },
    ],
  },
];
