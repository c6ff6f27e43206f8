import { expect } from 'chai';
import { networkOf } from './rate-limits.js';

describe('networkOf', () => {
  it('keeps an IPv4 address, also one written as IPv6', () => {
    expect(networkOf('192.0.2.7')).to.equal('192.0.2.7');
    expect(networkOf('::ffff:192.0.2.7')).to.equal('192.0.2.7');
  });

  it('takes the first half of an IPv6 address, however it is written', () => {
    for (const address of [
      '2001:db8:0:1::9',
      '2001:0DB8:0000:0001:ffff:ffff:ffff:ffff',
      '2001:db8:0:1:0:0:0:0',
      '2001:db8:0:1::%eth0',
    ])
      expect(networkOf(address), address).to.equal('2001:db8:0:1::/64');
    expect(networkOf('::1')).to.equal('0:0:0:0::/64');
    expect(networkOf('fe80::')).to.equal('fe80:0:0:0::/64');
  });
});
