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
};
