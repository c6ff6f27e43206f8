import busboy from 'busboy';
import type { Request } from 'express';
import { Readable } from 'node:stream';
import { invalid, InvalidRequest } from '../../contract/validation-fault.js';
import { ProblemError } from '../../problems/error-reply.js';

/** A file as a client sends it: alone, or as a part of a form with fields before it. */
export interface SentFile {
  readonly content: Readable;
  /** As the form calls it. */
  readonly name: string | undefined;
  readonly fields: ReadonlyMap<string, string>;
}

/** The part that holds the file. */
const FILE_PART = 'file';
/** More than any form of this service has. */
const LIMITS = { fields: 20, fieldSize: 4_096, parts: 30 };

const brokenForm = (error: unknown): Error =>
  error instanceof ProblemError || error instanceof InvalidRequest
    ? error
    : invalid(['body'], 'The form is not whole', 'form_invalid');

/** The part's bytes; where the form breaks off, the fault is the form's or that of the body. */
async function* contentOf(
  part: Readable,
  formEnd: () => Promise<void>,
  faultOfBody: () => unknown,
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of part) yield chunk as Buffer;
    await formEnd();
  } catch (error) {
    throw brokenForm(faultOfBody() ?? error);
  }
}

const parserOf = (request: Request): busboy.Busboy => {
  try {
    return busboy({ headers: request.headers, limits: LIMITS, defParamCharset: 'utf8' });
  } catch {
    throw invalid(['body'], 'The form has no boundary', 'form_invalid');
  }
};

const closeOf = (parser: busboy.Busboy): Promise<void> => {
  const closed = new Promise<void>((resolve, reject) => {
    parser.once('close', resolve);
    parser.once('error', reject);
  });
  // Whoever reads the file to its end waits for it; nobody else need hear of it.
  closed.catch(() => undefined);
  return closed;
};

const fieldAfterFile = (name: string): InvalidRequest =>
  invalid(['body', name], 'Fields of a form should stand before its file', 'field_after_file');

/**
 * The file of a multipart/form-data body, as soon as its part begins. Throws InvalidRequest if the
 * form is none or has no part `file`, and what reading the body throws. Reading the file to its end
 * throws InvalidRequest where a field comes behind it, which would be lost otherwise.
 */
export const readForm = async (request: Request, body: Readable): Promise<SentFile> => {
  const parser = parserOf(request);
  const fields = new Map<string, string>();
  const closed = closeOf(parser);
  let fault: unknown;
  return new Promise((resolve, reject) => {
    let isTaken = false;
    let late: string | undefined;
    const formEnd = async (): Promise<void> => {
      await closed;
      if (late !== undefined) throw fieldAfterFile(late);
    };
    parser.on('field', (name, value) => {
      if (isTaken) late ??= name;
      else fields.set(name, value);
    });
    parser.on('file', (name, part, { filename }) => {
      if (name !== FILE_PART || isTaken) return void part.resume();
      isTaken = true;
      const content = Readable.from(
        contentOf(part, formEnd, () => fault),
        { objectMode: false },
      );
      resolve({ content, name: filename, fields });
    });
    parser.on('error', (error) => reject(brokenForm(fault ?? error)));
    parser.on('close', () =>
      reject(invalid(['body', FILE_PART], 'The file is missing or empty', 'missing')),
    );
    body.on('error', (error) => {
      fault = error;
      parser.destroy(error);
    });
    body.pipe(parser);
  });
};
