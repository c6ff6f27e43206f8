import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** "Shareholders' equity", "owner's equity". */
const HOLDERS = "*holder('s)/*owner('s)";
/** The result of a year: "net (loss) income" and "profit/(loss)" are one name. */
const RESULT = 'income/profit/earnings/loss/result (loss|income|profit|earnings)';
/** The whole of earnings below a heading that says "basic" or "diluted". */
const EARNINGS_UNDER_HEADING = [
  'net income/profit/earnings, total',
  `net ${RESULT}`,
  `(net) ${RESULT} per (ordinary|common) share …`,
  `(net) ${RESULT} attributable/available to * …`,
];
/** "Net cash provided by (used in) operating activities", the strictest names first. */
const activityNames = (activity: string): readonly string[] => {
  const whole = `${activity} (activities) (continuing and discontinued operations)`;
  const cash = '(total) (net) cash*';
  return [
    `${cash} (inflow|outflow|flow(s)|generated|provided|used|from|by|in|for)* (to) (the) ${whole}`,
    `(net|total)* ${activity} [cash flow(s)|cashflow(s)]`,
    `${cash} … ${whole}`,
    `${cash} … ${activity} (activities) (… continuing operations)`,
  ];
};
const PURCHASES = `[
  purchase(s)|payment(s) for (acquisition)|acquisition(s)|addition(s)|investment(s)|
  (capital) expenditure(s)]`;
/** Days on which years end, as dates write them. */
const LAST_DAYS = `
  january/february/march/april/may/june/july/august/september/october/november/december
    31/30/29/28`;

/** What rules out a result by itself: a part of it, or what remains after deductions. */
const PARTS = `
  … [attributable|per share|continuing|*discontinued*|comprehensive] …`;
const NOT_WHOLE = `
  … [before|supplement*|adjustments|changes in working] …, … [-and discontinued] operations`;
/** Amounts per share that are not the whole earnings of the ordinary shares. */
const OTHER_PER_SHARE = `
  … [continuing|*discontinued*|dividend*|headline|adjusted|pro forma|proforma|net asset*|preferred|
    preference|class *|special items] …`;

