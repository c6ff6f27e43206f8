import { foldName } from '@fde/report-classification';
import { expect } from 'chai';
import { ACCEPT_PHRASES, ALL_WORDS, MORE_PHRASES } from './form-words.js';

describe('words of forms', () => {
  it('are found as buttons write them, in scripts without spaces too', () => {
    for (const button of [
      'Accept all',
      'J’accepte',
      'Alle akzeptieren',
      '同意',
      '同意する',
      '동의',
      'Согласен',
    ])
      expect(ACCEPT_PHRASES.has(foldName(button)), button).to.equal(true);
    for (const button of ['Load more', 'Mehr laden', 'Ver más', 'LOAD MORE REPORTS'])
      expect(MORE_PHRASES.has(foldName(button)), button).to.equal(true);
    for (const option of ['All', 'Alle', 'Todos', 'Tümü'])
      expect(ALL_WORDS.has(foldName(option)), option).to.equal(true);
    for (const button of ['Decline', 'Ablehnen', '拒否', 'More about us'])
      expect(ACCEPT_PHRASES.has(foldName(button)), button).to.equal(false);
  });
});
