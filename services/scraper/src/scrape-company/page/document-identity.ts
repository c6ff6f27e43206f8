/** Parameters that say where a visitor came from, not what is asked for. */
const TRACKING =
  /^(?:utm_.*|gclid|fbclid|mc_cid|mc_eid|_ga|ref|source|cmpid|icid|jsessionid|phpsessid|sid)$/i;

/** The address as it is kept: without fragment, user and password, tracking parameters; host in lower case, default port dropped. */
export const canonicalUrl = (url: string | URL): string => {
  const copy = new URL(url);
  copy.hash = '';
  copy.username = '';
  copy.password = '';
  copy.pathname = copy.pathname.replace(/;jsessionid=[^/?]*/i, '').replace(/\/{2,}/g, '/');
  // Deleting re-encodes the rest, so it happens only where there is something to delete.
  for (const name of [...new Set(copy.searchParams.keys())].filter((each) => TRACKING.test(each)))
    copy.searchParams.delete(name);
  return copy.href;
};

/**
 * What makes two addresses one document: the canonical address without regard to scheme, a leading `www.`, case (sites
 * that link a file in two spellings serve one), percent-encoding and the order of parameters.
 */
export const documentIdentity = (url: string | URL): string => {
  const { host, pathname, searchParams } = new URL(canonicalUrl(url));
  const decode = (text: string): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const query = [...searchParams]
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&');
  return `${host.replace(/^www\./, '')}${decode(pathname).replace(/\/$/, '')}${query ? `?${query}` : ''}`.toLowerCase();
};
