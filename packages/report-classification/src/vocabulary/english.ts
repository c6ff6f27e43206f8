import type { PhraseEntry } from './phrase-table.js';

export const ENGLISH: readonly PhraseEntry[] = [
  { rank: 'combined', type: 'annual_report', weight: 0.9, phrases: [
    'annual and sustainability report*', 'annual sustainability and financial report*', 'annual report and sustainability report', 'annual integrated report*',
    'integrated annual report*', 'integrated report*', 'annual report and form 10-k', 'annual report on form 10-k', 'annual report and form 20-f',
    'annual report with sustainability', 'annual and corporate governance report', 'annual and esg report', 'annual and corporate responsibility report'] },
  { rank: 'annual', type: 'annual_report', weight: 0.95, variant: '10-K', phrases: ['10-k', 'form 10-k', '10-k405', '10-k/a', 'form 10-k/a'] },
  { rank: 'annual', type: 'annual_report', weight: 0.95, variant: '20-F', phrases: ['20-f', 'form 20-f'] },
  { rank: 'annual', type: 'annual_report', weight: 0.95, variant: '40-F', phrases: ['40-f', 'form 40-f'] },
  { rank: 'annual', type: 'annual_report', weight: 0.95, phrases: [
    'annual report*', 'annual financial report*', 'annual report and accounts', 'report and accounts', 'annual report and financial statements',
    'annual reporting', 'universal registration document*', 'registration document', 'annual securities report*', 'annual consolidated report*', 'full annual report', 'fiscal year report'] },
  { rank: 'annual', type: 'annual_report', weight: 0.85, variant: 'financial_statements', phrases: [
    'annual financial statements', 'consolidated financial statements', 'group financial statements', 'annual accounts', 'audited financial statements',
    'audited accounts', 'year end financial statements', 'consolidated annual accounts', 'consolidated accounts', 'financial report*', 'full year financial report'] },
  { rank: 'annual', type: 'annual_report', weight: 0.6, variant: 'parent_company', phrases: [
    'parent company financial statements', 'separate financial statements', 'statutory accounts', 'standalone financial statements', 'company financial statements'] },
  { rank: 'annual', type: 'annual_report', weight: 0.6, variant: 'financial_statements', phrases: ['financial statements', 'financial statement'] },
  { rank: 'annual', type: 'annual_report', weight: 0.5, variant: 'annual_review', phrases: ['annual review*', 'review of the year', 'company report'] },
  { rank: 'annual', type: 'annual_report', weight: 0.45, fileNameOnly: true, phrases: ['ar', 'ara', 'afr', 'urd', 'annualrep', 'annrep', 'arep', 'ann rep'] },

  { rank: 'period', type: 'half_year_report', weight: 0.95, phrases: [
    'half-year*', 'half year*', 'half-yearly', 'halfyear*', 'semi-annual*', 'semiannual*', 'semi annual report*', 'h1', '1h', 'hy', 'six months', '6 months',
    'first half', 'first six months', 'h2', '2h', 'second half', 'interim financial report*', 'interim results', 'half-yearly financial report'] },
  { rank: 'period', type: 'half_year_report', weight: 0.6, phrases: ['interim report*', 'interim accounts', 'interim financial statements', 'interim statement*', 'interim management report', 'interim'] },
  { rank: 'period', type: 'quarterly_report', weight: 0.95, phrases: [
    '10-q', 'form 10-q', 'quarterly report*', 'quarterly statement*', 'quarterly financial*', 'quarterly result*', 'quarterly update*', 'quarterly*', 'first quarter', 'second quarter',
    'third quarter', 'fourth quarter', '1st quarter', '2nd quarter', '3rd quarter', '4th quarter', '1st qtr', '2nd qtr', '3rd qtr', '4th qtr',
    'q1', 'q2', 'q3', 'q4', '1q', '2q', '3q', '4q', 'quarter*', 'nine months', '9 months', '9m', 'first nine months', 'three months', '3 months',
    'year-end report', 'trading statement', 'trading update', 'interim management statement', 'half-year and quarterly'] },

  { rank: 'subject', type: 'sustainability_report', weight: 0.9, phrases: [
    'sustainability report*', 'annual sustainability report*', 'sustainability statement*', 'sustainability update', 'esg report*', 'annual esg report*', 'csr report*', 'corporate responsibility report*',
    'annual corporate responsibility report*', 'corporate social responsibility', 'corporate citizenship report*', 'environmental report*', 'environmental social and governance', 'non-financial report*',
    'non-financial statement*', 'nonfinancial report*', 'climate report*', 'climate action', 'climate transition', 'tcfd', 'tcfd report', 'gri index', 'gri report', 'gri content index', 'sasb', 'impact report*',
    'annual impact report*', 'diversity report*', 'human rights report*', 'carbon report', 'cdp', 'net zero', 'responsibility report*', 'annual responsibility report*', 'green bond*', 'sustainable development report*', 'eu taxonomy'] },
  { rank: 'subject', type: 'sustainability_report', weight: 0.65, phrases: ['sustainability', 'esg', 'csr', 'sustainability data'] },
  { rank: 'subject', type: 'proxy_statement', weight: 0.95, phrases: [
    'proxy statement*', 'proxy material*', 'proxy card*', 'proxy form*', 'proxy', 'def 14a', 'def14a', 'defa14a', 'notice of annual general meeting', 'notice of annual meeting',
    'agm notice', 'notice of agm', 'notice of meeting', 'notice of general meeting', 'convening notice', 'information circular', 'management information circular', 'voting results', 'form of proxy'] },
  { rank: 'subject', type: 'proxy_statement', weight: 0.7, phrases: [
    'annual general meeting', 'annual shareholder* meeting', 'annual meeting', 'annual meeting of shareholders', 'annual meeting of stockholders', 'general meeting', 'agm', 'egm', 'special meeting', 'shareholders meeting', 'shareholder meeting'] },
  { rank: 'subject', type: 'governance', weight: 0.95, phrases: [
    'remuneration report*', 'annual remuneration report*', 'annual report on remuneration', 'directors remuneration report', 'remuneration policy', 'compensation report*', 'annual compensation report*', 'corporate governance report*',
    'annual corporate governance report*', 'annual report on corporate governance', 'corporate governance statement*', 'corporate governance', 'governance report*', 'governance statement', 'by-law*', 'bylaw*', 'articles of association',
    'articles of incorporation', 'certificate of incorporation', 'memorandum and articles', 'code of conduct', 'code of business conduct*', 'code of ethics', 'code of ethical conduct', 'committee charter', 'charter', 'board charter',
    'terms of reference', 'anti-corruption*', 'whistleblow*', 'modern slavery', 'modern slavery statement', 'insider trading policy', 'diversity matrix', 'tax strategy', 'tax report', 'tax transparency report*', 'declaration of conformity', 'statement of compliance', 'standards of board independence',
    'supplier code*', 'rules of procedure', 'supervisory board report', 'report of the supervisory board', 'gender pay gap*', 'related party transactions', 'risk report', 'pillar 3*', 'solvency and financial condition report*', 'sfcr', 'disclosure report*', 'conflict minerals*', 'form sd'] },
  { rank: 'subject', type: 'governance', weight: 0.55, phrases: ['policy', 'statute*', 'guidelines', 'rules for conduct', 'remuneration', 'governance'] },
  { rank: 'subject', type: 'prospectus', weight: 0.95, phrases: [
    'prospectus*', 'base prospectus', 'prospectus supplement', 'offering memorandum', 'offering circular', 'information memorandum', 'listing particulars', 'final terms', 'form s-1', 'form s-3', 'form f-1', 'form f-3', 'form s-4', '424b*',
    'debt issuance programme', 'emtn', 'euro medium term note*', 'offer document', 'scheme document', 'rights issue', 'merger document', 'indenture'] },

  { rank: 'genre', type: 'presentation', weight: 0.95, phrases: [
    'presentation*', 'slide*', 'slide deck', 'slides', 'investor deck', 'investor day', 'capital markets day', 'cmd', 'roadshow*', 'results presentation', 'webcast slides', 'conference call presentation', 'annual report presentation', 'pitch book', 'keynote'] },
  { rank: 'genre', type: 'press_release', weight: 0.95, phrases: [
    'press release*', 'news release*', 'media release*', 'earnings release*', 'results release', 'media information', 'announce*', 'announcement*', 'ad hoc', 'ad-hoc*', 'rns', 'regulatory news', 'earnings announcement', 'stock exchange announcement', 'stock exchange release', 'announcement of annual results'] },
  { rank: 'genre', type: 'press_release', weight: 0.6, phrases: ['full year results', 'full-year results', 'annual results', 'preliminary results', 'year end results', 'final results', 'fiscal year results', 'earnings', 'results announcement'] },
  { rank: 'genre', type: 'other', weight: 0.9, phrases: [
    'transcript*', 'webcast transcript', 'conference call transcript', 'speech*', 'remarks', 'script', 'letter to shareholders', 'letter to stockholders', 'shareholder letter*', 'shareholders letter*', 'stockholder letter*', 'letter', 'chairman letter', 'chairman s letter', 'ceo letter', 'ceo s letter', 'president s letter',
    'chairman s statement', 'message from the ceo', 'message to shareholders', 'fact sheet*', 'factsheet*', 'fact book*', 'factbook*', 'databook*', 'data book*', 'extract*', 'excerpt*', 'abstract', 'highlights', 'financial highlights', 'annual report highlights', 'at a glance', 'in brief', 'glossary', 'key figures', 'key data',
    'strategic report', 'directors report', 'management report', 'business review', 'ceo review', 'operating and financial review', 'amendment', 'amendment to the universal registration document',
    'summary', 'executive summary', 'annual report summary', 'summary annual report*', 'short version', 'abridged', 'abridged report', 'financial calendar', 'calendar', 'multi-year overview', 'five-year summary', 'five year summary', 'ten-year summary', 'ten year summary', 'overview', 'infographic*', 'magazine', 'brochure*', 'flyer',
    '8-k', 'form 8-k', '6-k', 'form 6-k', '11-k', 'form 11-k', 'form 8937', '8937', 'nt 10-k', 'form 3', 'form 4', 'form 5', 'sc 13g', 'sc 13d', 'dividend*', 'share buyback', 'consensus', 'analyst consensus', 'rating report', 'credit rating', 'tax basis', 'faq', 'questions and answers', 'q a', 'questionnaire', 'order form', 'errata', 'erratum', 'corrigendum',
    'chapter', 'appendix', 'supplement', 'statistical supplement', 'financial supplement', 'spreadsheet', 'auditor s report', 'auditors report', 'independent auditor s report', 'auditor report', 'video', 'privacy policy', 'cookie policy', 'terms of use', 'terms and conditions', 'product catalogue', 'catalogue', 'white paper', 'whitepaper', 'press kit', 'media kit', 'invitation'] },
];
