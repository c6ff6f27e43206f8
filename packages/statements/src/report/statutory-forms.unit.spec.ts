import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

/** Three days, a code at each row, and boxes of codes above the heads. */
const RUSSIAN_BALANCE = `
                                   Бухгалтерский баланс
                               на 31 декабря 2023 г.
                                                                              Коды
                                               Форма по ОКУД                0710001
                                               Дата (число, месяц, год)     31 12 2023
Организация Общество с ограниченной ответственностью "Северный Ветер"   по ОКПО   12345678
Идентификационный номер налогоплательщика                      ИНН    7701234567
Единица измерения: тыс. руб.                                   по ОКЕИ    384

 Пояснения        Наименование показателя           Код      На 31 декабря   На 31 декабря   На 31 декабря
                                                                2023 г.         2022 г.         2021 г.
                          АКТИВ
             I. ВНЕОБОРОТНЫЕ АКТИВЫ
            Нематериальные активы                   1110           1 200           1 300           1 400
            Основные средства                       1150          45 300          43 100          40 200
            Финансовые вложения                     1170           2 000           2 000           2 000
            Отложенные налоговые активы             1180             150             120             100
            Итого по разделу I                      1100          48 650          46 520          43 700
             II. ОБОРОТНЫЕ АКТИВЫ
            Запасы                                  1210          12 400          11 800          10 900
            Дебиторская задолженность               1230          18 900          17 200          16 100
            Денежные средства                       1250           5 050           4 480           3 300
            Итого по разделу II                     1200          36 350          33 480          30 300
            БАЛАНС                                  1600          85 000          80 000          74 000
                         ПАССИВ
             III. КАПИТАЛ И РЕЗЕРВЫ
            Уставный капитал                        1310          10 000          10 000          10 000
            Нераспределенная прибыль                1370          40 000          35 000          30 000
            Итого по разделу III                    1300          50 000          45 000          40 000
             IV. ДОЛГОСРОЧНЫЕ ОБЯЗАТЕЛЬСТВА
            Заемные средства                        1410          15 000          17 000          18 000
            Итого по разделу IV                     1400          15 000          17 000          18 000
             V. КРАТКОСРОЧНЫЕ ОБЯЗАТЕЛЬСТВА
            Заемные средства                        1510           5 000           4 000           3 000
            Кредиторская задолженность              1520          15 000          14 000          13 000
            Итого по разделу V                      1500          20 000          18 000          16 000
            БАЛАНС                                  1700          85 000          80 000          74 000
`;

const RUSSIAN_INCOME = `
                              Отчет о финансовых результатах
                               за Январь - Декабрь 2023 г.
                                                                              Коды
                                               Форма по ОКУД                0710002
Организация Общество с ограниченной ответственностью "Северный Ветер"   по ОКПО   12345678
Единица измерения: тыс. руб.                                   по ОКЕИ    384

 Пояснения        Наименование показателя           Код      За Январь - Декабрь   За Январь - Декабрь
                                                                   2023 г.               2022 г.
            Выручка                                 2110             120 000               110 000
            Себестоимость продаж                    2120             (80 000)              (74 000)
            Валовая прибыль (убыток)                2100              40 000                36 000
            Коммерческие расходы                    2210             (10 000)               (9 000)
            Управленческие расходы                  2220             (20 000)              (18 500)
            Прибыль (убыток) от продаж              2200              10 000                 8 500
            Проценты к получению                    2320                 200                   150
            Проценты к уплате                       2330              (2 000)               (1 900)
            Прочие доходы                           2340               1 000                   900
            Прочие расходы                          2350              (2 950)               (1 400)
            Прибыль (убыток) до налогообложения     2300               6 250                 6 250
            Налог на прибыль                        2410              (1 250)               (1 250)
            Чистая прибыль (убыток)                 2400               5 000                 5 000
`;

