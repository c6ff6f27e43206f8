import { phrasesOf } from './phrases.js';

/** The words of one language for the parts of a year. A final `*` stands for any ending. */
export interface PartWords {
  readonly language: string;
  /** Beside the number of a quarter: "third quarter", "Quartal 3". */
  readonly quarter: readonly string[];
  /** Beside the number of a half: "first half", "S 1". */
  readonly half: readonly string[];
  /** First to fourth, in words and in Roman numerals where these are no words of the language. */
  readonly ordinals: readonly (readonly string[])[];
  /** Of a half year, without its number: the first, unless the text names the second. */
  readonly halfYear: readonly string[];
  readonly threeMonths: readonly string[];
  readonly sixMonths: readonly string[];
  readonly nineMonths: readonly string[];
}

type Row = readonly [
  language: string,
  quarter: string,
  half: string,
  ordinals: readonly [first: string, second: string, third: string, fourth: string],
  halfYear: string,
  months: readonly [three: string, six: string, nine: string],
];

/** Small letters behind the figure of an ordinal: 1st, 2ème, 3º, 1-й, 4η. */
export const ORDINAL_ENDINGS = phrasesOf(`
  st, nd, rd, th, er, re, ere, e, de, eme, nde, o, a, ro, do, to, ra, da, ta, ste, η, ος, ο, й, го,
  ый, ий, е, ое, inci, nci, üncü, ncü`);

/**
 * Weeks stand for months where a company's quarters have 12 or 13 weeks, the first or last of a
 * year 16: in the languages of companies that report so, grocers of Canada and the Netherlands above all.
 */
