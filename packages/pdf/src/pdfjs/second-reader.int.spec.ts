import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PDFDocument } from 'pdf-lib';

const MODULE = new URL('./second-reader.js', import.meta.url).href;
/** What a program prints that has nothing else to do. */
const printed = async (program: string): Promise<string> => {
  const document = await PDFDocument.create();
  document.addPage();
  const base64 = await document.saveAsBase64();
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { SecondReader } from ${JSON.stringify(MODULE)};
     const bytes = new Uint8Array(Buffer.from(${JSON.stringify(base64)}, 'base64'));
     const open = () => SecondReader.open(bytes);
     ${program}`,
  ]);
  return stdout.trim();
};

describe('The second reader', function () {
  this.timeout(60_000);

  it('is waited for, even by a process that waits for nothing else', async () => {
    const program =
      'const reader = await open(); console.log(reader !== undefined); await reader.close();';
    expect(await printed(program)).to.equal('true');
  });

  it('keeps no process alive that has its answer', async () => {
    expect(await printed('await open(); console.log("done");')).to.equal('done');
  });
});
