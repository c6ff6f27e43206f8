import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/**
 * Chinese, in simplified and traditional characters. It has no spaces: phrases are found within longer runs of
 * characters.
 */
export const zh: ReportLexicon = {
  language: 'zh',
  called: phrasesOf(`
    chinese, 中文, 简体中文, 繁體中文, 简体, 繁體, 中文版, chinesisch, chinois, chino, cinese, chinees, kinesiska,
    kinesisk, chiński, çince, китайский, الصينية, 中国語, 중국어`),
  months: [],
  generic: phrasesOf(`
    下载, 下載, 文件, 文档, 打开, 查看, 点击, 點擊, 此处, 更多, 全文, 完整版, 版, 年度, 年, 月, 日, 最新, 英文, 中文, 公司, 报告, 報告`),
  joins: phrasesOf(`和, 及, 与, 與, 暨`),
  smallWords: phrasesOf(`的, 和, 在, 为, 是, 及, 了, 与, 有, 為, 與, 公`),
  kinds: {
    integratedReport: phrasesOf(`综合报告, 綜合報告, 整合报告, 年度报告暨可持续发展报告`),
    annualReport: phrasesOf(
      `年度报告, 年度報告, 年报, 年報, 年度报告书, 股东会年报, 股東會年報, 公司年报, 公司年報, 年度报告全文, 周年报告`,
    ),
    annualStatements: phrasesOf(`
      经审计财务报表, 審計財務報表, 审计财务报告, 年度财务报告, 年度財務報告, 合并财务报表, 合併財務報表, 合併財務報告, 年度审计报告, 经审计年度财务报表, 年度财务报表`),
    statements: phrasesOf(`财务报表, 財務報表, 财务报告, 財務報告, 审计报告, 審計報告`),
    halfYear: phrasesOf(
      `半年度报告, 半年度報告, 半年报, 半年報, 中期报告, 中期報告, 中期业绩, 中期業績, 上半年, 半年度`,
    ),
    quarter: phrasesOf(`
      第一季, 第二季, 第三季, 第四季, 季度报告, 季度報告, 季报, 季報, 第一季度, 第三季度, 一季报, 三季报, 季度, 第二季度, 第四季度, 一季度, 三季度`),
    sustainability: phrasesOf(`
      可持续发展报告, 可持續發展報告, 社会责任报告, 社會責任報告, 环境、社会及管治报告, 環境社會及管治報告, esg报告, 永續報告書, 永续报告书, 可持续发展,
      年度社会责任报告`),
    meeting: phrasesOf(`
      股東常會, 股東常會議事錄, 股東會議事錄, 股东大会决议, 議事錄, 會議記錄, 会议记录, 股东大会, 股東大會, 股东周年大会, 股東週年大會, 年度股东大会, 年度股東大會, 股东会, 股東會, 通告, 代表委任表格, 通函, 会议通知, 委任代表表格, 议事手册,
      議事手冊`),
    governance: phrasesOf(
      `公司章程, 企业管治报告, 公司治理, 企业管治, 企業管治, 薪酬报告, 行为准则, 议事规则, 内部控制, 内部控制评价报告`,
    ),
    prospectus: phrasesOf(`招股说明书, 招股書, 招股章程, 募集说明书, 招股书`),
    presentation: phrasesOf(
      `演示, 推介, 投资者推介, 业绩说明会, 簡報, 简报, 路演, 业绩演示材料, 法說會`,
    ),
    pressRelease: phrasesOf(`新闻稿, 新聞稿, 公告, 业绩公告, 業績公告, 重大訊息`),
    results: phrasesOf(`全年业绩, 全年業績, 年度业绩, 年度業績`),
    chapter: phrasesOf(`财务报表附注, 財務報表附註, 管理层讨论, 管理層討論及分析`),
    otherText: phrasesOf(`
      摘要, 年度报告摘要, 年报摘要, 半年度报告摘要, 致股东信, 董事长致辞, 主席報告, 问答, 股息, 分红, 财务摘要, 更正, 养老基金, 企业年金`),
  },
  statements: {
    income: {
      titles: phrasesOf(`利润表, 合并利润表, 損益表, 综合收益表, 綜合損益表, 綜合收益表, 损益表`),
      rows: phrasesOf(`
        利润总额, 净利润, 税前利润, 除稅前溢利, 年內溢利, 每股收益, 每股盈利, 所得税费用, 所得稅, 本期淨利, 每股盈餘`),
    },
    balance: {
      titles: phrasesOf(`资产负债表, 資產負債表, 合并资产负债表, 财务状况表, 財務狀況表`),
      rows: phrasesOf(`
        资产总计, 資產總計, 总资产, 資產總額, 负债合计, 負債總額, 負債總計, 所有者权益合计, 股东权益合计, 權益總額, 權益總計, 负债和所有者权益总计`),
    },
    cash_flow: {
      titles: phrasesOf(`现金流量表, 現金流量表, 合并现金流量表`),
      rows: phrasesOf(
        `经营活动, 投资活动, 筹资活动, 經營活動, 營業活動, 投資活動, 籌資活動, 融資活動`,
      ),
    },
  },
  periods: {
    previous: phrasesOf(`上年, 上年度, 去年`),
    year: phrasesOf(`年, 年度`),
    halfYear: phrasesOf(`截至6月30日止六个月, 六个月, 六個月, 上半年, 半年度`),
    quarter: phrasesOf(`三个月, 九个月, 三個月, 九個月, 第一季度, 第三季度`),
    wholeYear: phrasesOf(`止年度, 会计年度, 會計年度, 报告期`),
    yearEnded: phrasesOf(`截至`),
    fiscalYear: phrasesOf(`财政年度, 會計年度`),
    endsOn: phrasesOf(`截至, 截止`),
  },
  cover: {
    audit: phrasesOf(`审计报告, 審計報告, 独立核数师报告, 獨立核數師報告, 我们审计了, 查核報告`),
    contents: phrasesOf(`目录, 目錄`),
    group: phrasesOf(`合并, 合併, 集团, 集團, 綜合`),
    pressContact: phrasesOf(`媒体联系, 媒體聯絡`),
  },
  navigation: {
    annualReports: phrasesOf(`年度报告, 年度報告, 年报, 年報, 公司年报, 年報及中期報告`),
    archives: phrasesOf(`
      定期报告, 定期報告, 财务报告, 財務報告, 公司报告, 报告, 归档, 历年, 歷年, 往期, 财务报表, 財務報表, 查看更多, 更多报告, 查看全部, 出版物, 公告与通函`),
    next: phrasesOf(`下一页, 下一頁, 下页`),
    results: phrasesOf(
      `财务信息, 財務資訊, 财务资料, 业绩, 業績, 财务数据, 文档下载, 公司公告, 下载中心`,
    ),
    investors: phrasesOf(`投资者关系, 投資者關係, 投资者, 投資人關係, 投資人, 股东, 股東, 投资人`),
    away: phrasesOf(`
      新闻, 新聞, 媒体, 招聘, 加入我们, 联系, 聯絡, 隐私, 私隱, 日历, 股价, 股價, 股息, 可持续发展, 产品, 產品, 搜索`),
    dateColumn: phrasesOf(`日期, 发布日期, 發佈日期, 公告日期`),
  },
  forms: {
    everything: phrasesOf(`全部, 所有`),
    accept: phrasesOf(`同意, 接受`),
    acceptStarts: [],
    more: phrasesOf(
      `查看全部, 显示全部, 顯示全部, 显示更多, 顯示更多, 更多报告, 更多報告, 全部报告, 全部報告, 往年年报, 往年年報, 歷年年報, 历年年报, 下一页, 下一頁, 查看更多, 加载更多, 載入更多`,
    ),
  },
  reading: {
    titles: {
      income_statement: `
        利润表, 利潤表, 损益表, 損益表, 收益表, 综合收益表, 綜合收益表, 综合损益表, 綜合損益表`,
      balance_sheet: `
        资产负债表, 資產負債表, 财务状况表, 財務狀況表`,
      cash_flow_statement: `现金流量表, 現金流量表`,
      comprehensive_income: `其他综合收益表, 其他綜合收益表, 全面收益表, 综合全面收益表, 綜合全面收益表`,
      changes_in_equity: `
        所有者权益变动表, 股东权益变动表, 股東權益變動表, 权益变动表, 權益變動表`,
    },
    titleFillers: `
      合, 并, 併, 综, 綜, 年, 月, 日, 度, 截, 至, 止, 及, 公, 司, 母, 单, 位, 元, 人, 民, 币, 续, 續, 编, 制,
      集, 团, 團, 第, 期, 于, 於, 个, 個, 和`,
    // In Taiwan 綜合損益表 is a statement of comprehensive income, of a group or of one company.
    group: `
      合并, 合併, 集团, 集團, 综合财务, 綜合財務, 综合资产, 綜合資產, 综合现金, 綜合現金, 综合权益, 綜合權益,
      综合全面, 綜合全面, 综合损益及其他全面, 綜合損益及其他全面`,
    parent: `母公司, 个体, 個體, 公司资产负债表, 公司利润表, 公司现金流量表`,
    withSubsidiaries: `及子公司, 及其子公司, 及附属公司, 及附屬公司`,
    incomeAndComprehensive: `损益及其他, 損益及其他, 综合收益, 綜合收益, 综合损益, 綜合損益, 利润及`,
    prose: `我们, 我們, 以及, 认为, 認為, 包括, 已经, 已經, 按照, 所述`,
    decoys: {
      selected: `主要会计数据, 主要財務數據, 摘要, 财务概要, 財務概要, 五年`,
      condensed: `简明, 簡明`,
      interim: `半年度, 中期, 季度, 季报`,
      segment: `分部`,
      note: `附注 …, 附註 …, 项目注释, 補充资料, 补充资料`,
      unaudited: `未经审计, 未經審計, 未審核`,
    },
    continued: `续, 續`,
    chapter: `财务报表, 財務報表, 财务报告, 財務報告`,
    contents: `目录, 目錄`,
    pages: {
      page: `第`,
      running: `报告, 報告, 年报, 年報`,
      sentence: `本, 上述, 后附, 後附, 所附, 注`,
      closing: `
        法定代表人, 后附 … 组成部分, 後附 … 部分, 所附 … 组成部分, 附註 … 組成部分, 董事長, 企业负责人,
        公司负责人, 企业法定代表人`,
    },
    rows: {
      income_statement: {
        eps_diluted: `… 稀释每股收益 …, … 稀释每股 …, … 攤薄 …, … 稀釋每股盈餘 …`,
        eps_basic: `… 基本每股收益 …, … 基本每股 …, … 每股基本 …, 每股收益, 每股盈餘, … 基本每股盈餘 …, … 基本每股虧損 …`,
        discontinued: `… 终止经营净利润 …, … 已終止經營 …, … 停業單位 …`,
        comprehensive_income: `… 综合收益总额 …, … 其他综合收益 …, … 全面收益 …, … 綜合損益總額 …`,
        income_before_taxes: `
          … 利润总额 …, … 除税前 …, … 除稅前 …, … 稅前淨利 …, … 税前利润 …, … 稅前利潤 …`,
        income_tax: `… 所得税费用 …, … 所得税 …, … 所得稅費用 …, … 所得稅 …, … 税项 …`,
        net_income_attributable_to_minority: `
          … 少数股东损益 …, … 非控股权益 …, … 非控制性權益 …, … 非控制权益 …, … 归属于少数股东 …`,
        net_income_attributable_to_parent: `
          … 归属于母公司 …, … 归属母公司 …, … 歸屬於母公司 …, … 本公司权益持有人 …,
          … 本公司擁有人 …, … 母公司業主 …, … 本公司股东 …`,
        net_income: `
          … 净利润 …, 年内利润, 本年利润, 年度利润, 年內溢利, 年度溢利, 本期淨利, 本年度利潤 …`,
        gross_profit: `毛利, … 毛利 …`,
        operating_income: `… 营业利润 …, … 營業利益 …, … 经营利润 …, … 經營利潤 …, … 經營溢利 …`,
        premiums: `… 保费 …, … 赔付 …, … 保险 …, … 保單 …`,
        interest: `… 利息收入 …, … 利息支出 …, … 利息净收入 …, … 手续费及佣金 …`,
        interest_expense: `… 利息费用, … 财务费用, … 融资成本, … 財務成本`,
        cost_of_revenue: `… 营业成本, … 營業成本, 销售成本, 銷售成本`,
        revenue: `
          … 营业总收入, … 营业收入, 營業收入 …, 收入, 收益, 营业额, 營業額, 销售收入`,
        research_and_development: `研发费用, 研發費用, 研究發展費用`,
        expense_line: `… 费用 …, … 費用 …, … 成本 …, … 损失 …, … 支出 …, … 折旧 …, … 附加 …`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `
          负债和所有者权益 … 总计, 负债和股东权益 … 总计, 负债及股东权益总计, 負債及權益總計,
          负债和所有者权益 … 合计, 权益及负债总额, 權益及負債總額, 负债及所有者权益总计,
          負債和所有者權益 … 總計, 负债及权益总计`,
        total_assets: `资产总计, 資產總計, 资产总额, 資產總額, 总资产, 總資產, 资产合计`,
        total_current_assets: `流动资产合计, 流動資產合計, 流动资产总额, 流動資產總額, 流動資產總計`,
        total_noncurrent_assets: `
          非流动资产合计, 非流動資產合計, 非流动资产总额, 非流動資產總額, 非流動資產總計`,
        total_current_liabilities: `流动负债合计, 流動負債合計, 流动负债总额, 流動負債總額`,
        total_noncurrent_liabilities: `
          非流动负债合计, 非流動負債合計, 非流动负债总额, 非流動負債總額`,
        total_liabilities: `负债合计, 負債合計, 负债总额, 負債總額, 负债总计, 負債總計, 总负债`,
        equity_attributable_to_parent: `
          归属于母公司 … 权益 … 合计, 归属于母公司股东权益合计, 歸屬於母公司業主之權益合計,
          本公司权益持有人应占权益, 歸屬於本公司 … 權益 …`,
        total_equity: `
          所有者权益 … 合计, 股东权益合计, 所有者权益合计, 权益合计, 權益合計, 权益总额, 權益總額,
          股東權益合計, 權益總計, 总权益`,
        noncontrolling_interests: `少数股东权益, 非控股权益, 非控制性權益, 非控制權益`,
        cash_and_cash_equivalents: `货币资金, 現金及約當現金, 现金及现金等价物, 現金及現金等價物`,
        receivables: `应收账款, 應收帳款, 應收帳款淨額, 贸易应收款项`,
        inventories: `存货, 存貨`,
        property_plant_equipment: `固定资产, 不動產廠房及設備, 物业厂房及设备, 物業廠房及設備`,
        goodwill: `商誉, 商譽`,
        intangible_assets: `无形资产, 無形資產`,
        payables: `应付账款, 應付帳款, 贸易应付款项`,
        short_term_debt: `短期借款`,
        long_term_debt: `长期借款, 長期借款`,
        retained_earnings: `未分配利润, 未分配盈餘, 保留盈利`,
        equity_line: `
          实收资本 …, 股本 …, 资本公积, 資本公積, 盈余公积, 減庫存股, 减库存股, 庫藏股票, … 储备 …,
          其他综合收益, 一般风险准备, … 權益 …`,
        liability_line: `
          … 应付 …, … 應付 …, … 负债 …, … 負債 …, … 借款, 预收款项, 应交税费, … 准备金,
          递延收益, … 存款 …`,
        asset_line: `
          … 资产 …, … 資產 …, … 应收 …, … 應收 …, … 投资 …, … 投資 …, 预付款项, 在建工程,
          … 现金 …, … 贷款 …`,
      },
      cash_flow_statement: {
        closing_cash: `
          … 期末现金及现金等价物余额, … 年末现金及现金等价物余额, … 期末現金及約當現金餘額,
          … 年末现金及现金等价物 …, … 年末現金及現金等價物 …`,
        opening_cash: `
          … 期初现金及现金等价物余额, … 年初现金及现金等价物余额, … 期初現金及約當現金餘額,
          … 年初现金及现金等价物 …, … 年初現金及現金等價物 …`,
        operating_cash_flow: `
          经营活动 … 产生的现金流量净额, 經營活動 … 現金 … 淨額, 营业活动之净现金 …,
          營業活動之淨現金 …, 经营活动 … 现金净额 …, 經營活動 … 現金流量淨額 …`,
        investing_cash_flow: `
          投资活动 … 产生的现金流量净额, 投資活動 … 淨現金 …, 投资活动 … 现金净额 …,
          投資活動 … 現金 … 淨額 …`,
        financing_cash_flow: `
          筹资活动 … 产生的现金流量净额, 籌資活動 … 淨現金 …, 融资活动 … 现金净额 …,
          融資活動 … 現金 … 淨額 …`,
        exchange_rate_effect: `… 汇率变动对现金 …, … 匯率變動 … 現金 …, 汇率变动 … 影响 …`,
        net_change_in_cash: `
          … 现金及现金等价物净增加额 …, … 現金及約當現金增加 …, … 现金及现金等价物 … 增加 …,
          … 现金及现金等价物净 … 额, … 現金及現金等價物 … 增加 …`,
        capital_expenditure: `购建固定资产 … 支付的现金, 取得不動產廠房及設備, 购买物业 …`,
        dividends_paid: `分配股利 … 支付的现金, 發放現金股利, 已付股息`,
        debt_issued: `取得借款收到的现金`,
        debt_repaid: `偿还债务支付的现金`,
        cash_adjustment: `… 收到的现金, … 支付的现金, 支付的 …, 收到的 …, … 折旧 …, … 折舊 …`,
        investing_line: `… 投资 … 现金, … 固定资产 … 现金`,
        financing_line: `… 借款 … 现金, … 债券 … 现金`,
      },
    },
    comprehensive: `其他综合收益, 其他綜合損益, 综合收益总额, 全面收益, 其他綜合收益`,
    labels: {
      and: `和, 及`,
      total: `合计, 合計, 总计, 總計, 小计, 小計, 总额, 總額`,
      part: `其中`,
      deduction: `减, 減, 加`,
      attributed: `归属于, 歸屬於`,
      note: `附注, 附註`,
      joining: `的, 和, 及, 之, 与`,
      goesOn: `的, 和, 及, 之, 与, 对, 以`,
      continues: `和, 及, 的`,
    },
    units: { perShare: `每股`, shares: `加权平均股数, 加權平均股數` },
    columns: {
      note: `附注, 附註, 注释, 註`,
      side: `增减, 增減, 变动, 變動, 季度`,
    },
    money: {
      thousands: `千元, 仟元, 千港元, 千港币, 千港幣, 千美元`,
      millions: `百万元, 百萬元, 百万港元, 百萬港元, 百万美元, 百萬美元`,
      billions: `十亿元, 十億元`,
      currencies: {
        CNY: `人民币, 人民幣`,
        TWD: `新台币, 新臺幣`,
        HKD: `港币, 港幣, 港元`,
      },
      hundredths: '',
      except: `除 … 外`,
      opens: `(金额) 单位, (金額) 單位, 编制单位, 除特别注明外`,
      presented: `记账本位币为`,
      filler: `
        单, 位, 單, 元, 新台, 新臺, 币, 幣, 种, 種, 金, 额, 額, 除, 特, 别, 注, 明, 外, 均, 为, 编, 制, 审, 计, 类, 型, 已, 经`,
    },
    periods: {
      months: `个月, 個月`,
      weeks: '',
      numerals: {},
      wholeYear: `年度, 十二个月, 十二個月, 1 12 月`,
      halfYear: `半年度, 1 6 月, 六个月, 六個月, 上半年`,
      quarter: `季度, 1 3 月, 三个月, 三個月`,
      nineMonths: `九个月, 九個月, 前三季度, 1 9 月`,
      interimReport: `半年度报告, 中期报告, 中期報告, 季度报告`,
      currentYear: `本期, 本期发生额, 本期金额, 本年, 期末余额, 年末余额, 本年金额, 本年发生额`,
      previousYear: `上期, 上期发生额, 上期金额, 上年, 期初余额, 年初余额, 上年金额, 上年发生额`,
      transition: '',
      to: `至`,
      yearEnded: `截至`,
      besideYear: `年度, 年末, 年, 度, 止, 截至, 年度金额, 累计`,
      head: `项目, 項目, 附注, 附註, 会计项目, 會計項目, 代码, 代碼, 科目, 行次`,
      line: `年度, 1 12 月`,
      restated: `重述, 经重列, 經重列, 调整后`,
    },
    meanings: {
      assets: `资产, 資產`,
      liabilities: `负债, 負債`,
      equity: `权益, 權益`,
      noncurrent: `非流动, 非流動, 长期, 長期`,
      operating: `经营活动, 經營活動, 營業活動`,
      investing: `投资活动, 投資活動`,
      financing: `筹资活动, 籌資活動, 融资活动, 融資活動`,
      basic: `基本`,
      diluted: `稀释, 稀釋, 攤薄`,
      opening: `期初, 年初`,
      closing: `期末, 年末`,
      purchase: `购建, 取得, 购买`,
      sale: `处置, 處分, 出售`,
      repayment: `偿还, 償還`,
      issue: `发行, 發行`,
      receivable: `应收, 應收`,
      payable: `应付, 應付`,
      continuing: `持续经营`,
      discontinued: `终止经营`,
      paid: `支付`,
      received: `收到`,
      income: `收入, 收益`,
      expense: `费用, 費用, 支出`,
      minority: `少数股东, 非控股`,
      owners: `母公司`,
      gross: `毛`,
      deferred: `递延, 遞延`,
      intangible: `无形`,
    },
    reporter: {
      addressee: `致`,
      audited: `审计了`,
      self: `公司, 集团, 本公司, 贵公司`,
    },
  },
};
