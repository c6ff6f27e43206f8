/** A line that begins with a small letter: in many languages it goes on from the one above. */
export const LOWER_START = /^[("'“‘[]?\p{Ll}/u;
