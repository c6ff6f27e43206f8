import { expect } from 'chai';
import { AddressGuard } from './address-guard.js';

/** Whether a guard with this allow list lets a name that resolved to the address through, at a port. */
const allows = (
  allowed: readonly string[],
  hostname: string,
  address: string,
  port = 443,
): boolean => new AddressGuard(allowed).allows({ hostname, address, port });

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
    '3fff::1',
    '4000::1',
    'a000::1',
    '200::1',
    'fec0::1',
    '2001::1',
    '2001:2::1',
    'not an address',
    '',
  ];
  for (const address of refused)
    it(`refuses ${address || 'nothing'}`, () =>
      expect(allows([], 'example.com', address)).to.equal(false));
  for (const address of [
    '1.1.1.1',
    '93.184.216.34',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '::ffff:1.1.1.1',
    '64:ff9b::101:101',
  ]) {
    it(`allows ${address}`, () => expect(allows([], 'example.com', address)).to.equal(true));
  }

  it('makes the exceptions of the allow list, and no more', () => {
    const exceptions = [
      'intranet.example',
      '*.corp.example',
      '10.1.0.0/16',
      '127.0.0.1',
      'fd00::/8',
    ];
    expect(allows(exceptions, 'intranet.example', '192.168.0.1')).to.equal(true);
    expect(allows(exceptions, 'INTRANET.example.', '192.168.0.1')).to.equal(true);
    expect(allows(exceptions, 'a.corp.example', '192.168.0.1')).to.equal(true);
    expect(allows(exceptions, 'corp.example', '192.168.0.1')).to.equal(false);
    expect(allows(exceptions, 'evilcorp.example', '192.168.0.1')).to.equal(false);
    expect(allows(exceptions, 'any.example', '10.1.255.1')).to.equal(true);
    expect(allows(exceptions, 'any.example', '10.2.0.1')).to.equal(false);
    expect(allows(exceptions, 'any.example', '::ffff:127.0.0.1')).to.equal(true);
    expect(allows(exceptions, 'any.example', '127.0.0.2')).to.equal(false);
    expect(allows(exceptions, 'any.example', 'fd12::1')).to.equal(true);
  });

  it('allows one port of a host, an address or a range where the entry names it', () => {
    for (const [entry, hostname, address] of [
      ['intranet.example:8443', 'intranet.example', '10.0.0.1'],
      ['*.corp.example:8443', 'a.corp.example', '10.0.0.1'],
      ['10.0.0.1:8443', 'any.example', '10.0.0.1'],
      ['10.0.0.0/8:8443', 'any.example', '10.0.0.1'],
      ['[fd00::1]:8443', 'any.example', 'fd00::1'],
    ] as const) {
      expect(allows([entry], hostname, address, 8443), entry).to.equal(true);
      expect(allows([entry], hostname, address, 443), entry).to.equal(false);
    }
    expect(allows(['fd00::1'], 'any.example', 'fd00::1', 8443)).to.equal(true);
  });

  it('refuses an allow list it does not understand', () => {
    for (const entry of ['10.0.0.0/99', 'http://x', 'a b', 'a:0', 'a:65536', 'a:b', 'a:1:2'])
      expect(() => new AddressGuard([entry])).to.throw(/FDE_ALLOW_HOSTS/);
  });
});
