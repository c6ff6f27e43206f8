import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { CONSOLE_PAGES, CONSOLE_PATHS } from './console-pages.js';

const ROUTES = new URL('../../../../../apps/console/src/routes.tsx', import.meta.url);
/** The frame around all pages, and the way home from an unknown one. */
const NO_PAGES = ['/', '*'];

describe("the console's pages, as the gateway knows them", () => {
  it('are those that the console has routes for', () => {
    const [, pages = ''] = /const PAGES[^=]*=(.*?)\n\];/s.exec(readFileSync(ROUTES, 'utf8')) ?? [];
    const routes = [...pages.matchAll(/\[\s*'([^']+)',/g)].map(([, path]) => path ?? '');
    expect([...CONSOLE_PAGES]).to.have.members(routes.filter((path) => !NO_PAGES.includes(path)));
  });

  it('are reached by paths with the numbers of records and the ids of tasks, and by no others', () => {
    const task = '7b3f0b5e-6f0e-4f6a-9d43-0d5a3c1f2e11';
    for (const path of ['/news', '/review', '/companies/7', '/companies/7/', `/tasks/${task}`])
      expect(CONSOLE_PATHS.test(path), path).to.equal(true);
    for (const path of ['/', '/newspaper', '/companies/x', '/news/1', '/tasks/a/b', '//other'])
      expect(CONSOLE_PATHS.test(path), path).to.equal(false);
  });
});
