import type { FormFamily } from '../country-form.js';

const HEBREW_COLUMNS = ['label', 'note | ביאור', 'y0 | {y0} / אלפי ש"ח', 'y1 | {y1} / אלפי ש"ח'];
const ARABIC_COLUMNS = ['label', 'note | إيضاح', 'y0 | {y0}', 'y1 | {y1}'];

/** Forms of Israel and of the Gulf, which are printed from right to left. */
export const RIGHT_TO_LEFT: FormFamily = [
  {
    isFromRight: true,
    grouping: ',',
    decimal: '.',
    negative: ['brackets'],
    nil: ['-'],
    name: 'il-ifrs',
    company: 'דוגמה תעשיות בע"מ',
    currency: 'ILS',
    scale: 1000,
    date: '31 בדצמבר {y}',
    cover: `{company}
      דוחות כספיים מאוחדים
      ליום {d0}`,
    pages: [
      {
        type: 'balance_sheet',
        head: `^{company}
          ^דוחות מאוחדים על המצב הכספי
          ^ליום {d0}`,
        tables: [
          {
            columns: HEBREW_COLUMNS,
            rows: `
              נכסים שוטפים
              מזומנים ושווי מזומנים | cash
              לקוחות | receivables
              מלאי | stocks
              הוצאות מראש | prepaid
              סך הכל נכסים שוטפים | currentAll
              נכסים לא שוטפים
              השקעות בחברות כלולות | financial
              רכוש קבוע | tangible
              נכסים בלתי מוחשיים | intangible
              סך הכל נכסים לא שוטפים | fixed
              סך הכל נכסים | assets
              התחייבויות שוטפות
              אשראי מתאגידים בנקאיים | bank
              ספקים ונותני שירותים | creditors
              מסים שוטפים לשלם | taxes
              זכאים אחרים | otherDebts+accrued
              סך הכל התחייבויות שוטפות | shortAll
              התחייבויות לא שוטפות
              הלוואות לזמן ארוך | loans
              הפרשות | provisions
              סך הכל התחייבויות לא שוטפות | longAll
              סך הכל התחייבויות | liabilities
              הון
              הון מניות | capital
              פרמיה על מניות | reserves
              יתרת רווח | retained+profit
              סך הכל הון | equity
              סך הכל התחייבויות והון | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `^{company}
          ^דוחות מאוחדים על רווח והפסד
          ^לשנה שהסתיימה ביום {d0}`,
        tables: [
          {
            columns: HEBREW_COLUMNS,
            rows: `
              הכנסות ממכירות | sales
              עלות המכירות | -materials
              רווח גולמי | gross
              הכנסות אחרות | otherIncome
              הוצאות מכירה ושיווק | -services
              הוצאות הנהלה וכלליות | -staff-depreciation-otherCosts
              רווח תפעולי | operating
              הכנסות מימון | interestIncome
              הוצאות מימון | -interestCost
              רווח לפני מסים על ההכנסה | before
              מסים על ההכנסה | -tax
              רווח לשנה | profit`,
          },
        ],
      },
      {
        type: 'cash_flow_statement',
        head: `^{company}
          ^דוחות מאוחדים על תזרימי המזומנים
          ^לשנה שהסתיימה ביום {d0}`,
        tables: [
          {
            columns: HEBREW_COLUMNS.filter((column) => !column.startsWith('note')),
            rows: `
              תזרימי מזומנים מפעילות שוטפת
              רווח לשנה | profit
              פחת והפחתות | depreciation
              שינויים בסעיפי נכסים והתחייבויות | working
              מזומנים נטו שנבעו מפעילות שוטפת | fromOperations
              תזרימי מזומנים מפעילות השקעה
              רכישת רכוש קבוע | -purchases
              תמורה ממימוש רכוש קבוע | sold
              מזומנים נטו ששימשו לפעילות השקעה | fromInvesting
              תזרימי מזומנים מפעילות מימון
              קבלת הלוואות לזמן ארוך | borrowed
              דיבידנד ששולם | -dividends
              מזומנים נטו שנבעו מפעילות מימון | fromFinancing
              עלייה (ירידה) במזומנים ושווי מזומנים | change
              יתרת מזומנים ושווי מזומנים לתחילת השנה | opening
              יתרת מזומנים ושווי מזומנים לסוף השנה | cash`,
          },
        ],
      },
    ],
  },
  {
    isFromRight: true,
    grouping: ',',
    decimal: '.',
    negative: ['brackets'],
    nil: ['-'],
    name: 'sa-ifrs',
    company: 'شركة المثال الصناعية',
    currency: 'SAR',
    scale: 1000,
    date: '31 ديسمبر {y}',
    cover: `{company}
      (شركة مساهمة سعودية)
      القوائم المالية الموحدة
      للسنة المنتهية في {d0}`,
    pages: [
      {
        type: 'balance_sheet',
        head: `^{company}
          ^قائمة المركز المالي الموحدة
          ^كما في {d0}
          (بآلاف الريالات السعودية)`,
        tables: [
          {
            columns: ARABIC_COLUMNS,
            rows: `
              الموجودات
              الموجودات المتداولة
              النقد وما في حكمه | cash
              ذمم مدينة تجارية وأخرى | receivables
              مخزون | stocks
              مدفوعات مقدما | prepaid
              إجمالي الموجودات المتداولة | currentAll
              الموجودات غير المتداولة
              استثمارات في شركات زميلة | financial
              ممتلكات وآلات ومعدات | tangible
              موجودات غير ملموسة | intangible
              إجمالي الموجودات غير المتداولة | fixed
              إجمالي الموجودات | assets
              المطلوبات وحقوق الملكية
              المطلوبات المتداولة
              قروض قصيرة الأجل | bank
              ذمم دائنة تجارية وأخرى | creditors
              زكاة مستحقة | taxes
              مطلوبات أخرى | otherDebts+accrued
              إجمالي المطلوبات المتداولة | shortAll
              المطلوبات غير المتداولة
              قروض طويلة الأجل | loans
              منافع الموظفين | provisions
              إجمالي المطلوبات غير المتداولة | longAll
              إجمالي المطلوبات | liabilities
              حقوق الملكية
              رأس المال | capital
              احتياطي نظامي | reserves
              أرباح مبقاة | retained+profit
              إجمالي حقوق الملكية | equity
              إجمالي المطلوبات وحقوق الملكية | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `^{company}
          ^قائمة الربح أو الخسارة الموحدة
          ^للسنة المنتهية في {d0}
          (بآلاف الريالات السعودية)`,
        tables: [
          {
            columns: ARABIC_COLUMNS,
            rows: `
              الإيرادات | sales
              تكلفة الإيرادات | -materials
              مجمل الربح | gross
              إيرادات أخرى | otherIncome
              مصاريف بيع وتوزيع | -services
              مصاريف عمومية وإدارية | -staff-depreciation-otherCosts
              الربح التشغيلي | operating
              إيرادات تمويل | interestIncome
              تكاليف التمويل | -interestCost
              الربح قبل الزكاة | before
              مصروف الزكاة | -tax
              ربح السنة | profit`,
          },
        ],
      },
      {
        type: 'cash_flow_statement',
        head: `^{company}
          ^قائمة التدفقات النقدية الموحدة
          ^للسنة المنتهية في {d0}
          (بآلاف الريالات السعودية)`,
        tables: [
          {
            columns: ARABIC_COLUMNS.filter((column) => !column.startsWith('note')),
            rows: `
              التدفقات النقدية من الأنشطة التشغيلية
              ربح السنة | profit
              استهلاك وإطفاء | depreciation
              التغيرات في رأس المال العامل | working
              صافي النقد الناتج من الأنشطة التشغيلية | fromOperations
              التدفقات النقدية من الأنشطة الاستثمارية
              شراء ممتلكات وآلات ومعدات | -purchases
              متحصلات من بيع ممتلكات ومعدات | sold
              صافي النقد المستخدم في الأنشطة الاستثمارية | fromInvesting
              التدفقات النقدية من الأنشطة التمويلية
              متحصلات من قروض طويلة الأجل | borrowed
              توزيعات أرباح مدفوعة | -dividends
              صافي النقد الناتج من الأنشطة التمويلية | fromFinancing
              صافي التغير في النقد وما في حكمه | change
              النقد وما في حكمه في بداية السنة | opening
              النقد وما في حكمه في نهاية السنة | cash`,
          },
        ],
      },
    ],
  },
];
