import { expect } from 'chai';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTaggedReports } from '../read-tagged-report.js';
import { TaggedReportError } from '../tagged-report-error.js';
import { wholeReport } from '../spec-support/tagged-document.js';

const LINKBASE = `<link:linkbase xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink">
  <link:calculationLink xlink:role="http://own.example/role/balance">
    <link:loc xlink:label="a" xlink:href="http://fasb.example/us-gaap.xsd#us-gaap_Assets"/>
    <link:loc xlink:label="b" xlink:href="http://fasb.example/us-gaap.xsd#us-gaap_InventoryNet"/>
    <link:calculationArc xlink:arcrole="http://www.xbrl.org/2003/arcrole/summation-item" xlink:from="a" xlink:to="b" weight="1" order="2"/>
  </link:calculationLink></link:linkbase>`;

const PACKAGE: Zippable = {
  'own-2024/META-INF/reportPackage.json': strToU8('{}'),
  'own-2024/reports/own-2024.xhtml': strToU8(wholeReport()),
  'own-2024/reports/letter.html': strToU8('<html><body>Dear reader</body></html>'),
  'own-2024/own.example/own_cal.xml': strToU8(LINKBASE),
};

describe('opening a report', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fde-tagged-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  const archive = async (files: Zippable): Promise<string> => {
    const path = join(folder, 'report.zip');
    await writeFile(path, zipSync(files));
    return path;
  };

  const refusal = async (path: string, limits = {}): Promise<string> => {
    try {
      await readTaggedReports(path, limits);
      return 'read';
    } catch (fault) {
      if (!(fault instanceof TaggedReportError)) throw fault;
      return fault.code;
    }
  };

  it('finds the documents and the taxonomy of a package', async () => {
    const [{ documents, taxonomy }] = await readTaggedReports(await archive(PACKAGE));
    expect(documents.map(({ name }) => name)).to.deep.equal(['own-2024/reports/own-2024.xhtml']);
    expect(taxonomy.calculation).to.have.length(1);
    expect(taxonomy.calculation[0]).to.include({
      from: 'us-gaap_Assets',
      to: 'us-gaap_InventoryNet',
      weight: 1,
    });
  });

  it('reads the same from the unpacked folder', async () => {
    await mkdir(join(folder, 'reports'));
    await writeFile(join(folder, 'reports', 'own.xhtml'), wholeReport());
    const [{ documents }] = await readTaggedReports(folder);
    expect(documents).to.have.length(1);
  });

  it('names the file that cannot be read among several', async () => {
    const whole = wholeReport();
    const parts = {
      ...PACKAGE,
      'own-2024/reports/second.xhtml': strToU8(whole.slice(0, -20)),
    };
    const fault: unknown = await readTaggedReports(await archive(parts)).catch(
      (caught: unknown) => caught,
    );
    expect(String(fault)).to.contain('own-2024/reports/second.xhtml: It is not well-formed XML');
    const linkbase = { ...PACKAGE, 'own-2024/own.example/own_cal.xml': strToU8('<linkbase>') };
    const other: unknown = await readTaggedReports(await archive(linkbase)).catch(
      (caught: unknown) => caught,
    );
    expect(String(other)).to.contain('own_cal.xml: It is not well-formed XML');
  });

  it('follows no link out of a folder', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'fde-outside-'));
    await writeFile(join(outside, 'report.xhtml'), wholeReport());
    await symlink(join(outside, 'report.xhtml'), join(folder, 'report.xhtml'));
    expect(await refusal(folder)).to.equal('tagged_not_tagged');
    await rm(outside, { recursive: true });
  });

  it('refuses names that lead out of the package', async () => {
    const path = await archive({ '../../etc/report.xhtml': strToU8(wholeReport()) });
    expect(await refusal(path)).to.equal('tagged_unsafe_package');
  });

  it('refuses a file that unpacks to far more than its size', async () => {
    const path = await archive({ 'reports/bomb.xhtml': new Uint8Array(64 * 1024 * 1024) });
    expect(await refusal(path)).to.equal('tagged_too_large');
  });

  it('refuses more files and more bytes than allowed', async () => {
    const path = await archive(PACKAGE);
    expect(await refusal(path, { maxPackageFiles: 2 })).to.equal('tagged_too_large');
    expect(await refusal(path, { maxPackageBytes: 100 })).to.equal('tagged_too_large');
  });

  it('refuses a damaged archive and a missing file', async () => {
    const path = join(folder, 'cut.zip');
    await writeFile(path, zipSync(PACKAGE).subarray(0, 900));
    expect(await refusal(path)).to.equal('tagged_damaged');
    expect(await refusal(join(folder, 'none.zip'))).to.equal('tagged_file_not_found');
  });
});
