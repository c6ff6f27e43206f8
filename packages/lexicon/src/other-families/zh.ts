import { phrasesOf, type ReportLexicon } from '../report-words.js';

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
      `年度报告, 年度報告, 年报, 年報, 年度报告书, 公司年报, 公司年報, 年度报告全文, 周年报告`,
    ),
    annualStatements: phrasesOf(`
      经审计财务报表, 審計財務報表, 审计财务报告, 年度财务报告, 年度財務報告, 合并财务报表, 合併財務報表, 合併財務報告, 年度审计报告, 经审计年度财务报表, 年度财务报表`),
    statements: phrasesOf(`财务报表, 財務報表, 财务报告, 財務報告, 审计报告, 審計報告`),
    halfYear: phrasesOf(
      `半年度报告, 半年度報告, 半年报, 半年報, 中期报告, 中期報告, 中期业绩, 中期業績, 上半年, 半年度`,
    ),
    quarter: phrasesOf(`
      季度报告, 季度報告, 季报, 季報, 第一季度, 第三季度, 一季报, 三季报, 季度, 第二季度, 第四季度, 一季度, 三季度`),
    sustainability: phrasesOf(`
      可持续发展报告, 可持續發展報告, 社会责任报告, 社會責任報告, 环境、社会及管治报告, 環境社會及管治報告, esg报告, 永續報告書, 永续报告书, 可持续发展,
      年度社会责任报告`),
    meeting: phrasesOf(`
      股东大会, 股東大會, 股东周年大会, 股東週年大會, 年度股东大会, 年度股東大會, 股东会, 股東會, 通告, 代表委任表格, 通函, 会议通知, 委任代表表格, 议事手册,
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
    more: phrasesOf(`查看更多, 加载更多, 載入更多`),
  },
};