/** The heads stand over two lines, and a line numbers the columns. */
const UKRAINIAN_BALANCE = `
                                                                       Додаток 1
                                                    до Національного положення (стандарту) бухгалтерського обліку 1
                                                                                КОДИ
                                        Дата (рік, місяць, число)       2023   12   31
Підприємство  Товариство з обмеженою відповідальністю "Світанок"   за ЄДРПОУ   12345678
Територія   м. Київ                                                за КОАТУУ   8000000000
Одиниця виміру: тис. грн. без десяткового знака
                            Баланс (Звіт про фінансовий стан)
                                 на 31 грудня 2023 р.
                                                             Форма №1   Код за ДКУД   1801001
                 Актив                              Код        На початок         На кінець
                                                   рядка     звітного періоду   звітного періоду
                   1                                 2             3                  4
I. Необоротні активи
Нематеріальні активи                               1000             130                120
первісна вартість                                  1001             200                210
накопичена амортизація                             1002              70                 90
Основні засоби                                     1010           4 310              4 530
первісна вартість                                  1011           8 000              8 600
знос                                               1012           3 690              4 070
Усього за розділом I                               1095           4 440              4 650
II. Оборотні активи
Запаси                                             1100           1 180              1 240
Дебіторська заборгованість за продукцію            1125           1 720              1 890
Гроші та їх еквіваленти                            1165             448                505
Усього за розділом II                              1195           3 348              3 635
III. Необоротні активи для продажу                 1200             -                  -
Баланс                                             1300           7 788              8 285
                 Пасив                              Код        На початок         На кінець
                                                   рядка     звітного періоду   звітного періоду
                   1                                 2             3                  4
I. Власний капітал
Зареєстрований (пайовий) капітал                   1400           1 000              1 000
Нерозподілений прибуток (непокритий збиток)        1420           3 500              4 000
Усього за розділом I                               1495           4 500              5 000
II. Довгострокові зобов'язання і забезпечення
Довгострокові кредити банків                       1510           1 700              1 500
Усього за розділом II                              1595           1 700              1 500
III. Поточні зобов'язання і забезпечення
Короткострокові кредити банків                     1600             188                285
товари, роботи, послуги                            1615           1 400              1 500
Усього за розділом III                             1695           1 588              1 785
Баланс                                             1900           7 788              8 285
`;

const UKRAINIAN_INCOME = `
Підприємство  Товариство з обмеженою відповідальністю "Світанок"   за ЄДРПОУ   12345678
                     Звіт про фінансові результати (Звіт про сукупний дохід)
                                 за 2023 рік
                                                             Форма №2   Код за ДКУД   1801003
                             I. ФІНАНСОВІ РЕЗУЛЬТАТИ
                 Стаття                             Код        За звітний        За аналогічний період
                                                   рядка        період           попереднього року
                   1                                 2             3                  4
Чистий дохід від реалізації продукції              2000          12 000             11 000
Собівартість реалізованої продукції                2050         (8 000)            (7 400)
Валовий: прибуток                                  2090           4 000              3 600
Інші операційні доходи                             2120             100                 90
Адміністративні витрати                            2130         (1 500)            (1 400)
Витрати на збут                                    2150         (1 000)              (900)
Фінансовий результат від операційної діяльності    2190           1 600              1 390
Фінансові витрати                                  2250           (200)              (190)
Фінансовий результат до оподаткування: прибуток    2290           1 400              1 200
Витрати (дохід) з податку на прибуток              2300           (250)              (216)
Чистий фінансовий результат: прибуток              2350           1 150                984
`;

