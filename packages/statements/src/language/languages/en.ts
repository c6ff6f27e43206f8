import { anyOf, anyWord, inSequence } from '../any-of.js';
import type { Lexicon } from '../lexicon.js';

const STATEMENT_OF = String.raw`(?:statements?|accounts?) of (?:the )?(?:consolidated )?`;
const INCOME_WORDS = anyOf(
  /income(?!\s*(?:tax|and expenditure recognised))/,
  /operations|earnings|profits? (?:and|or|&) loss(?:es)?|profit|loss(?:es)?/,
  /financial performance|(?:revenues?|receipts) (?:and|&) (?:expen[a-z]+|payments)/,
  /surplus (?:or|and) deficit/,
  /income and expense|results?|consolidated (?:income|operations|earnings)/,
).source;

/** What rules out an item by itself: a part of it, or what remains after deductions. */
const PARTS = /attributable|per share|continuing|discontinued|comprehensive/u;
const NOT_WHOLE =
  /before|(?<!and )discontinued operations$|supplement|adjustments|changes in working/u;

/** "Three months ended", "26 wks. to": what counts the weeks or months of a period. */
const PERIOD_UNIT = String.raw`(?:(?<weeks>weeks?|wks?\.?)|months?|m(?:th|o)s?\.?)`;
const COUNTED_PERIOD = new RegExp(
  String.raw`\b(?<n>\d{1,2}|[a-z]+)[ -]${PERIOD_UNIT}(?:[ -]periods?)?(?: then)? (?:ended|ending|to|through|period)\b`,
);

/** What follows "as at" on a line of its own: no amount ("of $nil"), and no words of a label ("at cost"). */
const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const DAY = String.raw`\b(?:[^$€£¥]*\d.*| (?:the )?(?:${MONTH})[a-z]*\.?,?)`;
const PERIOD_WORDS = '(?: (?:the|year|month|period|fiscal|financial|end|of|and))*';

/** The result of a year: "net (loss) income" and "profit/(loss)" are one name. */
const RESULT = '(?:income|profit|earnings|loss|result)(?: (?:loss|income|profit|earnings))?';

/** The whole of earnings below a heading that says "basic" or "diluted". */
const EARNINGS_UNDER_HEADING: readonly RegExp[] = [
  /^(?:net (?:income|profit|earnings)|total)$/u,
  new RegExp(`^net ${RESULT}$`, 'u'),
  new RegExp(`^(?:net )?${RESULT} per (?:ordinary |common )?share(?: .*)?$`, 'u'),
  new RegExp(`^(?:net )?${RESULT} (?:attributable|available) to .*$`, 'u'),
];
/** Amounts per share that are not the whole earnings of the ordinary shares. */
const OTHER_PER_SHARE = anyOf(
  /continuing|discontinued|dividend|headline|adjusted|pro ?forma|net assets?/,
  /preferred|preference|class [a-z]\b|special items/,
);

const CASH = '^(?:total )?(?:net )?(?:cash|cash flows?|cash from|cashflow)';
const DIRECTION = '(?:generated|provided|used|from|by|in|for|flow)';
/** "Net cash provided by (used in) operating activities", the strictest reading first. */
const activityNames = (word: string): readonly RegExp[] => {
  const whole = `${word}(?: activities)?(?: continuing and discontinued operations)?$`;
  return [
    new RegExp(
      `${CASH}(?: inflow| outflow)? ?(?:flows? )?(?:${DIRECTION} ?)*(?:to )?(?:the )?${whole}`,
      'u',
    ),
    new RegExp(`^(?:net |total )*${word} cash ?flows?$`, 'u'),
    new RegExp(`${CASH}.*\\b${whole}`, 'u'),
    new RegExp(`${CASH}.*\\b${word}(?: activities)?(?: .*continuing operations)?$`, 'u'),
  ];
};

