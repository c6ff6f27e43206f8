import { deflateSync } from 'node:zlib';
import { DocumentCanvas } from '../fixture-reports/page-canvas.js';

/** A file that the web may serve instead of a report, and the error code that must name it. */
export interface HostilePdf {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Code of the error, or undefined if the file must be read without one. */
  readonly code: string | undefined;
}

/** Malformed reports: each must give its error (or a reading) within the limits, without harming anything else. */
export async function hostilePdfs(): Promise<HostilePdf[]> {
  const good = await smallPdf(3);
  return [
    { name: 'empty file', bytes: new Uint8Array(), code: 'pdf_empty' },
    {
      name: 'HTML page',
      bytes: latin1(
        '<!DOCTYPE html>\n<html><head><title>404</title></head><body>Not found</body></html>',
      ),
      code: 'pdf_not_a_pdf',
    },
    { name: 'JSON', bytes: latin1('{"error":"forbidden"}'), code: 'pdf_not_a_pdf' },
    { name: 'ZIP archive', bytes: latin1('PK\u0003\u0004 ... %%EOF'), code: 'pdf_not_a_pdf' },
    { name: 'header alone', bytes: latin1('%PDF-1.7\n'), code: 'pdf_truncated' },
    { name: 'cut in half', bytes: good.slice(0, good.length >> 1), code: 'pdf_truncated' },
    {
      name: 'zeros after the header',
      bytes: concat(latin1('%PDF-1.4\n'), new Uint8Array(5000), latin1('\n%%EOF')),
      code: 'pdf_damaged',
    },
    { name: 'encrypted', bytes: encryptedPdf(), code: 'pdf_encrypted' },
    { name: 'five thousand pages', bytes: manyPages(5000), code: 'pdf_too_many_pages' },
    { name: 'page tree that contains itself', bytes: recursiveTree(), code: undefined },
    { name: 'a form that draws itself', bytes: recursiveForm(), code: undefined },
    { name: 'nested forms, each drawn ten times', bytes: exponentialForms(12), code: undefined },
    { name: 'picture of four thousand million pixels', bytes: hugeImage(), code: undefined },
    { name: 'deeply nested arrays', bytes: deepArrays(200_000), code: undefined },
    { name: 'stream that inflates to a gigabyte', bytes: inflatingStream(), code: undefined },
    { name: 'font whose encoding refers to itself', bytes: endlessFont(), code: undefined },
  ];
}

export async function smallPdf(pages: number): Promise<Uint8Array> {
  const document = await DocumentCanvas.create('Small');
  for (let page = 1; page <= pages; page++)
    document.addPage().text(`Page ${page} of a small and harmless document.`, 72, 72);
  return document.save();
}

/** Writes objects with a correct cross-reference table; object 1 is the catalogue. */
export function pdfOf(objects: readonly (string | Uint8Array)[], trailer = ''): Uint8Array {
  const parts: Uint8Array[] = [latin1('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    add(latin1(`${index + 1} 0 obj\n`));
    add(typeof object === 'string' ? latin1(object) : object);
    add(latin1('\nendobj\n'));
  });
  const table = length;
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  add(latin1(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`));
  add(
    latin1(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return concat(...parts);
}

export function streamOf(dictionary: string, content: Uint8Array): Uint8Array {
  return concat(
    latin1(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    latin1('\nendstream'),
  );
}

function onePage(
  resources: string,
  content: Uint8Array,
  more: readonly (string | Uint8Array)[],
): Uint8Array {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << ${resources} >> /Contents 4 0 R >>`,
    streamOf('', content),
    ...more,
  ]);
}

function manyPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => page),
  ]);
}

function recursiveTree(): Uint8Array {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [2 0 R 2 0 R 3 0 R] /Count 3 /Parent 2 0 R >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
  ]);
}

const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 612 792]';

function recursiveForm(): Uint8Array {
  return onePage('/XObject << /F 5 0 R >>', latin1('/F Do'), [
    streamOf(`${FORM} /Resources << /XObject << /F 5 0 R >> >>`, latin1('/F Do /F Do')),
  ]);
}

function exponentialForms(depth: number): Uint8Array {
  const forms = Array.from({ length: depth }, (_, level) =>
    level === depth - 1
      ? streamOf(FORM, latin1('0 0 10 10 re f'))
      : streamOf(
          `${FORM} /Resources << /XObject << /F ${level + 6} 0 R >> >>`,
          latin1('/F Do '.repeat(10)),
        ),
  );
  return onePage('/XObject << /F 5 0 R >>', latin1('/F Do'), forms);
}

function hugeImage(): Uint8Array {
  return onePage('/XObject << /I 5 0 R >>', latin1('600 0 0 780 0 0 cm /I Do'), [
    streamOf(
      '/Type /XObject /Subtype /Image /Width 65000 /Height 65000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
      deflateSync(new Uint8Array(100_000)),
    ),
  ]);
}

function deepArrays(depth: number): Uint8Array {
  return onePage('', latin1(`${'['.repeat(depth)}${']'.repeat(depth)} TJ`), [
    `${'['.repeat(depth)}${']'.repeat(depth)}`,
  ]);
}

function inflatingStream(): Uint8Array {
  const megabytes = new Uint8Array(64 * 1024 * 1024).fill(0x20);
  const once = deflateSync(megabytes, { level: 9 });
  const content = Array.from({ length: 16 }, (_, index) => `${index + 5} 0 R`).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents [${content}] >>`,
    'null',
    ...Array.from({ length: 16 }, () => streamOf('/Filter /FlateDecode', once)),
  ]);
}

/** Three kilobytes whose page inflates, twice over, to half a gigabyte, all of it outside of JavaScript. */
export function memoryBombPdf(megabytes = 500): Uint8Array {
  const once = deflateSync(new Uint8Array(megabytes * 1024 * 1024).fill(0x20), { level: 9 });
  const twice = deflateSync(once, { level: 9 });
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
    streamOf('/Filter [/FlateDecode /FlateDecode]', twice),
  ]);
}

function endlessFont(): Uint8Array {
  return onePage(
    '/Font << /F 5 0 R >>',
    latin1('BT /F 12 Tf 72 700 Td (Total assets 1,234) Tj ET'),
    [
      '<< /Type /Font /Subtype /Type0 /BaseFont /Loop /Encoding 6 0 R /DescendantFonts [5 0 R] /ToUnicode 6 0 R >>',
      streamOf(
        '/Type /CMap /CMapName /Loop /UseCMap 6 0 R',
        latin1('/Loop usecmap begincmap 1 begincodespacerange <00> <FF> endcodespacerange endcmap'),
      ),
    ],
  );
}

/** Standard security handler, revision 2, with a user password nobody knows: all keys are noise. */
function encryptedPdf(): Uint8Array {
  const noise = 'A7'.repeat(32);
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
      `<< /Filter /Standard /V 1 /R 2 /O <${noise}> /U <${noise}> /P -44 >>`,
    ],
    '/Encrypt 4 0 R /ID [<00112233445566778899AABBCCDDEEFF> <00112233445566778899AABBCCDDEEFF>]',
  );
}

function latin1(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}

function concat(...parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}
