import { seededRandom } from '../fixture-reports/seeded-random.js';
import { SiteServer } from '../fixture-sites/site-server.js';
import { BODY_TRICKS } from './body-tricks.js';
import { PAGE_TRICKS } from './page-tricks.js';
import { REDIRECT_TRICKS } from './redirect-tricks.js';
import { ROBOTS_TRICKS, SITEMAP_TRICKS } from './robots-tricks.js';
import { HTML, reportLink, type Trick, type Tricks } from './trick.js';

const TRICKS: Tricks = { ...REDIRECT_TRICKS, ...BODY_TRICKS, ...PAGE_TRICKS };
const TRICK_NAMES: readonly string[] = Object.keys(TRICKS);

/**
 * Share of the sites that play a trick on the company's own page; the others lead to theirs through promising links.
 */
const AT_ONCE = 0.3;
const WITHOUT_ROBOTS = 0.4;
const MOST_TRICKS = 4;
const NOT_FOUND: Trick = ({ response }) => void response.writeHead(404, HTML).end('not found');

/** What a hostile site does; the same for the same seed. */
export interface HostilePlan {
  readonly seed: number;
  /** Where the scrape begins. */
  readonly start: string;
  readonly tricks: readonly string[];
  readonly robots: string;
  readonly sitemap: string;
}

export const hostilePlan = (seed: number): HostilePlan => {
  const random = seededRandom(seed);
  const pick = (names: readonly string[]): string =>
    names[Math.floor(random() * names.length)] ?? 'none';
  const tricks = Array.from({ length: 1 + Math.floor(random() * MOST_TRICKS) }, () =>
    pick(TRICK_NAMES),
  );
  return {
    seed,
    tricks,
    start: random() < AT_ONCE ? `/t/${tricks[0] ?? 'plain'}/` : '/',
    robots: random() < WITHOUT_ROBOTS ? 'none' : pick(Object.keys(ROBOTS_TRICKS)),
    sitemap: pick(Object.keys(SITEMAP_TRICKS)),
  };
};

/** One line that says what a seed stands for. */
export const describePlan = ({ start, tricks, robots, sitemap }: HostilePlan): string =>
  `${start === '/' ? 'leads to' : 'begins with'} ${tricks.join(', ')}; robots.txt ${robots}; sitemap ${sitemap}`;

const hub = (plan: HostilePlan): string =>
  `<title>Investor Relations</title><h1>Annual reports</h1>${plan.tricks.map((name, at) => reportLink(`/t/${name}/`, 2015 + at)).join('')}`;

const trickAt = (plan: HostilePlan, path: string): Trick => {
  const name = /^\/t\/([\w-]+)/.exec(path)?.[1];
  if (name !== undefined) return TRICKS[name] ?? NOT_FOUND;
  if (path === '/robots.txt') return ROBOTS_TRICKS[plan.robots] ?? NOT_FOUND;
  if (path.includes('sitemap')) return SITEMAP_TRICKS[plan.sitemap] ?? NOT_FOUND;
  if (path === '/') return ({ response }) => void response.writeHead(200, HTML).end(hub(plan));
  return NOT_FOUND;
};

/** A hostile investor-relations site, on its own loopback port. */
export const hostileSiteServer = (plan: HostilePlan, trapPort: number): SiteServer => {
  const server: SiteServer = new SiteServer((request, response) => {
    const path = request.url ?? '/';
    const rest = path.replace(/^\/t\/[\w-]+\/?/, '');
    response.on('error', () => undefined);
    trickAt(plan, path)({ request, response, rest, origin: server.origin, trapPort });
  });
  return server;
};
