import { deflateSync } from 'node:zlib';
import { pdfOf, streamOf } from './hostile-pdfs.js';

/** Steps of the calculator for one point of the page. A drawn page has a million points and more. */
const STEPS = 100_000;

/**
 * A very small file whose pages no machine draws within a minute, in little memory: each is filled by a shading whose
 * colour a calculator function computes point by point (PDF 32000-1, 7.10.5 and 8.7.4.5.2).
 */
export function endlessPagePdf(pages: number): Uint8Array {
  const first = 5;
  const kids = Array.from({ length: pages }, (_, index) => `${first + index} 0 R`).join(' ');
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R ' +
    '/Resources << /Shading << /S << /ShadingType 1 /ColorSpace /DeviceGray ' +
    '/Domain [0 612 0 792] /Function 4 0 R >> >> >> >>';
  const calculation = `{ ${'sin '.repeat(STEPS)}pop }`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    streamOf('', Buffer.from('/S sh', 'latin1')),
    streamOf(
      '/FunctionType 4 /Domain [0 612 0 792] /Range [0 1] /Filter /FlateDecode',
      deflateSync(Buffer.from(calculation, 'latin1')),
    ),
    ...Array.from({ length: pages }, () => page),
  ]);
}
