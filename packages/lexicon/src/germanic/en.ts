import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

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
      report*, n-csrs, form n-csrs, h1, 1h, hy, six months, 6 months, first half, first six months,
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
      six months ended, six month period ended, 6 months ended, half year ended, half year to,
      first half of, six months to, january to june,
      january june`),
    quarter: phrasesOf(`
      three months ended, nine months ended, three month period ended, nine month period ended,
      quarterly period ended, quarter ended, thirteen weeks ended, thirty nine weeks ended,
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
};
