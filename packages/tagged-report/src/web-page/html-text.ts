import { XHTML_ENTITIES } from '../xml/xhtml-entities.js';

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,20}));?/gi;
const LAST_CHARACTER = 0x10ffff;
/** Windows has these signs where Latin 1 has control characters, and web pages mean them. */
const FIRST_OF_WINDOWS = 0x80;
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const CONTROLS = /[\u0080-\u009f]/g;

/** Text with the signs of Windows instead of control characters. */
export const withWindowsSigns = (text: string): string =>
  text.replaceAll(CONTROLS, (sign) => OF_WINDOWS.charAt(sign.charCodeAt(0) - FIRST_OF_WINDOWS));

const characterOf = (code: number): string => {
  if (code >= FIRST_OF_WINDOWS && code < FIRST_OF_WINDOWS + OF_WINDOWS.length)
    return withWindowsSigns(String.fromCharCode(code));
  return code > 0 && code <= LAST_CHARACTER ? String.fromCodePoint(code) : '';
};

/** Text of a web page with its references to characters replaced. */
export const textOfHtml = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
        if (decimal !== undefined) return characterOf(Number(decimal));
        if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
        return XHTML_ENTITIES[name ?? ''] ?? whole;
      })
    : text;
