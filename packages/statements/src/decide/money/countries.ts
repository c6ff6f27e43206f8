import { anyOf } from '../../language/any-of.js';
import { MONEY } from './weights.js';

/**
 * What shows the country under whose law a report is made: registers, exchanges, laws, forms of
 * companies.
 */
export interface CountryMark {
  readonly currency: string;
  readonly marks: RegExp;
  /** Set where one mark says more than usual. */
  readonly weight?: number;
}

/**
 * Marks are proper names, written the same in all languages. A listing in the United States is not
 * a mark, because companies of all countries have one; the form that only domestic companies file
 * is.
 */
export const COUNTRY_MARKS: readonly CountryMark[] = [
  {
    currency: 'USD',
    marks: /\bform 10-k\b|irs employer identification|employer identification no/gi,
    weight: MONEY.domesticForm,
  },
  {
    currency: 'USD',
    marks: /generally accepted in the United States|Internal Revenue|\bDelaware\b|\bAICPA\b/g,
  },
  {
    currency: 'AUD',
    marks:
      /\bABN\b|\bACN\b|\bASX\b|Australian Securities|\bPty\b(?!\))|Australian Accounting Standards/g,
  },
  {
    currency: 'CAD',
    marks: anyOf(
      /\bTSX\b|Toronto Stock Exchange|Chartered Professional Accountants|\bSEDAR\b/g,
      /National Instrument \d|\b(?:Ontario|Quebec|Québec|Alberta|British Columbia)\b/g,
    ),
  },
  {
    currency: 'SGD',
    marks: /\bSGX\b|Singapore Exchange|\bPte\.? Ltd|Singapore Financial Reporting/g,
  },
  {
    currency: 'HKD',
    marks: /\bHKEX\b|Stock Exchange of Hong Kong|Hong Kong Companies Ordinance|\bHKFRS|\bHKAS\b/g,
  },
  { currency: 'NZD', marks: /\bNZX\b|Financial Markets Conduct Act|NZ IFRS|NZ IAS|NZBN/g },
  {
    currency: 'TWD',
    marks:
      /Taiwan Stock Exchange|\bTWSE\b|Financial Supervisory Commission|臺灣證券交易所|金融監督管理委員會|統一編號/g,
  },
  { currency: 'PEN', marks: /Bolsa de Valores de Lima|\bSUNAT\b/g },
  { currency: 'MXN', marks: /Bolsa Mexicana|\bS\.A\.B\. de C\.V|\bS\.A\. de C\.V/g },
  {
    currency: 'CLP',
    marks: /Bolsa de (?:Comercio de )?Santiago|Comisi[oó]n para el Mercado Financiero/g,
  },
  {
    currency: 'COP',
    marks: /Bolsa de Valores de Colombia|Superintendencia Financiera de Colombia/g,
  },
  {
    currency: 'ARS',
    marks: /Comisi[oó]n Nacional de Valores|Bolsas y Mercados Argentinos|\bBYMA\b/g,
  },
  { currency: 'BRL', marks: /\bCVM\b|\bCNPJ\b|B3 S\.A\.|Brasil,? Bolsa/g },
  { currency: 'JMD', marks: /Jamaica Stock Exchange/g },
  { currency: 'TTD', marks: /Trinidad and Tobago Stock Exchange/g },
  { currency: 'BBD', marks: /Barbados Stock Exchange/g },
  { currency: 'BSD', marks: /Bahamas International Securities Exchange/g },
  { currency: 'BMD', marks: /Bermuda Stock Exchange/g },
  { currency: 'FJD', marks: /South Pacific Stock Exchange/g },
  { currency: 'NAD', marks: /Namibian? Stock Exchange|\bNSX\b/g },
  { currency: 'ZWL', marks: /Zimbabwe Stock Exchange|\bZSE\b/g },
  {
    currency: 'INR',
    marks: anyOf(
      /\bSEBI\b|\bBSE Limited\b|National Stock Exchange of India|\bInd AS\b|\bCIN\s?:|Companies Act, 2013/g,
      /Companies Act, 1956|Bombay Stock Exchange|Chartered Accountants of India|Reserve Bank of India/g,
    ),
  },
  {
    currency: 'INR',
    marks: /\b[LU]\d{5}[A-Z]{2}(?:19|20)\d\d[A-Z]{3}\d{6}\b/g,
    weight: MONEY.registerNumber,
  },
  {
    currency: 'PKR',
    marks:
      /Pakistan Stock Exchange|\bPSX\b|\bSECP\b|State Bank of Pakistan|\b(?:Karachi|Lahore)\b/g,
  },
  {
    currency: 'NPR',
    marks: /Nepal Rastra Bank|\bNEPSE\b|\bNRB\b|\bKathmandu\b|Nepal Stock Exchange/g,
  },
  { currency: 'LKR', marks: /Colombo Stock Exchange|\bSLFRS|\bLKAS\b|Central Bank of Sri Lanka/g },
  { currency: 'MUR', marks: /Stock Exchange of Mauritius|\bPort Louis\b|Mauritius Companies Act/g },
  {
    currency: 'GBP',
    marks: /Companies Act 2006|registered in England|London Stock Exchange|\bplc\b/gi,
  },
  {
    currency: 'PHP',
    marks: /Philippine Stock Exchange|\bPFRS\b|\bPAS \d|\b(?:Makati|Pasig|Taguig)\b/g,
  },
  {
    currency: 'SEK',
    marks: anyOf(
      /Nasdaq Stockholm|\bStockholm\b|Swedish Annual Accounts Act|\(publ\)/g,
      /[Åå]rsredovisningslagen|Bokföringsnämnden|\bBFNAR\b|Bolagsverket|Bostadsrättsförening/g,
      /[Oo]rganisationsnummer|[Ee]konomisk förening/g,
    ),
  },
  {
    currency: 'NOK',
    marks: anyOf(
      /Oslo B[oø]rs|Oslo Stock Exchange|\bASA\b|Norwegian Accounting Act|[Rr]egnskapsloven/g,
      /[Åå]rsregnskap\b|[Aa]ksjeloven|Brønnøysund|Foretaksregisteret|[Bb]orettslag/g,
    ),
  },
  {
    currency: 'DKK',
    marks: anyOf(
      /Nasdaq Copenhagen|Danish Financial Statements Act|\bA\/S\b|\bApS\b|\bCVR\b/g,
      /[Åå]rsregnskabsloven|Erhvervsstyrelsen/g,
    ),
  },
  { currency: 'ISK', marks: /Nasdaq Iceland|\bReykjav[ií]k\b/g },
  {
    currency: 'CHF',
    marks: /SIX Swiss Exchange|Swiss Code of Obligations|\bZ[uü]rich, Switzerland/g,
  },
  {
    currency: 'PLN',
    marks: /Warsaw Stock Exchange|\bKRS\b|\bGPW\b|\bREGON\b|ustaw[ay] o rachunkowości/g,
  },
  {
    currency: 'CZK',
    marks: /Prague Stock Exchange|\ba\.s\.(?=[ ,])|obchodním rejstříku|563\/1991/g,
  },
  { currency: 'HUF', marks: /Budapest Stock Exchange|\bNyrt\b|\bKft\b|\bZrt\b|[Cc]égjegyzék/g },
  {
    currency: 'TRY',
    marks: /Borsa [IİI]stanbul|Capital Markets Board of T[uü]rk|Sermaye Piyasas[ıi] Kurul|\bTTK\b/g,
  },
  { currency: 'ILS', marks: /Tel[- ]Aviv Stock Exchange|Israeli Companies Law/g },
  {
    currency: 'ZAR',
    marks: /\bJSE\b|Johannesburg Stock Exchange|King IV|\(Pty\)|71 of 2008|\bCIPC\b/g,
  },
  {
    currency: 'NGN',
    marks: /Nigerian (?:Stock )?Exchange|\bNGX\b|\bCAMA\b|Central Bank of Nigeria/g,
  },
  { currency: 'KES', marks: /Nairobi Securities Exchange|Capital Markets Authority.{0,20}Kenya/g },
  { currency: 'BWP', marks: /Botswana Stock Exchange|Bank of Botswana/g },
  { currency: 'ZMW', marks: /Lusaka (?:Securities|Stock) Exchange|Bank of Zambia/g },
  { currency: 'MWK', marks: /Malawi Stock Exchange|Reserve Bank of Malawi/g },
  { currency: 'RWF', marks: /Rwanda Stock Exchange|National Bank of Rwanda/g },
  { currency: 'ETB', marks: /National Bank of Ethiopia/g },
  { currency: 'XOF', marks: /\bBRVM\b|\bBCEAO\b/g },
  { currency: 'XAF', marks: /\bCOBAC\b|\bBEAC\b/g },
  { currency: 'BDT', marks: /Dhaka Stock Exchange|Bangladesh (?:Bank|Securities)/g },
  { currency: 'UGX', marks: /Uganda Securities Exchange|Bank of Uganda/g },
  { currency: 'TZS', marks: /Dar es Salaam Stock Exchange|Bank of Tanzania/g },
  { currency: 'GHS', marks: /Ghana Stock Exchange|Bank of Ghana/g },
  { currency: 'MYR', marks: /Bursa Malaysia|\bBerhad\b|\bMFRS\b/g },
  { currency: 'IDR', marks: /Indonesia Stock Exchange|\bTbk\b|\bPSAK\b|Otoritas Jasa Keuangan/g },
  { currency: 'THB', marks: /Stock Exchange of Thailand|\bTFRS\b/g },
  {
    currency: 'VND',
    marks: /Ho Chi Minh (?:City )?Stock Exchange|\bHOSE\b|Vietnamese Accounting|TT-BTC/g,
  },
  {
    currency: 'JPY',
    marks:
      /Tokyo Stock Exchange|\bKabushiki Kaisha\b|株式会社|EDINET|財務諸表等規則|社団法人|学校法人/g,
  },
  { currency: 'KRW', marks: /Korea Exchange|\bK-IFRS\b|주식회사|한국채택국제회계기준/g },
  {
    currency: 'CNY',
    marks:
      /Shanghai Stock Exchange|Shenzhen Stock Exchange|\bCSRC\b|中国证监会|证券交易所|企业会计准则/g,
  },
  { currency: 'SAR', marks: /\bTadawul\b|Saudi (?:Stock )?Exchange|Kingdom of Saudi Arabia/g },
  { currency: 'AED', marks: /Dubai Financial Market|Abu Dhabi Securities|United Arab Emirates/g },
  { currency: 'QAR', marks: /Qatar (?:Stock )?Exchange|Qatar Central Bank/g },
  { currency: 'KWD', marks: /Boursa Kuwait|Kuwait Stock Exchange|Central Bank of Kuwait/g },
  { currency: 'BHD', marks: /Bahrain Bourse|Central Bank of Bahrain/g },
  { currency: 'OMR', marks: /Muscat (?:Stock Exchange|Securities Market)|Sultanate of Oman/g },
  { currency: 'JOD', marks: /Amman Stock Exchange|Central Bank of Jordan/g },
  { currency: 'EGP', marks: /Egyptian (?:Stock )?Exchange|Central Bank of Egypt/g },
  {
    currency: 'EUR',
    marks: /ΓΕΜΗ|Γ\.Ε\.ΜΗ|Χρηματιστήριο Αθηνών|ΑΝΩΝΥΜΗ ΕΤΑΙΡ|ΙΔΙΩΤΙΚΗ ΚΕΦΑΛΑΙΟΥΧΙΚΗ/gi,
  },
  {
    currency: 'EUR',
    marks: /\bStichting\b|Kamer van Koophandel|\bKvK[- ]|\bRSIN\b|Euronext Amsterdam/g,
  },
  { currency: 'EUR', marks: /Nasdaq Helsinki|\bOyj\b|\bOy\b|\bY-tunnus\b|[Kk]irjanpitola/g },
  {
    currency: 'EUR',
    marks: /Amtsgericht|\bHGB\b|Handelsgesetzbuch|Frankfurter Wertpapierb[oö]rse/g,
  },
  { currency: 'EUR', marks: /Firmenbuch|\bUGB\b|Wiener B[oö]rse/g },
  { currency: 'EUR', marks: /\bSIRE[NT]\b|Euronext Paris|Autorité des marchés financiers/gi },
  { currency: 'EUR', marks: /\bCNMV\b|Bolsa de Madrid|\bCMVM\b|Euronext Lisbo[na]|\bNIPC\b/g },
  // The standards of Portugal, its chartered accountants, and the tax number of a company.
  {
    currency: 'EUR',
    marks:
      /\bNCRF(?:-ESNL|-PE|-ME)?\b|Contabilistas? Certificad[oa]s?|\bNIF:? ?5\d\d ?\d{3} ?\d{3}\b/g,
  },
  { currency: 'EUR', marks: /\bConsob\b|Borsa Italiana|Euronext Milan/gi },
  {
    currency: 'EUR',
    marks:
      /Banque-Carrefour|Kruispuntbank|Ondernemingsrechtbank|Tribunal de l'entreprise|Euronext Bruss?el/gi,
  },
  {
    currency: 'RON',
    marks: /Bursa de Valori Bucure[sșş]ti|Bucharest Stock Exchange|\bANAF\b|\bOMFP\b/g,
  },
  { currency: 'RUB', marks: /Московск(?:ая|ой) бирж|\bMOEX\b|Moscow Exchange|РСБУ|ОКПО/g },
  { currency: 'UAH', marks: /ЄДРПОУ/g },
  // The register of Italy takes statements in euros alone, and prints its taxonomy on each page.
  { currency: 'EUR', marks: /\btassonomia itcc-ci\b/gi },
  { currency: 'MAD', marks: /Bourse de Casablanca|Casablanca Stock Exchange|\bDahir\b/g },
  { currency: 'TND', marks: /Bourse de Tunis|Banque Centrale de Tunisie/gi },
];

