/**
 * What a spec needs to read the sources. The console runs in browsers: with all types of Node.js in sight, its code could
 * use what is not there.
 */
declare module 'node:fs' {
  export function readdirSync(
    folder: URL,
    options: { readonly recursive: true; readonly encoding: 'utf8' },
  ): string[];
  export function readFileSync(file: URL, encoding: 'utf8'): string;
}
