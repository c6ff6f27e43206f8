import { expect } from 'chai';
import { identityText } from './identity-text.js';

describe('an identity in words', () => {
  it('is in the words of the report and in signs', () =>
    expect(identityText('Opening cash = Closing cash of 2022 - (unlabelled)')).to.equal(
      'Opening cash = Closing cash (2022) - …',
    ));

  it('leaves names as they are printed', () =>
    expect(identityText('Total = Plan of 2022 shares + Rest')).to.equal(
      'Total = Plan of 2022 shares + Rest',
    ));
});
