import { expect } from 'chai';
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { PdfWriter, type Reference } from './pdf-writer.js';

describe('a written PDF', () => {
  it('gives another reader its objects, in and outside the compressed stream', () =>
    expectReadable((pdf, catalogue) => pdf.write(catalogue)));

  it('does so without compressed objects, too', () =>
    expectReadable((pdf, catalogue) => pdf.writePlain(catalogue)));

  it('is the same however often it is written', () => {
    const pdf = new PdfWriter();
    const catalogue = pdf.add('<< /Type /Catalog >>');
    const first = [pdf.write(catalogue), pdf.writePlain(catalogue)];
    expect([pdf.write(catalogue), pdf.writePlain(catalogue)]).to.deep.equal(first);
  });

  it('has every object that was reserved', () => {
    const pdf = new PdfWriter();
    pdf.reserve();
    const catalogue = pdf.add('<< /Type /Catalog >>');
    expect(() => pdf.write(catalogue)).to.throw('Object 1 was reserved and not set.');
    expect(() => pdf.writePlain(catalogue)).to.throw('Object 1 was reserved and not set.');
  });

  const expectReadable = async (
    write: (pdf: PdfWriter, catalogue: Reference) => Uint8Array,
  ): Promise<void> => {
    const pdf = new PdfWriter();
    const tree = pdf.reserve();
    const contents = pdf.addStream('/Mark (kept)', 'BT ET');
    // Places count bytes.
    pdf.add('(Société)');
    const page = pdf.add(
      `<< /Type /Page /Parent ${tree} /MediaBox [0 0 300 400] /Contents ${contents} >>`,
    );
    pdf.set(tree, `<< /Type /Pages /Kids [${page}] /Count 1 >>`);
    const bytes = write(pdf, pdf.add(`<< /Type /Catalog /Pages ${tree} >>`));

    const document = await PDFDocument.load(bytes);
    const [read] = document.getPages();
    expect(read?.getSize()).to.deep.equal({ width: 300, height: 400 });
    const stream = read?.node.lookup(PDFName.of('Contents'));
    if (!(stream instanceof PDFRawStream)) throw new Error('The page has no contents.');
    expect(Buffer.from(decodePDFRawStream(stream).decode()).toString()).to.equal('BT ET');
  };
});
