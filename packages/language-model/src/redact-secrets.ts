const LONGEST_DETAIL = 300;
const SECRET_SHAPES = [
  /AIza[\w-]{10,}/g,
  /\bsk-[\w-]{8,}/g,
  /(bearer\s+)[\w.~+/-]{8,}=*/gi,
  /([?&](?:key|api_key|apikey|token)=)[^&\s"']+/gi,
  /(\/\/)[^/\s:@]+:[^/\s@]+@/g,
];

/**
 * A provider's words, safe for a message: without the keys in use or anything that looks like a key, on one line,
 * shortened. A provider may echo the request, so its words are never passed on unchecked.
 */
export const redactSecrets = (text: string, secrets: readonly string[]): string => {
  let clean = text;
  for (const secret of secrets) if (secret !== '') clean = clean.split(secret).join('[key]');
  for (const shape of SECRET_SHAPES)
    clean = clean.replace(
      shape,
      (_match, prefix: unknown) => `${typeof prefix === 'string' ? prefix : ''}[key]`,
    );
  clean = clean.replace(/\s+/g, ' ').trim();
  return clean.length > LONGEST_DETAIL ? `${clean.slice(0, LONGEST_DETAIL)}...` : clean;
};

/** The server's name for a message: no user, password, path or query. */
export const hostOf = (url: string): string => {
  try {
    return new URL(url).host;
  } catch {
    return 'an invalid URL';
  }
};
