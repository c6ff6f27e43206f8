import { createRequire, Module } from 'node:module';

/**
 * Loads pdf.js without the canvas that it asks for while it is loaded: a library for drawing, where nothing but text is
 * read. Only for a thread of its own, whose modules are not those of the rest.
 */
export async function withoutCanvas<T>(load: () => Promise<T>): Promise<T> {
  const pdfjs = createRequire(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const name = pdfjs.resolve('@napi-rs/canvas');
  const stand = new Module(name);
  // What it makes one of when it is loaded, and what it only looks for.
  stand.exports = { DOMMatrix: class {}, ImageData: class {}, Path2D: class {} };
  stand.loaded = true;
  pdfjs.cache[name] = stand;
  return load();
}
