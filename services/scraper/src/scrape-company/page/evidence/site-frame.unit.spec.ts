import { expect } from 'chai';
import { JSDOM } from 'jsdom';

import { isInSiteFrame } from './site-frame.js';

const inFrame = (html: string): boolean => {
  const link = new JSDOM(`<body class="has-menu">${html}</body>`).window.document.querySelector(
    'a',
  );
  return link !== null && isInSiteFrame(link);
};

describe('the frame of a site', () => {
  for (const html of [
    '<nav><a>x</a></nav>',
    '<header><div><a>x</a></div></header>',
    '<footer><a>x</a></footer>',
    '<div role="navigation"><a>x</a></div>',
    '<div class="main-menu"><ul><li><a>x</a></li></ul></div>',
    '<div id="siteFooter"><a>x</a></div>',
    '<div class="c-breadcrumb"><a>x</a></div>',
  ])
    it(`holds ${html}`, () => expect(inFrame(html)).to.equal(true));

  for (const html of [
    '<main><a>x</a></main>',
    '<article><header><a>x</a></header></article>',
    '<li><footer><a>x</a></footer></li>',
    '<main><div class="document-menu"><a>x</a></div></main>',
    '<div class="menus-of-the-day"><a>x</a></div>',
    '<p><a>x</a></p>',
  ])
    it(`does not hold ${html}`, () => expect(inFrame(html)).to.equal(false));
});
