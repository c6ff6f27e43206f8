import { createRequire, Module } from 'node:module';

/**
 * Loads pdf.js without the canvas library that it requires at load time: only text is read, nothing is drawn. Use
 * only in a separate thread, which has modules of its own.
 */
export async function withoutCanvas<T>(load: () => Promise<T>): Promise<T> {
  const pdfjs = createRequire(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const name = pdfjs.resolve('@napi-rs/canvas');
  const stand = new Module(name);
  // The class that pdf.js instantiates while loading, and those whose presence it only checks.
  stand.exports = { DOMMatrix: class {}, ImageData: class {}, Path2D: class {} };
  stand.loaded = true;
  pdfjs.cache[name] = stand;
  return load();
}
