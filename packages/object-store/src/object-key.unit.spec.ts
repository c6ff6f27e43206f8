import { ServiceError } from '@fde/contracts';
import { expect } from 'chai';
import { FileSystemObjectStore } from './file-system/file-system-object-store.js';
import {
  alternativeKey,
  contentTypeOf,
  objectKeyFor,
  parseObjectKey,
  sanitizeFileName,
} from './object-key.js';
import { objectStoreFromSettings } from './object-store-from-settings.js';
import { LateObjectStore } from './late-object-store.js';

describe('object keys', () => {
  const names: readonly (readonly [string, string])[] = [
    ['Annual Report 2023.pdf', 'Annual-Report-2023.pdf'],
    ['Geschäftsbericht.PDF', 'Geschaftsbericht.pdf'],
    ['../../etc/passwd', 'etc-passwd.pdf'],
    ['10-K (final)..pdf', '10-K-final.pdf'],
    ['年度报告.pdf', 'document.pdf'],
    ['.pdf', 'document.pdf'],
    ['a\0b\r\n.pdf', 'a-b.pdf'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(120)}.pdf`],
  ];
  for (const [name, wanted] of names) {
    it(`makes ${JSON.stringify(name.slice(0, 30))} a file name`, () =>
      expect(sanitizeFileName(name)).to.equal(wanted));
  }

  it('keeps the kind of a tagged document and of a package in its name and type', () => {
    const parts = { companyId: 1, fiscalYear: 2024, fileName: 'own 2024.html' };
    const key = objectKeyFor(parts, 'xhtml');
    expect(key).to.equal('company_1/2024/own-2024.xhtml');
    expect(contentTypeOf(key)).to.equal('application/xhtml+xml');
    const archive = objectKeyFor({ ...parts, fileName: 'own.zip' }, 'zip');
    expect(archive).to.equal('company_1/2024/own.zip');
    expect(contentTypeOf(archive)).to.equal('application/zip');
  });

  it('builds and parses a key', () => {
    const key = objectKeyFor({ companyId: 12, fiscalYear: 2022, fileName: 'A B.pdf' });
    expect(key).to.equal('company_12/2022/A-B.pdf');
    expect(parseObjectKey(key)).to.deep.equal({
      companyId: 12,
      fiscalYear: 2022,
      fileName: 'A-B.pdf',
    });
  });

  it('refuses a year outside the bounds', () => {
    expect(() => objectKeyFor({ companyId: 1, fiscalYear: 22, fileName: 'a.pdf' })).to.throw(
      ServiceError,
    );
  });

  it('numbers names before the ending', () => {
    expect(alternativeKey('company_1/2022/a.b.pdf', 1)).to.equal('company_1/2022/a.b.pdf');
    expect(alternativeKey('company_1/2022/a.b.pdf', 3)).to.equal('company_1/2022/a.b-3.pdf');
  });
});

describe('object store settings', () => {
  it('chooses the file system without a bucket, S3 with one', () => {
    expect(objectStoreFromSettings({ FDE_DATA_DIR: 'somewhere' })).to.be.instanceOf(
      FileSystemObjectStore,
    );
    expect(objectStoreFromSettings({ S3_BUCKET: 'b' })).to.be.instanceOf(LateObjectStore);
  });

  it('refuses what cannot work', () => {
    expect(() => objectStoreFromSettings({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'x' })).to.throw(
      /must be set together/,
    );
    expect(() =>
      objectStoreFromSettings({ S3_BUCKET: 'b', S3_REQUEST_TIMEOUT_MS: 'soon' }),
    ).to.throw(/whole number/);
    expect(() =>
      objectStoreFromSettings({ S3_BUCKET: 'b', S3_FORCE_PATH_STYLE: 'maybe' }),
    ).to.throw(/true or false/);
    expect(() => objectStoreFromSettings({ S3_BUCKET: 'b', S3_PART_BYTES: '1000' })).to.throw(
      /below/,
    );
    expect(() =>
      objectStoreFromSettings({ S3_BUCKET: 'b', S3_SERVER_SIDE_ENCRYPTION: 'rot13' }),
    ).to.throw(/not one of AES256/);
    expect(() =>
      objectStoreFromSettings({
        S3_BUCKET: 'b',
        S3_SERVER_SIDE_ENCRYPTION: 'AES256',
        S3_KMS_KEY_ID: 'k',
      }),
    ).to.throw(/requires S3_SERVER/);
  });
});
