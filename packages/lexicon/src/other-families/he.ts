import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Hebrew. */
export const he: ReportLexicon = {
  language: 'he',
  called: phrasesOf(`
    hebrew, עברית, hebräisch, hébreu, hebreo, ebraico, hebreeuws, иврит`),
  months: phrasesOf(`
    ינואר בינואר, פברואר בפברואר, מרץ במרץ מרס, אפריל באפריל, מאי במאי, יוני ביוני, יולי ביולי,
    אוגוסט באוגוסט, ספטמבר בספטמבר, אוקטובר באוקטובר, נובמבר בנובמבר, דצמבר בדצמבר`),
  generic: phrasesOf(`
    הורדה, להורדה, הורד, קובץ, מסמך, פתח, קרא, עוד, כאן, צפייה, לצפייה, שנת, לשנת, שנה, דוח,
    דוחות, של, מלא, עברית, אנגלית`),
  joins: phrasesOf(`עם, כולל`),
  smallWords: phrasesOf(`
    של, את, על, עם, או, לא, כי, זה, החברה, בין, כל, אשר, היא, הוא, ליום`),
  kinds: {
    integratedReport: phrasesOf(`דוח משולב`),
    annualReport: phrasesOf(`
      דוח שנתי*, דוחות שנתיים, הדוח השנתי, דו״ח שנתי, דוח תקופתי*, דוחות תקופתיים, דוח תקופתי
      ושנתי`),
    annualStatements: phrasesOf(`
      דוחות כספיים, דוח כספי, דוחות כספיים שנתיים, דוח כספי שנתי, דוחות כספיים מאוחדים, דוחות
      כספיים מבוקרים, דוח כספי מבוקר, מאזן שנתי`),
    halfYear: phrasesOf(`דוח חצי שנתי, חצי שנתי, חציוני, מחצית ראשונה, חציון`),
    interim: phrasesOf(`
      דוחות ביניים, ביניים, בלתי מבוקר*, בלתי מבוקרים, דוחות כספיים ביניים`),
    quarter: phrasesOf(`דוח רבעוני, דוחות רבעוניים, רבעוני*, רבעון*, לרבעון`),
    sustainability: phrasesOf(`דוח קיימות, דוח אחריות תאגידית, אחריות תאגידית, קיימות`),
    meeting: phrasesOf(`אסיפה כללית, אסיפת בעלי מניות, זימון אסיפה, כתב הצבעה`),
    governance: phrasesOf(`ממשל תאגידי, תקנון, קוד אתי, מדיניות תגמול`),
    prospectus: phrasesOf(`תשקיף*, דוח הצעת מדף`),
    presentation: phrasesOf(`מצגת*, מצגות`),
    pressRelease: phrasesOf(`הודעה לעיתונות, הודעות לעיתונות, דיווח מיידי, דיווחים מיידיים`),
    chapter: phrasesOf(`דוח הדירקטוריון, ביאורים לדוחות הכספיים`),
    otherText: phrasesOf(`
      תמצית, מכתב לבעלי המניות, תקציר, דוח רואה החשבון, אישור ניהול תקין, דוח מילולי`),
  },
  statements: {
    income: {
      titles: phrasesOf(`דוח רווח והפסד, דוחות על הרווח או ההפסד, דוח על הרווח הכולל`),
      rows: phrasesOf(`רווח לפני מסים, רווח נקי, רווח גולמי, מסים על ההכנסה`),
    },
    balance: {
      titles: phrasesOf(`מאזן, דוח על המצב הכספי, דוחות על המצב הכספי`),
      rows: phrasesOf(`סך נכסים, סך התחייבויות, הון עצמי, נכסים שוטפים`),
    },
    cash_flow: {
      titles: phrasesOf(`
        דוח על תזרימי המזומנים, תזרים מזומנים, דוחות על תזרימי המזומנים`),
      rows: phrasesOf(`פעילות שוטפת, פעילות השקעה, פעילות מימון`),
    },
  },
  periods: {
    previous: phrasesOf(`שנה קודמת, אשתקד`),
    year: phrasesOf(`שנת, לשנת, שנה`),
    halfYear: phrasesOf(`שישה חודשים, ששת החודשים`),
    quarter: phrasesOf(`שלושה חודשים, תשעה חודשים, רבעון`),
    wholeYear: phrasesOf(`לשנה שהסתיימה, השנה שהסתיימה, לשנים שהסתיימו`),
    yearEnded: phrasesOf(`לשנה שהסתיימה ביום, השנה שהסתיימה ביום, לשנה שנסתיימה ביום`),
    fiscalYear: phrasesOf(`שנת כספים, שנת הכספים, לשנת`),
    endsOn: phrasesOf(`ליום, ביום`),
  },
  cover: {
    audit: phrasesOf(`דוח רואי החשבון המבקרים, דוח רואה החשבון המבקר`),
    contents: phrasesOf(`תוכן עניינים`),
    group: phrasesOf(`מאוחד*, קבוצה, הקבוצה`),
    pressContact: phrasesOf(`קשר לתקשורת`),
  },
  navigation: {
    annualReports: phrasesOf(`דוחות שנתיים, דוח שנתי`),
    archives: phrasesOf(`ארכיון, דוחות, דוחות כספיים, פרסומים, שנים קודמות, הצג עוד`),
    next: phrasesOf(`הבא, לעמוד הבא`),
    results: phrasesOf(`תוצאות כספיות, מידע כספי, מסמכים`),
    investors: phrasesOf(`קשרי משקיעים, יחסי משקיעים, משקיעים, בעלי מניות, שקיפות`),
    away: phrasesOf(`חדשות, תקשורת, קריירה, משרות, פרטיות, מוצרים, חיפוש`),
    dateColumn: phrasesOf(`תאריך`),
  },
  forms: {
    everything: phrasesOf(`הכל, כל השנים`),
    accept: phrasesOf(`אני מסכים, מסכים, אישור`),
    acceptStarts: [],
    more: phrasesOf(
      `הצג הכל, הצג הכול, לכל הדוחות, דוחות קודמים, העמוד הבא, הצג עוד, טען עוד, עוד`,
    ),
  },
};
