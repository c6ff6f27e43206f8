import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SCRIPT = join(ROOT, 'infra/scripts/audit.mjs');

describe('The audit of packages', function () {
  this.timeout(60_000);
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'fde-audit-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  const audit = (versions: Readonly<Record<string, string>>) => {
    const lock = join(folder, 'lock.json');
    const packages = Object.fromEntries(
      Object.entries(versions).map(([path, version]) => [`node_modules/${path}`, { version }]),
    );
    writeFileSync(lock, JSON.stringify({ packages }));
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, '--lock', lock], {
      encoding: 'utf8',
    });
    return { status, stdout, found: stderr.trim().split('\n').filter(Boolean) };
  };

  it('finds versions that an advisory names, wherever they are nested, and no others', () => {
    const { status, found } = audit({
      lodash: '4.17.20',
      'mocha/node_modules/minimatch': '9.0.5',
      minimatch: '9.0.6',
      'node-fetch': '3.1.0',
      cookie: '0.7.0',
    });
    expect(status).to.equal(1);
    expect(found).to.have.members([
      'lodash 4.17.20: CVE-2021-23337, command injection by template',
      'minimatch 9.0.5: CVE-2026-26996, slow patterns',
      'node-fetch 3.1.0: CVE-2022-0235, secrets sent to other hosts',
    ]);
  });

  it('refuses packages that report to others', () => {
    const { status, found } = audit({ '@scarf/scarf': '1.4.0', '@sentry/node': '8.0.0' });
    expect(status).to.equal(1);
    expect(found).to.have.length(2);
  });

  it('says what it is: an old list, where the registry was not asked', () => {
    const { status, stdout } = audit({ lodash: '4.18.1' });
    expect(status).to.equal(0);
    expect(stdout).to.include('the registry was not asked: newer advisories are not known');
  });

  it('finds nothing in the lock of this project', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, '--offline'], {
      encoding: 'utf8',
    });
    expect([status, stderr]).to.deep.equal([0, '']);
    expect(stdout).to.include('packages held against');
  });

  it('runs in CI', () => {
    expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).to.match(/^npm run audit$/m);
  });
});
