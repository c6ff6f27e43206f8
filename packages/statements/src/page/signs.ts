/**
 * Letters that stand before amounts, for rupees, ringgit, rupiah, kronor, renminbi, shillings,
 * pesos, taka.
 */
const LETTERED = String.raw`(?:(?:N|SL)?Rs\.?|RMB?|Rp\.?|kr\.?|KShs?\.?|Php|Tk\.?)(?!\.?[A-Za-z'’])`;

/**
 * Currency signs as they stand before numbers. The stroke of the peso sign is often drawn as an
 * equals sign.
 */
export const SIGN = String.raw`(?:[A-Z]{0,3}\$|[€£¥₹₩₽₱₦₺₫₪฿]|P=|=P|${LETTERED})`;
export const DASH = String.raw`[-\u2010-\u2015\u2212]`;
/** In Japanese accounts, a minus before digits. */
export const TRIANGLE = '[\u25b2\u25b3]';
const SHORT_DASH = String.raw`[-\u2010-\u2013\u2212]`;

export const patternOf = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''));

export const SIGN_ALONE = patternOf('^', SIGN, '$');
export const SIGN_AT_START = patternOf('^', SIGN);
export const MINUS_THEN_SIGN = patternOf('^-', SIGN, '$');
export const SIGN_THEN_MINUS = patternOf('^', SIGN, SHORT_DASH, '$');
export const OPEN_BRACKET = patternOf('^', SIGN, String.raw`?\($`);
export const DASH_ALONE = patternOf('^', DASH, '$');
/** A minus that is printed so that nobody takes it for a stain: "(–) 341.63". */
export const DASH_IN_BRACKETS = patternOf(String.raw`^\(`, DASH, String.raw`\)$`);
export const TRIANGLE_ALONE = patternOf('^', TRIANGLE, '$');
