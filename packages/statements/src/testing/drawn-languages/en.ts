import { drawLanguage } from './draw-language.js';

/** English: the terms of groups that report by IFRS. */
export const en = drawLanguage({
  language: 'en',
  scale: 1e3,
  currency: 'GBP',
  grouping: ',',
  decimal: '.',
  note: 'Note',
  years: ['2023', '2022'],
  days: ['31 Dec 2023', '31 Dec 2022'],
  income: `
Consolidated income statement
In thousands of pounds sterling
Revenue
Cost of sales
Gross profit
Distribution costs
Administrative expenses
Operating profit
Finance income
Finance costs
Profit before tax
Income tax expense
Profit for the year
Basic earnings per share (in pounds)`,
  balance: `
Consolidated balance sheet
In thousands of pounds sterling
Assets
Property, plant and equipment
Goodwill
Non-current assets
Inventories
Trade receivables
Cash and cash equivalents
Current assets
Total assets
Equity and liabilities
Share capital
Retained earnings
Total equity
Borrowings
Non-current liabilities
Trade payables
Current liabilities
Total equity and liabilities`,
  cash: `
Consolidated cash flow statement
In thousands of pounds sterling
Operating activities
Profit before tax
Depreciation and amortisation
Income taxes paid
Net cash from operating activities
Investing activities
Purchase of property, plant and equipment
Net cash used in investing activities
Financing activities
Repayment of borrowings
Dividends paid
Net cash used in financing activities
Net increase in cash and cash equivalents
Cash and cash equivalents at the beginning of the year
Cash and cash equivalents at the end of the year`,
});
