import { expect } from 'chai';
import { AddressGuard } from './address-guard.js';

describe('address guard', () => {
  const refused = [
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '168.63.129.16',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '192.0.2.1',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::',
    '2001:db8::1',
    'not an address',
    '',
  ];
  for (const address of refused)
    it(`refuses ${address || 'nothing'}`, () =>
      expect(new AddressGuard().allows('example.com', address)).to.equal(false));
  for (const address of [
    '1.1.1.1',
    '93.184.216.34',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '::ffff:1.1.1.1',
    '64:ff9b::101:101',
  ]) {
    it(`allows ${address}`, () =>
      expect(new AddressGuard().allows('example.com', address)).to.equal(true));
  }

  it('makes the exceptions of the allow list, and no more', () => {
    const guard = new AddressGuard([
      'intranet.example',
      '*.corp.example',
      '10.1.0.0/16',
      '127.0.0.1',
      'fd00::/8',
    ]);
    expect(guard.allows('intranet.example', '192.168.0.1')).to.equal(true);
    expect(guard.allows('INTRANET.example.', '192.168.0.1')).to.equal(true);
    expect(guard.allows('a.corp.example', '192.168.0.1')).to.equal(true);
    expect(guard.allows('corp.example', '192.168.0.1')).to.equal(false);
    expect(guard.allows('evilcorp.example', '192.168.0.1')).to.equal(false);
    expect(guard.allows('any.example', '10.1.255.1')).to.equal(true);
    expect(guard.allows('any.example', '10.2.0.1')).to.equal(false);
    expect(guard.allows('any.example', '::ffff:127.0.0.1')).to.equal(true);
    expect(guard.allows('any.example', '127.0.0.2')).to.equal(false);
    expect(guard.allows('any.example', 'fd12::1')).to.equal(true);
  });

  it('refuses an allow list it does not understand', () => {
    for (const entry of ['10.0.0.0/99', 'http://x', 'a b'])
      expect(() => new AddressGuard([entry])).to.throw(/FDE_ALLOW_HOSTS/);
  });
});
