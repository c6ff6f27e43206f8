import type { DrawnLanguage } from './drawn-language.js';

/** Turkish: the names of the statements as listed companies print them. */
export const tr: DrawnLanguage = {
  language: 'tr',
  scale: 1e6,
  currency: 'TRY',
  netIncome: 'DÖNEM KARI',
  totalAssets: 'TOPLAM VARLIKLAR',
  closingCash: 'Dönem Sonu Nakit ve Nakit Benzerleri',
  pages: [
    `
31 Aralık 2023 Tarihinde Sona Eren Hesap Dönemine Ait Konsolide Kar veya Zarar Tablosu
(Tutarlar, aksi belirtilmedikçe, Milyon Türk Lirası (TL) olarak gösterilmiştir.)

                                                 Dipnot       2023       2022
Hasılat                                               4     12.500     11.800
Satışların Maliyeti (-)                               5     (7.500)    (7.100)
BRÜT KAR                                                     5.000      4.700
Genel Yönetim Giderleri (-)                                 (1.800)    (1.700)
Pazarlama Giderleri (-)                                     (1.200)    (1.100)
ESAS FAALİYET KARI                                           2.000      1.900
Finansman Gelirleri                                             50         40
Finansman Giderleri (-)                                       (250)      (240)
VERGİ ÖNCESİ KAR                                             1.800      1.700
Dönem Vergi Gideri                                    9       (400)      (380)
DÖNEM KARI                                                   1.400      1.320
Pay Başına Kazanç (TL)                                        7,00       6,60
`,
    `
31 Aralık 2023 Tarihi İtibarıyla Konsolide Finansal Durum Tablosu
(Tutarlar, aksi belirtilmedikçe, Milyon Türk Lirası (TL) olarak gösterilmiştir.)

                                                 Dipnot 31 Aralık 2023 31 Aralık 2022
VARLIKLAR
Dönen Varlıklar
Nakit ve Nakit Benzerleri                            16            800            600
Ticari Alacaklar                                     15          1.700          1.400
Stoklar                                              14          1.500          1.600
TOPLAM DÖNEN VARLIKLAR                                           4.000          3.600
Duran Varlıklar
Maddi Duran Varlıklar                                11          4.000          3.900
Şerefiye                                             10          3.000          3.000
TOPLAM DURAN VARLIKLAR                                           7.000          6.900
TOPLAM VARLIKLAR                                                11.000         10.500
KAYNAKLAR
Kısa Vadeli Yükümlülükler
Ticari Borçlar                                                   2.000          2.000
TOPLAM KISA VADELİ YÜKÜMLÜLÜKLER                                 2.000          2.000
Uzun Vadeli Yükümlülükler
Uzun Vadeli Borçlanmalar                             20          3.000          3.200
TOPLAM UZUN VADELİ YÜKÜMLÜLÜKLER                                 3.000          3.200
Özkaynaklar
Ödenmiş Sermaye                                                    200            200
Geçmiş Yıllar Karları                                            5.800          5.100
TOPLAM ÖZKAYNAKLAR                                               6.000          5.300
TOPLAM KAYNAKLAR                                                11.000         10.500
`,
    `
31 Aralık 2023 Tarihinde Sona Eren Hesap Dönemine Ait Konsolide Nakit Akış Tablosu
(Tutarlar, aksi belirtilmedikçe, Milyon Türk Lirası (TL) olarak gösterilmiştir.)

                                                 Dipnot       2023       2022
Dönem Karı                                                   1.400      1.320
Amortisman ve İtfa Gideri ile İlgili Düzeltmeler               500        480
İşletme Faaliyetlerinden Kaynaklanan Net Nakit               1.900      1.800
Maddi Duran Varlık Alımından Kaynaklanan Nakit Çıkışları      (800)      (700)
Yatırım Faaliyetlerinde Kullanılan Net Nakit                  (800)      (700)
Kredi Geri Ödemelerine İlişkin Nakit Çıkışları                (200)      (300)
Ödenen Temettüler                                             (700)      (650)
Finansman Faaliyetlerinde Kullanılan Net Nakit                (900)      (950)
Nakit ve Nakit Benzerlerindeki Net Artış                       200        150
Dönem Başı Nakit ve Nakit Benzerleri                           600        450
Dönem Sonu Nakit ve Nakit Benzerleri                           800        600
`,
  ],
};
