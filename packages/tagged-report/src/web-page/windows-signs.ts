/** Windows has these signs where Latin 1 has control characters, and web pages mean them. */
const FIRST_OF_WINDOWS = 0x80;
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const CONTROLS = /[\u0080-\u009f]/g;

/** Text with the signs of Windows instead of control characters. */
export const withWindowsSigns = (text: string): string =>
  text.replaceAll(CONTROLS, (sign) => OF_WINDOWS.charAt(sign.charCodeAt(0) - FIRST_OF_WINDOWS));
