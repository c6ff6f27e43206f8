import { Cookie, CookieJar } from 'tough-cookie';

/** Of one host; browsers keep at least 50 (RFC 6265 6.1). */
const MAX_COOKIES = 50;
/** Of one cookie, name and attributes included (RFC 6265 6.1). */
const MAX_COOKIE_LENGTH = 4096;

/**
 * The cookies of one crawl, in memory: a site that asks for consent or remembers a language answers a visitor without
 * them in a circle. They go back to the host that set them, by the rules of a browser, and are forgotten with the crawl.
 */
export class SiteCookies {
  readonly #jar = new CookieJar();
  readonly #counts = new Map<string, number>();

  /** What the `Cookie` header of a request to `url` says; empty if there is nothing to say. */
  headerFor(url: URL): string {
    return this.#jar.getCookieStringSync(url.href);
  }

  /** Keeps what an answer of `url` sets. What is malformed, too long or too much is left out. */
  keep(url: URL, setCookies: readonly string[]): void {
    for (const text of setCookies) {
      const count = this.#counts.get(url.host) ?? 0;
      if (count >= MAX_COOKIES || text.length > MAX_COOKIE_LENGTH) continue;
      const cookie = Cookie.parse(text);
      if (!cookie || !this.#jar.setCookieSync(cookie, url.href, { ignoreError: true })) continue;
      this.#counts.set(url.host, count + 1);
    }
  }
}
