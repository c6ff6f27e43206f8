import busboy from 'busboy';
import type { Request } from 'express';
import { Readable } from 'node:stream';
import { invalid, InvalidRequest } from '../../contract/validation-fault.js';
import { ProblemError } from '../problems/error-reply.js';

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
async function* contentOf(part: Readable, faultOfBody: () => unknown): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of part) yield chunk as Buffer;
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

/**
 * The file of a multipart/form-data body, as soon as its part begins. Throws InvalidRequest if the
 * form is none or has no part `file`, and what reading the body throws.
 */
export const readForm = async (request: Request, body: Readable): Promise<SentFile> => {
  const parser = parserOf(request);
  const fields = new Map<string, string>();
  let fault: unknown;
  return new Promise((resolve, reject) => {
    let isTaken = false;
    parser.on('field', (name, value) => void fields.set(name, value));
    parser.on('file', (name, part, { filename }) => {
      if (name !== FILE_PART || isTaken) return void part.resume();
      isTaken = true;
      const content = Readable.from(
        contentOf(part, () => fault),
        { objectMode: false },
      );
      resolve({ content, name: filename, fields });
    });
    parser.on('error', (error) => reject(brokenForm(fault ?? error)));
    parser.on('close', () => reject(invalid(['body', FILE_PART], 'Field required', 'missing')));
    body.on('error', (error) => {
      fault = error;
      parser.destroy(error);
    });
    body.pipe(parser);
  });
};