/**
 * Names of currencies in the script of one country: they tell whose unit is meant where it is
 * written alone, wherever they stand.
 */
export const MONEY_OF_SCRIPTS: readonly CountryMark[] = [
  { currency: 'CNY', marks: /人民币/g, weight: MONEY.nameInScript },
];

/**
 * Forms in which a register takes amounts of one currency in units alone; a page bears all of their
 * phrases, which are folded.
 */
export const FORMS_IN_UNITS: readonly {
  readonly currency: string;
  readonly phrases: readonly string[];
}[] = [
  {
    // The digital ledgers of Brazil.
    currency: 'BRL',
    phrases: ['periodo da escrituracao', 'numero de ordem do livro'],
  },
];

/** Standards of accounting that only one country has, by which its public bodies report too. */
export const STANDARDS_OF_COUNTRIES: readonly CountryMark[] = [
  { currency: 'AUD', marks: /Australian Accounting Standards|\bAASB \d/g },
  { currency: 'NZD', marks: /\bNZ IFRS|\bNZ IAS|\bNZ GAAP|PBE IPSAS|PBE Standards/g },
  {
    currency: 'CAD',
    marks: /Canadian [Pp]ublic [Ss]ector [Aa]ccounting|Public Sector Accounting Board/g,
  },
  { currency: 'HKD', marks: /\bHKFRS|\bHKAS \d|Hong Kong Financial Reporting Standards/g },
  { currency: 'SGD', marks: /Singapore Financial Reporting Standards|\bSFRS|\bSB-FRS/g },
  { currency: 'USD', marks: /generally accepted in the United States|\bGASB\b|\bFASB ASC\b/g },
];
