import { open, stat } from 'node:fs/promises';

const HEAD_BYTES = 64;
const ZIP = 'PK\u0003\u0004';
const MARKUP = /^[\s\0\u00ef\u00bb\u00bf\u00fe\u00ff]*</;

/** Whether a file may be a tagged report by its first bytes: markup, an archive, or a folder. What cannot be opened is none. */
export const isTaggedFile = async (path: string): Promise<boolean> => {
  try {
    if ((await stat(path)).isDirectory()) return true;
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      const head = buffer.toString('latin1', 0, bytesRead);
      return head.startsWith(ZIP) || MARKUP.test(head);
    } finally {
      await file.close();
    }
  } catch {
    return false;
  }
};
