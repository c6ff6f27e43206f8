import { expect } from 'chai';
import { english, german } from '../messages/spec-support/spoken-texts.js';
import { identityText } from './identity-text.js';

describe('an identity in words', () => {
  it('is in the words of the report and in signs', () =>
    expect(identityText(english, 'Opening cash = Closing cash of 2022 - (unlabelled)')).to.equal(
      'Opening cash = Closing cash (2022) - …',
    ));

  it('leaves names as they are printed', () =>
    expect(identityText(english, 'Total = Plan of 2022 shares + Rest')).to.equal(
      'Total = Plan of 2022 shares + Rest',
    ));

  it('says in the language of the page what an amount and a number of shares of one name are', () => {
    const printed = 'Basic (per share) = Net income / Basic (shares)';
    expect(identityText(english, printed)).to.equal(printed);
    expect(identityText(german, printed)).to.equal(
      'Basic (je Aktie) = Net income / Basic (Aktien)',
    );
    const own = 'Total = Dividends (per share) + Rest (shares)';
    expect(identityText(german, own)).to.equal(own);
  });
});
