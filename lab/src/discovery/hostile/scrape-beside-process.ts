/** `scrape-beside-process PATIENCE`: scrapes as the service does. Pairs of sites come in by IPC, reports go out. */
import { PairScraper, type Pair } from './scrape-beside.js';

const scraper = new PairScraper(Number(process.argv[2] ?? 1));
process.on('message', (pair: Pair) => {
  void scraper.scrape(pair).then((report) => process.send?.(report));
});
// The other side is gone.
process.on('disconnect', () => process.exit(0));