const ROWS: readonly Row[] = [
  [
    'en',
    'quarter*, qtr, qtrs, qrt',
    'half, half year*, halfyear*',
    ['first, 1st', 'second, 2nd', 'third, 3rd', 'fourth, 4th, final'],
    `half-year*, half year*, half-yearly, halfyear*, hy, semi-annual*, semiannual*, half-annual*,
     n-csrs, appendix 4d, interim half*`,
    [
      `three month*, 3 month*, three and, 3 and, thirteen week*, 13 week*, fourteen week*, 14 week*, twelve week*, 12 week*,
       sixteen week*, 16 week*, seventeen week*, 17 week*, quarterly period*, quarter ended`,
      `six month*, 6 month*, twenty-six week*, 26 week*, twenty-seven week*, 27 week*,
       twenty-four week*, 24 week*, twenty-eight week*, 28 week*, first two quarters`,
      `nine month*, 9 month*, thirty-nine week*, 39 week*, forty week*, 40 week*, thirty-six week*,
       36 week*, first three quarters, three quarters`,
    ],
  ],
  [
    'de',
    'quartal*, qu',
    'halbjahr*, hj, geschäftshalbjahr*, hälfte',
    [
      'erstes, ersten, erste, i',
      'zweites, zweiten, zweite, ii',
      'drittes, dritten, dritte, iii',
      'viertes, vierten, vierte, iv',
    ],
    'halbjahr*, hj, halbjährlich*, konzernhalbjahr*',
    [
      `drei monate*, 3 monate*, dreimonats*, 3-monats*, 12 wochen, 13 wochen, dreizehn wochen,
       14 wochen`,
      `sechs monate*, 6 monate*, sechsmonats*, 6-monats*, 26 wochen, sechsundzwanzig wochen,
       27 wochen`,
      `neun monate*, 9 monate*, neunmonats*, 9-monats*, erste drei quartale, ersten drei quartale,
       39 wochen, neununddreißig wochen, 40 wochen`,
    ],
  ],
  [
    'fr',
    'trimestre, trim, trimestriel*',
    'semestre*, sem',
    ['premier, i', 'deuxième, second, ii', 'troisième, iii', 'quatrième, iv'],
    'semestriel*',
    [
      `trois mois, 3 mois, trois premiers mois, 12 semaines, douze semaines, 13 semaines,
       treize semaines, 14 semaines, 16 semaines, seize semaines, 17 semaines`,
      `six mois, 6 mois, six premiers mois, 24 semaines, vingt-quatre semaines, 26 semaines,
       vingt-six semaines, 27 semaines, 28 semaines, vingt-huit semaines`,
      `neuf mois, 9 mois, neuf premiers mois, 36 semaines, trente-six semaines, 39 semaines,
       trente-neuf semaines, 40 semaines, quarante semaines`,
    ],
  ],
  [
    'es',
    'trimestre, trim, tri',
    'semestre*, sem',
    ['primer, primero, i', 'segundo, ii', 'tercer, tercero, iii', 'cuarto, iv'],
    'semestral*',
    [
      'tres meses, 3 meses, tres primeros meses, primeros tres meses, 13 semanas, trece semanas',
      'seis meses, 6 meses, seis primeros meses, primeros seis meses, 26 semanas',
      'nueve meses, 9 meses, nueve primeros meses, primeros nueve meses, 39 semanas',
    ],
  ],
  [
    'it',
    'trimestre, trim, trimestrale',
    'semestre, sem',
    ['primo, i', 'secondo, ii', 'terzo, iii', 'quarto, iv'],
    'semestral*',
    [
      'tre mesi, 3 mesi, primi tre mesi',
      'sei mesi, 6 mesi, primi sei mesi',
      'nove mesi, 9 mesi, primi nove mesi',
    ],
  ],
  [
    'nl',
    'kwartaal*, kw',
    'halfjaar*, jaarhelft, helft',
    ['eerste, i', 'tweede, ii', 'derde, iii', 'vierde, iv'],
    'halfjaar*, half jaar, halfjaarlijks*, halfjaarcijfers',
    [
      `drie maanden, 3 maanden, driemaands*, 12 weken, twaalf weken, 13 weken, dertien weken,
       14 weken, 16 weken, zestien weken`,
      'zes maanden, 6 maanden, zesmaands*, 24 weken, 26 weken, zesentwintig weken, 27 weken, 28 weken',
      `negen maanden, 9 maanden, negenmaands*, eerste drie kwartalen, 36 weken, 39 weken,
       negenendertig weken, 40 weken, veertig weken`,
    ],
  ],
  [
    'pt',
    'trimestre, trim, tri, tr, trimestral',
    'semestre*, sem',
    ['primeiro, i', 'segundo, ii', 'terceiro, iii', 'quarto, iv'],
    'semestral*',
    [
      'três meses, 3 meses, primeiros três meses',
      'seis meses, 6 meses, primeiros seis meses',
      'nove meses, 9 meses, primeiros nove meses',
    ],
  ],
  [
    'sv',
    'kvartal*, kv',
    'halvår*, halvan',
    ['första', 'andra, ii', 'tredje, iii', 'fjärde, iv'],
    'halvår*',
    [
      'tre månader*, 3 månader*, tremånaders*, 13 veckor',
      'sex månader*, 6 månader*, sexmånaders*, 26 veckor',
      'nio månader*, 9 månader*, niomånaders*, 39 veckor',
    ],
  ],
  [
    'da',
    'kvartal*, kvt',
    'halvår*',
    ['første', 'andet, andre, ii', 'tredje, iii', 'fjerde, iv'],
    'halvår*',
    [
      'tre måneder*, 3 måneder*, tremåneders*',
      'seks måneder*, 6 måneder*, seksmåneders*',
      'ni måneder*, 9 måneder*, nimåneders*, tre kvartaler, første tre kvartaler',
    ],
  ],
  [
    'no',
    'kvartal*, kv',
    'halvår*',
    ['første', 'andre, annet, ii', 'tredje, iii', 'fjerde, iv'],
    'halvår*',
    ['tre måneder*, 3 måneder*', 'seks måneder*, 6 måneder*', 'ni måneder*, 9 måneder*'],
  ],
  [
    'fi',
    'neljännes*, vuosineljännes*, vuosineljänne*, kvartaali*',
    'vuosipuolisko*, puolivuosi*, vuosipuolikas*',
    [
      'ensimmäinen, ensimmäisen, ensimmäiseltä, i',
      'toinen, toisen, toiselta, ii',
      'kolmas, kolmannen, kolmannelta, iii',
      'neljäs, neljännen, iv',
    ],
    'puolivuosi*, puolivuotis*',
    [
      'kolme kuukautta, kolmen kuukauden, 3 kuukautta, 3 kk',
      'kuusi kuukautta, kuuden kuukauden, 6 kuukautta, 6 kk, tammi kesäkuu*',
      'yhdeksän kuukautta, yhdeksän kuukauden, 9 kuukautta, 9 kk, tammi syyskuu*',
    ],
  ],
  [
    'pl',
    'kwartał*, kw',
    'półrocz*, półr',
    [
      'pierwszy, pierwszego, pierwszym, pierwsze, i',
      'drugi, drugiego, drugim, drugie, ii',
      'trzeci, trzeciego, trzecim, trzecie, iii',
      'czwarty, czwartego, czwartym, iv',
    ],
    'półrocz*',
    [
      'trzech miesięcy, 3 miesiące, 3 miesięcy, trzy miesiące',
      'sześciu miesięcy, 6 miesięcy, sześć miesięcy',
      'dziewięciu miesięcy, 9 miesięcy, dziewięć miesięcy, trzy kwartały, trzech kwartałów',
    ],
  ],
  [
    'cs',
    'čtvrtlet*, kvartál*',
    'polole*',
    [
      'první, prvním, prvního',
      'druhé, druhý, druhém, druhého, ii',
      'třetí, třetím, třetího, iii',
      'čtvrté, čtvrtý, čtvrtém, čtvrtého, iv',
    ],
    'polole*',
    [
      'tři měsíce, tří měsíců, 3 měsíce, 3 měsíců',
      'šest měsíců, šesti měsíců, 6 měsíců',
      'devět měsíců, devíti měsíců, 9 měsíců',
    ],
  ],
  [
    'sk',
    'štvrťrok*, štvrťroč*, kvartál*',
    'polro*',
    ['prvý, prvom', 'druhý, druhom, ii', 'tretí, treťom, iii', 'štvrtý, štvrtom, iv'],
    'polro*',
    [
      'tri mesiace, troch mesiacov, 3 mesiace',
      'šesť mesiacov, šiestich mesiacov, 6 mesiacov',
      'deväť mesiacov, deviatich mesiacov, 9 mesiacov',
    ],
  ],
  [
    'sl',
    'četrtletj*, trimesečj*, kvartal*, četrtletn*',
    'polletj*, polletn*',
    ['prvo, prvem, prvega', 'drugo, drugem, ii', 'tretje, tretjem, iii', 'četrto, četrtem, iv'],
    'polletj*, polletn*',
    [
      'tri mesece, treh mesec*, 3 mesece, trimesečn*',
      'šest mesecev, 6 mesecev, šestmesečn*',
      'devet mesecev, 9 mesecev, devetmesečn*, devetmesečj*',
    ],
  ],
  [
    'hr',
    'tromjeseč*, kvartal*',
    'polugodišt*',
    [
      'prvo, prvom, prvi',
      'drugo, drugom, drugi, ii',
      'treće, trećem, treći, iii',
      'četvrto, četvrtom, četvrti, iv',
    ],
    'polugodišn*, polugodišt*',
    [
      'tri mjeseca, 3 mjeseca',
      'šest mjeseci, 6 mjeseci',
      'devet mjeseci, 9 mjeseci, devetomjeseč*',
    ],
  ],
  [
    'hu',
    'negyedév*, n.év',
    'félév*',
    ['első, i', 'második, ii', 'harmadik, iii', 'negyedik, iv'],
    'félév*',
    [
      'három hónap*, 3 hónap*, háromhavi*',
      'hat hónap*, 6 hónap*, hathavi*',
      'kilenc hónap*, 9 hónap*, kilenchavi*, első három negyedév*',
    ],
  ],
  [
    'ro',
    'trimestru*, trim, trimestrial*',
    'semestru*, sem',
    ['primul, întâi, i', 'al doilea, ii', 'al treilea, iii', 'al patrulea, iv'],
    'semestrial*',
    ['trei luni, 3 luni', 'șase luni, 6 luni', 'nouă luni, 9 luni'],
  ],
  [
    'id',
    'triwulan*, kuartal*, tw, kw',
    'semester, smt',
    ['pertama, i', 'kedua, ii', 'ketiga, iii', 'keempat, iv'],
    'tengah tahun*, semesteran',
    ['tiga bulan, 3 bulan', 'enam bulan, 6 bulan', 'sembilan bulan, 9 bulan'],
  ],
  [
    'tr',
    'çeyre*',
    'yarıyıl*, yarı yıl*, yarısı*',
    ['birinci, ilk, i', 'ikinci, ii', 'üçüncü, iii', 'dördüncü, iv'],
    'yarıyıl*, yarı yıl*',
    ['üç aylık*, 3 aylık*, 3 ay', 'altı aylık*, 6 aylık*, 6 ay', 'dokuz aylık*, 9 aylık*, 9 ay'],
  ],
  [
    'ru',
    'квартал*, кв',
    'полугоди*, пг',
    [
      'первый, первого, первом, первое, i',
      'второй, второго, втором, второе, ii',
      'третий, третьего, третьем, iii',
      'четвертый, четвертого, четвертом, iv',
    ],
    'полугоди*, полугодов*',
    [
      'три месяца, трех месяцев, 3 месяца, 3 мес',
      'шесть месяцев, шести месяцев, 6 месяцев, 6 мес',
      'девять месяцев, девяти месяцев, 9 месяцев, 9 мес',
    ],
  ],
  [
    'uk',
    'квартал*, кв',
    'півріч*',
    [
      'перший, першого, першому, перше, i, і',
      'другий, другого, другому, друге, ii, іі',
      'третій, третього, третьому, iii, ііі',
      'четвертий, четвертого, четвертому, iv, іv',
    ],
    'півріч*',
    ['три місяці, 3 місяці', 'шість місяців, 6 місяців', "дев'ять місяців, 9 місяців"],
  ],
  [
    'bg',
    'тримесечи*',
    'полугоди*, шестмесечи*',
    ['първо, първото, i', 'второ, второто, ii', 'трето, третото, iii', 'четвърто, четвъртото, iv'],
    'полугоди*, шестмесеч*',
    ['три месеца, 3 месеца', 'шест месеца, 6 месеца', 'девет месеца, 9 месеца, деветмесеч*'],
  ],
  [
    'el',
    'τρίμηνο*, τριμήνου*, τριμηνιαί*',
    'εξάμηνο*, εξαμήνου*, εξαμηνιαί*',
    [
      'πρώτο, πρώτου, α, a',
      'δεύτερο, δευτέρου, δεύτερου, β, b',
      'τρίτο, τρίτου, γ',
      'τέταρτο, τετάρτου, τέταρτου, δ',
    ],
    'εξάμην*, εξαμήν*, εξαμηνιαί*',
    [
      'τρεις μήνες, 3 μήνες, τρίμηνη*',
      'έξι μήνες, 6 μήνες, εξάμηνη*',
      'εννέα μήνες, 9 μήνες, εννεάμην*, εννεαμήν*, 9μηνο*, 9μηνου',
    ],
  ],
  [
    'ar',
    'الربع, ربع, للربع',
    'النصف, نصف, للنصف',
    ['الأول, أول', 'الثاني, ثاني', 'الثالث, ثالث', 'الرابع, رابع'],
    'نصف سنوي, النصف سنوي, نصف سنوية, نصف السنوية, النصف سنوية',
    [
      'ثلاثة أشهر, الثلاثة أشهر, 3 أشهر',
      'ستة أشهر, الستة أشهر, 6 أشهر',
      'تسعة أشهر, التسعة أشهر, 9 أشهر',
    ],
  ],
  [
    'he',
    'רבעון, הרבעון, לרבעון, ברבעון',
    'מחצית, המחצית, למחצית, חציון',
    [
      'ראשון, הראשון, ראשונה, הראשונה',
      'שני, השני, שנייה, השנייה',
      'שלישי, השלישי',
      'רביעי, הרביעי',
    ],
    'חצי שנתי, חצי שנתיים, חציוני, חציון',
    ['שלושה חודשים, שלושת החודשים', 'שישה חודשים, ששת החודשים', 'תשעה חודשים, תשעת החודשים'],
  ],
  [
    'hi',
    'तिमाही, तिमाही*',
    'छमाही, छमाही*',
    ['पहली, प्रथम', 'दूसरी, द्वितीय', 'तीसरी, तृतीय', 'चौथी, चतुर्थ'],
    'छमाही*, अर्धवार्षिक*, अर्ध वार्षिक*',
    ['तीन महीने, तीन माह', 'छह महीने, छह माह', 'नौ महीने, नौ माह'],
  ],
  [
    'th',
    'ไตรมาส, ไตรมาสที่',
    'ครึ่งปี, ครึ่งปีที่',
    ['แรก, หนึ่ง', 'สอง', 'สาม', 'สี่'],
    'ครึ่งปี',
    ['สามเดือน, 3 เดือน', 'หกเดือน, 6 เดือน', 'เก้าเดือน, 9 เดือน'],
  ],
  [
    'vi',
    'quý',
    'nửa năm, nửa',
    ['một, đầu, nhất, i', 'hai, ii', 'ba, iii', 'bốn, tư, iv'],
    'bán niên, nửa năm, soát xét bán niên',
    ['ba tháng, 3 tháng', 'sáu tháng, 6 tháng', 'chín tháng, 9 tháng'],
  ],
  [
    'ja',
    '四半期, クォーター',
    '半期',
    ['第1, 第一, 一', '第2, 第二, 二', '第3, 第三, 三', '第4, 第四, 四'],
    '半期, 中間期, 中間報告, 中間決算, 中間連結, 中間',
    ['3ヶ月, 3か月, 3カ月, 三ヶ月', '6ヶ月, 6か月, 6カ月', '9ヶ月, 9か月, 9カ月'],
  ],
  [
    'zh',
    '季度, 季, 季报, 季報',
    '半年, 半年度',
    ['第一, 一, 首, 第1', '第二, 二, 第2', '第三, 三, 第3', '第四, 四, 第4'],
    '半年, 半年度, 中期, 中报, 中報, 中期报告, 中期報告',
    [
      '三个月, 三個月, 3个月, 3個月',
      '六个月, 六個月, 6个月, 6個月',
      '九个月, 九個月, 9个月, 9個月, 前三季度, 前三季, 首三季, 前三季報',
    ],
  ],
  ['ko', '분기', '반기', ['제1', '제2', '제3', '제4'], '반기', ['3개월', '6개월', '9개월']],
];

/** Parts that have a name of their own: "上半年". */
export const NAMED_PARTS = {
  Q1: phrasesOf(`tammi maaliskuu*`),
  H1: phrasesOf(`上半年, 上半期, 上期, 상반기, 上半財年`),
  H2: phrasesOf(`下半年, 下半期, 下期, 하반기`),
} as const;

export const PART_WORDS: readonly PartWords[] = ROWS.map(
  ([language, quarter, half, ordinals, halfYear, [three, six, nine]]) => ({
    language,
    quarter: phrasesOf(quarter),
    half: phrasesOf(half),
    ordinals: ordinals.map(phrasesOf),
    halfYear: phrasesOf(halfYear),
    threeMonths: phrasesOf(three),
    sixMonths: phrasesOf(six),
    nineMonths: phrasesOf(nine),
  }),
);