/** Gross, deductions and net beside the net of the year before; claims under heads of their own. */
const CZECH_BALANCE = `
Zpracováno v souladu s vyhláškou č. 500/2002 Sb.          ROZVAHA                    Obchodní firma nebo jiný název účetní jednotky
                                                       ve plném rozsahu              Severní vítr s.r.o.
                                                     ke dni 31.12.2023
                                                   (v celých tisících Kč)            Sídlo: Praha 1
                                              IČ
                                           12345678

Označení   AKTIVA                                       Číslo    Běžné účetní období                    Min. úč. období
   a         b                                          řádku    Brutto      Korekce      Netto         Netto
                                                          c         1           2           3             4
           AKTIVA CELKEM                                 001      12 500      -4 000       8 500         8 000
B.         Stálá aktiva                                  003       9 000      -4 000       5 000         4 800
B.I.       Dlouhodobý nehmotný majetek                   004         500        -300         200           250
B.II.      Dlouhodobý hmotný majetek                     014       8 500      -3 700       4 800         4 550
C.         Oběžná aktiva                                 037       3 400           0       3 400         3 100
C.I.       Zásoby                                        038       1 200           0       1 200         1 100
C.II.      Pohledávky                                    046       1 700           0       1 700         1 600
C.IV.      Peněžní prostředky                            075         500           0         500           400
D.         Časové rozlišení aktiv                        078         100           0         100           100

Označení   PASIVA                                       Číslo    Stav v běžném           Stav v minulém
   a         b                                          řádku    účet. období            účet. období
                                                          c           5                       6
           PASIVA CELKEM                                 082        8 500                   8 000
A.         Vlastní kapitál                               083        5 000                   4 500
A.I.       Základní kapitál                              084        1 000                   1 000
A.IV.      Výsledek hospodaření minulých let             095        3 500                   3 100
A.V.       Výsledek hospodaření běžného účetního období  099          500                     400
B.+C.      Cizí zdroje                                   101        3 400                   3 400
B.         Rezervy                                       102          200                     200
C.         Závazky                                       107        3 200                   3 200
C.I.       Dlouhodobé závazky                            108        1 500                   1 700
C.II.      Krátkodobé závazky                            123        1 700                   1 500
D.         Časové rozlišení pasiv                        147          100                     100
`;

const CZECH_INCOME = `
Zpracováno v souladu s vyhláškou č. 500/2002 Sb.    VÝKAZ ZISKU A ZTRÁTY           Obchodní firma nebo jiný název účetní jednotky
                                               v druhovém členění                    Severní vítr s.r.o.
                                                  ke dni 31.12.2023
                                                (v celých tisících Kč)

Označení   TEXT                                         Číslo        Skutečnost v účetním období
   a         b                                          řádku     běžném                  minulém
                                                          c           1                       2
I.         Tržby z prodeje výrobků a služeb              01        9 000                   8 500
II.        Tržby za prodej zboží                         02        3 000                   2 500
A.         Výkonová spotřeba                             03        8 000                   7 400
D.         Osobní náklady                                09        2 500                   2 300
E.         Úpravy hodnot v provozní oblasti              14          700                     650
III.       Ostatní provozní výnosy                       20          100                      90
F.         Ostatní provozní náklady                      24          150                     140
*          Provozní výsledek hospodaření (+/-)           30          750                     600
J.         Nákladové úroky a podobné náklady             43          120                     110
*          Finanční výsledek hospodaření (+/-)           48         -120                    -110
**         Výsledek hospodaření před zdaněním (+/-)      49          630                     490
L.         Daň z příjmů                                  50          130                      90
**         Výsledek hospodaření po zdanění (+/-)         53          500                     400
***        Výsledek hospodaření za účetní období (+/-)   55          500                     400
`;

/** The year before stands first. */
const POLISH_BALANCE = `
Fundacja Zielony Świat
NIP 1234567890
                                   BILANS
                        sporządzony na dzień 31.12.2023 r.
                                                                       (w złotych)
        AKTYWA                                   Stan na koniec       Stan na koniec
                                                 roku poprzedniego    roku bieżącego
   1                                                    2                    3
A. Aktywa trwałe                                      12 000,00            10 000,00
   I. Wartości niematerialne i prawne                      0,00                 0,00
   II. Rzeczowe aktywa trwałe                         12 000,00            10 000,00
B. Aktywa obrotowe                                    88 000,00           105 500,50
   I. Zapasy                                           1 000,00             1 500,00
   II. Należności krótkoterminowe                      7 000,00             4 000,50
   III. Inwestycje krótkoterminowe                    80 000,00           100 000,00
C. Należne wpłaty na fundusz statutowy                     0,00                 0,00
AKTYWA RAZEM                                         100 000,00           115 500,50
        PASYWA                                   Stan na koniec       Stan na koniec
                                                 roku poprzedniego    roku bieżącego
A. Fundusz własny                                     90 000,00           101 500,50
   I. Fundusz statutowy                               50 000,00            50 000,00
   II. Pozostałe fundusze                             30 000,00            40 000,00
   III. Zysk (strata) netto                           10 000,00            11 500,50
B. Zobowiązania i rezerwy na zobowiązania             10 000,00            14 000,00
   I. Zobowiązania długoterminowe                          0,00                 0,00
   II. Zobowiązania krótkoterminowe                   10 000,00            14 000,00
PASYWA RAZEM                                         100 000,00           115 500,50
`;

