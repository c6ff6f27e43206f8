import type { FormFamily } from '../country-form.js';

const EAST = { grouping: ' ', decimal: ',', negative: ['minus'] } as const;

const HUNGARIAN_COLUMNS = [
  'number | Sor-/ szám',
  'label | A tétel megnevezése',
  'y1 | Előző év',
  'y0 | Tárgyév',
];

const HUNGARIAN_CORRECTED = [
  'label',
  'y1 | Előző év /',
  'y1 less | Előző év / helyesbítése',
  'y0 | Tárgyév /',
];

/** The account of results: three columns of each activity and of both, those of corrections mostly empty. */
const HUNGARIAN_ACTIVITIES = [
  'label',
  ...['main', 'side', ''].flatMap((activity) => [
    `y1 ${activity} | előző év`,
    'y1 none | előző év(ek) / módosításai',
    `y0 ${activity} | tárgyév`,
  ]),
];

/** Forms with letters and numbers before every row: Poland, Czechia, Hungary, Romania. */
export const EASTERN_EUROPE: FormFamily = [
  {
    ...EAST,
    name: 'pl-two-sides',
    company: 'Przykład Sp. z o.o.',
    currency: 'PLN',
    scale: 1,
    decimals: 2,
    nil: ['0,00', '-'],
    date: '31.12.{y}',
    pages: [
      {
        type: 'balance_sheet',
        isBeside: true,
        head: `{company}
          ul. Polna 1, 00-001 Warszawa
          ^BILANS na dzień {d0} r.
          > (w złotych)`,
        tables: [
          {
            columns: ['label | AKTYWA', 'y0 | {d0}', 'y1 | {d1}'],
            rows: `
              A. Aktywa trwałe | fixed
               I. Wartości niematerialne i prawne | intangible
               II. Rzeczowe aktywa trwałe | tangible
               III. Inwestycje długoterminowe | financial
              B. Aktywa obrotowe | currentAll
               I. Zapasy | stocks
               II. Należności krótkoterminowe | receivables
               III. Inwestycje krótkoterminowe | cash
               IV. Krótkoterminowe rozliczenia międzyokresowe | prepaid
              AKTYWA RAZEM | assets`,
          },
          {
            columns: ['label | PASYWA', 'y0 | {d0}', 'y1 | {d1}'],
            rows: `
              A. Kapitał (fundusz) własny | equity
               I. Kapitał (fundusz) podstawowy | capital
               II. Kapitał (fundusz) zapasowy | reserves
               III. Zysk (strata) z lat ubiegłych | retained
               IV. Zysk (strata) netto | profit
              B. Zobowiązania i rezerwy na zobowiązania | liabilities
               I. Rezerwy na zobowiązania | provisions
               II. Zobowiązania długoterminowe | loans
               III. Zobowiązania krótkoterminowe | shortDebts
               IV. Rozliczenia międzyokresowe | accrued
              PASYWA RAZEM | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `{company}
          ul. Polna 1, 00-001 Warszawa
          ^RACHUNEK ZYSKÓW I STRAT (wariant porównawczy)
          ^za okres od 01.01.{y0} do {d0} r.
          > (w złotych)`,
        tables: [
          {
            columns: ['label | Wyszczególnienie', 'y0 | {y0}', 'y1 | {y1}'],
            rows: `
              A. Przychody netto ze sprzedaży i zrównane z nimi | sales
              B. Koszty działalności operacyjnej | materials+services+staff+depreciation
               I. Amortyzacja | depreciation
               II. Zużycie materiałów i energii | materials
               III. Usługi obce | services
               IV. Wynagrodzenia | staff
              C. Zysk (strata) ze sprzedaży (A-B) | sales-materials-services-staff-depreciation
              D. Pozostałe przychody operacyjne | otherIncome
              E. Pozostałe koszty operacyjne | otherCosts
              F. Zysk (strata) z działalności operacyjnej (C+D-E) | operating
              G. Przychody finansowe | interestIncome
              H. Koszty finansowe | interestCost
              I. Zysk (strata) brutto (F+G-H) | before
              J. Podatek dochodowy | tax
              L. Zysk (strata) netto (I-J) | profit`,
          },
        ],
      },
    ],
  },
  {
    ...EAST,
    name: 'cz-rozvaha',
    company: 'Severní vítr s.r.o.',
    currency: 'CZK',
    scale: 1000,
    nil: ['0', ''],
    date: '31.12.{y}',
    pages: [
      {
        type: 'balance_sheet',
        head: `Zpracováno v souladu s vyhláškou č. 500/2002 Sb. >> Obchodní firma nebo jiný název účetní jednotky
          > {company}
          ^ROZVAHA
          ^v plném rozsahu
          ^ke dni {d0}
          ^(v celých tisících Kč)`,
        tables: [
          {
            columns: [
              'code | Označení / a',
              'label | AKTIVA',
              'number | Číslo / řádku',
              'y0 gross | Brutto / 1',
              'y0 less | Korekce / 2',
              'y0 | Netto / 3',
              'y1 | Netto / 4',
            ],
            spans: ['3-5 | Běžné účetní období', '6-6 | Minulé úč. období'],
            rows: `
              :: AKTIVA CELKEM | assets
              B. :: Stálá aktiva | fixed
              B.I. :: Dlouhodobý nehmotný majetek | intangible
              B.II. :: Dlouhodobý hmotný majetek | tangible
              B.II.1. :: Pozemky a stavby | buildings
              B.II.2. :: Hmotné movité věci a jejich soubory | machines
              B.III. :: Dlouhodobý finanční majetek | financial
              C. :: Oběžná aktiva | current
              C.I. :: Zásoby | stocks
              C.II. :: Pohledávky | receivables
              C.IV. :: Peněžní prostředky | cash
              D. :: Časové rozlišení aktiv | prepaid`,
          },
          {
            columns: [
              'code | Označení / a',
              'label | PASIVA',
              'number | Číslo / řádku',
              'y0 | Stav v běžném / účet. období / 5',
              'y1 | Stav v minulém / účet. období / 6',
            ],
            rows: `
              :: PASIVA CELKEM | claims
              A. :: Vlastní kapitál | equity
              A.I. :: Základní kapitál | capital
              A.III. :: Fondy ze zisku | reserves
              A.IV. :: Výsledek hospodaření minulých let | retained
              A.V. :: Výsledek hospodaření běžného účetního období | profit
              B.+C. :: Cizí zdroje | foreign
              B. :: Rezervy | provisions
              C. :: Závazky | debts
              C.I. :: Dlouhodobé závazky | loans
              C.II. :: Krátkodobé závazky | shortDebts
              D. :: Časové rozlišení pasiv | accrued`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `Zpracováno v souladu s vyhláškou č. 500/2002 Sb. >> Obchodní firma nebo jiný název účetní jednotky
          > {company}
          ^VÝKAZ ZISKU A ZTRÁTY
          ^v druhovém členění
          ^ke dni {d0}
          ^(v celých tisících Kč)`,
        tables: [
          {
            columns: [
              'code | Označení / a',
              'label | TEXT',
              'number | Číslo / řádku',
              'y0 | běžném / 1',
              'y1 | minulém / 2',
            ],
            spans: ['3-4 | Skutečnost v účetním období'],
            rows: `
              I. :: Tržby z prodeje výrobků a služeb | sales
              A. :: Výkonová spotřeba | materials+services
              A.2. :: Spotřeba materiálu a energie | materials
              A.3. :: Služby | services
              D. :: Osobní náklady | staff
              E. :: Úpravy hodnot v provozní oblasti | depreciation
              III. :: Ostatní provozní výnosy | otherIncome
              F. :: Ostatní provozní náklady | otherCosts
              * :: Provozní výsledek hospodaření (+/-) | operating
              VI. :: Výnosové úroky a podobné výnosy | interestIncome
              J. :: Nákladové úroky a podobné náklady | interestCost
              * :: Finanční výsledek hospodaření (+/-) | interest
              ** :: Výsledek hospodaření před zdaněním (+/-) | before
              L. :: Daň z příjmů | tax
              ** :: Výsledek hospodaření po zdanění (+/-) | profit
              *** :: Výsledek hospodaření za účetní období (+/-) | profit`,
          },
        ],
      },
    ],
  },
  {
    ...EAST,
    name: 'hu-merleg',
    company: 'Példa Szerszám Kft.',
    currency: 'HUF',
    scale: 1000,
    nil: ['0', ''],
    date: '{y}. december 31.',
    pages: [
      {
        type: 'balance_sheet',
        head: `{company}
          ^MÉRLEG "A" változat
          ^{y0}. december 31.
          > adatok E Ft-ban`,
        tables: [
          {
            columns: HUNGARIAN_COLUMNS,
            rows: `
              A. Befektetett eszközök | fixed
              I. IMMATERIÁLIS JAVAK | intangible
              II. TÁRGYI ESZKÖZÖK | tangible
              III. BEFEKTETETT PÉNZÜGYI ESZKÖZÖK | financial
              B. Forgóeszközök | current
              I. KÉSZLETEK | stocks
              II. KÖVETELÉSEK | receivables
              IV. PÉNZESZKÖZÖK | cash
              C. Aktív időbeli elhatárolások | prepaid
              ESZKÖZÖK (AKTÍVÁK) ÖSSZESEN | assets
              D. Saját tőke | equity
              I. JEGYZETT TŐKE | capital
              III. TŐKETARTALÉK | reserves
              IV. EREDMÉNYTARTALÉK | retained
              VII. ADÓZOTT EREDMÉNY | profit
              E. Céltartalékok | provisions
              F. Kötelezettségek | debts
              II. HOSSZÚ LEJÁRATÚ KÖTELEZETTSÉGEK | loans
              III. RÖVID LEJÁRATÚ KÖTELEZETTSÉGEK | shortDebts
              G. Passzív időbeli elhatárolások | accrued
              FORRÁSOK (PASSZÍVÁK) ÖSSZESEN | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `{company}
          ^EREDMÉNYKIMUTATÁS "A" változat
          ^(összköltség eljárással)
          ^{y0}. január 1. - {y0}. december 31.
          > adatok E Ft-ban`,
        tables: [
          {
            columns: HUNGARIAN_COLUMNS,
            rows: `
              I. Értékesítés nettó árbevétele | sales
              III. Egyéb bevételek | otherIncome
              IV. Anyagjellegű ráfordítások | materials+services
              V. Személyi jellegű ráfordítások | staff
              VI. Értékcsökkenési leírás | depreciation
              VII. Egyéb ráfordítások | otherCosts
              A. ÜZEMI (ÜZLETI) TEVÉKENYSÉG EREDMÉNYE | operating
              VIII. Pénzügyi műveletek bevételei | interestIncome
              IX. Pénzügyi műveletek ráfordításai | interestCost
              B. PÉNZÜGYI MŰVELETEK EREDMÉNYE | interest
              C. ADÓZÁS ELŐTTI EREDMÉNY | before
              X. Adófizetési kötelezettség | tax
              D. ADÓZOTT EREDMÉNY | profit`,
          },
        ],
      },
    ],
  },
  {
    ...EAST,
    name: 'hu-pk',
    company: 'Példa Közös Nevező Egyesület',
    currency: 'HUF',
    scale: 1000,
    nil: [''],
    date: '{y}. december 31.',
    cover: `A kettős könyvvitelt vezető egyéb szervezet egyszerűsített
      éves beszámolója és közhasznúsági melléklete
      {y0}. év
      Szervezet / Jogi személy szervezeti egység neve:
      {company}
      időszak kezdete időszak vége
      {boxes}
      Nyomtatva: {y0}.05.29 11.24.08`,
    pages: [
      {
        type: 'balance_sheet',
        head: `^éves beszámolója és közhasznúsági melléklet
          > PK-842
          ^{y0}. év
          Szervezet / Jogi személy szervezeti egység neve:
          {company}
          ^Az egyszerűsített éves beszámoló mérlege
          > Adatok ezer forintban`,
        tables: [
          {
            columns: HUNGARIAN_CORRECTED,
            rows: `
              ESZKÖZÖK (AKTÍVÁK)
               A. Befektetett eszközök | fixed
                I. Immateriális javak | intangible
                II. Tárgyi eszközök | tangible
                III. Befektetett pénzügyi eszközök | financial
               B. Forgóeszközök | current
                I. Készletek | stocks
                II. Követelések | receivables
                III. Értékpapírok
                IV. Pénzeszközök | cash
               C. Aktív időbeli elhatárolások | prepaid
              ESZKÖZÖK ÖSSZESEN | assets
              FORRÁSOK (PASSZÍVÁK)
               D. Saját tőke | equity
                I. Induló tőke/jegyzett tőke | capital
                II. Tőkeváltozás/eredmény | retained
                III. Lekötött tartalék | reserves
                V. Tárgyévi eredmény alaptevékenységből | profit
               E. Céltartalékok | provisions
               F. Kötelezettségek | debts
                I. Hátrasorolt kötelezettségek
                II. Hosszú lejáratú kötelezettségek | loans
                III. Rövid lejáratú kötelezettségek | shortDebts
               G. Passzív időbeli elhatárolások | accrued
              FORRÁSOK ÖSSZESEN | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `^éves beszámolója és közhasznúsági melléklet
          > PK-842
          ^{y0}. év
          Szervezet / Jogi személy szervezeti egység neve:
          {company}
          ^Az egyszerűsített éves beszámoló eredménykimutatása
          > Adatok ezer forintban`,
        tables: [
          {
            columns: HUNGARIAN_ACTIVITIES,
            spans: ['1-3 | Alaptevékenység', '4-6 | Vállalkozási tevékenység', '7-9 | Összesen'],
            rows: `
              1. Értékesítés nettó árbevétele | sales
              3. Egyéb bevételek | otherIncome
              4. Pénzügyi műveletek bevételei | interestIncome
              A. Összes bevétel | allIncome
              5. Anyagjellegű ráfordítások | materials+services
              6. Személyi jellegű ráfordítások | staff
              7. Értékcsökkenési leírás | depreciation
              8. Egyéb ráfordítások | otherCosts
              9. Pénzügyi műveletek ráfordításai | interestCost
              B. Összes ráfordítás | costs+interestCost
              C. Adózás előtti eredmény | before
              10. Adófizetési kötelezettség | tax
              D. Tárgyévi eredmény | profit`,
          },
        ],
      },
    ],
  },
  {
    ...EAST,
    name: 'ru-okud',
    company: 'ООО "Северный Пример"',
    currency: 'RUB',
    scale: 1000,
    negative: ['brackets'],
    nil: ['-'],
    date: 'На 31 декабря {y} г.',
    pages: [
      {
        type: 'balance_sheet',
        head: `^Бухгалтерский баланс
          ^на 31 декабря {y0} г.
          > Форма по ОКУД 0710001
          Организация {company}
          Единица измерения: тыс. руб.`,
        tables: [
          {
            columns: [
              'note | Пояснения',
              'label | Наименование показателя',
              'code | Код',
              'y0 | На 31 декабря / {y0} г.',
              'y1 | На 31 декабря / {y1} г.',
              'y2 | На 31 декабря / {y2} г.',
            ],
            rows: `
              АКТИВ
              I. ВНЕОБОРОТНЫЕ АКТИВЫ
              1110 :: Нематериальные активы | intangible
              1150 :: Основные средства | tangible
              1170 :: Финансовые вложения | financial
              1100 :: Итого по разделу I | fixed
              II. ОБОРОТНЫЕ АКТИВЫ
              1210 :: Запасы | stocks
              1230 :: Дебиторская задолженность | receivables
              1250 :: Денежные средства и денежные эквиваленты | cash
              1260 :: Прочие оборотные активы | prepaid
              1200 :: Итого по разделу II | currentAll
              1600 :: БАЛАНС | assets
              ПАССИВ
              III. КАПИТАЛ И РЕЗЕРВЫ
              1310 :: Уставный капитал | capital
              1360 :: Резервный капитал | reserves
              1370 :: Нераспределенная прибыль (непокрытый убыток) | retained+profit
              1300 :: Итого по разделу III | equity
              IV. ДОЛГОСРОЧНЫЕ ОБЯЗАТЕЛЬСТВА
              1410 :: Заемные средства | loans
              1430 :: Оценочные обязательства | provisions
              1400 :: Итого по разделу IV | longAll
              V. КРАТКОСРОЧНЫЕ ОБЯЗАТЕЛЬСТВА
              1510 :: Заемные средства | bank
              1520 :: Кредиторская задолженность | creditors+taxes+otherDebts
              1530 :: Доходы будущих периодов | accrued
              1500 :: Итого по разделу V | shortAll
              1700 :: БАЛАНС | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `^Отчет о финансовых результатах
          ^за Январь - Декабрь {y0} г.
          > Форма по ОКУД 0710002
          Организация {company}
          Единица измерения: тыс. руб.`,
        tables: [
          {
            columns: [
              'note | Пояснения',
              'label | Наименование показателя',
              'code | Код',
              'y0 | За Январь - Декабрь / {y0} г.',
              'y1 | За Январь - Декабрь / {y1} г.',
            ],
            rows: `
              2110 :: Выручка | sales
              2120 :: Себестоимость продаж | -materials
              2100 :: Валовая прибыль (убыток) | gross
              2210 :: Коммерческие расходы | -services
              2220 :: Управленческие расходы | -staff-depreciation
              2200 :: Прибыль (убыток) от продаж | gross-services-staff-depreciation
              2320 :: Проценты к получению | interestIncome
              2330 :: Проценты к уплате | -interestCost
              2340 :: Прочие доходы | otherIncome
              2350 :: Прочие расходы | -otherCosts
              2300 :: Прибыль (убыток) до налогообложения | before
              2410 :: Налог на прибыль | -tax
              2400 :: Чистая прибыль (убыток) | profit`,
          },
        ],
      },
    ],
  },
  {
    grouping: '.',
    decimal: ',',
    negative: ['minus'],
    name: 'ro-f20',
    company: 'Exemplu Construct S.R.L.',
    currency: 'RON',
    scale: 1,
    nil: ['0', ''],
    date: '31.12.{y}',
    pages: [
      {
        type: 'income_statement',
        head: `{company}
          ^CONTUL DE PROFIT ȘI PIERDERE
          ^la data de {d0}
          Cod 20 >> - lei -`,
        tables: [
          {
            columns: [
              'label | Denumirea indicatorilor / A',
              'number | Nr. / rd. / B',
              'y1 | Exercițiul financiar / precedent / 1',
              'y0 | Exercițiul financiar / curent / 2',
            ],
            rows: `
              1. Cifra de afaceri netă | sales
              4. Alte venituri din exploatare | otherIncome
              VENITURI DIN EXPLOATARE - TOTAL | income
              5. Cheltuieli cu materiile prime și materialele consumabile | materials
              6. Cheltuieli cu personalul | staff
              7. Ajustări de valoare privind imobilizările | depreciation
              8. Alte cheltuieli de exploatare | services+otherCosts
              CHELTUIELI DE EXPLOATARE - TOTAL | costs
              PROFITUL SAU PIERDEREA DIN EXPLOATARE | operating
              VENITURI FINANCIARE - TOTAL | interestIncome
              CHELTUIELI FINANCIARE - TOTAL | interestCost
              PROFITUL SAU PIERDEREA BRUT(Ă) | before
              Impozitul pe profit | tax
              PROFITUL SAU PIERDEREA NET(Ă) A EXERCIȚIULUI FINANCIAR | profit`,
          },
        ],
      },
    ],
  },
];