/** English: the terms of US GAAP and IFRS reports, banks and insurers among them. */
export const en: Lexicon = {
  language: 'en',
  titles: {
    income_statement: [
      new RegExp(`${STATEMENT_OF}(?:net )?(?:${INCOME_WORDS})`),
      /\b(?:consolidated|group|combined|separate|company)?\s*income statements?\b/,
      /\b(?:consolidated )?profit (?:and|&) loss (?:account|statement)s?\b/,
      /\bprofit or loss statement\b/,
      /^(?:consolidated |group )?profits? (?:and|&) loss(?:es)?$/,
      /\bincome (?:and|&) expenditure (?:account|statement)s?\b/,
      /\bstatements? of (?:consolidated )?comprehensive (?:net expenditure|revenues? and expenses?)\b/,
      /\bstatements? of revenues, expenses,? and changes in (?:fund )?net position\b/,
      /\b(?:consolidated )?(?:earnings|operating) statements?\b/,
      /\bconsolidated results of operations\b/,
      /\brevenue accounts?\b/,
      /^(?:consolidated |combined )?statements? of activit(?:y|ies)\b/,
      /^(?:consolidated |group )?statements? of financial activities\b/,
    ],
    balance_sheet: [
      /\bbalance sheets?\b/,
      anyOf(
        /\bstatements? of (?:consolidated )?(?:financial (?:position|condition)|condition)\b/,
        /\bstatements? of (?:consolidated )?(?:assets and liabilities|net position)\b/,
      ),
      /\bfinancial position statements?\b/,
      /\bconsolidated financial (?:position|condition)\b/,
    ],
    cash_flow_statement: [
      /\bstatements? of (?:consolidated |changes in )?cash ?flows?\b/,
      /\bcash ?flows? statements?\b/,
    ],
    comprehensive_income: [
      anyOf(
        /\bstatements? of (?:consolidated )?(?:other )?(?:total )?comprehensive (?:income|loss)/,
        /\bstatements? of (?:consolidated )?(?:other )?(?:total )?comprehensive earnings/,
        /\bstatements? of (?:consolidated )?(?:other )?(?:total )?comprehensive \(?loss\)?/,
      ),
      /\bcomprehensive income statements?\b/,
      /\bstatements? of (?:consolidated )?comprehensive (?:gains?|result)/,
      /\bstatements? of total recogni[sz]ed\b/,
      /\bstatements? of recogni[sz]ed income\b/,
    ],
    changes_in_equity: [
      inSequence(
        /\bstatements? of (?:consolidated )?(?:changes in )?(?:total |net )?/,
        /(?:(?:share|stock)(?:holders?|owners?)'?s?'? ?|owners'? ?|members'? ?|common )?/,
        /(?:equity|investment|deficit|capital|retained earnings)/,
      ),
      /\bstatements? of (?:consolidated )?changes in\b(?! (?:cash|financial position))/,
      /\bstatements? of (?:consolidated )?(?:change in |re-?measurement|accumulated surplus)/,
      /\b(?:equity|retained earnings) statements?\b/,
    ],
  },
  titleWords: {
    group: /consolidated|\bgroup\b|combined/,
    withSubsidiaries: anyOf(
      /(?:\band|&) (?:its |their |consolidated |wholly[- ]owned )*subsidiar(?:y|ies)\b/,
      /(?:\band|&) (?:its |their )?(?:controlled entit(?:y|ies)|group companies)\b/,
      /\bsubsidiary companies\b/,
    ),
    fillers: anyOf(
      /consolidated|combined|group|the|and|its|of|for|as|at|in|on|to|from|with|per|except/,
      /continued|audited|financial|fiscal|ended|part|item|note|share|data|amounts|period/,
      /thousands|millions|billions|limited/,
      /subsidiar(?:y|ies)|compan(?:y|ies)|statements?|years?|months?|weeks?|dollars?/,
    ),
    decoys: {
      'parent company': anyOf(
        /\bparent\b|company[ -]only|\bregistrant only|holding company|\bunconsolidated\b/,
        /stand-?alone|\bseparate\b(?! and consolidated)/,
      ),
      'company alone': anyOf(
        /\bcompany (?:balance|income|statement|cash|profit)|\bcompany's (?:balance|statement)/,
        /statement of .{5,30}\bof the company\b|bank balance sheet/,
      ),
      'selected data': anyOf(
        /\bselected\b|\bsummary\b|summari[sz]ed|highlights|key figures|historical|at a glance/,
        /five[- ]year|ten[- ]year|multi-?year|year[- ]review/,
      ),
      condensed: /\bcondensed\b|\babridged\b/,
      schedule: /\bschedule (?:i|ii|1)\b|guarantor|supplemental consolidating|consolidating/,
      'pro forma': /pro ?-?forma/,
      unaudited: /^(?!.*pro ?-?forma).*\bunaudited\b/,
      interim: /quarter|interim|half[- ]year|six months|three months|nine months/,
      segment: /\bsegments?\b|\bdivision|by business|geograph/,
      note: /\bnotes? to\b|^note\b|^\d{1,2}\.? [a-z].*note/,
      analysis: anyOf(
        /reconcil|overview|analysis|discussion|review of|commentary|common[- ]size|simplified/,
        /effects? of|impact of|adoption of|line items?|parameters|extracts?|comments? on/,
        /\bdetails?$/,
      ),
      'another entity': anyOf(
        /joint venture|associate|discontinued operations$/,
        /(?<!and (?:its |consolidated )*)subsidiar(?!.* and subsidiar)(?!ies$)/,
      ),
    },
    continued: /\bcontinued\b|\bcont'?d\b/,
    supplement: anyOf(
      /^supplement(?:al|ary) (?:cash ?flows?|disclosures?|information|schedules?|non-?cash)/,
      /^non-?cash (?:investing|financing|operating|activities|transactions|items)/,
      /^reconciliation of (?:net|cash|profit|loss|income|consolidated net)/,
    ),
    chapter: /(?:annual |consolidated |group )?financial statements(?!.{0,3}schedules?)|\bitem 8\b/,
    contents: /table of contents|\bindex to\b|\bcontents\b/,
    prose: anyWord(
      /is|are|was|were|has|have|should|which|that|this|these|our|we|see|refer/,
      /following|shows?|presents?|presented|included|recogni[sz]ed|accordance|opinion/,
      /audited the|page|set out|below|above/,
    ),
    goesOn: anyOf(
      /^(?:and|of|other|or|cash|income|financial|changes|comprehensive|position|operations)\b/,
    ),
    anyStatement: /^(?:[a-z]+ ){0,2}statements? of [a-z]/,
    incomeAndComprehensive: inSequence(
      /(?:profit (?:or|and) loss|income statement|operations|earnings|\bincome) and /,
      /(?:other )?(?:consolidated )?(?:total )?comprehensive/,
    ),
  },
  pages: {
    page: /page/,
    running: /report|statements/,
    sentence:
      /the|this|these|see|in|for|certain|as|we|our|amounts?|includes?|during|on|all|where|figures/,
  },
  rows: {
    income_statement: {
      shares_diluted: anyOf(
        /(?<!\bper\b.*)(?:\bshares?|number)\b.*dilut/,
        /dilut.*\b(?:shares|number of)\b(?!.*per)/,
      ),
      dividends_per_share:
        /^(?:[a-z]+ ){0,3}(?:dividends?|distributions?)\b(?!.*\b(?:preferred|preference)\b).*\bper\b/,
      eps_diluted: anyOf(
        /per (?:[a-z]+ ){0,3}(?:share|unit|ads).*dilut|dilut.*per (?:[a-z]+ ){0,3}(?:share|unit)/,
        /diluted (?:eps|earnings|income|loss|net)/,
      ),
      eps_basic:
        /per (?:[a-z]+ ){0,3}(?:share|unit|ads)|^(?:basic )?eps\b|basic (?:eps|earnings|income|loss|net)/,
      shares_basic: anyOf(
        /weighted.average|average (?:number of )?(?:common |ordinary )?shares/,
        /number of (?:ordinary |common )?shares|shares outstanding/,
      ),
      comprehensive_income: /comprehensive (?:income|loss|earnings)/,
      discontinued: /discontinued(?!.*(?:before|and continuing))(?<!continuing and.*)(?<!before.*)/,
      income_before_taxes: anyOf(
        /(?:before|pre).{0,40}(?:tax|provision)|pretax/,
        /before .*(?:equity|noncontrolling|non-controlling|minority|extraordinary|cumulative)/,
        /after financial items/,
      ),
      income_tax: anyOf(
        /(?:provision|benefit|\(benefit\)|expense)\)? (?:for|from) (?:\(?.*\)? ?)?(?:income )?tax/,
        /credit\)? (?:for|from) (?:\(?.*\)? ?)?(?:income )?tax|income tax|^(?:direct )?tax(?:es|ation)?\b/,
        /taxes on (?:income|earnings|profit)|tax (?:expense|charge|credit|on profit)/,
        /^current and deferred tax/,
      ),
      net_income_attributable_to_parent: anyOf(
        /(?<!\bin net assets )(?:attributable|available|applicable) (?:to|for)\b|group share/,
        /owners of the/,
        /(?:share|stock)holders of|equity holders/,
      ),
      net_income: anyOf(
        inSequence(
          /^(?:total |consolidated |less:? )*net (?:\(?(?:income|earnings|profit|loss|result)\)?)\b/,
          /(?!.*(?:financ|from (?:insurance|trading)|from financial))/,
        ),
        inSequence(
          /^\(?(?:profit|loss|income|earnings)\)?(?:[ /](?:\(?(?:or )?(?:profit|loss|income)\)?))? /,
          /(?:for|after) (?:the )?(?:financial |fiscal )?(?:year|period|tax)/,
        ),
        /(?:profit|income|loss|earnings)\)? (?:after tax|from continuing operations)/,
        /(?:profit|income|loss|earnings)\)? (?:from continuing and|from discontinued)/,
        /^(?:profit|loss) after|^result for the (?:year|period)/,
        // Public bodies and charities: what is left of their income.
        inSequence(
          /^(?:annual |net |total |current year )?\(?(?:surplus|deficit|deficiency)\)?/,
          /(?: ?[/ ] ?(?:or )?\(?(?:surplus|deficit|deficiency)\)?)?(?: from operations)?/,
          /(?: (?:for|of) the (?:financial |fiscal )?(?:year|period)| after tax(?:ation)?)?$/,
        ),
        inSequence(
          /^(?:net )?\(?(?:excess|deficiency)\)? (?:\(?(?:excess|deficiency)\)? )?/,
          /of (?:total )?(?:revenues?|income|receipts|support).{0,30} over .{0,20}expen/,
        ),
        inSequence(
          /^(?:net |total )?(?:changes?|movements?|\(?(?:increase|decrease)\)?)/,
          /(?: ?[/ ] ?\(?(?:increase|decrease)\)?)? in (?:total )?/,
          /(?:net assets|net position|funds|fund balances?)(?: (?:for|in) the (?:year|period))?$/,
        ),
        // Funds: what the owners' net assets grew by.
        /^(?:net |total )?\(?(?:increase|decrease)\)? .{0,14}\bin net assets (?:attributable|resulting|from)/,
      ),
      gross_profit: /^gross (?:profit|margin|income|earnings|result)(?!.*%)/,
      operating_income: anyOf(
        inSequence(
          /^(?:total |core |net )?\(?(?:operating|trading)\)? /,
          /(?:\(?(?:income|profit|loss|earnings|result)s?\)?)(?! ?from)/,
        ),
        /(?:income|profit|loss|earnings|result)\)? from (?:recurring )?operations|^ebit(?:da)?\b/,
        /earnings before interest|profit from (?:recurring|operating)/,
        /^results? from operating activities/,
        /^(?:loss|profit)\/?\(?(?:loss|profit)?\)? from operating/,
      ),
      premiums: anyOf(
        /premium|claims|underwriting|policyholder|insurance (?:revenue|service|contract)/,
        /benefits (?:and|paid|incurred)/,
      ),
      interest: anyOf(
        /interest (?:and .*)?(?:income|expense|revenue|receivable|payable|cost)|net interest/,
        /^interest for distribution/,
        /fee(?:s)? (?:and commission )?(?:income|expense)|commission|credit loss|impairment/,
      ),
      cost_of_revenue: /^(?:total )?cost of|^costs? and expenses|^costs of/,
      revenue: anyOf(
        /\b(?:revenues?|turnover)\b/,
        /^(?!.*\b(?:marketing|distribution|promotion|expenses?|tax(?:es)?)\b).*\bsales\b/,
      ),
      expense_line: anyOf(
        /selling|administrative|general and|research|development|marketing|depreciation/,
        /amorti[sz]ation|operating expense|restructuring|employee|salaries|personnel|staff cost/,
      ),
    },
    balance_sheet: {
      total_liabilities_and_equity: anyOf(
        /^total (?:equity (?:and|&)|liabilities).*(?:liabilit|equity|capital|deficit|investment)/,
        /^total (?:equity (?:and|&)|liabilities).*(?:interest|funds|net (?:assets|position))/,
        /^total (?:equity (?:and|&)|liabilities).*(?:share|stock)(?:holders|owners)/,
        /^total (?:(?:share|stock)(?:holders|owners)'? ?)?equity(?:,? .*)? and .*liabilities/,
        /^equity and liabilities,? total|^liabilities and .*(?:equity|deficit|capital)$/,
        /^total capital and liabilities|^total (?:shareholders'? )?funds and liabilities/,
        /^total passif|^total capitali[sz]ation and (?:other )?liabilities/,
      ),
      total_assets: anyOf(
        /^total assets\b(?! (?:less|of|held))|^assets,? total|^total consolidated assets/,
        /^balance sheet total/,
      ),
      net_financial_assets: anyOf(
        /^(?:total )?\(?net (?:financial (?:assets|liabilities|debt)|debt)\b/,
        /^\(?net debt\)? (?:and|or|\/)/,
      ),
      net_assets: /^(?:total )?net (?:assets|position)\b|^total assets less/,
      total_liabilities: /^total liabilities\b(?!.*(?:equity|deficit|capital|held for))/,
      total_equity: anyOf(
        inSequence(
          /^(?:total )?(?:(?:share|stock)(?:holders|owners)'?s?'? ?|owners'? ?|members'? ?)?/,
          /(?:equity|deficit|\(deficit\)|capital and reserves|(?:share|stock)holders' funds)(?: \(?deficit\)?)?$/,
        ),
        inSequence(
          /^total (?:[a-z0-9.,&]+ ){0,4}(?:(?:share|stock)(?:holders|owners)'?s?'? ?)?/,
          /(?:equity|capital and reserves)\b(?!.*liabilit)/,
        ),
      ),
      total_current_assets: /^(?:total )?current assets/,
      total_current_liabilities: /^(?:total )?current liabilities/,
      equity_line: anyOf(
        /share capital|common stock|preferred stock|paid.in capital/,
        /capital (?:surplus|in excess|reserve)|retained earnings|accumulated (?:other|deficit)/,
        /treasury|share premium|reserves|non-?controlling|minority|issued capital|capital stock/,
        /surplus/,
      ),
      liability_line: anyOf(
        /payable|borrowings|debt|accrued|provisions?|deferred (?:tax|income tax|revenue)|liabilit/,
        /deposits|loans from|notes and bonds|pension|contract liabilities|policyholder|unearned/,
        /customer accounts/,
      ),
      asset_line: anyOf(
        /cash|receivable|inventor|property|plant|goodwill|intangible|investments?|securities/,
        /prepaid|loans|right-of-use|assets|derivatives|reinsurance|land|buildings/,
      ),
    },
    cash_flow_statement: {
      discontinued: /discontinued(?!.*(?:before|and continuing))(?<!continuing and.*)(?<!before.*)/,
      closing_cash: anyOf(
        /cash.*(?:\bend\b|\bending|\bclosing|carried forward|\bat (?:31|30|29|28) )/,
        /cash.*\bas (?:of|at) (?:31|30) |^(?:end(?:ing)?|closing) .*(?:period|year|cash|balance)/,
        /^(?:balances?,? )?(?:at |as of )?(?:the )?end of (?:the )?(?:fiscal |financial )?(?:year|period)/,
        /^cash.*\b(?:at|as of) (?:january|march|april|may|june|july) (?:31|30|29|28)\b/,
        /^cash.*\b(?:at|as of) (?:august|september|october|november|december) (?:31|30|29|28)\b/,
      ),
      opening_cash: anyOf(
        /cash.*(?:\bbeginning\b|\bopening|\bstart\b|brought forward|\bat 0?1 )/,
        /^(?:beginning|opening) .*(?:period|year|cash|balance)/,
        /^(?:balances?,? )?(?:at |as of )?(?:the )?(?:beginning|start) of (?:the )?(?:fiscal |financial )?(?:year|period)/,
        /^cash.*\b(?:at|as of) (?:january|april|july|august|october) 0?1\b/,
      ),
      investing_cash_flow: anyOf(
        inSequence(
          // Not "increase in cash and temporary investments".
          /^(?!.*\bcash (?:and|&) (?:[a-z-]+ ){0,2}investments)/,
          /.*(?:cash|flows?|funds).{0,80}(?:investing|investment) ?(?:activities)?/,
        ),
        /^net (?:investing|investment) activities|^(?:net |total )*investing cash ?flows?$/,
        /^(?:total|net) investing transactions$/,
      ),
      financing_cash_flow: anyOf(
        /(?:cash|flows?|funds).{0,80}financing ?(?:activities)?|^net financing activities/,
        /^(?:net |total )*financing cash ?flows?$|^(?:total|net) financing transactions$/,
      ),
      operating_cash_flow: anyOf(
        /^(?:net |total )*operating cash ?flows?$|^(?:total|net) operating (?:transactions|activities)$/,
        inSequence(
          /^(?:total |net )*(?:\(?decrease\)? )?.{0,60}(?:cash|flows?|funds).{0,80}/,
          /(?:operating activities|operations|operating)\b(?! (?:assets|leases?)\b)(?!.*(?:before|adjust))/,
        ),
      ),
      capital_cash_flow: anyOf(
        /^(?:net )?(?:change in )?cash.{0,40} capital(?: activities| transactions)?$/,
        /^(?:total|net) capital (?:activities|transactions)$/,
      ),
      exchange_rate_effect: anyOf(
        /(?:exchange|currency|translation).{0,60}(?:rate|difference|effect|cash|translation)/,
        /(?:exchange|currency|translation).{0,60}(?:adjust|movement)/,
        /effects? of .{0,40}(?:exchange|currenc|translation)|^foreign (?:exchange|currency)/,
      ),
      net_change_in_cash: anyOf(
        inSequence(
          /(?:increase|decrease|change|movement|\(decrease\)|\(increase\))\)?s? /,
          /(?:\(?(?:decrease|increase)\)? )?(?:of|in|for|on)? ?(?:the )?/,
          /(?:cash|liquid|net cash|total cash|balance of cash)/,
        ),
        /^net (?:change|increase|decrease|movement)\b.*(?:cash|year|period)|^total cash flows?$/,
        /^net cash ?flows?$/,
      ),
      financing_line: anyOf(
        /dividend|repurchase|proceeds from (?:issu|borrow|long|debt|exercise)|repay|issuance of/,
        /borrowings|treasury|(?:common|preferred) stock/,
      ),
      investing_line: anyOf(
        /purchases? of|acquisition|capital expenditure|additions to/,
        /proceeds from (?:sale|dispos|matur)|disposal|investment in/,
      ),
      cash_adjustment: anyOf(
        /depreciation|amorti[sz]ation|deferred|stock-based|share-based|inventor|receivable/,
        /payable|adjustments|impairment|working capital|interest paid|tax(?:es)? paid/,
        /receipts from|payments to|paid to/,
      ),
    },
  },
  statementWords: `
    accumulated activities additional and assets attributable available balance basic
    before beginning by capital cash change changes combined common comprehensive
    condition consolidated continued cost costs current deferred deficit depreciation
    diluted due earnings effect end ended equity exchange expense expenses finance
    financial financing flow flows for from general gross group holders in income
    increase decrease inflow inflows outflow outflows into inventories investing investments
    noncash liabilities long loss losses net non of operating operations or ordinary
    other paid parties per period position prepaid profit property provided provision
    related research retained revenue revenues sales selling share shareholders shares
    sheet sheets statement statements stock stockholders tax taxes term the to total used
    year years
  `,
  apartWords: `
    accumulated activities additional and assets at available balance before beginning
    borrowings by capital cash continuing costs current deferred depreciation discontinued
    dividends due end equipment equity excluding expense expenses financing fixed for from gross
    held in income intangible interest into inventories investing investments less liabilities
    loans loss minority net of on operating operations or other paid payable payables plant
    profit property provided provision provisions receivable receivables reserves retained
    revenue sale sales surplus tangible tax taxation taxes the to total trade used with within
    without year
  `,
  totals: [
    /^(?:grand |sub)?-?totals?\b/,
    /\btotals?$/,
    /^net operating (?:income|profit|loss|result|cash)\b/,
    /^net (?:interest income|fee (?:and commission )?income|revenues? after|non-?interest income)\b/,
    /^net (?:financial (?:income|result|expense|items)|finance (?:cost|income|expense)s?)\b/,
    /^net (?:insurance|investment result|current assets|debt$|assets)\b/,
    inSequence(
      /^net (?:income|earnings|profit|loss|\(loss\))[^,]* attributable to /,
      /(?!(?:the )?(?:non-?controlling|minorit))\b/,
    ),
    /\bsubtotal\b/,
    /^cash (?:flows? )?(?:generated|provided|used|from|\(used|used in)\b.*(?:operat|invest|financ)/,
    /^equity attributable to\b(?!.*(?:non-?controlling|minorit))/,
  ],
  months: [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sep sept',
    'october oct',
    'november nov',
    'december dec',
  ],
  money: {
    scales: [
      ['(?:thousands? of|thousand) millions?', 1e9],
      ['hundreds? of millions?', 1e8],
      ['hundreds? of thousands', 1e5],
      ['trillions?', 1e12],
      ['billions?', 1e9],
      ['crores?|\\bcrs?\\b\\.?', 1e7],
      ['lakhs?|lacs?', 1e5],
      ['millions?|mil\\.|mlns?|mns?\\b', 1e6],
      ['thousands?|thsds?|ths\\.?', 1e3],
      ['hundreds', 1e2],
    ],
    currencies: {},
    hundredths: 'pence|penny|cents?|paise',
    nil: 'nil',
    in: 'in',
    presented: anyOf(
      /(?:presentation|reporting) currency/,
      /(?:presented|expressed|stated|reported|prepared) in/,
      /rounded (?:off )?to the (?:nearest|closest)/,
    ),
    otherMoney: '\\bwhich\\b|\\bfunctional\\b.*\\bis\\b',
    opens:
      '(?:(?:all )?(?:amounts?|figures) )?(?:are )?(?:expressed |stated |shown |presented )?in',
    except: 'except|other than|excluding|apart from|exclusive of|but not',
    shareUnit: [
      // "Dollars and shares in millions" covers both.
      [
        '(?<!(?:and|&) (?:common |ordinary )?)(?:numbers? of )?(?:weighted )?(?:average )?(?:common |ordinary )?shares?(?: and ads)?',
        '(?: data| amounts?| numbers?| counts?| information)?(?: outstanding)?(?: are| is)?',
        '(?: stated| expressed| reflected| presented| shown)? in (?:thousands|millions)',
      ].join(''),
      '(?:thousand|million)s? (?:of )?(?:common |ordinary )?shares',
    ],
    filler: [
      'in|of|the|all|are|is|and|as|at|an?|to|for|or|from|by|with|tabular|dollar|amounts?',
      'figures?|values?|numbers?|sums?|balances?|totals?|monetary|currency|units?|expressed',
      'stated|presented|reported|shown|given|displayed|rounded|nearest|whole|full|actual|unless',
      'otherwise|indicated|noted|specified|where|data|per|share|audited|unaudited|restated',
      'consolidated|group|company|parent|years?|ended|ending|months?|fiscal|financial|period',
      'twelve|reporting|notes?|ref|january|february|march|april|may|june|july|august|september',
      'october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
    ],
  },
  periods: {
    to: /to|through|until/,
    ordinal: /st|nd|rd|th/,
    yearEnded: /(?:(?:fiscal|financial)? ?years? ended|year-?ended|for the year ended)/,
    fiscal: /fy|fiscal|fiscal year/,
    named: /\bfiscal (?:year )?/,
    untilEnd: anyOf(
      /is|are|was|were|consisted of|comprised|comprises|covers|relates?|refers?|to|means?|which/,
      /the|fiscal|a|5[23]|week|weeks|52-week|53-week|period|year|that/,
    ),
    refersTo: /(?:referred to as|or|hereinafter|we refer to as) /,
    ends: /(?:ended|ending|ends) (?:on )?(?:(?:satur|sun|fri)day,? )?/,
    joiners: /of/,
    besideYear: anyOf(
      /fiscal|financial|ended|ending|at|as|of|on|to|from|the|for|fy|period|restated|audited/,
      /group|months|twelve|end|years?|weeks?|figures|amounts?/,
    ),
    comparison:
      /with comparative (?:information|figures|amounts|totals|data)(?: for| as (?:at|of))?/,
    line: anyOf(
      /^\(?(?:for |as (?:of|at) |at )?(?:the )?(?:fiscal |financial |twelve |12 )?(?:years?|months|period)\b.*\W*$/,
      /^\(?(?:for |as (?:of|at) |at )?(?:the )?(?:fiscal |financial |twelve |12 )?(?:fiscal|weeks|periods)\b.*\W*$/,
      new RegExp(String.raw`^\(?(?:as )?(?:at|of|on)(?:${DAY}|${PERIOD_WORDS})\W*$`),
      /^\(?(?:restated|audited|continued|.*\(?continued\)?)\W*$/,
    ),
    head: /years?|fiscal|financial|note|consolidated|in|types?|particulars|descriptions?/,
  },
  lengths: {
    counted: COUNTED_PERIOD,
    numerals: {
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
      thirteen: 13,
      fourteen: 14,
      fifteen: 15,
      sixteen: 16,
      seventeen: 17,
      eighteen: 18,
      'twenty-six': 26,
      'thirty-nine': 39,
      'fifty-two': 52,
      'fifty-three': 53,
    },
    units: {
      days: /days?/,
      weeks: /weeks?|wks?/,
      months: /months?|m(?:th|o)s?/,
      years: /years?|yrs?/,
    },
    wholeYear: anyOf(
      /(?<!\bhalf[ -])\b(?:years?|yrs?\.?) (?:ended|ending|to)\b|\byear-ended\b|\bfinancial year\b|\bfiscal years?\b/,
      /\b(?:twelve|12) months ended\b/,
    ),
    parts: [
      {
        pattern: /\bquarters? (?:ended|ending|to)\b|\b(?:first|second|third|fourth) quarter\b/,
        months: 3,
      },
      { pattern: /\bhalf[- ]?years?\b|\b(?:first|second) half\b/, months: 6 },
      { pattern: /\bq[1-4]\b/, months: 3 },
      { pattern: /\bh[12]\b|\b[12]h\b/, months: 6 },
    ],
    interim: anyOf(
      /\binterim (?:(?:condensed|consolidated|financial|group) )*(?:statements?|reports?)\b/,
      /\binterim (?:(?:condensed|consolidated|financial|group) )*(?:balance|income|accounts|results)\b/,
      /\bform 10-q\b|\bquarterly report\b/,
    ),
    currentYear:
      /^(?:the )?(?:current|this|present) (?:(?:financial|fiscal|reporting) )?(?:year|period)\b/,
    previousYear:
      /^(?:the )?(?:previous|prior|preceding|last) (?:(?:financial|fiscal) )?(?:year|period)\b/,
    transition: /\btransition (?:period|report)\b|\binception\b|\bincorporation\b|\bcommencement\b/,
  },
  columnWords: {
    basis: {
      restated: /restat(?!ement)|recast|re-?presented|as adjusted|revised/,
      reclassified: /\breclassified\b/,
      pro_forma: /\bpro[ -]?forma\b/,
      unaudited: /\bun-?audited\b/,
      budget: anyOf(
        /\bbudget(?:ed)?\b|\bforecast\b/,
        /(?:^|\b(?:19|20)\d\d )(?:approved |adopted )?(?:financial |annual )?plan\b(?! assets)/,
      ),
      converted: /\bconvenience\b|\btranslat/,
    },
    scope: {
      predecessor: /\bpredecessor\b/,
      successor: /\bsuccessor\b/,
      company: /\b(?:company|parent(?: entity)?|bank)\b/,
      segment: /\bsegment\b|\bindustrial\b|\bfinancial services\b/,
      group: /\b(?:group|consolidated(?: entity)?|economic entity)\b/,
    },
  },
  noteColumn: anyOf(
    /^(?:notes?|ref|see notes?|note ref(?:erence)?s?|no\.?|notes? no\.?|schedules?)$/,
    /^(?:notes? reference|page)$/,
  ),
  sideColumn: anyOf(
    /%|\bchange|variation|variance|increase|decrease|\bvs\b|quarter|three months|six months/,
    /nine months|half.?year|pro ?forma|convenience|translat|growth|constant|\bq[1-4]\b|budget/,
    /percent|restatement|adjustments?$|reclassifications?\b|ytd\b/,
  ),
  grossColumn: /\bgross\b/,
  groupColumn:
    /\b(?:group|consolidated|total|statutory|reported|year ended|twelve months|as reported|full year)\b/,
  partColumn: anyWord(
    /company|parent|bank only|unconsolidated|bank|revenue|capital/,
    /underlying|adjusted|before|exceptional|separately|non-underlying|excluding|pre-exceptional/,
    /unrestricted|restricted|(?:without|with) donor restrictions|endowment|designated/,
    /segment|industrial|financial services|specific|special|core|policyholder|eliminations?/,
    /continuing|discontinued|acquisition|as previously/,
  ),
  closing: anyOf(
    /(?:see|refer to|the) (?:the )?(?:accompanying|attached)? ?(?:notes|combined notes)/,
    /accompanying (?:notes|combined)|integral part of|form part of|(?:were|was) approved by/,
    /signed on (?:its|their|behalf)|see notes to|notes on pages|approved and authori[sz]ed/,
    /on behalf of the board/,
  ),
  comprehensive: anyOf(
    /\bcomprehensive\b.{0,40}(?:income|loss|expense|profit|earnings|gain|result|items)/,
    /\b(?:other|total) comprehensive\b|\btotal recogni[sz]ed (?:gains?|income|losses)/,
    /\b(?:may|will|can|could|would)\b.{0,20}\bbe (?:subsequently )?(?:reclassified|recycled)/,
    /\breclassified (?:subsequently )?to (?:the )?(?:profit|income|statement)/,
    /\bthat (?:are|were) or may be (?:subsequently )?reclassified/,
  ),
  amendedReport: anyOf(
    /\b(?:10-?k|20-?f|40-?f)\/a\b|\(amendment no\.? ?\d+\)/,
    /\b(?:annual )?report\b[^.]{0,24}\((?:as )?(?:amended|corrected|revised)/,
    /\b(?:amended|corrected) (?:and restated )?(?:annual report|annual accounts|financial statements)/,
    /\bthis (?:annual )?report (?:replaces|supersedes|amends) the\b/,
  ),
  names: {
    revenue: [
      /^total (?:net )?(?:revenues?|sales)(?: and other income)?$/u,
      /^(?:net |consolidated )?(?:revenues?|sales|turnover)(?: net)?$/u,
      /^(?:sales and|net) (?:operating )?revenues?$/u,
      /^revenues? from operations$/u,
      /^revenues? (?:from|net of) .*(?:contracts|customers|excise|interest expense).*$/u,
      /^total (?:operating )?(?:income|revenues? and other)$/u,
    ],
    cost_of_revenue: [
      /^total costs? of (?:revenues?|sales|goods sold|products sold)$/u,
      anyOf(
        /^costs? of (?:net )?(?:revenues?|sales|goods sold|products sold)(?: .*)?$/u,
        /^costs? of (?:net )?(?:merchandise inventories sold|merchandise sold)(?: .*)?$/u,
      ),
    ],
    gross_profit: [/^(?:total )?gross (?:profit|margin|income)(?: loss)?$/u],
    research_and_development: [
      /^research (?:and|&) (?:non ?capitali[sz]ed )?development(?: (?:costs?|expenses?))?(?: net)?$/u,
      /^research development and related expenses$/u,
      /^(?:technology and development|product development)$/u,
    ],
    selling_general_administrative: [
      inSequence(
        /^(?:total )?(?:selling|marketing)(?: informational)?(?: and| distribution and)? (?:general )?/u,
        /(?:and )?administrati(?:ve|on)(?: (?:costs?|expenses?))?$/u,
      ),
      /^selling and general administrative expenses$/u,
    ],
    operating_expenses: [/^total operating (?:costs and )?expenses$/u, /^operating expenses$/u],
    operating_income: [
      new RegExp(`^(?:total )?operating ${RESULT}$`, 'u'),
      new RegExp(`^${RESULT} from operations$`, 'u'),
      new RegExp(`^(?:${RESULT}|results) from operating activities$`, 'u'),
      /^earnings before interest and tax(?:es)?(?: ebit)?$/u,
      /^ebit$/u,
    ],
    interest_expense: [
      /^interest expenses?(?: net)?$/u,
      /^(?:net )?(?:finance|financial|financing) (?:costs?|expenses?)$/u,
      /^net interest expense and other financing charges$/u,
    ],
    income_before_taxes: [
      inSequence(
        new RegExp(`^${RESULT}`, 'u'),
        /(?: from continuing operations)? before (?:provision (?:for|benefit for|benefit from) )?/u,
        /(?:benefit from )?(?:income |the )?tax(?:es|ation)?(?: on income)?$/u,
      ),
      inSequence(
        /^(?:income|profit|earnings) from continuing operations before /u,
        /(?:provision |benefit |for )*(?:income )?tax(?:es)?(?: on income)?$/u,
      ),
      /^(?:income|profit) after financial items$/u,
    ],
    income_tax: [
      inSequence(
        /^(?:provision |benefit )?(?:for |from )*(?:benefit )?(?:for |from )*income tax(?:es)?/u,
        /(?: expenses?| benefit| provision| charge)*$/u,
      ),
      /^(?:income |direct )?tax(?:es|ation)?(?: (?:expense|charge|credit|benefit|on profit|on income))*$/u,
      /^provision (?:benefit )?for taxes(?: on income)?$/u,
    ],
    net_income: [
      inSequence(
        /^(?:consolidated )?net /u,
        new RegExp(RESULT, 'u'),
        /(?: for the (?:year|period))?$/u,
      ),
      new RegExp(`^${RESULT} (?:for|of) the (?:financial )?(?:year|period)$`, 'u'),
      anyOf(
        /^net (?:income|profit|earnings) including (?:noncontrolling|minority) interests?$/u,
        /^net (?:income|profit|earnings) before(?: allocation to)? (?:noncontrolling|minority) interests?$/u,
      ),
      /^profit after tax(?:ation|es)?$/u,
    ],
    net_income_attributable_to_parent: [
      anyOf(
        /^(?:net )?(?:income|profit)(?: loss)? attributable to (?!noncontrolling|minority).*$/u,
        /^(?:net )?(?:earnings|loss)(?: loss)? attributable to (?!noncontrolling|minority).*$/u,
        /^(?:net )?income loss(?: loss)? attributable to (?!noncontrolling|minority).*$/u,
      ),
      /^thereof profit attributable to (?:shareholders|owners).*$/u,
      /^(?:equity holders|shareholders|stockholders|owners|ordinary shareholders)(?: of)?(?: the)?.*$/u,
      /^net (?:profit|income) group share$/u,
    ],
    net_income_attributable_to_minority: [
      inSequence(
        /^(?:less |thereof )?(?:net )?(?:income|profit|earnings|loss|income loss)?(?: loss)? ?/u,
        /(?:attributable to )?(?:noncontrolling|minority) interests?$/u,
      ),
    ],
    eps_basic: [
      inSequence(
        /^basic/u,
        /(?: (?:and diluted )?(?:earnings|net income|income)(?: loss)? per (?:ordinary |common )?share)?(?: .*)?$/u,
      ),
      new RegExp(`^(?:net )?${RESULT} per (?:ordinary |common )?share.*basic.*$`, 'u'),
      /^basic .*per share.*$/u,
      ...EARNINGS_UNDER_HEADING,
    ],
    eps_diluted: [
      /^diluted(?: (?:earnings|net income|income)(?: loss)? per (?:ordinary |common )?share)?(?: .*)?$/u,
      new RegExp(`^(?:net )?${RESULT} per (?:ordinary |common )?share.*diluted.*$`, 'u'),
      /^diluted .*per share.*$/u,
      ...EARNINGS_UNDER_HEADING,
    ],
    shares_basic: [/^basic$/u, /basic/u, /^number of shares on which the calculation is based$/u],
    shares_diluted: [/^diluted$/u, /diluted/u],
    cash_and_cash_equivalents: [
      /^cash and cash equivalents$/u,
      /^cash(?: and (?:bank balances|balances at banks?|short term deposits))?$/u,
    ],
    receivables: [
      /^(?:trade )?accounts receivable.*$/u,
      /^trade(?: and other)? receivables.*$/u,
      /^receivables(?: net)?$/u,
    ],
    inventories: [
      /^total inventor(?:y|ies)$/u,
      /^(?:merchandise )?inventor(?:y|ies)(?: net| and work in progress)?$/u,
    ],
    total_current_assets: [/^total current assets$/u, /^current assets(?: total)?$/u],
    property_plant_equipment: [
      /^property (?:plant )?and equipment.*net.*$/u,
      /^(?:total )?property (?:plant )?and equipment$/u,
      /^(?:fixed assets|tangible (?:fixed )?assets)$/u,
    ],
    goodwill: [/^goodwill(?: net)?$/u],
    intangible_assets: [
      /^(?:other |acquired |identifiable |brands and other )?intangible assets(?: net)?$/u,
    ],
    total_noncurrent_assets: [/^total noncurrent assets$/u, /^noncurrent assets(?: total)?$/u],
    total_assets: [/^total assets$/u, /^assets total$/u],
    payables: [
      /^(?:trade )?accounts payable$/u,
      /^trade(?: and other)? payables(?: and other liabilities)?$/u,
    ],
    short_term_debt: [
      /^short term (?:debt|borrowings)(?: .*)?$/u,
      /^(?:current borrowings|borrowings current|loans and borrowings current)$/u,
      /^current (?:portion|maturities) of long term debt$/u,
    ],
    total_current_liabilities: [
      /^total current liabilities$/u,
      /^current liabilities(?: total)?$/u,
    ],
    long_term_debt: [
      /^long term (?:debt|borrowings)(?: .*)?$/u,
      /^(?:noncurrent borrowings|borrowings noncurrent|noncurrent financial liabilities|noncurrent debt)$/u,
    ],
    total_noncurrent_liabilities: [
      /^total noncurrent liabilities$/u,
      /^noncurrent liabilities(?: total)?$/u,
    ],
    total_liabilities: [/^total liabilities$/u, /^liabilities total$/u],
    retained_earnings: [
      /^retained earnings(?: accumulated deficit| deficit| restated)?$/u,
      /^(?:accumulated deficit|reinvested earnings)$/u,
    ],
    noncontrolling_interests: [
      /^(?:equity attributable to )?(?:redeemable )?(?:noncontrolling|minority) interests?(?: in .*)?$/u,
    ],
    equity_attributable_to_parent: [
      /^(?:total )?(?:shareholders |owners )?equity attributable to (?!noncontrolling|minority).*$/u,
      /^total .*(?:shareholders|stockholders) equity$/u,
      /^(?:shareholders|stockholders) (?:equity|interests?)$/u,
      /^equity group share$/u,
    ],
    total_equity: [
      /^total equity(?: deficit)?$/u,
      anyOf(
        /^total (?:shareholders|stockholders|shareowners) ?(?:equity|funds)(?: deficit)?$/u,
        // The British form.
        /^(?:total )?equity (?:shareholders|stockholders|shareowners) funds$/u,
        /^total (?:shareholder|stockholder) ?(?:equity|funds)(?: deficit)?$/u,
      ),
      /^(?:equity|net assets)$/u,
      /^total (?:\S+ ){1,4}(?:shareholders|stockholders|shareowners) equity$/u,
    ],
    total_liabilities_and_equity: [
      /^total liabilities.*(?:equity|liabilities|deficit|funds)$/u,
      /^total equity.*liabilities$|^total equity and .*(?:deficit|funds)$/u,
      /^(?:equity and liabilities|liabilities and equity)$/u,
    ],
    cash_flow_net_income: [
      new RegExp(`^net ${RESULT}(?: .*(?:noncontrolling|minority) interests?)?$`, 'u'),
      new RegExp(`^${RESULT} for the (?:year|period)$`, 'u'),
    ],
    depreciation_and_amortization: [
      /^depreciation (?:depletion )?(?:and )?amorti[sz]ation.*$/u,
      /^amorti[sz]ation depreciation and impairments?$/u,
      /^depreciation amorti[sz]ation.*$/u,
    ],
    share_based_compensation: [
      /^(?:share|stock|equity) based (?:compensation|payments?|remuneration)(?: expenses?| costs?)?$/u,
    ],
    operating_cash_flow: [...activityNames('(?:operating|operations)')],
    capital_expenditure: [
      inSequence(
        /^(?:purchases?|payments? for(?: acquisition)?|acquisitions?|additions?|investments?|(?:capital )?expenditures?)/u,
        /(?: .*)? ?(?:of|to|for|in|on) (?:\w+ )*(?:property|fixed assets|tangible).*$/u,
      ),
      /^(?:total )?capital expenditures?(?: .*)?$/u,
      /^(?:fixed asset purchases|operating investments|purchases? of (?:fixed assets|equipment))$/u,
    ],
    investing_cash_flow: [...activityNames('(?:investing|investment)')],
    dividends_paid: [
      /^(?:cash |common stock cash |interim and final )?dividends? paid.*$/u,
      /^payments? (?:for|of) (?:cash )?dividends?.*$/u,
      /^(?:distributions?|dividends) (?:to|on).*$/u,
      /^common stock cash dividends paid$/u,
    ],
    share_repurchases: [
      inSequence(
        /^(?:repurchases?|purchases?|buybacks?|acquisitions?) of /u,
        /(?:common stock|treasury (?:stock|shares)|own shares|shares|ordinary shares).*$/u,
      ),
      /^common stock repurchased$/u,
      /^share (?:repurchases?|buybacks?).*$/u,
      /^purchased and cancelled$/u,
    ],
    debt_issued: [
      inSequence(
        /^(?:proceeds from|issuances? of|additions to)(?: the)?(?: issuances? of)? /u,
        /(?:long term |term )?(?:debt|borrowings|financing liabilities|notes|bonds).*$/u,
      ),
    ],
    debt_repaid: [
      inSequence(
        /^(?:repayments?|principal payments|payments?|redemptions?) (?:of|on) /u,
        /(?:long term |term )?(?:debt|borrowings|financing liabilities|notes|bonds).*$/u,
      ),
    ],
    financing_cash_flow: [...activityNames('financing')],
    exchange_rate_effect: [
      /(?:effects?|impact) of.*(?:exchange|currency|translation)/u,
      /^foreign (?:currency|exchange) (?:effects?|impact).*$/u,
      inSequence(
        /^(?:exchange|currency|translation|foreign exchange).*/u,
        /(?:differences?|effects?|adjustments?|gains?|losses).*(?:cash.*)?$/u,
      ),
    ],
    net_change_in_cash: [
      anyOf(
        /^(?:net )?(?:total )?(?:increase|decrease|change)s? in (?:cash|net cash|total cash).*$/u,
        /^(?:net )?(?:total )?increase decreases? in (?:cash|net cash|total cash).*$/u,
        /^(?:net )?(?:total )?decrease increases? in (?:cash|net cash|total cash).*$/u,
      ),
      /^net (?:increase|decrease|change)(?: (?:increase|decrease))?$/u,
    ],
    opening_cash: [
      /cash.*\b(?:beginning|opening|start)\b/u,
      /^(?:beginning|opening) (?:balance )?.*cash/u,
      /^(?:opening|beginning) balances?$/u,
      /^balances?,? (?:at |as of )?(?:the )?(?:beginning|start) of (?:the )?(?:year|period)$/u,
    ],
    closing_cash: [
      /cash.*\b(?:end|ending|closing)\b.*(?:year|period|balances?)?$/u,
      /^(?:ending|closing) (?:balance )?.*cash/u,
      /^(?:closing|ending) balances?$/u,
      /^balances?,? (?:at |as of )?(?:the )?end of (?:the )?(?:year|period)$/u,
    ],
  },
  notNames: {
    revenue: /cost|interest|other|deferred/u,
    cost_of_revenue: /financ/u,
    operating_income: PARTS,
    income_tax: /before|after|paid|deferred|payable/u,
    net_income: PARTS,
    net_income_attributable_to_parent: /noncontrolling|minority|per share|comprehensive/u,
    eps_basic: OTHER_PER_SHARE,
    eps_diluted: OTHER_PER_SHARE,
    cash_and_cash_equivalents: /restricted/u,
    receivables: /noncurrent|non trade|vendor/u,
    property_plant_equipment: /accumulated depreciation$/u,
    payables: /noncurrent/u,
    long_term_debt: /within|current portion/u,
    equity_attributable_to_parent: /liabilities|deficit and/u,
    total_equity: /liabilities|attributable/u,
    total_liabilities_and_equity: /^total (?:current|noncurrent|long)/u,
    cash_flow_net_income: /continuing|discontinued/u,
    operating_cash_flow: NOT_WHOLE,
    capital_expenditure: /proceeds|disposal|sales? of|accrued|non ?cash|unpaid/u,
    investing_cash_flow: NOT_WHOLE,
    dividends_paid: /noncontrolling|minority|received/u,
    debt_issued: /short term|repay/u,
    debt_repaid: /short term|lease/u,
    financing_cash_flow: NOT_WHOLE,
    net_change_in_cash: /restricted deposits|before|overdrafts$/u,
    closing_cash: /assets classified as|held for/u,
  },
  labelWords: {
    and: /and/,
    total: /total|sub ?total|sum/,
    part: /of which|thereof|including|incl/,
    deduction: /less|plus|add|deduct|minus/,
    attributed: /attribut|of which|allocated to/,
    note: /(?:see )?(?:notes?|ref\.?)/,
    continues: anyOf(
      /and|or|of(?! which)|at (?:the )?(?:beginning|end|start|close)|(?:for|of) the (?:year|period)/,
      /equivalents/,
    ),
    endsWhole: /(?:accounted|paid|provided) for$|disposed of$/,
    numberless: /^commitments?\b.*\bcontingen|^contingenc|^commitments?$/,
    joining: 'of the and in for to from on by or a an at with as its s',
    goesOn: anyOf(
      /and|or|of|to|in|for|the|a|an|from|on|by|with|at|net|less|per|including|excluding/,
      /under|into|than|as|its|before|after|between|through|against|representing/,
    ),
    beforeList: anyOf(
      /(?:attribut(?:able|ed)|allocated|available|due|applicable) to$|\bof which$/,
      /\bas follows$|\bcompris\w+ of$|^(?:less|add|thereof)$/,
    ),
    // Terms (current, long-term) are here because likeness compares the terms of two rows
    // separately. "Non", "notes", "cost" are not: they make another item.
    harmless: `
      net total respectively less allowance doubtful account company group consolidated
      current noncurrent short long term portion maturity expense used generated provided
      loss gain benefit thereof
    `,
    distinguishing: `
      other deferred accumulated restricted discontinued attributable before after prepaid
      gross held comprehensive related non parent noncontrolling minority adjusted
      impairment
    `,
    synonyms: [
      'shareholder stockholder',
      'income profit earning',
      'revenue turnover sale',
      'payable creditor',
      'receivable debtor',
      'noncontrolling minority',
      'debt borrowing loan',
      'purchase acquisition addition',
      'equipment plant',
      'provision charge',
      'distribution selling',
      'tax taxation',
      'stock share',
      'compensation remuneration',
      'administrative administration',
      'right entitlement',
    ],
    phrases: [
      [/(?:stock|share) based (?:compensation|payments?|remuneration)/, 'sharebasedpay'],
      [/common stock|(?:called up )?share capital|issued capital|capital stock/, 'sharecapital'],
      [
        /additional paid in capital|share premium|capital reserves?|capital surplus/,
        'sharepremium',
      ],
      [/treasury (?:stock|shares)|own shares/, 'treasuryshares'],
      [/property (?:plant )?and equipment|tangible (?:fixed )?assets/, 'ppe'],
      [
        anyOf(
          /post ?employment benefits?|pensions? and similar obligations?/,
          /retirement benefit obligations?/,
        ),
        'pensions',
      ],
      [
        anyOf(
          /equity method investments?|investments accounted for using the equity method/,
          /investments in associates(?: and joint ventures)?/,
        ),
        'associates',
      ],
    ],
    spellings: [
      [/isation\b/g, 'ization'],
      [/isations\b/g, 'izations'],
      [/ised\b/g, 'ized'],
      [/ising\b/g, 'izing'],
      [/\bprogramme/g, 'program'],
      [/\bnon current\b/g, 'noncurrent'],
      [/\bnon controlling\b/g, 'noncontrolling'],
      [/\blabour\b/g, 'labor'],
      [/\bper cent\b/g, 'percent'],
    ],
  },
  units: {
    perShare: anyOf(
      /\bper\b.{0,40}\b(?:share|unit|ads|adr|stock|security|depositary)|\beps\b|per-share/,
    ),
    shares: anyOf(
      /weighted[- ]average|average (?:number of |common |ordinary |basic |diluted )*(?:shares|units)/,
      /number of (?:common |ordinary )?(?:shares|units)|shares outstanding/,
      /\bshares (?:used|included|considered) (?:in|to|for)\b/,
      /(?:dilutive|effect).*(?:securities|options|shares)/,
    ),
    count: /weighted|average|number of|outstanding|shares (?:used|included|considered)/,
    amount: /^(?:basic |diluted )?(?:earnings|income|loss|net)/,
    share: /\b(?:shares?|units?)\b/,
    parValue: /par value/,
    countHeading:
      /shares\b.{0,40}\b(?:used|included|considered|applied|taken) (?:in|to|for|into)\b.{0,40}$/,
    capital: /shares?|authori[sz]ed|issued|outstanding|par|december|respectively/,
    percent: /percent(?:age)?\b|\bper cent\b|\bmargin ?,? ?%|effective tax rate/,
  },
  meanings: {
    debt: anyOf(
      /(?<!net )(?:debt|borrowings?|overdrafts?|commercial paper|debentures?|bonds?|notes payable)/,
      /loans payable|bank loans|term loans/,
    ),
    assets: /(?<!net )assets/,
    asset: /asset/,
    liabilities: /liabilit(?:y|ies)/,
    equity: /equity|net assets/,
    current: /current|short ?term/,
    noncurrent: /noncurrent|non current|fixed assets|long ?term/,
    'current part': anyOf(
      /current (?:portion|maturities|installments)/,
      /(?:due|payable|falling due) within (?:one|a|1) year/,
    ),
    operating:
      /operating activit(?:y|ies)|(?<!continu(?:ed|ing) )operations?|operating|operational/,
    investing: /investing|investment activit(?:y|ies)/,
    financing: /financing/,
    basic: /basic|undiluted/,
    diluted: /diluted|assuming dilution/,
    'cash flow': /cash|cashflows?/,
    'cash itself': anyOf(
      /cash\b.*\b(?:beginning|opening|start|end|ending|closing)/,
      /(?:increase|decrease|change)\b.* in cash/,
      /(?:beginning|opening|ending|closing)\b.*\bcash/,
    ),
    opening: /opening|beginning|begin|start/,
    closing: /closing|ending|end/,
    purchase: anyOf(
      /purchases?|acquisitions?|acquired|additions?|investments? in|bought/,
      /expenditures?|payments? for/,
    ),
    sale: anyOf(
      /sales? of|proceeds|disposals?|disposition|divestitures?|divestments?/,
      /maturit(?:y|ies) of|redemptions? of/,
    ),
    repayment: anyOf(
      /repayments?|repaid|redemptions?|retired|retirement of|repurchases?|buybacks?/,
      /payments? (?:of|on)/,
    ),
    issue: /issuances?|issued|issue of|proceeds|borrowings? raised|drawdowns?/,
    receivable: /receivables?|debtors/,
    payable: /payables?|creditors/,
    continuing: /continuing|continued/,
    discontinued: /discontinued|discontinuing/,
    before: /before/,
    after: /after/,
    paid: /paid/,
    received: /received/,
    income: /income(?! tax)|revenues?/,
    expense: /expenses?|costs?/,
    goods: /products?|goods/,
    services: /services?/,
    'finance income': /(?:finance|financial|interest) income/,
    'finance expense': /(?:finance|financial|interest) (?:expenses?|costs?|charges)/,
    minority: /non ?controlling|minority|minorities/,
    owners: /shareholders?|stockholders?|owners|equity holders|parent/,
    gross: /gross/,
    net: /net/,
    tangible: /tangible/,
    intangible: /intangibles?/,
    deferred: /deferred/,
    'current tax': /current (?:income )?tax(?:es)?/,
    gain: /gains?|profits?|income|earnings|surplus(?:es)?/,
    loss: /loss(?:es)?|deficits?/,
  },
  reporter: {
    addressee: anyOf(
      inSequence(
        /(?:to|of) the (?:members|(?:share|stock|unit|security)-?holders|owners|partners) /,
        /(?:and (?:the )?board of (?:directors|trustees),? )?(?:of|in)/,
      ),
      /to the board of (?:directors|trustees)(?:,? and (?:the )?(?:share|stock|unit)holders)?,? of/,
      /(?:board of (?:directors|trustees),? )?and (?:the )?(?:share|stock|unit)holders,? of/,
      /to the (?:shareholders'?|annual) general meeting of/,
    ),
    audited: anyOf(
      /financial statements of|balance sheets? of/,
      /statements? of (?:financial (?:position|condition)|assets and liabilities) of/,
      /financial position of|control over financial reporting of/,
    ),
    comprising: /which comprise|comprising/,
    self: anyOf(
      /company|group|bank|fund|trust|corporation|registrant|issuer|parent company/,
      /partnership/,
    ),
    article: /the/,
    opensDefinition: anyOf(
      /the|a|formerly|incorporated|continued|collectively|together|hereinafter|registration/,
      /company|registered/,
    ),
    afterName: anyOf(
      /,? (?:and|&) (?:its |their )?(?:consolidated |wholly[- ]owned )?(?:subsidiar|controlled entit)/,
      /[,;]? (?:as (?:of|at|from)|for the|which|set out|on pages|comprise|is|are|was|were)\b/,
      /[,;]? (?:has|have|in accordance|at|present|give|included?|under|listed)\b/,
      /[,;]? (?:and the related|and of)\b|,? an? /,
      /[.,:]? ?(?:opinion|report|we have|introduction|our opinion|in our|qualified|basis)\b/,
    ),
    besideName: anyOf(
      /annual (?:integrated )?(?:report|accounts)/,
      /(?:report|accounts) (?:and|&) (?:accounts|financial statements)/,
      /report and consolidated|integrated report|financial (?:statements|report)/,
      /form (?:10-k|20-f)|for the year ended .*|(?:and|&) (?:financial statements|accounts)/,
    ),
    beforeName: anyOf(
      /(?:statements|report) of|shareholders|stockholders|report|continued|meeting|analysis/,
      /summary|business|statements|review/,
    ),
    neverInName: anyOf(
      /annual report/,
      /financial (?:statements?|reports?|position|highlights|review|information|results)/,
      /financial (?:data|year|condition)|statements?\b|notes?\b|reports?\b|contents|page\b/,
      /consolidated|condensed|the following\b|auditor|chartered accountants|stock exchange/,
      /internal control|meeting\b|years? ended|months ended|united states/,
      /(?:january|february|march|april|june|july|august|september|october|november|december)/,
      /exchange act|exchange commission|commission file|translation of/,
      /in (?:thousands|millions)/,
    ),
    rareInName: anyOf(
      /you\b|your\b|our\b|we\b/,
      /parent|financial|fashion|subsidiar|associates?\b|joint|exchange|insurance company$/,
      /shareholders|stockholders|registered|registrar|management|commission|directors/,
    ),
    opensNoName: anyOf(
      /total|holdings?|other|an?|our|this|each|its|these|form|item|part|note|to|of|in|on|for/,
      /photo(?:s|graphs?|graphy)? (?:by|courtesy)/,
    ),
    selfAlone: /company|group|corporation|board|bank|fund|trust|registrant|partnership/,
    others: anyOf(
      /investors?|shareholders? of|stockholders? of|largest|chairman|directors?|brokers?/,
      /advis[eo]rs?|solicitors?|bankers?|custodian|administrator|depositary|lawyers?/,
      /counsel|member of|formerly|owned by|held by|trustee|underwriter|auditors?/,
      /registrars?|transfer agent|acquired|acquisition/,
    ),
    registrant: /\(? ?exact name of (?:the )?(?:registrant|company|issuer)/,
    beforeRegistrant:
      /\d{1,4}-\d{3,7}(?:-\d+)?|file (?:number|no\.?):? ?[\d-]*|\bto_*\b|\bor\b|report/,
    annualFiling: [/\bform\s+10-k\b/, /securities\s+and\s+exchange\s+commission/],
  },
};
