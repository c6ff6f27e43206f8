export * from './object-store.js';
export {
  contentTypeOf,
  isWebName,
  objectKeyFor,
  parseObjectKey,
  storedKindOf,
  type StoredKind,
  type ObjectKeyParts,
} from './object-key.js';
export { FileSystemObjectStore } from './file-system/file-system-object-store.js';
export { objectStoreFromSettings } from './object-store-from-settings.js';
export { hashOf } from './hash-stream.js';
export { readUnchanged, type KnownFile } from './read-unchanged.js';
export { FigureCount } from './figure-count.js';
export { END_BYTES, endsWhole, reportKindOf, START_BYTES } from './report-kind.js';
export { copyToYear } from './copy-to-year.js';
