import { expect } from 'chai';
import { fuzzSites } from './fuzz-sites.js';
import { patienceOfMachine } from './limits.js';

/** Other sites than the first ones of `npm run fuzz-site -w lab`, the same on every run. */
const SEED = 90_000;
const SITES = 20;
/** Other work may begin on the machine after its load was looked at. */
const LEAST_PATIENCE = 2;

describe('scraping sites that mean harm', function () {
  this.timeout(240_000);

  it('ends in its time with a result or a named failure, and holds up neither its process nor another company', async () => {
    const { failed, passed } = await fuzzSites({
      seed: SEED,
      sites: SITES,
      parallel: 2,
      patience: Math.max(LEAST_PATIENCE, patienceOfMachine()),
    });
    expect(failed).to.deep.equal([]);
    expect(passed).to.equal(SITES);
  });
});
