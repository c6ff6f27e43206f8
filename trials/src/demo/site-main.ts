import { DemoSite } from './demo-site.js';
import { inventedCompany } from './invented-company.js';

/** Serves the invented company's site to other machines: `node site-main.js PORT`. */
const port = Number(process.argv[2]);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  process.stderr.write('usage: site-main.js PORT\n');
  process.exit(2);
}
const site = new DemoSite((await inventedCompany()).contentOf);
process.once('SIGTERM', () => site.stop());
await site.start({ host: '0.0.0.0', port });
process.stdout.write(`The site is served on port ${port}\n`);