/** English, with the forms of the regulators that speak it. */
export const en: ReportLexicon = {
  language: 'en',
  called: phrasesOf(`
    english, englisch, anglais, ingles, inglese, engels, eng, engelska, engelsk, englanniksi,
    angielski, ingilizce, английский, الإنجليزية, 英語, 英文, 영어, 영문`),
  months: phrasesOf(`
    january jan, february feb feburary, march mar, april apr, may, june jun, july jul, august aug,
    september sep sept, october oct, november nov, december dec`),
  generic: phrasesOf(`
      check, browse, flipbook, flip, book, ebook, e-book, learn, access, button, download, downloads, pdf, xls, xlsx, zip, html, document, documents, file, files, open, view,
    read, more, here, click, link, get, see, full, complete, entire, report, reports, version,
    the, a, an, of, for, in, to, as, and, or, our, this, new, latest, current, online, print,
    printable, web, interactive, digital, final, high, low, resolution, res, hi, lo, quality,
    accessible, single, double, page, pages, spread, spreads, opens, window, tab, external, size,
    mb, kb, gb, bytes, publication, publications, archive, older, previous, past, year, years,
    fiscal, fy, year-end, yearend, ended, ending, edition, english, original, signed, filed,
    filing, issued, now, no, na, n, pp, p, v`),
  joins: phrasesOf(`and, incl, including, with, combined`),
  smallWords: phrasesOf(`the, and, of, to, in, for, our, with, from, which, was, were`),
  kinds: {
    integratedReport: phrasesOf(`
      annual and sustainability report*, annual sustainability and financial report*,
      annual report and sustainability report, annual integrated report*,
      integrated annual report*, integrated report*, annual report and form 10-k,
      annual report on form 10-k, annual report and form 20-f, annual report with sustainability,
      annual and corporate governance report, annual and esg report,
      annual and corporate responsibility report, directors report and financial statements,
      directors report and accounts, directors report and audited financial statements,
      directors report and consolidated financial statements,
      report of the directors and financial statements, strategic report and financial statements,
      strategic report directors report and financial statements, report and financial statements,
      report and consolidated financial statements, report and audited financial statements,
      auditor s report and financial statements, auditors report and financial statements,
      independent auditor s report and financial statements,
      financial statements and auditor s report,
      financial statements and independent auditor s report,
      financial statements with independent auditor s report,
      independent auditor s report and consolidated financial statements,
      annual accounts and management report`),
    form10K: phrasesOf(`
      10-k/a amendment, form 10-k/a amendment, 10-k, form 10-k, 10-k405, 10-k/a, form 10-k/a, 10-kt, form 10-kt, form 10-k405, 10-ksb,
      form 10-ksb`),
    form20F: phrasesOf(`20-f, form 20-f`),
    form40F: phrasesOf(`40-f, form 40-f`),
    annualReport: phrasesOf(`
      annual comprehensive financial report*, comprehensive annual financial report*, statutory annual report*, annual report*, annual financial report*, annual report and accounts, report and accounts,
      annual report and financial statements, annual reporting, universal registration document*,
      registration document, annual securities report*, annual consolidated report*, full annual
      report, n-csr, form n-csr, fiscal year report, reference document, form 17-a, sec form 17-a,
      sec 17-a, appendix 4e, preliminary final report*, yearly report*, annual reports and accounts,
      reports and accounts`),
    annualStatements: phrasesOf(`
      audited financial results for the year, audited financial results for the financial year, audited annual financial results, annual audited financial results, audited fs, consolidated audited fs, annual financial statements, consolidated financial statements, group financial statements,
      annual accounts, audited financial statements, audited accounts,
      year end financial statements, consolidated annual accounts, consolidated accounts,
      financial report*, full year financial report, audited consolidated financial statements,
      audited balance sheet*, audited financials, annual financials,
      audited annual financial statements, audited annual accounts, audited consolidated accounts,
      full year financial statements, full year accounts, audit statement*, audited statement*,
      statement of accounts, statements of accounts`),
    parentStatements: phrasesOf(`
      parent company financial statements, separate financial statements, statutory accounts,
      standalone financial statements, company financial statements`),
    statements: phrasesOf(`financial statements, financial statement, accounts, audit`),
    annualReview: phrasesOf(
      `abridged annual report*, abridged annual accounts, annual review*, review of the year, company report`,
    ),
    shortNames: phrasesOf(`
      acfr, cafr, ar, ara, afr, urd, annualrep, annrep, arep, ann rep`),
    halfYear: phrasesOf(`
      half-year*, half year*, half-yearly, halfyear*, semi-annual*, semiannual*, semi annual
      report*, n-csrs, form n-csrs, h1, 1h, hy, 6m, six months, 6 months, first half, first six months,
      h2, 2h, second half, interim financial report*, interim results, half-yearly financial report,
      appendix 4d, reviewed
      interim*, unaudited interim*, condensed consolidated financial
      statements, condensed financial statements`),
    unaudited: phrasesOf(`
      reviewed financial*, reviewed consolidated*, reviewed condensed*, reviewed accounts,
      reviewed results, unaudited consolidated*, unaudited condensed*, unaudited financial*,
      unaudited accounts`),
    interim: phrasesOf(`
      interim report*, interim accounts, interim financial statements, interim statement*,
      interim management report, interim, reviewed, unaudited`),
    quarter: phrasesOf(`
      10-q, form 10-q, quarterly report*, quarterly statement*, quarterly financial*,
      quarterly result*, quarterly update*, quarterly*, first quarter, second quarter,
      third quarter, fourth quarter, 1st quarter, 2nd quarter, 3rd quarter, 4th quarter, 1st qtr,
      2nd qtr, 3rd qtr, 4th qtr, q1, q2, q3, q4, 1q, 2q, 3q, 4q, quarter*, nine months, 9 months,
      9m, first nine months, three months, 3 months, year-end report, trading statement,
      trading update, interim management statement, half-year and quarterly, form 17-q,
      sec form 17-q, appendix 4c, appendix 5b`),
    sustainability: phrasesOf(`
      task force on climate*, climate related financial disclosures, sustainability report*, annual sustainability report*, sustainability statement*,
      sustainability update, esg report*, annual esg report*, csr report*,
      corporate responsibility report*, annual corporate responsibility report*,
      corporate social responsibility, corporate citizenship report*, environmental report*,
      environmental social and governance, non-financial report*, non-financial statement*,
      nonfinancial report*, climate report*, climate action, climate transition, tcfd,
      tcfd report, gri index, gri report, gri content index, sasb, impact report*,
      annual impact report*, diversity report*, human rights report*, carbon report, cdp,
      net zero, responsibility report*, annual responsibility report*, green bond*,
      sustainable development report*, eu taxonomy`),
    sustainabilityMention: phrasesOf(`sustainability, esg, csr, sustainability data`),
    meeting: phrasesOf(`
      postal ballot*, scrutinizer s report*, scrutiniser s report*, scrutinizers report*, scrutinizer report*, annual meeting agenda, agm agenda, annual general meeting agenda, agm minutes, minutes of the agm, minutes of the annual general meeting, minutes of annual general meeting, annual meeting minutes, proxy statement*, proxy material*, proxy card*, proxy form*, proxy, def 14a, def14a,
      defa14a, notice of annual general meeting, notice of annual meeting, agm notice,
      notice of agm, notice of meeting, notice of general meeting, convening notice,
      information circular, management information circular, voting results, form of proxy,
      information statement*, definitive information statement*,
      preliminary information statement*, 20-is, form 20-is, sec form 20-is, voting form*,
      proxy voting form*, voting instruction*, attendance card*,
      notice of the annual general meeting`),
    meetingMention: phrasesOf(`
      annual general meeting, annual shareholder* meeting, annual meeting,
      annual meeting of shareholders, annual meeting of stockholders, general meeting, agm, egm,
      special meeting, shareholders meeting, shareholder meeting`),
    governance: phrasesOf(`
      secretarial compliance report*, annual secretarial compliance report*, secretarial audit report*, compliance report on corporate governance, remuneration report*, annual remuneration report*, annual report on remuneration,
      directors remuneration report, remuneration policy, compensation report*,
      annual compensation report*, corporate governance report*,
      annual corporate governance report*, annual report on corporate governance,
      corporate governance statement*, corporate governance, governance report*,
      governance statement, by-law*, bylaw*, constitution, articles of association, articles of incorporation,
      certificate of incorporation, memorandum and articles, code of conduct,
      code of business conduct*, code of ethics, code of ethical conduct, committee charter,
      charter, board charter, terms of reference, anti-corruption*, whistleblow*, modern slavery,
      modern slavery statement, insider trading policy, diversity matrix, tax strategy,
      tax report, tax transparency report*, declaration of conformity, statement of compliance,
      standards of board independence, supplier code*, rules of procedure,
      supervisory board report, report of the supervisory board, gender pay gap*,
      related party transactions, risk report, pillar 3*,
      solvency and financial condition report*, sfcr, disclosure report*, conflict minerals*,
      form sd`),
    governanceMention: phrasesOf(`
      policy, statute*, guidelines, rules for conduct, remuneration, governance`),
    prospectus: phrasesOf(`
      prospectus*, base prospectus, prospectus supplement, offering memorandum, offering circular,
      information memorandum, listing particulars, final terms, form s-1, form s-3, form f-1,
      form f-3, form s-4, 424b*, debt issuance programme, emtn, euro medium term note*,
      offer document, scheme document, rights issue, merger document, indenture`),
    presentation: phrasesOf(`
      presentation*, slide*, slide deck, slides, investor deck, investor day, capital markets day,
      cmd, roadshow*, results presentation, webcast slides, conference call presentation,
      annual report presentation, pitch book, keynote`),
    pressRelease: phrasesOf(`
      press release*, news release*, media release*, earnings release*, results release,
      media information, announce*, announcement*, ad hoc, ad-hoc*, rns, regulatory news,
      earnings announcement, stock exchange announcement, stock exchange release,
      announcement of annual results`),
    results: phrasesOf(`
      full year results, full-year results, annual results, preliminary results, year end results,
      final results, fiscal year results, earnings, results announcement`),
    chapter: phrasesOf(`
      notes to the financial statements, notes to the consolidated financial statements,
      notes to the accounts, notes to financial statements, management report,
      management s discussion and analysis, strategic report, directors report,
      operating and financial review, business review`),
    unrelated: phrasesOf(`
      strategy, corporate strategy, group strategy, vision, mission, result, feedback, notification*, terms, team, organogram*, organisation chart*, organization chart*, scholarship*, staff list*, academic calendar*, rti, iqac, naac, aqar, fcra, employee*, employment, vacancies, vacancy, tender*, loan application*, grant application*, certificate*, license, licence,
      form, forms, manual, handbook, guide, newsletter*, bulletin*, syllabus, timetable, admission*, fees,
      price list, circular*, agreement*, contract*, minutes, profile, membership, map, tax return*,
      volunteer*, donor*, donation*, privacy, shareholding pattern*, grievance*`),
    otherText: phrasesOf(`
      investor complaint*, investor grievance*, letters, md s letter*, 990-pf, 990-ez, 990-n, irs 990, form 1023, annual action plan*, annual work plan*, annual operating plan*, annual plan*, annual compliance certificate*, transcript*, webcast transcript, conference call transcript, speech*, remarks, script, letter
      to shareholders, letter to stockholders, shareholder letter*, shareholders letter*,
      stockholder letter*, letter, chairman letter, chairman s letter, ceo letter, ceo s letter,
      president s letter, chairman s statement, message from the ceo, message to shareholders, fact
      sheet*, factsheet*, fact book*, factbook*, databook*, data book*, extract*, excerpt*,
      abstract, highlights, financial highlights, annual report highlights, at a glance, in brief,
      glossary, key figures, key data, ceo review, amendment, amendment to the universal
      registration document, summary, executive summary, annual report summary, summary annual
      report*, short version, abridged, abridged report, financial calendar, calendar, multi-year
      overview, five-year summary, five year summary, ten-year summary, ten year summary, overview,
      infographic*, magazine, brochure*, flyer, 8-k, form 8-k, 6-k, form 6-k, 11-k, form 11-k, form
      8937, 8937, nt 10-k, form 3, form 4, form 5, sc 13g, sc 13d, dividend*, share buyback,
      consensus, analyst consensus, rating report, credit rating, tax basis, faq, questions and
      answers, q a, questionnaire, order form, errata, erratum, corrigendum, chapter, appendix,
      supplement, statistical supplement, financial supplement, spreadsheet, auditor s report,
      auditors report, independent auditor s report, auditor report, video, privacy policy, cookie
      policy, terms of use, terms and conditions, product catalogue, catalogue, white paper,
      whitepaper, press kit, media kit, invitation, pension fund*, pension scheme*, pension plan*,
      retirement plan*, savings plan*, employee benefit plan*, annual information form*, annual
      return*, letter from the chairman, letter to our shareholders, report of the independent
      auditor, report of the independent auditors, report of independent auditors, form w-9, w-9,
      form 12b-25, form 990*, 990-t, strategic plan*, business plan*, application form*, companies
      act, exhibit*, committee report*, budget, internal audit*, audit plan*, audit committee*,
      energy audit*, access audit*, security audit*, safety audit*, accessibility audit*, audit
      firm*, audit finding*, quality audit*, registration form*, nomination form*, subscribe*,
      investor alerts, email alerts`),
  },
  statements: {
    income: {
      titles: phrasesOf(`
        income statement, income statements, statement of income, statements of income,
        statement of operations, statements of operations, statement of earnings,
        statements of earnings, profit and loss account, statement of profit or loss,
        statement of profit and loss, statement of comprehensive income,
        statements of comprehensive income`),
      rows: phrasesOf(`
        profit before tax, profit before taxation, income before income taxes,
        income before taxes, earnings before taxes, loss before income taxes, income tax expense,
        provision for income taxes, net income, net loss, net earnings, profit for the year,
        profit for the period, loss for the year, earnings per share, net profit`),
    },
    balance: {
      titles: phrasesOf(`
        balance sheet, balance sheets, statement of financial position,
        statements of financial position, statement of financial condition`),
      rows: phrasesOf(`
        total assets, total liabilities, total equity, total liabilities and equity,
        total equity and liabilities, total stockholders equity, total shareholders equity,
        total current assets, net assets`),
    },
    cash_flow: {
      titles: phrasesOf(`
        cash flow statement, cash flow statements, statement of cash flows,
        statements of cash flows, statement of cash flow`),
      rows: phrasesOf(`
        operating activities, investing activities, financing activities,
        cash and cash equivalents at end`),
    },
  },
  periods: {
    previous: phrasesOf(`
      previous, previous period, previous corresponding period, prior, prior year, prior period,
      comparative, corresponding`),
    year: phrasesOf(`year`),
    halfYear: phrasesOf(`
      six months ended, six month period ended, 6 months ended, twenty six weeks ended, 26 weeks ended,
      twenty six weeks to, 26 weeks to, twenty seven weeks ended, 27 weeks ended, twenty four weeks ended,
      24 weeks ended, twenty eight weeks ended, 28 weeks ended, half year ended, half year to,
      first half of, six months to, january to june,
      january june`),
    quarter: phrasesOf(`
      three months ended, nine months ended, three month period ended, nine month period ended,
      quarterly period ended, quarter ended, thirteen weeks ended, 13 weeks ended, thirteen weeks to, 13 weeks to, fourteen weeks ended, 14 weeks ended,
      twelve weeks ended, 12 weeks ended, sixteen weeks ended, 16 weeks ended, thirty nine weeks ended,
      39 weeks ended, thirty nine weeks to, 39 weeks to, forty weeks ended, 40 weeks ended,
      thirty six weeks ended, 36 weeks ended,
      january to march, january to september, january march, january september`),
    wholeYear: phrasesOf(`
      year ended, years ended, year ending, twelve months ended, 12 months ended, 52 weeks ended,
      53 weeks ended, fiscal year, fiscal years, financial year`),
    yearEnded: phrasesOf(`
      year ended, years ended, year ended on, year ending, year to, years to, 52 weeks ended,
      53 weeks ended, twelve months ended`),
    fiscalYear: phrasesOf(
      `fy, fiscal, fiscal year, financial year, calendar year, calendar year ended`,
    ),
    endsOn: phrasesOf(`ended, ended on, ending, end, as of, as at`),
  },
  cover: {
    audit: phrasesOf(`
      we have audited, independent auditor's report, independent auditors' report,
      auditor's report, auditors' report, report of independent registered public accounting firm,
      report of independent auditors, report of the independent auditor`),
    contents: phrasesOf(`contents, content, table of contents`),
    group: phrasesOf(`consolidated, group financial`),
    pressContact: phrasesOf(`
      for immediate release, press contact, media contact, investor contact`),
  },
  navigation: {
    annualReports: phrasesOf(`
      annual reports, annual report, annual reporting, annual filings, annual results and reports,
      annual report archive, report and accounts, reports and accounts, annual financial reports,
      10 k, 20 f, form 10 k`),
    archives: phrasesOf(`
      archive, archives, older reports, older, previous years, past years, past reports,
      earlier years, report archive, historical reports, financial reports, financial report,
      financial statements, reports and publications, reports and results, results and reports,
      reports results, reports presentations, reports and presentations, report center,
      report centre, reporting center, reporting centre, publications, sec filings,
      regulatory filings, filings, load more, show more, view all, see all, all reports,
      more reports`),
    next: phrasesOf(`next, next page`),
    results: phrasesOf(`
      reports, financial results, results center, results centre, financials,
      financial information, financial documents, downloads, download center, download centre,
      documents, document library, results, library, results and presentations`),
    investors: phrasesOf(`
      investor relations, investors, investor, for investors, shareholders, investor centre,
      investor center`),
    away: phrasesOf(`
      press, news, media, blog, career, careers, jobs, contact, privacy, cookie, cookies, imprint,
      login, signin, register, subscribe, alerts, newsletter, calendar, events, event, webcast,
      share, stock, quote, price, chart, dividend, dividends, analyst, analysts, coverage,
      consensus, governance, board, directors, management, leadership, sustainability, esg,
      responsibility, products, services, brands, store, shop, support, faq, glossary, search,
      sitemap, terms, legal, disclaimer, accessibility, rss, twitter, facebook, linkedin, youtube,
      instagram, presentations, webcasts, transcripts`),
    dateColumn: phrasesOf(`date, dated, published, filed, filing date, release`),
  },
  forms: {
    everything: phrasesOf(`all, any`),
    accept: phrasesOf(`
      accept, accept all, i accept, agree, i agree, allow all, continue, proceed, enter,
      enter site, confirm, i confirm, ok, yes`),
    acceptStarts: phrasesOf(`accept, agree, allow, confirm, i accept, i agree, i allow, i confirm`),
    more: phrasesOf(`older annual reports, earlier annual reports, previous annual reports, more annual reports, older documents, older publications, previous years, earlier years, older years, show previous, load previous, expand all, more, load more, show more, view more, read more reports, see more, more results, more
      reports, load more reports, show all, view all, see all, load all, all reports, older reports,
      show older, load older, earlier reports, previous reports, more documents, next page, next slide, next item, next,
      previous years, earlier years, older years, show previous, view previous, load previous, view
      archive, show archive, view older, expand all, show earlier, browse all`),
  },
  reading: {
    titles: {
      income_statement: `
        *statement(s)/account(s) of (the) (consolidated) (net)
          [income -(tax|taxes|and expenditure recogni(s|z)ed)|operations|earnings|
          profit(s) (and|or) loss(es)|profit|loss(es)|financial performance|
          (unrestricted|support|support and) revenue(s)/receipts (and) expen*/payments|
          surplus (or|and) deficit|result(s)|consolidated income/operations/earnings],
        (consolidated|group|combined|separate|company) income statement(s),
        (consolidated) profit (and) loss account(s)/statement(s), profit or loss statement,
        income (and) expenditure account(s)/statement(s),
        statement(s) of (consolidated) comprehensive [net expenditure|revenue(s) and expense(s)],
        statement(s) of revenues expenses and changes in (fund) net position,
        (consolidated) earnings/operating statement(s), consolidated results of operations,
        revenue account(s)`,
      balance_sheet: `
        "balance sheet"/"balance sheets",
        statement(s) of (consolidated) [financial position/condition|condition|
          assets (and) liabilities|net position],
        financial position statement(s), consolidated financial position/condition`,
      cash_flow_statement: `
        statement(s) of (consolidated|changes in) [cash flow(s)|cashflow(s)],
        cash flow(s) statement(s), cashflow(s) statement(s)`,
      comprehensive_income: `
        statement(s) of (consolidated) (other) (total) comprehensive income/loss/earnings/gain(s)/
          result,
        comprehensive income statement(s), statement(s) of total recogni(s|z)ed,
        statement(s) of recogni(s|z)ed income`,
      changes_in_equity: `
        statement(s) of (consolidated) (changes in) (total|net) (${HOLDERS}|member's|common)
          [equity|investment|deficit|capital|retained earnings],
        statement(s) of (consolidated) changes in -(cash|financial position),
        statement(s) of (consolidated) [change in|remeasurement|re measurement|
          accumulated surplus],
        equity statement(s), retained earnings statement(s)`,
    },
    titlesAtStart: {
      income_statement: `
        (consolidated|group) profit(s) and/"&" loss(es) -*,
        (consolidated|combined) statement(s) of activit(y|ies),
        (consolidated|group) statement(s) of financial activities`,
    },
    titleFillers: `
      consolidated, combined, group, the, and, its, of, for, as, at, in, on, to, from, with, per,
      except, continued, audited, financial, fiscal, ended, part, item, note, share, data, amounts,
      period, thousands, millions, billions, limited, subsidiar(y|ies), compan(y|ies),
      statement(s), year(s), month(s), week(s), dollar(s)`,
    group: `consolidated (entity), economic entity, group`,
    groupInTitles: `*consolidated*, *combined*`,
    parent: ``,
    withSubsidiaries: `
      and/"&" (its|their|consolidated|wholly owned)* subsidiar(y|ies),
      and/"&" (its|their) [controlled entit(y|ies)|group companies], subsidiary companies`,
    decoys: {
      parent: `
        parent, company only, registrant only, holding company, unconsolidated, stand alone,
        standalone, separate -(and consolidated)`,
      company: `
        company balance*/income*/statement*/cash*/profit*, company's balance/statement,
        statement of (*) (*) (*) (*) (*) of the company, bank balance sheet*`,
      selected: `
        selected, summary, summari(s|z)ed, highlights, key figures, historical*, at a glance,
        five/ten year*, multi year*, multiyear*, year review*`,
      condensed: `condensed, abridged`,
      schedule: `schedule i/ii/1, guarantor*, consolidating*`,
      proForma: `pro forma, proforma`,
      unaudited: `-(pro forma|proforma) … unaudited`,
      interim: `quarter*, interim*, half year*, six/three/nine months*`,
      segment: `segment(s), division*, by business*, geograph*`,
      note: `note(s) to, schedule(s) forming part of, -* note, -* # … note*`,
      analysis: `
        reconcil*, overview*, analysis*, discussion*, review of, commentary*, common size,
        simplified, effect(s) of, impact of, adoption of, line item*, parameters*, extract*,
        comment(s) on, detail(s) -*`,
      otherEntity: `
        joint venture*, associate*, discontinued operations -*,
        -(and (its|consolidated)*) subsidiary -(… and subsidiar*),
        -(and (its|consolidated)*) subsidiaries +* -(… and subsidiar*)`,
    },
    titleGoesOn: `
      and, of, other, or, cash, income, financial, changes, comprehensive, position, operations`,
    anyStatement: `(*) (*) statement(s) of *`,
    incomeAndComprehensive: `
      [profit or/and loss|income (statement)|operations|earnings] and (other) (consolidated)
        (total) comprehensive*`,
    supplement: `
      supplemental/supplementary [cash flow(s)|cashflow(s)|disclosure(s)|information|schedule(s)],
      supplemental/supplementary [non cash|noncash],
      [non cash|noncash] investing/financing/operating/activities/transactions/items,
      reconciliation of net/cash/profit/loss/income, reconciliation of consolidated net`,
    prose: `
      is, are, was, were, has, have, should, which, that, this, these, our, we, see, refer,
      following, show(s), present(s), presented, included, recogni(s|z)ed, accordance, opinion,
      audited the, page, set out, below, above`,
    continued: `continued, cont'd`,
    chapter: `
      (annual|consolidated|group) *financial statements -schedule(s), item 8`,
    overStatements: `financial statement(s) (summary|overview), financial summary, financials`,
    contents: `contents, index to`,
    pages: {
      page: `page`,
      running: `*report*, *statements*`,
      sentence: `
        the, this, these, see, in, for, certain, as, we, our, amount(s), include(s), during, on,
        all, where, figures`,
      closing: `
        see/the (the) (accompanying|attached) (combined) notes,
        refer to (the) (accompanying|attached) (combined) notes, accompanying notes/combined,
        integral part of, form part of, were/was approved by, signed on its/their,
        notes on pages, approved and authori(s|z)ed, on behalf of the board`,
    },
    rows: {
      income_statement: {
        shares_diluted: `
          … [-(per (*) (*) (*)) share(s)|number] … dilut* …, … dilut* … [shares|number of] -per …`,
        dividends_per_share: `
          (*) (*) (*) dividend(s)/distribution(s) -(preferred|preference) … per …`,
        eps_diluted: `
          … per (*) (*) (*) share(s)/unit(s)/ads … dilut* …,
          … dilut* … per (*) (*) (*) share(s)/unit(s) …,
          … diluted eps/earnings/income/loss(es)/net …`,
        eps_basic: `
          … per (*) (*) (*) share(s)/unit(s)/ads …, (basic) eps …,
          … basic eps/earnings/income/loss(es)/net …`,
        shares_basic: `
          … [weighted average|average (number of) (common|ordinary) share(s)|
            number of (common|ordinary) shares|shares outstanding] …`,
        comprehensive_income: `… comprehensive income/loss(es)/earnings …`,
        discontinued: `
          -(before|continuing and discontinued) … discontinued* -(before|and continuing) …`,
        income_before_taxes: `
          … before … tax*/provision* …, … [pre tax*/provision*|pretax|after financial items] …,
          -(before allocation) … before … [equity|noncontrolling|non controlling|minority|
            extraordinary|cumulative] …`,
        income_tax: `
          … provision/benefit/expense/credit for/from … tax* …,
          … [income tax*|taxes on income/earnings/profit|tax expense*/charge*/credit*|
            tax on profit] …,
          (direct) tax/taxes/taxation …, current and deferred tax* …`,
        net_income_attributable_to_parent: `
          -(in net assets) … attributable/available/applicable [to|for -sale] …,
          … [group share|owners of the|shareholders/stockholders of|equity holders*] …`,
        net_income: `
          (total|consolidated|less)* net income/earnings/profit/loss/result -(financ*|
            from insurance*/trading*) …,
          profit/loss/income/earnings (or) (profit|loss|income) for/after (the) (financial|fiscal)
            year*/period*/tax* …,
          … profit/income/loss/earnings [after tax*|from continuing operations|from continuing and|
            from discontinued] …,
          profit/loss after …, result for the year*/period* …,
          (annual|net|total|current year) surplus/deficit/deficiency (or) (surplus|deficit|
            deficiency) (from operations) (for/of the (financial|fiscal) year/period|
            after tax(ation)),
          (net) excess/deficiency (excess|deficiency) of (total) revenue*/income/receipts/support …
            over … expen* …,
          (net|total) change(s)/movement(s)/increase/decrease (increase|decrease) in (total)
            [net assets|net position|funds|fund balance(s)] (for/in the year/period),
          (net|total) increase/decrease (increase|decrease) in net assets attributable/resulting*/
            from …`,
        gross_profit: `gross profit/margin(s)/income/earnings/result(s) -"%" …`,
        operating_income: `
          (total|core|net) operating/trading income(s)/profit(s)/loss(es)/earnings/result(s) -from*
            (*) …,
          … [income/profit/loss/earnings/result from (recurring) operations|
            earnings before interest|profit from recurring*/operating*] …,
          ebit …, ebitda …, result(s) from operating activities …,
          loss/profit (loss|profit) from operating* …`,
        premiums: `
          … [premium(s)|claims|underwriting|policyholder*|
            insurance/reinsurance revenue*/service*/contract*|benefits and/paid/incurred] …`,
        interest: `
          … [interest income/expense*/revenue*/receivable*/payable*/cost*|net interest*|
            fee(s) (and commission) income/expense*|*commission*|credit loss(es)|impairment(s)] …,
          … interest and … income/expense*/revenue*/receivable*/payable*/cost* …,
          interest for distribution* …`,
        cost_of_revenue: `(total) cost of …, costs of …, cost(s) and expenses …`,
        revenue: `
          … revenue(s)/turnover …,
          -(marketing|distribution|promotion|expense(s)|tax(es)) … sales …`,
        expense_line: `
          … [selling|administrative|general and|research|development(s)|marketing|depreciation(s)|
            amorti(s|z)ation*|operating expense*|restructuring|employee*|salaries|personnel|
            staff cost*] …`,
      },
      balance_sheet: {
        total_liabilities_and_equity: `
          total liabilities … liabilit*/equity/capital/deficit/investment*/interest*/funds/
            ${HOLDERS} …,
          total liabilities … net assets/position* …, total equity (and) … liabilit* …,
          total equity and … [equity|capital|deficit|investment*|interest*|funds|net assets|
            net position*|${HOLDERS}] …,
          total (${HOLDERS}) equity … and … liabilities …, equity and liabilities total …,
          liabilities and … equity/deficit/capital, total capital and liabilities …,
          total (${HOLDERS}) funds and liabilities …, total passif -(courant*|non courant*) …,
          total capitali(s|z)ation and (other) liabilities …`,
        total_assets: `
          total assets -(less|of|held) (*) …, assets total …, total consolidated assets …,
          balance sheet total …`,
        net_financial_assets: `(total) net [financial assets/liabilities/debt|debt] …`,
        net_assets: `
          (total) net assets/position …, (total) net liabilities (and assets), total assets less …`,
        total_liabilities: `total liabilities -(equity|deficit|capital|held for*) …`,
        total_equity: `
          (total) (${HOLDERS}|member's) [equity|deficit|capital and reserves|${HOLDERS} funds]
            (deficit),
          total (*) (*) (*) (*) (${HOLDERS}) [equity|capital and reserves] -liabilit* …`,
        total_current_assets: `(total) current assets …`,
        total_current_liabilities: `(total) current liabilities …`,
        equity_line: `
          … [share capital|common stock*|preferred stock*|paid in capital|capital surplus|
            capital in excess|capital reserve*|retained earnings|accumulated other/deficit(s)|
            treasury|share premium|reserves|noncontrolling|non controlling|minority|issued capital|
            capital stock|surplus] …`,
        liability_line: `
          … [payable*/repayable*|borrowings|debt(s)|indebtedness|accrued|provision*|
            deferred tax*/revenue*|deferred income tax*|liabilit*|deposits|loans from|
            notes and bonds|pension*|policyholder*|unearned|customer accounts] …`,
        asset_line: `
          … [cash|receivable*|inventor*|property|plant|goodwill|intangible*|investment*|securities|
            prepaid|loans|right of use|*assets|derivatives|reinsurance|land|buildings] …`,
      },
      cash_flow_statement: {
        discontinued: `
          -(before|continuing and discontinued) … discontinued* -(before|and continuing) …`,
        closing_cash: `
          … cash … end/ending*/closing* …, … cash … carried forward …, … cash … at 31/30/29/28 …,
          … cash … as of/at 31/30 …, end/ending/closing … period*/year*/cash/balance* …,
          (balance(s)) (at|as of) (the) end of (the) (fiscal|financial) year*/period* …,
          cash … [at|as of] ${LAST_DAYS} …`,
        opening_cash: `
          … cash … beginning/opening*/start …, … cash … brought forward …, … cash … at 1/01 …,
          beginning/opening … period*/year*/cash/balance* …,
          (balance(s)) (at|as of) (the) beginning/start of (the) (fiscal|financial) year*/period*
            …,
          cash … [at|as of] january/april/july/august/october 1/01 …`,
        investing_cash_flow: `
          -(cash and/"&" (*) (*) investments*) … cash/flow*/funds … investing/investment* …,
          net investing/investment activities …, (net|total)* investing [cash flow(s)|cashflow(s)],
          total/net investing transactions`,
        financing_cash_flow: `
          … cash/flow*/funds … financing …, net financing activities …,
          (net|total)* financing [cash flow(s)|cashflow(s)], total/net financing transactions`,
        operating_cash_flow: `
          (net|total)* operating [cash flow(s)|cashflow(s)],
          total/net operating transactions/activities,
          … cash/flow*/funds … [operating activities|operations|operating -(assets|lease(s))]
            -(before|adjust*) …`,
        capital_cash_flow: `
          (net) (change in) cash (flow(s)|provided|used|generated|from|by|in|for|to)* capital
            (activities|transactions),
          total/net capital activities/transactions`,
        exchange_rate_effect: `
          … exchange/currency/translation … rate(s)/difference*/effect*/cash/translation/adjust*/
            movement* …,
          … effect(s) of … exchange/currenc*/translation …, foreign exchange/currency …`,
        net_change_in_cash: `
          … increase(s)/decrease(s)/change(s)/movement(s) (increase(s)|decrease(s)) (of|in|for|on)
            (the) [cash|liquid*|net cash|total cash|balance of cash] …,
          net change/increase/decrease/movement … cash/year*/period* …,
          total/net [cash flow(s)|cashflow(s)]`,
        financing_line: `
          … [dividend*|repurchase*|proceeds from issu*/borrow*/long*/debt/exercise*|repay*|
            issuance of|borrowings|treasury|common/preferred stock*] …`,
        investing_line: `
          … [purchase(s) of|acquisition*|capital expenditure*|additions to|
            proceeds from sale*/dispos*/matur*|disposal*|investment in] …`,
        cash_adjustment: `
          … [depreciation(s)|amorti(s|z)ation*|deferred|stock/share based*|inventor*|receivable*|
            payable*|adjustments|impairment(s)|working capital|interest paid|tax(es) paid|
            receipts from|payments to|paid to] …`,
      },
    },
    names: {
      revenue: [
        `total (net) revenue(s)/sales (and other income)`,
        `(net|consolidated) revenue(s)/sales/turnover (net)`,
        `[sales and|net] (operating) revenue(s)`,
        `revenue(s) from operations`,
        `
          revenue(s) [from|net of] … contracts*/customers*/excise* …,
          revenue(s) [from|net of] … interest expense* …`,
        `total (operating) income, total (operating) revenue(s) and other`,
      ],
      cost_of_revenue: [
        `total cost(s) of [revenue(s)|sales|goods sold|products sold]`,
        `
          cost(s) of (net) [revenue(s)|sales|goods sold|products sold|merchandise sold|
            merchandise inventories sold] …`,
      ],
      gross_profit: [`(total) gross profit/margin/income (loss)`],
      research_and_development: [
        `
          research and (noncapitali(s|z)ed|non capitali(s|z)ed) development (cost(s)|expense(s))
            (net)`,
        `research development and related expenses`,
        `technology and development, product development`,
      ],
      selling_general_administrative: [
        `
          (total) selling/marketing (informational) (and|distribution and) (general) (and)
            administrative/administration (cost(s)|expense(s))`,
        `selling and general administrative expenses`,
      ],
      operating_expenses: [`total operating (costs and) expenses`, `operating expenses`],
      operating_income: [
        `(total) operating ${RESULT}`,
        `${RESULT} from operations`,
        `[${RESULT}|results] from operating activities`,
        `earnings before interest and tax(es) (ebit)`,
        `ebit`,
      ],
      interest_expense: [
        `interest expense(s) (net)`,
        `(net) finance/financial/financing cost(s)/expense(s)`,
        `net interest expense and other financing charges`,
      ],
      income_before_taxes: [
        `
          ${RESULT} (from continuing operations) before (provision [for|benefit for|benefit from])
            (benefit from) (income|the) tax/taxes/taxation (on income)`,
        `
          income/profit/earnings from continuing operations before (provision|benefit|for)*
            (income) tax(es) (on income)`,
        `income/profit after financial items`,
      ],
      income_tax: [
        `
          (provision|benefit) (for|from)* (benefit) (for|from)* income tax(es) (expense(s)|benefit|
            provision|charge)*`,
        `
          (income|direct) tax/taxes/taxation (expense|charge|credit|benefit|on profit|on income)*`,
        `provision (benefit) for taxes (on income)`,
      ],
      net_income: [
        `(consolidated) net ${RESULT} (for the year/period)`,
        `${RESULT} for/of the (financial) year/period`,
        `
          net income/profit/earnings including noncontrolling/minority interest(s),
          net income/profit/earnings before (allocation to) noncontrolling/minority interest(s)`,
        `profit after tax/taxes/taxation`,
      ],
      net_income_attributable_to_parent: [
        `
          (net) income/profit/earnings/loss (loss) (loss) attributable to -(noncontrolling|
            minority) * …`,
        `thereof profit attributable to shareholders/owners …`,
        `
          equity holders …, shareholders/stockholders/owners …, ordinary shareholders …`,
        `net profit/income group share`,
      ],
      net_income_attributable_to_minority: [
        `
          (less|thereof) (net) (income|profit|earnings|loss) (loss) (loss) (attributable to)
            noncontrolling/minority interest(s)`,
      ],
      eps_basic: [
        `basic …`,
        `(net) ${RESULT} per (ordinary|common) share … basic* …`,
        `undiluted …`,
        ...EARNINGS_UNDER_HEADING,
      ],
      eps_diluted: [
        `diluted …`,
        `(net) ${RESULT} per (ordinary|common) share … diluted* …`,
        `fully diluted …`,
        ...EARNINGS_UNDER_HEADING,
      ],
      shares_basic: [`basic`, `… *basic* …`, `number of shares on which the calculation is based`],
      shares_diluted: [`diluted`, `… *diluted* …`],
      cash_and_cash_equivalents: [
        `cash and cash equivalents`,
        `
          cash (and [bank balances|balances at bank(s)|short term deposits])`,
      ],
      receivables: [
        `(trade) accounts receivable* …`,
        `trade (and other) receivables …`,
        `receivables (net)`,
      ],
      inventories: [
        `total inventor(y|ies)`,
        `(merchandise) inventor(y|ies) (net|and work in progress)`,
      ],
      total_current_assets: [`total current assets`, `current assets (total)`],
      property_plant_equipment: [
        `property (plant) and equipment* … net* …`,
        `(total) property (plant) and equipment`,
        `fixed assets, tangible (fixed) assets`,
      ],
      goodwill: [`goodwill (net)`],
      intangible_assets: [
        `
          (other|acquired|identifiable|brands and other) intangible assets (net)`,
      ],
      total_noncurrent_assets: [`total noncurrent assets`, `noncurrent assets (total)`],
      total_assets: [`total assets`, `assets total`],
      payables: [`(trade) accounts payable`, `trade (and other) payables (and other liabilities)`],
      short_term_debt: [
        `short term debt/borrowings …`,
        `
          current borrowings, borrowings current, loans and borrowings current`,
        `current portion/maturities of long term debt`,
      ],
      total_current_liabilities: [`total current liabilities`, `current liabilities (total)`],
      long_term_debt: [
        `long term debt/borrowings …`,
        `
          noncurrent borrowings, borrowings noncurrent, noncurrent financial liabilities,
          noncurrent debt`,
      ],
      total_noncurrent_liabilities: [
        `total noncurrent liabilities`,
        `noncurrent liabilities (total)`,
      ],
      total_liabilities: [`total liabilities`, `liabilities total`],
      retained_earnings: [
        `retained earnings (accumulated deficit|deficit|restated)`,
        `accumulated deficit, reinvested earnings`,
      ],
      noncontrolling_interests: [
        `
          (equity attributable to) (redeemable) noncontrolling/minority interest(s),
          (equity attributable to) (redeemable) noncontrolling/minority interest(s) in …`,
      ],
      equity_attributable_to_parent: [
        `
          (total) (shareholders|owners) equity attributable to -(noncontrolling|minority) * …`,
        `total … shareholders/stockholders equity`,
        `shareholders/stockholders equity/interest(s)`,
        `equity group share`,
      ],
      total_equity: [
        `total equity (deficit)`,
        `
          total shareholder(s)/stockholder(s)/shareowners equity/funds (deficit),
          (total) equity shareholders/stockholders/shareowners funds`,
        `equity, net assets`,
        `
          total (*) (*) (*) (*) shareholders/stockholders/shareowners equity`,
      ],
      total_liabilities_and_equity: [
        `total liabilities … equity/liabilities/deficit/funds`,
        `total equity … liabilities, total equity and … deficit/funds`,
        `equity and liabilities, liabilities and equity`,
      ],
      cash_flow_net_income: [
        `
          net ${RESULT}, net ${RESULT} … noncontrolling/minority interest(s)`,
        `${RESULT} for the year/period`,
      ],
      depreciation_and_amortization: [
        `depreciation (depletion) (and) amorti(s|z)ation …`,
        `amorti(s|z)ation depreciation and impairment(s)`,
      ],
      share_based_compensation: [
        `
          share/stock/equity based compensation/payment(s)/remuneration (expense(s)|cost(s))`,
      ],
      operating_cash_flow: activityNames('operating/operations'),
      capital_expenditure: [
        `
          ${PURCHASES} … of/to/for/in/on … property/tangible* …,
          ${PURCHASES} … of/to/for/in/on … fixed assets …`,
        `(total) capital expenditure(s) …`,
        `
          fixed asset purchases, operating investments, purchase(s) of [fixed assets|equipment]`,
      ],
      investing_cash_flow: activityNames('investing/investment'),
      dividends_paid: [
        `(cash|common stock cash|interim and final) dividend(s) paid …`,
        `payment(s) for/of (cash) dividend* …`,
        `distribution(s)/dividends to/on …`,
      ],
      share_repurchases: [
        `
          repurchase(s)/purchase(s)/buyback(s)/acquisition(s) of [common stock|treasury stock|
            treasury shares|own shares|shares|ordinary shares] …`,
        `common stock repurchased`,
        `share repurchase(s)/buyback(s) …`,
        `purchased and cancelled`,
      ],
      debt_issued: [
        `
          [proceeds from|issuance(s) of|additions to] (the) (issuance(s) of) (long term|term) debt/
            borrowings/notes/bonds …,
          [proceeds from|issuance(s) of|additions to] (the) (issuance(s) of) (long term|term)
            financing liabilities …`,
      ],
      debt_repaid: [
        `
          repayment(s)/payment(s)/redemption(s) of/on (long term|term) [debt|borrowings|notes|
            bonds|financing liabilities] …,
          principal payments of/on (long term|term) [debt|borrowings|notes|bonds|
            financing liabilities] …`,
      ],
      financing_cash_flow: activityNames('financing'),
      exchange_rate_effect: [
        `… effect(s)/impact of … exchange/currency/translation …`,
        `foreign currency/exchange effect(s)/impact …`,
        `
          exchange/currency/translation … difference*/effect*/adjustment*/gain*/losses …,
          foreign exchange … difference*/effect*/adjustment*/gain*/losses …`,
      ],
      net_change_in_cash: [
        `
          (net) (total) increase(s)/decrease(s)/change(s) (increase(s)|decrease(s)) in [cash|
            net cash|total cash] …`,
        `net increase/decrease/change (increase|decrease)`,
      ],
      opening_cash: [
        `… cash … beginning/opening/start …`,
        `beginning/opening (balance) … cash …`,
        `opening/beginning balance(s)`,
        `balance(s) (at|as of) (the) beginning/start of (the) year/period`,
      ],
      closing_cash: [
        `… cash … end/ending/closing …`,
        `ending/closing (balance) … cash …`,
        `closing/ending balance(s)`,
        `balance(s) (at|as of) (the) end of (the) year/period`,
      ],
    },
    notNames: {
      revenue: `… [cost*|interest*|other(s)|deferred] …`,
      cost_of_revenue: `… financ* …`,
      operating_income: PARTS,
      income_tax: `… [before|after|paid|deferred|payable*] …`,
      net_income: PARTS,
      net_income_attributable_to_parent: `… [noncontrolling|minority|per share|comprehensive] …`,
      eps_basic: OTHER_PER_SHARE,
      eps_diluted: OTHER_PER_SHARE,
      cash_and_cash_equivalents: `… restricted …`,
      receivables: `… [noncurrent|non trade*|vendor] …`,
      property_plant_equipment: `… accumulated depreciation`,
      payables: `… noncurrent …`,
      long_term_debt: `… within …, … current portion* …`,
      equity_attributable_to_parent: `… liabilities …, … deficit and …`,
      total_equity: `… liabilities …, … attributable …`,
      total_liabilities_and_equity: `total current*/noncurrent/long* …`,
      cash_flow_net_income: `… continuing …, … discontinued …`,
      operating_cash_flow: NOT_WHOLE,
      capital_expenditure: `
        … [proceeds*|*disposal*|sale(s) of|accrued|non cash|noncash|unpaid] …`,
      investing_cash_flow: NOT_WHOLE,
      dividends_paid: `… [noncontrolling|minority|received] …`,
      debt_issued: `… short term* …, … repay* …`,
      debt_repaid: `… short term* …, … lease* …`,
      financing_cash_flow: NOT_WHOLE,
      net_change_in_cash: `… restricted deposits …, … before …, … overdrafts`,
      closing_cash: `… assets classified as …, … held for …`,
    },
    comprehensive: `
      comprehensive … *income*/*loss*/*expense*/*profit*/*earnings*/*gain*/*result*/*items*,
      other/total comprehensive, total recogni(s|z)ed gain(s)/income/losses,
      may/will/can/could/would … be (subsequently) reclassified/recycled,
      reclassified (subsequently) to (the) profit*/income*/statement*,
      that are/were or may be (subsequently) reclassified`,
    labels: {
      and: `and`,
      total: `total, sub total, subtotal, sum`,
      totals: `
        (grand|sub) total(s) …, subtotal(s) …, … total(s), … subtotal …,
        net operating income/profit/loss/result/cash …, net interest income …,
        net fee (and commission) income …, net revenue(s) after …,
        net [noninterest|non interest] income …, net financial income/result/expense/items …,
        net finance cost(s)/income/expense(s) -(from insurance*) …,
        net [insurance|investment result|current assets|assets] …, net debt,
        net income/earnings/profit/loss -including … attributable to
          -((the) [noncontrolling*|non controlling*|minorit*]) * …,
        cash (flow(s)) generated/provided/used/from … operat*/invest*/financ* …,
        equity attributable to -(noncontrolling*|non controlling*|minorit*) …`,
      part: `of which, thereof, including, incl`,
      deduction: `less, plus, add, deduct, minus`,
      attributed: `attribut*, of which, allocated to`,
      note: `(see) note(s)/ref`,
      continues: `
        and, or, of -which, at (the) beginning/end/start/close, for/of the year/period,
        equivalents`,
      endsWhole: `accounted/provided for, "paid for", disposed of`,
      numberless: `commitment(s) … contingen* …, contingenc* …, commitment(s)`,
      joining: `
        of, the, and, in, for, to, from, on, by, or, a, an, at, with, as, its, 's`,
      goesOn: `
        and, or, of, to, in, for, the, a, an, from, on, by, with, at, net, less, per, including,
        excluding, under, into, than, as, its, before, after, between, through, against,
        representing`,
      beforeList: `
        attributable/attributed/allocated/available/due/applicable to, of which, as follows,
        compris* of, -* less/add/thereof`,
      harmless: `
        net, total, respectively, less, allowance, doubtful, account, company, group, consolidated,
        current, noncurrent, short, long, term, portion, maturity, expense, used, generated,
        provided, loss, gain, benefit, thereof`,
      distinguishing: `
        other, deferred, accumulated, restricted, discontinued, attributable, before, after,
        prepaid, gross, held, comprehensive, related, non, parent, noncontrolling, minority,
        adjusted, impairment`,
      synonyms: `
        shareholder stockholder, income profit earning, revenue turnover sale, payable creditor,
        receivable debtor, noncontrolling minority, debt borrowing loan,
        purchase acquisition addition, equipment plant, provision charge, distribution selling,
        tax taxation, stock share, compensation remuneration, administrative administration,
        right entitlement`,
      oneMeaning: {
        sharebasedpay: `stock/share based compensation/payment(s)/remuneration`,
        sharecapital: `
          common stock, (called up) share capital, issued capital, capital stock`,
        sharepremium: `
          additional paid in capital, share premium, capital reserve(s), capital surplus`,
        treasuryshares: `treasury stock/shares, own shares`,
        ppe: `property (plant) and equipment, tangible (fixed) assets`,
        pensions: `
          postemployment benefit(s), post employment benefit(s),
          pension(s) and similar obligation(s), retirement benefit obligation(s)`,
        associates: `
          equity method investment(s), investments accounted for using the equity method,
          investments in associates (and joint ventures)`,
      },
      spellings: {
        '*ization': `*isation`,
        '*izations': `*isations`,
        '*ized': `*ised`,
        '*izing': `*ising`,
        'program*': `programme*`,
        noncurrent: `non current`,
        noncontrolling: `non controlling`,
        labor: `labour`,
        percent: `per cent`,
      },
      runTogether: `
        accumulated, activities, additional, and, assets, attributable, available, balance, basic,
        before, beginning, by, capital, cash, change, changes, combined, common, comprehensive,
        condition, consolidated, continued, cost, costs, current, deferred, deficit, depreciation,
        diluted, due, earnings, effect, end, ended, equity, exchange, expense, expenses, finance,
        financial, financing, flow, flows, for, from, general, gross, group, holders, in, income,
        increase, decrease, inflow, inflows, outflow, outflows, into, inventories, investing,
        investments, noncash, liabilities, long, loss, losses, net, non, of, operating, operations,
        or, ordinary, other, paid, parties, per, period, position, prepaid, profit, property,
        provided, provision, related, research, retained, revenue, revenues, sales, selling, share,
        shareholders, shares, sheet, sheets, statement, statements, stock, stockholders, tax,
        taxes, term, the, to, total, used, year, years`,
      apart: `
        accumulated, activities, additional, and, assets, at, available, balance, before,
        beginning, borrowings, by, capital, cash, comprehensive, continuing, costs, current, deferred,
        depreciation, discontinued, dividends, due, end, equipment, equity, excluding, expense,
        expenses, financing, fixed, for, from, gross, held, in, income, intangible, interest, into,
        inventories, investing, investments, less, liabilities, loans, loss, minority, net, of, on,
        operating, operations, or, other, paid, payable, payables, plant, profit, property,
        provided, provision, provisions, receivable, receivables, reserves, retained, revenue,
        sale, sales, surplus, tangible, tax, taxation, taxes, the, to, total, trade, used, with,
        within, without, year`,
    },
    units: {
      perShare: `per … share*/unit*/ads*/adr*/stock*/security*/depositary*, eps`,
      shares: `
        weighted average, average (number of|common|ordinary|basic|diluted)* shares/units,
        number of (common|ordinary) shares/units, shares outstanding,
        shares used/included/considered in/to/for,
        dilutive*/effect* … securities*/options*/shares*`,
      count: `
        *weighted*, *average*, *number of*, *outstanding*, *shares used*/included*/considered*`,
      amount: `(basic|diluted) earnings*/income*/loss*/net*`,
      share: `share(s), unit(s)`,
      percent: `percent, percentage, per cent, margin "%", *effective tax rate*`,
      parValue: `par value`,
      countHeading: `shares … used/included/considered/applied/taken in/to/for/into`,
      capital: `
        share(s), authori(s|z)ed, issued, outstanding, par, december, respectively`,
    },
    columns: {
      note: `
        note(s), ref, see note(s), note ref(s), note reference(s), no, note(s) no, schedule(s),
        notes reference, page`,
      side: `
        change*, variation*, variance*, increase*, decrease*, vs, quarter*, three/six/nine months*,
        half year*, halfyear*, pro forma*, proforma*, convenience*, translat*, growth*, constant*,
        q1/q2/q3/q4, budget*, percent*, *restatement*, adjustment(s) -*, reclassification(s), ytd`,
      gross: `gross`,
      company: `company, parent (entity), bank`,
      predecessor: `predecessor`,
      successor: `successor`,
      segment: `segment, industrial, financial services`,
      whole: `
        total, statutory, reported, year ended, twelve months, as reported, full year`,
      part: `
        bank only, unconsolidated, revenue, capital, underlying, adjusted, before, exceptional,
        separately, non underlying, excluding, pre exceptional, unrestricted, restricted,
        with/without donor restrictions, endowment, designated, segment, industrial,
        financial services, specific, special, core, policyholder, elimination(s), continuing,
        discontinued, acquisition, as previously`,
      reclassified: `reclassified`,
      converted: `convenience, translat*`,
      proForma: `pro forma, proforma`,
      unaudited: `unaudited, un audited`,
      budget: `
        budget, budgeted, forecast, -* (approved|adopted) (financial|annual) plan -assets,
        # (approved|adopted) (financial|annual) plan -assets`,
    },
    money: {
      trillions: `trillion(s)`,
      billions: `thousand(s) (of) million(s), billion(s)`,
      hundredMillions: `hundred(s) of million(s)`,
      tenMillions: `crore(s), cr., crs.`,
      millions: `million(s), mln(s), mn(s)`,
      hundredThousands: `hundred(s) of thousands, lakh(s), lac(s)`,
      thousands: `thousand(s), thsd(s), ths.`,
      hundreds: `hundreds`,
      currencies: {},
      hundredths: `pence, penny, cent(s), paise`,
      nil: `nil`,
      debit: `debit(s), dr.`,
      in: `in`,
      presented: `
        presentation currency, reporting currency, presented/expressed/stated/reported/prepared in,
        rounded (off) to the nearest/closest`,
      otherMoney: `which, functional … is`,
      opens: `
        ((all) amount(s)/figures) (are) (expressed|stated|shown|presented) in`,
      except: `except, other than, excluding, apart from, exclusive of, but not`,
      shareUnit: `
        -(and|and common|and ordinary) (number(s) of) (weighted) (average) (common|ordinary)
          share(s) (and ads) (data|amount(s)|number(s)|count(s)|information) (outstanding) (are|is)
          (stated|expressed|reflected|presented|shown) in thousands/millions,
        thousand(s)/million(s) (of) (common|ordinary) shares`,
      filler: `
        in, of, the, all, are, is, and, as, at, a, an, to, for, or, from, by, with, tabular,
        dollar, amount(s), figure(s), value(s), number(s), sum(s), balance(s), total(s), monetary,
        currency, unit(s), expressed, stated, presented, reported, shown, given, displayed,
        rounded, nearest, whole, full, actual, unless, otherwise, indicated, noted, specified,
        where, data, per, share, audited, unaudited, restated, consolidated, group, company,
        parent, year(s), ended, ending, month(s), fiscal, financial, period, twelve, reporting,
        note(s), ref, january, february, march, april, may, june, july, august, september, october,
        november, december, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec`,
    },
    periods: {
      months: `month(s), mth(s), mo(s)`,
      weeks: `week(s), wk(s)`,
      behindCount: `(period(s)) (then) ended/ending/to/through, period`,
      heads: {
        days: `day(s)`,
        weeks: `week(s), wk(s)`,
        months: `month(s), mth(s), mo(s)`,
        years: `year(s), yr(s)`,
      },
      numerals: {
        ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
        ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15 },
        ...{ sixteen: 16, seventeen: 17, eighteen: 18, 'twenty-six': 26, 'thirty-nine': 39 },
        ...{ 'fifty-two': 52, 'fifty-three': 53 },
      },
      wholeYear: `
        -half year(s)/yr(s) [ended|ending|to -(date|year*|yr*)], full year(s), financial year, fiscal year(s),
        twelve/12 months ended`,
      halfYear: `half year(s), halfyear(s), first/second half, h1/h2/1h/2h`,
      quarter: `
        quarter(s) ended/ending/to, first/second/third/fourth quarter, q1/q2/q3/q4`,
      interimReport: `
        interim (condensed|consolidated|financial|group)* statement(s)/report(s)/balance/income/
          accounts/results,
        form 10-q, quarterly report`,
      currentYear: `
        (the) current/this/present (financial|fiscal|reporting) year/period …`,
      previousYear: `
        (the) previous/prior/preceding/last (financial|fiscal) year/period …`,
      transition: `transition period/report, inception, incorporation, commencement`,
      to: `to, through, until`,
      ordinal: `st, nd, rd, th`,
      yearEnded: `(fiscal|financial) year(s) ended, yearended`,
      fiscal: `fy, fiscal, fiscal year`,
      named: `fiscal (year)`,
      untilEnd: `
        is, are, was, were, consisted of, comprised, comprises, covers, relate(s), refer(s), to,
        mean(s), which, the, fiscal, a, 52, 53, week(s), period, year, that`,
      ends: `ended/ending/ends (on) (saturday|sunday|friday)`,
      refersTo: `referred to as, or, hereinafter, we refer to as`,
      joiners: `of`,
      besideYear: `
        fiscal, financial, ended, ending, at, as, of, on, to, from, the, for, fy, period, restated,
        audited, group, months, twelve, end, year(s), week(s), figures, amount(s)`,
      comparison: `
        with comparative information/figures/amounts/totals/data (for|as of|as at)`,
      line: ``,
      lineOpens: `
        (for|as of|as at|at) (the) (fiscal|financial|twelve|12) year(s)/months/period(s)/fiscal/
          weeks`,
      wholeLine: `
        (as) at/of/on (the|year|month|period|fiscal|financial|end|of|and)*, restated, audited,
        … continued`,
      beforeDay: `(as) at/of/on`,
      head: `
        year(s), fiscal, financial, note, consolidated, in, type(s), particulars, description(s)`,
      restated: `
        restated, recast, re presented, represented, as adjusted, revised`,
    },
    amendedReport: `
      "10-k/a", "10k/a", "20-f/a", "20f/a", "40-f/a", "40f/a", "(amendment" no #,
      report (*) (*) (*) ["(amended"|"(as amended"|"(corrected"|"(as corrected"|"(revised"|
        "(as revised"],
      amended/corrected (and restated) [annual report|annual accounts|financial statements],
      this (annual) report replaces/supersedes/amends the`,
    meanings: {
      debt: `
        -net debt/borrowing(s)/overdraft(s)/debenture(s)/bond(s),
        -net [commercial paper|notes payable], loans payable, bank loans, term loans`,
      assets: `-net assets`,
      asset: `asset`,
      liabilities: `liabilit(y|ies)`,
      equity: `equity, net assets`,
      current: `current, short term`,
      noncurrent: `noncurrent, non current, fixed assets, long term`,
      'current part': `
        current portion/maturities/installments, due/payable within one/a/1 year,
        falling due within one/a/1 year`,
      operating: `
        operating activit(y|ies), -(continued|continuing|discontinued|discontinuing) operation(s),
        operating, operational`,
      investing: `investing, investment activit(y|ies)`,
      financing: `financing`,
      basic: `basic, undiluted`,
      diluted: `diluted, assuming dilution`,
      'cash flow': `cash, cashflow(s)`,
      'cash itself': `
        cash … beginning/opening/start/end/ending/closing, increase/decrease/change … in cash,
        beginning/opening/ending/closing … cash`,
      opening: `opening, beginning, begin, start`,
      closing: `closing, ending, end`,
      purchase: `
        purchase(s), acquisition(s), acquired, addition(s), investment(s) in, bought,
        expenditure(s), payment(s) for`,
      sale: `
        sale(s) of, proceeds, disposal(s), disposition, divestiture(s), divestment(s),
        maturit(y|ies) of, redemption(s) of`,
      repayment: `
        repayment(s), repaid, redemption(s), retired, retirement of, repurchase(s), buyback(s),
        payment(s) of/on`,
      issue: `
        issuance(s), issued, issue of, proceeds, borrowing(s) raised, drawdown(s)`,
      receivable: `receivable(s), debtors`,
      payable: `payable(s), creditors`,
      continuing: `continuing, continued`,
      discontinued: `discontinued, discontinuing`,
      before: `before`,
      after: `after`,
      paid: `paid`,
      received: `received`,
      income: `income -tax*, revenue(s)`,
      expense: `expense(s), cost(s)`,
      goods: `product(s), goods`,
      services: `service(s)`,
      'finance income': `finance/financial/interest income`,
      'finance expense': `finance/financial/interest expense(s)/cost(s)/charges`,
      minority: `noncontrolling, non controlling, minority, minorities`,
      owners: `shareholder(s), stockholder(s), owners, equity holders, parent`,
      gross: `gross`,
      net: `net`,
      tangible: `tangible`,
      intangible: `intangible(s)`,
      deferred: `deferred`,
      'current tax': `current (income) tax(es)`,
      gain: `gain(s), profit(s), income, earnings, surplus(es)`,
      loss: `loss(es), deficit(s)`,
    },
    reporter: {
      addressee: `
        to/of the members/shareholders/stockholders/unitholders/securityholders/owners/partners
          (and (the) board of directors/trustees) of/in,
        to/of the [share holders|stock holders|unit holders|security holders]
          (and (the) board of directors/trustees) of/in,
        to the board of directors/trustees (and (the) shareholders/stockholders/unitholders) of,
        (board of directors/trustees) and (the) shareholders/stockholders/unitholders of,
        to the (shareholders|annual) general meeting of`,
      audited: `
        financial statements of, balance sheet(s) of,
        statement(s) of [financial position/condition|assets and liabilities] of,
        financial position of, control over financial reporting of`,
      comprising: `which comprise, comprising`,
      self: `
        company, group, bank, fund, trust, corporation, registrant, issuer, parent company,
        partnership`,
      article: `the`,
      opensDefinition: `
        the, a, formerly, incorporated, continued, collectively, together, hereinafter,
        registration, company, registered`,
      afterName: `
        and/"&" (its|their) (consolidated|wholly owned) subsidiar*,
        and/"&" (its|their) (consolidated|wholly owned) controlled entit*, as of/at/from, for the,
        which, set out, on pages, comprise, is, are, was, were, has, have, in accordance, at,
        present, give, include(d), under, listed, and the related, and of, "a "/"an ", opinion,
        report, we have, introduction, our opinion, in our, qualified, basis`,
      besideName: `
        annual (integrated) report/accounts, report/accounts (and) accounts,
        report/accounts (and) financial statements, report and consolidated, integrated report,
        financial statements/report, form [10-k|20-f], for the year ended * …,
        and/"&" [financial statements|accounts]`,
      beforeName: `
        report/statements of, shareholders, stockholders, report, continued, meeting, analysis,
        summary, business, statements, review`,
      neverInName: `
        annual report*,
        financial statement*/report*/position*/highlights*/review*/information*/results*,
        financial data*/year*/condition*, statement(s), note(s), report(s), contents*, page,
        consolidated*, condensed*, the following, auditor*, chartered accountants*,
        stock exchange*, internal control*, meeting, year(s) ended*, months ended*, united states*,
        january*, february*, march*, april*, june*, july*, august*, september*, october*,
        november*, december*, exchange act*, exchange commission*, commission file*,
        translation of*, in thousands*/millions*`,
      rareInName: `
        you, your, our, we, parent*, financial*, fashion*, subsidiar*, associate(s), joint*,
        exchange*, insurance company -*, shareholders*, stockholders*, registered*, registrar*,
        management*, commission*, directors*`,
      opensNoName: `
        total, holding(s), other, a, an, our, this, each, its, these, form, item, part, note, to,
        of, in, on, for, photo(s|graph|graphs|graphy) by/courtesy`,
      selfAlone: `
        company, group, corporation, board, bank, fund, trust, registrant, partnership,
        confidential, strictly confidential, private and confidential, draft, unaudited, audited`,
      others: `
        investor(s), shareholder(s) of, stockholder(s) of, largest, chairman, director(s),
        broker(s), advis(e|o)r(s), solicitor(s), banker(s), custodian, administrator, depositary,
        lawyer(s), counsel, member of, formerly, owned by, held by, trustee, underwriter,
        auditor(s), registrar(s), transfer agent, acquired, acquisition`,
      registrant: `exact name of (the) registrant/company/issuer`,
      beforeRegistrant: `#-#-#, #-#, file number/no (#), to, or, report`,
      annualFiling: `form 10-k, securities and exchange commission`,
    },
  },
};
