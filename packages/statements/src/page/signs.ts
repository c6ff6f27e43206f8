/** Abbreviations of letters that stand before amounts: of rupees, ringgit, rupiah, kronor, renminbi, shillings, pesos, taka. */
const LETTERED = String.raw`(?:(?:N|SL)?Rs\.?|RMB?|Rp\.?|kr\.?|KShs?\.?|Php|Tk\.?)(?!\.?[A-Za-z'’])`;

/** Signs of currencies as they stand before numbers. The stroke of the peso's sign is often drawn as an equals sign. */
export const SIGN = String.raw`(?:[A-Z]{0,3}\$|[€£¥₹₩₽₱₦₺₫₪฿]|P=|=P|${LETTERED})`;
export const DASH = String.raw`[-\u2010-\u2015\u2212]`;
/** Before digits the minus of Japanese accounts. */
export const TRIANGLE = '[\u25b2\u25b3]';
const SHORT_DASH = String.raw`[-\u2010-\u2013\u2212]`;

export const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''));

export const SIGN_ALONE = pattern('^', SIGN, '$');
export const SIGN_AT_START = pattern('^', SIGN);
export const MINUS_THEN_SIGN = pattern('^-', SIGN, '$');
export const SIGN_THEN_MINUS = pattern('^', SIGN, SHORT_DASH, '$');
export const OPEN_BRACKET = pattern('^', SIGN, String.raw`?\($`);
export const DASH_ALONE = pattern('^', DASH, '$');
export const TRIANGLE_ALONE = pattern('^', TRIANGLE, '$');