const POLISH_INCOME = `
Fundacja Zielony Świat
                            RACHUNEK ZYSKÓW I STRAT
                     za okres od 01.01.2023 do 31.12.2023 r.
        Wyszczególnienie                         Kwota za rok         Kwota za rok
                                                 poprzedni            bieżący
   1                                                    2                    3
A. Przychody z działalności statutowej               200 000,00           230 000,00
B. Koszty działalności statutowej                    180 000,00           205 000,00
C. Zysk (strata) z działalności statutowej (A-B)      20 000,00            25 000,00
D. Koszty ogólnego zarządu                            11 000,00            14 000,00
E. Zysk (strata) z działalności operacyjnej            9 000,00            11 000,00
F. Przychody finansowe                                 1 200,00               600,50
G. Koszty finansowe                                      200,00               100,00
H. Zysk (strata) brutto                               10 000,00            11 500,50
I. Podatek dochodowy                                       0,00                 0,00
J. Zysk (strata) netto                                10 000,00            11 500,50
`;

/** The year stands on the first page alone, each digit in a box of its own. */
const HUNGARIAN_COVER = `
                       A kettős könyvvitelt vezető egyéb szervezet
                 egyszerűsített beszámolója és közhasznúsági melléklete                     PK-142

Törvényszék:                                                   Tárgyév:        2   0   1    3
                       01 Fővárosi Törvényszék
Szervezet neve:
 NAPFÉNY ALAPÍTVÁNY
Szervezet székhelye:
`;

const HUNGARIAN_BALANCE = `
                       A kettős könyvvitelt vezető egyéb szervezet
                 egyszerűsített beszámolója és közhasznúsági melléklete                     PK-142
Szervezet neve:
NAPFÉNY ALAPÍTVÁNY
                     Az egyszerűsített éves beszámoló mérlege              (Adatok ezer forintban.)
                                                  Előző év         Előző év         Tárgyév
                                                                   helyesbítése
   ESZKÖZÖK (AKTÍVÁK)
     A.   Befektetett eszközök                     148 484                          154 956
          I. Immateriális javak                         78
          II. Tárgyi eszközök                       48 500                           51 125
          III. Befektetett pénzügyi eszközök        99 906                          103 831
     B.   Forgóeszközök                            294 968                          560 184
          I. Készletek                                 852                              852
          II. Követelések                           25 193                           38 098
          III. Értékpapírok                        185 796                          156 225
          IV. Pénzeszközök                          83 127                          365 009
     C.   Aktív időbeli elhatárolások                9 478                          465 165
   ESZKÖZÖK ÖSSZESEN                               452 930                        1 180 305
   FORRÁSOK (PASSZÍVÁK)
     D.   Saját tőke                               445 008                          468 936
          I. Induló tőke/jegyzett tőke                 200                              200
          II. Tőkeváltozás/eredmény                468 104                          444 808
          III. Lekötött tartalék
          V. Tárgyévi eredmény alaptevékenységből  -27 119                           20 496
          VI. Tárgyévi eredmény vállalkozási        3 823                            3 432
     E.   Céltartalékok
     F.   Kötelezettségek                            7 309                          463 939
          III. Rövid lejáratú kötelezettségek        7 309                          463 939
     G.   Passzív időbeli elhatárolások                613                          247 430
   FORRÁSOK ÖSSZESEN                               452 930                        1 180 305
`;

/** What is filled in follows all labels; the year stands on a line of its own, and the period in boxes. */
const HUNGARIAN_FILLED = `
A kettős könyvvitelt vezető egyéb szervezet egyszerűsített
éves beszámolója és közhasznúsági melléklet
2022. év
Szervezet / Jogi személy szervezeti egység neve:
Nyilvántartási szám: Tárgyév:
NAPFÉNY ALAPÍTVÁNY
1 5 0 2 0 0 0 2 3 6 9 2 0 2 2
2 0 2 2 0 1 0 1 2 0 2 2 1 2 3 1
`;

