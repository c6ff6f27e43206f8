import { expect } from 'chai';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { permissionFlags } from './fork-confined.js';

const NODE_20 = new Set(['--experimental-permission', '--disable-warning']);
const NODE_24 = new Set(['--permission', '--disable-warning', '--allow-addons']);
const WANTED = { readable: ['/data/report.pdf'], writable: ['/cache/*'] };

const paths = (flags: readonly string[], right: 'read' | 'write'): string[] =>
  flags
    .filter((flag) => flag.startsWith(`--allow-fs-${right}=`))
    .map((flag) => flag.slice(`--allow-fs-${right}=`.length));

describe('the flags that confine a process', () => {
  it('are none where Node.js has no permission model', () =>
    expect(permissionFlags(WANTED, new Set())).to.deep.equal([]));

  it('name the model as this version of Node.js does', () => {
    expect(permissionFlags(WANTED, NODE_20)).to.include('--experimental-permission');
    expect(permissionFlags(WANTED, NODE_24)).to.include('--permission');
  });

  it('allow reading and writing the named files, and writing no others', () => {
    const flags = permissionFlags(WANTED, NODE_20);
    expect(paths(flags, 'read')).to.include.members(['/data/report.pdf', '/cache/*']);
    expect(paths(flags, 'write')).to.include('/cache/*').and.not.include('/data/report.pdf');
  });

  it('allow reading packages wherever Node.js finds them from here', () => {
    const readable = paths(permissionFlags(WANTED, NODE_20), 'read');
    const chai = realpathSync(createRequire(import.meta.url).resolve('chai'));
    const installed = join(chai.slice(0, chai.lastIndexOf('node_modules')), 'node_modules');
    expect(readable).to.include(`${installed}/*`);
    expect(readable.some((path) => dirname(path) === '/')).to.equal(false);
  });

  it('give no path twice, nor a longer one before a shorter one: Node.js 20 would not start', () => {
    const twice = { readable: ['/data/longer/report.pdf', '/data/*', '/data/*'] };
    const readable = paths(permissionFlags(twice, NODE_20), 'read');
    expect(readable).to.deep.equal([...new Set(readable)].toSorted((a, b) => a.length - b.length));
  });

  it('allow threads and programs only to those who ask for them', () => {
    const bare = permissionFlags(WANTED, NODE_20);
    expect(bare).to.not.include('--allow-worker');
    expect(bare).to.not.include('--allow-child-process');
    expect(
      permissionFlags({ ...WANTED, threads: true, programs: true }, NODE_20),
    ).to.include.members(['--allow-worker', '--allow-child-process']);
  });
});
