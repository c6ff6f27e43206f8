import { expect } from 'chai';

import { detectLanguage, isReadLanguage } from './detect-language.js';

const TEXTS: Readonly<Record<string, string>> = {
  en: 'The group has prepared its financial statements in accordance with the standards for the year, and the directors have approved them on behalf of the board with the audit committee of the company. Total assets',
  de: 'Der Konzern hat den Abschluss für das Geschäftsjahr nach den Grundsätzen aufgestellt, und die Prüfer haben ihn mit dem Lagebericht geprüft und für die Gesellschaft in der Versammlung bestätigt. Die Bilanz und die Anlagen sind von der Gesellschaft für das Jahr',
  tr: 'Şirket ve bağlı ortaklıkları için hazırlanan konsolide finansal tablolar, bu dönem ile önceki dönem için sunulmuştur. Toplam varlıklar ve toplam yükümlülükler bir önceki yıla göre daha yüksek olarak gerçekleşmiştir. Net dönem karı ve pay başına kazanç ile finansal durum tablosu',
  pl: 'Spółka sporządziła sprawozdanie finansowe za rok obrotowy zgodnie z ustawą o rachunkowości. Bilans i rachunek zysków i strat są w złotych. Aktywa razem oraz zysk netto w roku nie są niższe niż w roku poprzednim, do tego z działalności operacyjnej na koniec roku i dla grupy',
  el: 'Ο Όμιλος κατάρτισε τις οικονομικές καταστάσεις σύμφωνα με τα πρότυπα για τη χρήση που έληξε την 31 Δεκεμβρίου και το Διοικητικό Συμβούλιο τις ενέκρινε. Σύνολο ενεργητικού και καθαρή θέση και υποχρεώσεις της εταιρείας.',
  zh: '公司合并财务报表按照企业会计准则编制，资产总计和负债合计以人民币元列示。'.repeat(6),
  ja: '当社グループは国際財務報告基準に準拠して連結財務諸表を作成しており、百万円未満を切り捨てて表示しております。'.repeat(
    4,
  ),
  uk: 'Консолідована фінансова звітність групи підготовлена відповідно до стандартів за рік, що закінчився 31 грудня. Усього активів і зобов’язань, чистий прибуток за рік та грошові кошти на кінець періоду її діяльності.',
  vi: 'Báo cáo tài chính hợp nhất của Tập đoàn được lập theo các chuẩn mực kế toán cho năm tài chính kết thúc ngày 31 tháng 12. Tổng cộng tài sản, nợ phải trả và vốn chủ sở hữu, lợi nhuận sau thuế và lưu chuyển tiền thuần trong năm.',
  ru: 'Консолидированная финансовая отчетность группы подготовлена в соответствии со стандартами за год, закончившийся 31 декабря. Итого активы и обязательства, чистая прибыль за год и денежные средства на конец периода.',
};

describe('the language of a report', () => {
  for (const [language, text] of Object.entries(TEXTS))
    it(`is ${language}`, () => expect(detectLanguage(text)).to.equal(language));

  it('is not known from numbers, or from a few words', () => {
    expect(detectLanguage('1,234 5,678 '.repeat(200))).to.equal(undefined);
    expect(detectLanguage('Annual Report 2023')).to.equal(undefined);
  });

  it('is one that is read, or is not yet', () => {
    expect(['en', 'de', 'fr', 'sv'].every(isReadLanguage)).to.equal(true);
    expect(['hi', 'ka', 'xx'].some(isReadLanguage)).to.equal(false);
  });
});
