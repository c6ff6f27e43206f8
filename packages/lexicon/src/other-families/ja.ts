import { phrasesOf, type ReportLexicon } from '../report-words.js';

/** Japanese. It has no spaces: phrases are found within longer runs of characters. */
export const ja: ReportLexicon = {
  language: 'ja',
  called: phrasesOf(`
    japanese, 日本語, 和文, japanisch, japonais, japonés, giapponese, japans, japanska, japansk,
    japoński, japonca, японский, اليابانية, 日语, 日文, 일본어`),
  months: [],
  generic: phrasesOf(`
    ダウンロード, ファイル, 資料, 文書, 開く, 読む, 詳細, こちら, 見る, 全文, 全体版, 一括, 版, 年度, 年, 月, 期, 第, 最新, 英語, 日本語, 単独,
    連結`),
  joins: phrasesOf(`と, および, 及び, 並びに`),
  smallWords: phrasesOf(`の, は, に, を, た, が, と, し, て, い, る, も`),
  kinds: {
    integratedReport: phrasesOf(`統合報告書, 統合レポート, 統合報告`),
    annualReport: phrasesOf(`有価証券報告書, 年次報告書, アニュアルレポート, 年次報告, 有報`),
    annualStatements: phrasesOf(
      `連結計算書類, 計算書類, 連結財務諸表, 監査済財務諸表, 監査済み財務諸表, 事業報告書`,
    ),
    statements: phrasesOf(`財務諸表`),
    halfYear: phrasesOf(`半期報告書, 半期, 中間報告書, 中間期, 中間, 第2四半期, 第二四半期, 上期`),
    quarter: phrasesOf(
      `四半期報告書, 四半期, 決算短信, 四半期決算短信, 第1四半期, 第3四半期, 第一四半期, 第三四半期`,
    ),
    sustainability: phrasesOf(
      `サステナビリティレポート, サステナビリティ, 環境報告書, csr報告書, csrレポート, 環境レポート, 社会環境報告書`,
    ),
    meeting: phrasesOf(
      `株主総会, 招集通知, 定時株主総会, 定時株主総会招集通知, 議決権行使, 議決権行使書, 臨時報告書, 決議通知`,
    ),
    governance: phrasesOf(`
      コーポレートガバナンス, コーポレートガバナンス報告書, コーポレートガバナンスに関する報告書, 定款, 内部統制報告書, 報酬, 行動規範`),
    prospectus: phrasesOf(`目論見書, 有価証券届出書, 発行登録`),
    presentation: phrasesOf(
      `説明会資料, 決算説明資料, プレゼンテーション, 決算説明会, 決算説明会資料, 中期経営計画, 会社説明会`,
    ),
    pressRelease: phrasesOf(`プレスリリース, ニュースリリース, お知らせ, 適時開示, 業績予想`),
    results: phrasesOf(`通期決算`),
    chapter: phrasesOf(`注記, 連結注記表, 個別注記表`),
    otherText: phrasesOf(`
      株主通信, 社長メッセージ, トップメッセージ, 要約, 抜粋, ハイライト, ファクトブック, ファクトシート, データブック, 質疑応答, 監査報告書, 配当, 確認書,
      訂正報告書, 年金基金, 書き起こし`),
  },
  statements: {
    income: {
      titles: phrasesOf(`損益計算書, 連結損益計算書, 包括利益計算書`),
      rows: phrasesOf(
        `税引前利益, 税金等調整前当期純利益, 当期純利益, 当期利益, 法人税, 1株当たり当期純利益, 経常利益, 営業利益`,
      ),
    },
    balance: {
      titles: phrasesOf(`貸借対照表, 連結貸借対照表, 財政状態計算書, 連結財政状態計算書`),
      rows: phrasesOf(`資産合計, 負債合計, 純資産合計, 資本合計, 負債純資産合計`),
    },
    cash_flow: {
      titles: phrasesOf(`キャッシュ・フロー計算書, 連結キャッシュ・フロー計算書`),
      rows: phrasesOf(`営業活動, 投資活動, 財務活動`),
    },
  },
  periods: {
    previous: phrasesOf(`前期, 前年度`),
    year: phrasesOf(`年, 年度`),
    halfYear: phrasesOf(`中間連結会計期間, 第2四半期連結累計期間, 上半期`),
    quarter: phrasesOf(`第1四半期連結累計期間, 第3四半期連結累計期間, 四半期連結会計期間`),
    wholeYear: phrasesOf(`連結会計年度, 事業年度, 当連結会計年度`),
    yearEnded: phrasesOf(`至`),
    fiscalYear: phrasesOf(`事業年度`),
    endsOn: phrasesOf(`至`),
  },
  cover: {
    audit: phrasesOf(`監査報告書, 監査を行った, 独立監査人`),
    contents: phrasesOf(`目次`),
    group: phrasesOf(`連結, グループ`),
    pressContact: phrasesOf(`報道関係者, 本件に関するお問い合わせ`),
  },
  navigation: {
    annualReports: phrasesOf(
      `有価証券報告書, 年次報告書, アニュアルレポート, 統合報告書, 統合レポート, アニュアルレポート一覧`,
    ),
    archives: phrasesOf(`
      アーカイブ, 過去, バックナンバー, irライブラリ, irライブラリー, ir資料, ir資料室, 報告書, 開示資料, 決算資料, 一覧, もっと見る, すべて見る, 過年度`),
    next: phrasesOf(`次へ, 次のページ`),
    results: phrasesOf(`財務情報, 業績, 決算, 財務データ, 資料, ライブラリ, 業績・財務`),
    investors: phrasesOf(
      `投資家情報, 株主・投資家, 株主・投資家情報, 株主投資家の皆様へ, 投資家, ir情報, ir`,
    ),
    away: phrasesOf(`
      ニュース, お知らせ, 採用, 採用情報, お問い合わせ, プライバシー, カレンダー, 株価, 配当, サステナビリティ, 製品, 検索, 株式情報, 個人投資家`),
    dateColumn: phrasesOf(`日付, 掲載日, 公表日, 提出日`),
  },
  forms: {
    everything: phrasesOf(`すべて, 全て`),
    accept: phrasesOf(`同意, 同意する`),
    acceptStarts: [],
    more: phrasesOf(`もっと見る, さらに表示`),
  },
  reading: {
    titles: {
      income_statement: phrasesOf(
        `損益計算書, 純損益計算書, 経常収支計算書, 正味財産増減計算書, 活動計算書`,
      ),
      balance_sheet: phrasesOf(`貸借対照表, 財政状態計算書`),
      cash_flow_statement: phrasesOf(`キャッシュ・フロー計算書, キャッシュフロー計算書`),
      comprehensive_income: phrasesOf(`包括利益計算書`),
      changes_in_equity: phrasesOf(`持分変動計算書, 株主資本等変動計算書, 資本変動計算書`),
    },
    titleFillers: phrasesOf(`
      連, 結, 前, 当, 会, 計, 年, 度, 月, 日, 自, 至, 期, 第, 単, 位, 円, 百, 万, 千, 要, 約, 現, 在, 及, び, 株, 式, 社, 事, 業`),
    group: phrasesOf(`連結`),
    parent: phrasesOf(`個別, 単体`),
    withSubsidiaries: phrasesOf(`及び連結子会社, 及び子会社`),
    incomeAndComprehensive: phrasesOf(`損益計算書及び, 損益及び包括利益`),
    prose: phrasesOf(`ました, します, おります, いたし, について, に基づき, です, である, された`),
    decoys: {
      selected: phrasesOf(`主要な経営指標, ハイライト, 推移, 概要`),
      condensed: phrasesOf(`要約`),
      interim: phrasesOf(`四半期, 中間`),
      segment: phrasesOf(`セグメント`),
      note: phrasesOf(`注記事項, 注 …`),
      unaudited: phrasesOf(`未監査`),
    },
    continued: phrasesOf(`続き, つづき`),
    chapter: phrasesOf(`連結財務諸表, 財務諸表, 計算書類`),
    contents: phrasesOf(`目次`),
    pages: {
      page: phrasesOf(`頁`),
      running: phrasesOf(`有価証券報告書, 提出書類, 報告書`),
      sentence: phrasesOf(`当社, 本, 上記, 注`),
      closing: phrasesOf(`財務諸表注記を参照, 注記は … 一部`),
    },
    rows: {
      income_statement: {
        eps_diluted: phrasesOf(`… 希薄化後１株当たり …, … 潜在株式調整後１株当たり …`),
        eps_basic: phrasesOf(
          `基本的１株当たり …, １株当たり当期純利益 …, １株当たり当期利益 …, １株当たり … 利益 …`,
        ),
        discontinued: phrasesOf(`非継続事業 …`),
        comprehensive_income: phrasesOf(`(当期) 包括利益 (合計), その他の包括利益 …`),
        income_before_taxes: phrasesOf(`
          税引前当期利益 …, 税引前利益 …, 税金等調整前当期純利益 …, 税引前当期純利益 …,
          税金等調整前当期純損失 …, 税引前当期純損失 …`),
        income_tax: phrasesOf(
          `法人所得税費用, 法人税等 …, 法人税住民税及び事業税, 法人税等合計, 法人税等調整額`,
        ),
        net_income_attributable_to_minority: phrasesOf(
          `非支配持分, 非支配株主に帰属する …, 少数株主利益 …`,
        ),
        net_income_attributable_to_parent: phrasesOf(
          `親会社の所有者, 親会社株主に帰属する …, 親会社の所有者に帰属する …`,
        ),
        net_income: phrasesOf(`当期利益, 当期純利益 …, 当期純損失 …, 当期損失, 当期純損益 …`),
        gross_profit: phrasesOf(`売上総利益 …, 売上総損失 …, 営業総利益`),
        operating_income: phrasesOf(`営業利益 …, 営業損失 …, 事業利益, 経常利益 …, 経常損失 …`),
        premiums: phrasesOf(`… 保険料 …, … 保険金 …`),
        interest: phrasesOf(`受取利息 …, 支払利息 …, 資金運用収益, 役務取引 …`),
        interest_expense: phrasesOf(`金融費用, 支払利息`),
        cost_of_revenue: phrasesOf(`売上原価 (合計), 営業原価`),
        revenue: phrasesOf(`売上高 (合計), 売上収益, 営業収益 (合計), 収益, 経常収益`),
        selling_general_administrative: phrasesOf(`販売費及び一般管理費 (合計)`),
        research_and_development: phrasesOf(`研究開発費`),
        expense_line: phrasesOf(`… 費用 …, … 費 …, … 損失 …, … 減価償却 …`),
      },
      balance_sheet: {
        total_liabilities_and_equity: phrasesOf(`
          負債及び資本合計, 負債純資産合計, 負債資本合計, 資本及び負債合計, 負債及び純資産合計,
          負債及び資本の合計, 負債及び正味財産合計`),
        total_assets: phrasesOf(`資産合計, 資産の部合計, 資産の合計, 資産総額`),
        total_current_assets: phrasesOf(`流動資産合計, 流動資産`),
        total_noncurrent_assets: phrasesOf(`非流動資産合計, 固定資産合計, 固定資産`),
        total_current_liabilities: phrasesOf(`流動負債合計, 流動負債`),
        total_noncurrent_liabilities: phrasesOf(`非流動負債合計, 固定負債合計, 固定負債`),
        total_liabilities: phrasesOf(`負債合計, 負債の部合計, 負債の合計`),
        equity_attributable_to_parent: phrasesOf(`
          親会社の所有者に帰属する持分合計, 親会社の所有者に帰属する持分 …, 株主資本合計`),
        total_equity: phrasesOf(`資本合計, 純資産合計, 純資産の部合計, 正味財産合計`),
        noncontrolling_interests: phrasesOf(`非支配持分, 非支配株主持分, 少数株主持分`),
        cash_and_cash_equivalents: phrasesOf(`現金及び現金同等物, 現金及び預金, 現金預金`),
        receivables: phrasesOf(`営業債権及びその他の債権, 売掛金, 受取手形及び売掛金, 営業債権`),
        inventories: phrasesOf(`棚卸資産, たな卸資産, 商品及び製品`),
        property_plant_equipment: phrasesOf(`有形固定資産 (合計)`),
        goodwill: phrasesOf(`のれん`),
        intangible_assets: phrasesOf(`無形資産, 無形固定資産 (合計), のれん及び無形資産`),
        payables: phrasesOf(`営業債務及びその他の債務, 買掛金, 支払手形及び買掛金, 営業債務`),
        short_term_debt: phrasesOf(`短期借入金`),
        long_term_debt: phrasesOf(`長期借入金`),
        retained_earnings: phrasesOf(`利益剰余金 (合計), 繰越利益剰余金`),
        equity_line: phrasesOf(`
          資本金, 資本剰余金 …, 自己株式, その他の資本の構成要素, … 剰余金 …, … 準備金, … 評価差額金, 新株予約権`),
        liability_line: phrasesOf(
          `… 債務 …, … 負債 …, … 借入金 …, … 引当金 …, … 未払 …, 前受金, 預り金, 社債, … 買掛金`,
        ),
        asset_line: phrasesOf(`
          … 資産 …, … 債権 …, … 投資 …, … 有価証券, 前払 …, … 売掛金, … 貸付金, … 建物 …, 土地, 現金 …, … 未収 …`),
      },
      cash_flow_statement: {
        closing_cash: phrasesOf(`
          現金及び現金同等物の期末残高, 現金及び現金同等物の四半期末残高, 現金及び現金同等物期末残高`),
        opening_cash: phrasesOf(`現金及び現金同等物の期首残高, 現金及び現金同等物期首残高`),
        operating_cash_flow: phrasesOf(`
          営業活動によるキャッシュ・フロー, 営業活動による正味 …, 営業活動によるキャッシュ・フロー 合計`),
        investing_cash_flow: phrasesOf(`投資活動によるキャッシュ・フロー, 投資活動による正味 …`),
        financing_cash_flow: phrasesOf(`財務活動によるキャッシュ・フロー, 財務活動による正味 …`),
        exchange_rate_effect: phrasesOf(
          `現金及び現金同等物に係る換算差額, … 為替変動の影響 …, … 換算差額, … 為替変動による影響 …`,
        ),
        net_change_in_cash: phrasesOf(`
          現金及び現金同等物の増減額 …, 現金及び現金同等物の増加額 …, 現金及び現金同等物の減少額 …`),
        cash_flow_net_income: phrasesOf(
          `税引前当期利益 …, 税金等調整前当期純利益 …, 当期利益, 税引前当期純利益 …`,
        ),
        depreciation_and_amortization: phrasesOf(`減価償却費 (及び償却費), 減価償却費及び償却費`),
        capital_expenditure: phrasesOf(`有形固定資産の取得による支出`),
        dividends_paid: phrasesOf(`配当金の支払額`),
        share_repurchases: phrasesOf(`自己株式の取得による支出`),
        debt_repaid: phrasesOf(`長期借入金の返済による支出`),
        debt_issued: phrasesOf(`長期借入れによる収入`),
        cash_adjustment: phrasesOf(
          `… 増減額 …, … 増減 …, … の支払額 …, … の受取額 …, … による収入, … による支出, … 損益 …, … 調整 …`,
        ),
        investing_line: phrasesOf(`… の取得による支出, … の売却による収入`),
        financing_line: phrasesOf(`… 借入 …, … 社債 …, … 配当 …, … リース …`),
      },
    },
    comprehensive: phrasesOf(`その他の包括利益, 包括利益`),
    labels: {
      and: phrasesOf(`及び`),
      total: phrasesOf(`合計, 小計, 総計`),
      part: phrasesOf(`うち`),
      deduction: phrasesOf(`控除`),
      attributed: phrasesOf(`帰属, の帰属`),
      note: phrasesOf(`注記, 注`),
      joining: phrasesOf(`の, 及, び, に, よ, る, は, を`),
      goesOn: phrasesOf(`の, 及び, による, を, に, で, されている, する, される`),
      continues: phrasesOf(`及び, の, 合計, に, を`),
    },
    units: {
      perShare: phrasesOf(`１株当たり, 一株当たり`),
      shares: phrasesOf(`株式数, 平均株式数`),
    },
    columns: {
      note: phrasesOf(`注記, 注記番号, 番号, 注`),
      side: phrasesOf(`増減, 四半期, 比率, 構成比, 百分比`),
    },
    money: {
      thousands: phrasesOf(`千円`),
      millions: phrasesOf(`百万円`),
      billions: phrasesOf(`十億円`),
      currencies: { JPY: phrasesOf(`日本円`) },
      hundredths: [],
      except: phrasesOf(`除き, 除く`),
      opens: phrasesOf(`単位, 金額単位`),
      presented: phrasesOf(`表示通貨は`),
      filler: phrasesOf(
        `単, 位, 円, 金, 額, 切, 捨, て, 未, 満, 表, 示, 四, 捨, 五, 入, は, を, し, て, い, る`,
      ),
    },
    periods: {
      months: phrasesOf(`ヶ月, か月, カ月, 箇月`),
      weeks: [],
      numerals: {},
      wholeYear: phrasesOf(`会計年度, 事業年度, 年度`),
      halfYear: phrasesOf(`中間期, 中間連結, 上半期`),
      quarter: phrasesOf(`四半期`),
      interimReport: phrasesOf(`四半期報告書, 半期報告書, 中間報告書`),
      currentYear: phrasesOf(`当連結会計年度, 当事業年度, 当年度, 当期, 当会計年度`),
      previousYear: phrasesOf(`前連結会計年度, 前事業年度, 前年度, 前期, 前会計年度`),
      transition: phrasesOf(`決算期変更, 決算期の変更`),
      to: phrasesOf(`至, から`),
      yearEnded: phrasesOf(`至`),
      besideYear: phrasesOf(
        `前連結会計年度, 当連結会計年度, 前事業年度, 当事業年度, 連結会計年度, 年度, 年, 度, 月期, 期, 自, 至, 前, 当, 第, 現在, 連結, 会計`,
      ),
      head: phrasesOf(`前, 当, 注記, 科目, 区分, 項目, 番号`),
      line: phrasesOf(`自 … 至 …, 月期`),
      restated: phrasesOf(`修正再表示, 遡及`),
    },
    meanings: {
      assets: phrasesOf(`資産`),
      liabilities: phrasesOf(`負債`),
      equity: phrasesOf(`資本合計, 純資産`),
      noncurrent: phrasesOf(`非流動, 固定, 長期`),
      operating: phrasesOf(`営業活動`),
      investing: phrasesOf(`投資活動`),
      financing: phrasesOf(`財務活動`),
      basic: phrasesOf(`基本的`),
      diluted: phrasesOf(`希薄化後, 潜在株式調整後`),
      opening: phrasesOf(`期首`),
      closing: phrasesOf(`期末`),
      purchase: phrasesOf(`取得`),
      sale: phrasesOf(`売却`),
      repayment: phrasesOf(`返済, 償還`),
      issue: phrasesOf(`発行`),
      receivable: phrasesOf(`債権, 売掛金`),
      payable: phrasesOf(`債務, 買掛金`),
      continuing: phrasesOf(`継続事業`),
      discontinued: phrasesOf(`非継続事業`),
      income: phrasesOf(`収益`),
      expense: phrasesOf(`費用`),
      minority: phrasesOf(`非支配`),
      owners: phrasesOf(`親会社`),
      deferred: phrasesOf(`繰延`),
      intangible: phrasesOf(`無形`),
      gain: phrasesOf(`利益`),
      loss: phrasesOf(`損失`),
    },
    reporter: {
      addressee: phrasesOf(`取締役会御中`),
      audited: phrasesOf(`の連結財務諸表`),
      self: phrasesOf(`当社, 当グループ, 会社`),
    },
  },
};
