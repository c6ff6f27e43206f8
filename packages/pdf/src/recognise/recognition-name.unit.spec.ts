import { expect } from 'chai';
import { installedLanguages } from './installed-languages.js';
import { nativeLanguages, recognitionName } from './recognition-name.js';

const ONCE = { secondReader: false };

describe('what reads pictures', () => {
  it('is the bundled engine where that is asked for', async () => {
    expect(await nativeLanguages({ engine: 'bundled', languages: ['eng'] })).to.equal(undefined);
    expect(await recognitionName({ engine: 'bundled', ...ONCE })).to.equal('bundled');
  });

  it('is named with the second reader of numbers where it is installed', async () => {
    expect(await recognitionName({ engine: 'bundled' })).to.equal('bundled +numbers');
  });

  it('is the bundled engine where the tesseract of the system has none of the languages', async () => {
    const languages = ['no-such-language'];
    expect(await installedLanguages(languages)).to.equal(undefined);
    expect(await recognitionName({ languages, ...ONCE })).to.equal('bundled');
  });

  it('is otherwise named with the languages that the tesseract of the system has', async () => {
    const languages = ['no-such-language', 'eng'];
    const installed = await installedLanguages(languages);
    const name = installed === undefined ? 'bundled' : 'native eng';
    expect(await recognitionName({ languages, ...ONCE })).to.equal(name);
  });

  it('is the bundled engine where the system has no tesseract', async () => {
    const path = process.env['PATH'];
    process.env['PATH'] = '/nowhere';
    try {
      expect(await installedLanguages(['eng'])).to.equal(undefined);
    } finally {
      process.env['PATH'] = path;
    }
  });
});
