import { ServiceError } from '@fde/contracts';
import ipaddr from 'ipaddr.js';

/** Public addresses that answer only inside a cloud, with that cloud's secrets: Azure's wire server. The others lie in ranges refused anyway. */
const METADATA_ADDRESSES = new Set(['168.63.129.16']);
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Cidr = [Address, number];

/** The IPv4 address that an IPv6 address stands for (mapped, or behind NAT64), else the address itself. */
const unwrap = (address: Address): Address => {
  if (address.kind() === 'ipv4') return address;
  const six = address as ipaddr.IPv6;
  if (six.isIPv4MappedAddress()) return six.toIPv4Address();
  if (six.match(NAT64)) return new ipaddr.IPv4(six.toByteArray().slice(12));
  return six;
};

const parse = (text: string): Address | undefined => {
  const bare = text.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  return ipaddr.isValid(bare) ? unwrap(ipaddr.parse(bare)) : undefined;
};

/**
 * Decides which addresses may be connected to. Only public unicast addresses are: no private, loopback, link-local,
 * carrier-grade NAT, multicast, reserved, tunnelled or metadata address (IANA special-purpose registries, RFC 6890).
 * The allow list makes exceptions for tests and intranets: addresses, CIDR ranges, host names (`*.example.com` for all
 * below it); a host name in it may resolve to any address.
 */
export class AddressGuard {
  readonly #hosts = new Set<string>();
  readonly #domains: string[] = [];
  readonly #ranges: Cidr[] = [];

  /** Throws `invalid_configuration` for an entry that is neither host, address nor range. */
  constructor(allowed: readonly string[] = []) {
    for (const entry of allowed.map((text) => text.trim().toLowerCase()).filter(Boolean))
      this.#add(entry);
  }

  /** Whether the name itself is on the allow list, so that its addresses are not looked at. */
  trusts(hostname: string): boolean {
    const name = hostname.toLowerCase().replace(/\.$/, '');
    return this.#hosts.has(name) || this.#domains.some((domain) => name.endsWith(domain));
  }

  allows(hostname: string, address: string): boolean {
    if (this.trusts(hostname)) return true;
    const parsed = parse(address);
    if (!parsed) return false;
    if (
      this.#ranges.some(
        ([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits),
      )
    )
      return true;
    return parsed.range() === 'unicast' && !METADATA_ADDRESSES.has(parsed.toString());
  }

  /** Throws `address_not_allowed`, naming the kind of address but not what the name resolved to beyond that. */
  require(hostname: string, address: string): void {
    if (this.allows(hostname, address)) return;
    const kind = parse(address)?.range() ?? 'unknown';
    throw new ServiceError(
      'address_not_allowed',
      `${hostname} leads to the address ${address} (${kind}), which is not a public one; FDE_ALLOW_HOSTS can allow it`,
    );
  }

  #add(entry: string): void {
    if (entry.includes('/')) {
      const cidr = ipaddr.isValidCIDR(entry) ? ipaddr.parseCIDR(entry) : undefined;
      if (!cidr)
        throw new ServiceError(
          'invalid_configuration',
          `FDE_ALLOW_HOSTS: ${entry} is not a range of addresses`,
        );
      this.#ranges.push(cidr);
      return;
    }
    const address = parse(entry);
    if (address) this.#ranges.push([address, address.kind() === 'ipv4' ? 32 : 128]);
    else if (/^\*\.[a-z0-9.-]+$/.test(entry)) this.#domains.push(entry.slice(1));
    else if (/^[a-z0-9._-]+$/.test(entry)) this.#hosts.add(entry);
    else
      throw new ServiceError(
        'invalid_configuration',
        `FDE_ALLOW_HOSTS: ${entry} is not a host, address or range`,
      );
  }
}
