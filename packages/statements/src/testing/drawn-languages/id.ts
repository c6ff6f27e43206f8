import { drawLanguage } from './draw-language.js';

/** Indonesian: the terms of listed groups. */
export const id = drawLanguage({
  language: 'id',
  scale: 1e6,
  currency: 'IDR',
  grouping: '.',
  decimal: ',',
  note: 'Catatan',
  years: ['2023', '2022'],
  days: ['2023', '2022'],
  income: `
Laporan laba rugi konsolidasian untuk tahun yang berakhir pada tanggal 31 Desember 2023
(Dinyatakan dalam jutaan Rupiah)
Pendapatan neto
Beban pokok pendapatan
Laba bruto
Beban umum dan administrasi
Beban penjualan
Laba usaha
Penghasilan keuangan
Beban keuangan
Laba sebelum pajak penghasilan
Beban pajak penghasilan
Laba tahun berjalan
Laba per saham dasar (Rupiah penuh)`,
  balance: `
Laporan posisi keuangan konsolidasian tanggal 31 Desember 2023
(Dinyatakan dalam jutaan Rupiah)
Aset
Aset tetap
Aset takberwujud
Jumlah aset tidak lancar
Persediaan
Piutang usaha
Kas dan setara kas
Jumlah aset lancar
Jumlah aset
Liabilitas dan ekuitas
Modal saham
Saldo laba
Jumlah ekuitas
Utang bank jangka panjang
Jumlah liabilitas jangka panjang
Utang usaha
Jumlah liabilitas jangka pendek
Jumlah liabilitas dan ekuitas`,
  cash: `
Laporan arus kas konsolidasian untuk tahun-tahun yang berakhir pada 31 Desember 2023 dan 2022
(Dinyatakan dalam jutaan Rupiah)
Aktivitas operasi
Laba sebelum pajak penghasilan
Penyusutan
Pembayaran pajak penghasilan
Kas neto diperoleh dari aktivitas operasi
Aktivitas investasi
Perolehan aset tetap
Kas neto digunakan untuk aktivitas investasi
Aktivitas pendanaan
Pembayaran utang bank
Pembayaran dividen
Kas neto digunakan untuk aktivitas pendanaan
Kenaikan neto kas dan setara kas
Kas dan setara kas pada awal tahun
Kas dan setara kas pada akhir tahun`,
});
