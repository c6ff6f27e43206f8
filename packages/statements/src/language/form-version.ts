/**
 * The version of a form with which programs that fill it in begin a line: "v.2.14.1". Not a word of a
 * language: the register's program of Italy prints it.
 */
export const FORM_VERSION = String.raw`v\.\d+(?:\.\d+)+`;
