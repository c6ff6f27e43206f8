import { expect } from 'chai';
import { sharedFile } from './share-links.js';

const GOOGLE = 'https://drive.google.com/uc?export=download&id=1aBcD_efGhIjK';

describe('a link by which somebody shares a file', () => {
  for (const [link, file] of [
    ['https://drive.google.com/file/d/1aBcD_efGhIjK/view?usp=sharing', GOOGLE],
    ['https://drive.google.com/open?id=1aBcD_efGhIjK', GOOGLE],
    [
      'https://www.dropbox.com/s/abc123/Annual-Report-2022.pdf?dl=0',
      'https://www.dropbox.com/s/abc123/Annual-Report-2022.pdf?dl=1',
    ],
    [
      'https://www.dropbox.com/scl/fi/abc/Report.pdf?rlkey=x&dl=0',
      'https://www.dropbox.com/scl/fi/abc/Report.pdf?rlkey=x&dl=1',
    ],
  ] as const)
    it(`leads to the file: ${link}`, () => expect(sharedFile(new URL(link))?.href).to.equal(file));

  for (const link of [
    'https://drive.google.com/drive/folders/1aBcD_efGhIjK',
    'https://drive.google.com/open',
    'https://www.dropbox.com/home',
    'https://reports.example/file/d/1aBcD_efGhIjK/view',
  ])
    it(`is none: ${link}`, () => expect(sharedFile(new URL(link))).to.equal(undefined));
});
