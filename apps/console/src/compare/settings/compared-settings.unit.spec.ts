import { expect } from 'chai';
import { ratesFrom, settingsEntries, settingsFrom, tableOfRates } from './compared-settings.js';

describe('settings of a comparison', () => {
  it('are what the address says, and nothing else', () => {
    const address = 'align=calendar&currency=EUR&rate=USD:2024:average:0.9&rate=USD:2023:average:1';
    const settings = settingsFrom(new URLSearchParams(`company=1&${address}`));
    expect(settings).to.deep.equal({
      align: 'calendar',
      currency: 'EUR',
      rate: ['USD:2024:average:0.9', 'USD:2023:average:1'],
    });
    expect(decodeURIComponent(new URLSearchParams(settingsEntries(settings)).toString())).to.equal(
      address,
    );
    for (const none of ['', 'align=fiscal', 'currency=EUR', 'rate=USD:2024:average:1'])
      expect(settingsFrom(new URLSearchParams(none)), none).to.deep.equal({});
  });

  it('take a table of rates with commas, semicolons or tabs', () => {
    expect(
      ratesFrom(
        'USD,2024,average,0.9239\n\nUSD;2024-09-28;closing;0,8961\r\nGBP\t2024-09\taverage\t1.18\n',
      ),
    ).to.deep.equal({
      rates: [
        'USD:2024:average:0.9239',
        'USD:2024-09-28:closing:0.8961',
        'GBP:2024-09:average:1.18',
      ],
    });
    expect(tableOfRates(['USD:2024:average:0.9239', 'USD:2023:closing:1'])).to.equal(
      'USD,2024,average,0.9239\nUSD,2023,closing,1',
    );
  });

  it('name the first row that is no rate', () => {
    expect(ratesFrom('USD,2024,average,1\nUSD,2024,spot,1').fault).to.equal('USD,2024,spot,1');
  });
});
