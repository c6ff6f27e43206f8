import { Cookie, CookieJar } from 'tough-cookie';

/** Limit per host; browsers keep at least 50 (RFC 6265 6.1). */
const MAX_COOKIES = 50;
/** Limit per cookie, including name and attributes (RFC 6265 6.1). */
const MAX_COOKIE_LENGTH = 4096;

/**
 * The cookies of one crawl, in memory: a site that asks for consent or remembers a language would redirect a visitor
 * without them in a circle. They go back to the host that set them, by a browser's rules, and are forgotten after the
 * crawl.
 */
export class SiteCookies {
  readonly #jar = new CookieJar();
  readonly #counts = new Map<string, number>();

  /** The `Cookie` header of a request to `url`; empty if there are no cookies for it. */
  headerFor(url: URL): string {
    return this.#jar.getCookieStringSync(url.href);
  }

  /** Keeps the cookies that an answer from `url` sets, except malformed or overlong ones, or those above the limit. */
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