describe('statutory forms that number their rows and columns', () => {
  it('name the company behind the words of the form, and date three columns: Russia', () => {
    const reading = readDrawnReport([RUSSIAN_BALANCE, RUSSIAN_INCOME]);
    const balance = statementOf(reading, 'balance_sheet');
    const income = statementOf(reading, 'income_statement');
    expect(balance.company_name).to.equal(
      'Общество с ограниченной ответственностью "Северный Ветер"',
    );
    expect([balance.years, balance.currency, balance.scale]).to.deep.equal([
      ['2023', '2022', '2021'],
      'RUB',
      1000,
    ]);
    expect(valuesOf(balance, 'Запасы')).to.deep.equal([12_400, 11_800, 10_900]);
    expect(balance.confidence).to.be.greaterThan(0.985);
    expect(valuesOf(income, 'Себестоимость продаж')).to.deep.equal([-80_000, -74_000]);
  });

  it('print what is filled in behind all labels: Hungary', () => {
    const reading = readDrawnReport([HUNGARIAN_FILLED, HUNGARIAN_BALANCE]);
    const balance = statementOf(reading, 'balance_sheet');
    expect([balance.years, balance.fiscal_year_ends['2022']]).to.deep.equal([
      ['2021', '2022'],
      '2022-12-31',
    ]);
    expect(valuesOf(balance, 'ESZKÖZÖK ÖSSZESEN')).to.deep.equal([452_930, 1_180_305]);
  });

  it('head the columns with the beginning and the end of the period: Ukraine', () => {
    const reading = readDrawnReport([UKRAINIAN_BALANCE, UKRAINIAN_INCOME]);
    const balance = statementOf(reading, 'balance_sheet');
    const income = statementOf(reading, 'income_statement');
    expect([balance.years, balance.scale]).to.deep.equal([['2022', '2023'], 1000]);
    expect(valuesOf(balance, 'Запаси')).to.deep.equal([1_180, 1_240]);
    expect(valuesOf(balance, 'Баланс')).to.deep.equal([7_788, 8_285]);
    expect(income.years).to.deep.equal(['2023', '2022']);
    expect(valuesOf(income, 'Адміністративні витрати')).to.deep.equal([-1_500, -1_400]);
  });

  it('print gross and net of the assets, and claims under other heads: Czechia', () => {
    const reading = readDrawnReport([CZECH_BALANCE, CZECH_INCOME]);
    const balance = statementOf(reading, 'balance_sheet');
    const income = statementOf(reading, 'income_statement');
    expect([balance.years, balance.currency, balance.scale]).to.deep.equal([
      ['2023', '2022'],
      'CZK',
      1000,
    ]);
    expect(valuesOf(balance, 'C. Oběžná aktiva')).to.deep.equal([3_400, 3_100]);
    expect(valuesOf(balance, 'A. Vlastní kapitál')).to.deep.equal([5_000, 4_500]);
    expect(income.years).to.deep.equal(['2023', '2022']);
    expect(valuesOf(income, 'D. Osobní náklady')).to.deep.equal([2_500, 2_300]);
  });

  it('head the columns with the end of either year: Poland', () => {
    const reading = readDrawnReport([POLISH_BALANCE, POLISH_INCOME]);
    const balance = statementOf(reading, 'balance_sheet');
    const income = statementOf(reading, 'income_statement');
    expect(balance.company_name).to.equal('Fundacja Zielony Świat');
    for (const { years } of [balance, income]) expect(years).to.deep.equal(['2022', '2023']);
    expect(valuesOf(balance, 'B. Aktywa obrotowe')).to.deep.equal([88_000, 105_500.5]);
    expect(valuesOf(income, 'J. Zysk (strata) netto')).to.deep.equal([10_000, 11_500.5]);
  });

  it('print the year in boxes of the first page: Hungary', () => {
    const reading = readDrawnReport([HUNGARIAN_COVER, HUNGARIAN_BALANCE]);
    const balance = statementOf(reading, 'balance_sheet');
    expect([balance.company_name, balance.years, balance.scale]).to.deep.equal([
      'NAPFÉNY ALAPÍTVÁNY',
      ['2012', '2013'],
      1000,
    ]);
    expect(valuesOf(balance, 'D. Saját tőke')).to.deep.equal([445_008, 468_936]);
  });
});
