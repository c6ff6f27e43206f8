import { ServiceError } from '@fde/contracts';
import ipaddr from 'ipaddr.js';

/**
 * Public addresses that answer only inside a cloud, and give away its secrets: Azure's wire server. Those of other
 * clouds are in ranges that are refused anyway.
 */
const METADATA_ADDRESSES = new Set(['168.63.129.16']);
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** The IPv6 range assigned for public use (IANA, IPv6 Global Unicast Address Assignments). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** For examples in documents (RFC 9637); the library knows only the older 2001:db8::/32. */
const DOCUMENTATION = ipaddr.IPv6.parseCIDR('3fff::/20');

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A connection as the guard judges it: the name that was asked for, what it resolved to, and the port. */
export interface Target {
  readonly hostname: string;
  readonly address: string;
  readonly port: number;
}

/** What one entry of the allow list permits; every port if it names none. */
interface Exception {
  readonly port: number | undefined;
  readonly name?: (hostname: string) => boolean;
  readonly range?: readonly [Address, number];
}

/**
 * The IPv4 address that an IPv6 address stands for (mapped, or behind NAT64), otherwise the address
 * itself.
 */
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

const isPublic = (address: Address): boolean => {
  if (address.range() !== 'unicast' || METADATA_ADDRESSES.has(address.toString())) return false;
  if (address.kind() === 'ipv4') return true;
  const six = address as ipaddr.IPv6;
  return six.match(GLOBAL_UNICAST) && !six.match(DOCUMENTATION);
};

const isWithin = (address: Address, [range, bits]: readonly [Address, number]): boolean =>
  range.kind() === address.kind() && address.match(range, bits);

const notUnderstood = (entry: string, expected: string): ServiceError =>
  new ServiceError('invalid_configuration', `FDE_ALLOW_HOSTS: ${entry} is not ${expected}`);

const PORT = /^(?<host>[^:]+|\[[^\]]+\]):(?<port>\d{1,5})$/;
const MAX_PORT = 65_535;

const splitPort = (entry: string): { host: string; port: number | undefined } => {
  const { host, port } = PORT.exec(entry)?.groups ?? {};
  if (host === undefined || port === undefined) return { host: entry, port: undefined };
  if (Number(port) < 1 || Number(port) > MAX_PORT) throw notUnderstood(entry, 'a host and a port');
  return { host, port: Number(port) };
};

const exceptionOf = (entry: string): Exception => {
  const { host, port } = splitPort(entry);
  if (host.includes('/')) {
    if (!ipaddr.isValidCIDR(host)) throw notUnderstood(entry, 'a range of addresses');
    return { port, range: ipaddr.parseCIDR(host) };
  }
  const address = parse(host);
  if (address) return { port, range: [address, address.kind() === 'ipv4' ? 32 : 128] };
  if (/^\*\.[a-z0-9.-]+$/.test(host)) return { port, name: (name) => name.endsWith(host.slice(1)) };
  if (/^[a-z0-9._-]+$/.test(host)) return { port, name: (name) => name === host };
  throw notUnderstood(entry, 'a host, address or range, with or without a port');
};

/**
 * Decides which addresses may be connected to. Only public unicast addresses are allowed: no private, loopback,
 * link-local, carrier-grade NAT, multicast, reserved, tunnelled or metadata address (IANA special-purpose registries,
 * RFC 6890), and in IPv6 only 2000::/3. The allow list makes exceptions for tests and intranets: addresses, CIDR
 * ranges, host names (`*.example.com` for all below it), each with a port if only that one is meant
 * (`intranet:8443`); a host name in it may resolve to any address.
 */
export class AddressGuard {
  readonly #exceptions: readonly Exception[];

  /** Throws `invalid_configuration` for an entry that is not a host, address or range. */
  constructor(allowed: readonly string[] = []) {
    this.#exceptions = allowed
      .map((text) => text.trim().toLowerCase())
      .filter(Boolean)
      .map(exceptionOf);
  }

  allows({ hostname, address, port }: Target): boolean {
    const name = hostname.toLowerCase().replace(/\.$/, '');
    const exceptions = this.#exceptions.filter(
      (one) => one.port === undefined || one.port === port,
    );
    if (exceptions.some((one) => one.name?.(name) === true)) return true;
    const parsed = parse(address);
    if (!parsed) return false;
    if (exceptions.some(({ range }) => range !== undefined && isWithin(parsed, range))) return true;
    return isPublic(parsed);
  }

  /** Throws `address_not_allowed`; the message names the one refused address and its kind. */
  require(target: Target): void {
    if (this.allows(target)) return;
    const kind = parse(target.address)?.range() ?? 'unknown';
    throw new ServiceError(
      'address_not_allowed',
      `${target.hostname} leads to the address ${target.address} (${kind}), which is not a public one; FDE_ALLOW_HOSTS can allow it`,
    );
  }
}
