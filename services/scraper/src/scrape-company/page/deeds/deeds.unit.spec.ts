import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import { isDeedAddress, isDeedElement, isDeedText, isDownloadText, statementIn } from './deeds.js';

const SITE = 'https://example.com';

describe('what does something in the name of a visitor', () => {
  for (const address of [
    '/admin/reports/delete?id=5',
    '/unsubscribe?id=annual-report',
    '/cart/add?sku=annual-report-2023',
    '/reports/7/edit',
    '/account/log-out',
    '/shop/?add-to-cart=12',
    '/index.php?action=delete&id=5',
    '/deleteReport?id=annual-report',
    '/report_delete.php?id=3',
    '/delete/annual-report-2023.pdf',
  ])
    it(`is ${address}`, () => expect(isDeedAddress(new URL(address, SITE))).to.equal(true));

  for (const address of [
    '/investors/annual-reports',
    '/files/order/annual-report-2023.pdf',
    '/news/how-we-remove-carbon',
    '/files/unsubscribe-rates-annual-report.pdf',
    '/consent/accept?back=/reports',
    '/list?action=search&type=annual',
    '/getfile?id=12',
  ])
    it(`is not ${address}`, () => expect(isDeedAddress(new URL(address, SITE))).to.equal(false));

  for (const text of [
    'Delete Annual Report 2022',
    'Unsubscribe from annual reports',
    'Add to cart',
    'Order a printed copy of the annual report',
    'Geschäftsbericht bestellen',
    'Supprimer le rapport annuel',
    '年度报告 删除',
  ])
    it(`is "${text}"`, () => expect(isDeedText(text)).to.equal(true));

  for (const text of ['Annual Report 2022', 'Order book and outlook', 'Geschäftsbericht 2022'])
    it(`is not "${text}"`, () => expect(isDeedText(text)).to.equal(false));

  it('is a link that a framework sends by another method', () => {
    const { document } = new JSDOM(
      '<a data-method="delete">a</a><div hx-delete="/x"><b>b</b></div><i data-method="get">i</i>',
    ).window;
    const acts = [...document.querySelectorAll('a,b,i')].map(isDeedElement);
    expect(acts).to.deep.equal([true, true, false]);
  });
});

describe('what hands something out', () => {
  for (const text of ['Download', 'View PDF', 'Herunterladen (2,3 MB)', '下載'])
    it(`is "${text}"`, () => expect(isDownloadText(text)).to.equal(true));
  for (const text of ['Archive', 'Share', 'Approve', '\u00d7', 'Delete PDF'])
    it(`is not "${text}"`, () => expect(isDownloadText(text)).to.equal(false));
});

describe('what a visitor is to state about himself', () => {
  for (const text of [
    'Before you enter. I am not a U.S. person.',
    'I am not resident in the United States, Canada or Japan.',
    'Ich bin ein institutioneller Anleger.',
    'Je certifie que je suis un investisseur professionnel.',
  ])
    it(`stands in "${text}"`, () => expect(statementIn(text)).to.be.a('string'));

  it('is the sentence alone', () =>
    expect(statementIn('Before you enter. I am not a U.S. person. Thank you.')).to.equal(
      'I am not a U.S. person.',
    ));

  for (const text of ['We use cookies. I accept.', 'Our annual reports for shareholders.'])
    it(`does not stand in "${text}"`, () => expect(statementIn(text)).to.equal(undefined));
});
