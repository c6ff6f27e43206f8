import { expect } from 'chai';
import { shownTitle } from './shown-title.js';

describe('the title that a document is shown with', () => {
  const upload = { title: null, url: '', file_path: 'company_7/2023/report-2023.pdf' };

  it('is its own, or the name of the file that was uploaded', () => {
    expect(shownTitle({ ...upload, title: 'Annual report' })).to.equal('Annual report');
    expect(shownTitle(upload)).to.equal('report-2023.pdf');
  });

  it('is none where its address says more, or nothing is known', () => {
    expect(shownTitle({ ...upload, url: 'https://a.example/r.pdf' })).to.equal(null);
    expect(shownTitle({ ...upload, file_path: null })).to.equal(null);
  });
});
