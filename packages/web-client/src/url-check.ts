import { isIP } from 'node:net';
import { AddressGuard } from './address-guard.js';
import { resolveHostOfSystem, type ResolveHost } from './guarded-agents.js';

export type { ResolveHost };

/** A name that takes longer to resolve is left to the check at connecting. */
const LOOKUP_MS = 2000;

const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

/**
 * Tells before any request what connecting would refuse, so that the person who names the address hears of it. It spares
 * no check: a name may resolve to another address later, and connecting judges it again.
 */
export class UrlCheck {
  readonly #guard: AddressGuard;

  /** Throws `invalid_configuration` for an entry that is not a host, address or range. */
  constructor(
    allowed: readonly string[],
    private readonly resolveHost: ResolveHost = resolveHostOfSystem,
  ) {
    this.#guard = new AddressGuard(allowed);
  }

  /** Throws `address_not_allowed`. A name that does not resolve now passes. */
  async require(text: string): Promise<void> {
    const url = new URL(text);
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(hostname) === 0 ? await this.#addressesOf(hostname) : [hostname];
    for (const address of addresses) this.#guard.require({ hostname, address, port: portOf(url) });
  }

  async #addressesOf(hostname: string): Promise<readonly string[]> {
    const late = new Promise<readonly []>((resolve) => {
      setTimeout(() => resolve([]), LOOKUP_MS).unref();
    });
    const found = this.resolveHost(hostname).catch(() => []);
    return (await Promise.race([found, late])).map(({ address }) => address);
  }
}
