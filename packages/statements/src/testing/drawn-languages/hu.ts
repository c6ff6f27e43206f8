import { drawLanguage } from './draw-language.js';

/** Hungarian: the terms of listed groups. */
export const hu = drawLanguage({
  language: 'hu',
  scale: 1e6,
  currency: 'HUF',
  grouping: ' ',
  decimal: ',',
  note: 'Jegyzet',
  years: ['2023', '2022'],
  days: ['2023.12.31.', '2022.12.31.'],
  income: `
Konszolidált eredménykimutatás a 2023. december 31-ével végződő évre
(adatok millió forintban)
Árbevétel
Értékesítés költsége
Bruttó fedezet
Igazgatási költségek
Értékesítési költségek
Üzemi eredmény
Pénzügyi bevételek
Pénzügyi ráfordítások
Adózás előtti eredmény
Nyereségadó
Adózott eredmény
Egy részvényre jutó eredmény (forint)`,
  balance: `
Konszolidált pénzügyi helyzet kimutatás 2023. december 31.
(adatok millió forintban)
Eszközök
Tárgyi eszközök
Goodwill
Befektetett eszközök összesen
Készletek
Vevőkövetelések
Pénzeszközök
Forgóeszközök összesen
Eszközök összesen
Saját tőke és kötelezettségek
Jegyzett tőke
Eredménytartalék
Saját tőke összesen
Hosszú lejáratú hitelek
Hosszú lejáratú kötelezettségek összesen
Szállítói kötelezettségek
Rövid lejáratú kötelezettségek összesen
Saját tőke és kötelezettségek összesen`,
  cash: `
Konszolidált cash flow kimutatás a 2023. december 31-ével végződő évre
(adatok millió forintban)
Működési tevékenység
Adózás előtti eredmény
Értékcsökkenés
Fizetett nyereségadó
Működési tevékenységből származó nettó cash flow
Befektetési tevékenység
Tárgyi eszközök beszerzése
Befektetési tevékenységből származó nettó cash flow
Finanszírozási tevékenység
Hitelek visszafizetése
Fizetett osztalék
Finanszírozási tevékenységből származó nettó cash flow
Pénzeszközök nettó változása
Pénzeszközök az időszak elején
Pénzeszközök az időszak végén`,
});
