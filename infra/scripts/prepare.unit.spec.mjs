// @ts-check
import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, it } from 'mocha';

const SCRIPTS = fileURLToPath(new URL('.', import.meta.url));
const NODE_HERE = `${process.version} ${process.platform} ${process.arch}`;
/** In place of npm: writes down when it begins and ends and how, takes a while, and leaves what `npm ci` leaves. */
const NPM = `#!/usr/bin/env node
const { appendFileSync, copyFileSync, mkdirSync } = require('node:fs');
const note = (text) => appendFileSync('diary', text + '\\n');
note('begin ' + process.argv[2]);
process.on('SIGINT', () => { note('interrupted'); process.exit(130); });
setTimeout(() => {
  mkdirSync('node_modules', { recursive: true });
  copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
  note('end');
}, 1500);
`;
const LOCK = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/needed': { version: '1.0.0' },
    'node_modules/of-tests': { version: '1.0.0', dev: true },
  },
};

/** A checkout that is built, with the scripts of this one and a stand-in for npm. */
const makeCheckout = () => {
  const root = mkdtempSync(join(tmpdir(), 'fde-prepare-'));
  cpSync(SCRIPTS, join(root, 'infra/scripts'), { recursive: true });
  for (const folder of ['apps/standalone/dist/bundle', 'bin'])
    mkdirSync(join(root, folder), { recursive: true });
  /** @type {(file: string, text: string, mode?: number) => void} */
  const write = (file, text, mode = 0o644) => writeFileSync(join(root, file), text, { mode });
  write('bin/package.json', '{}');
  write('bin/npm', NPM, 0o755);
  write('package.json', JSON.stringify({ type: 'module', workspaces: [] }));
  write('package-lock.json', JSON.stringify(LOCK));
  write('apps/standalone/dist/.bundled-by', NODE_HERE);
  write('apps/standalone/dist/bundle/main.mjs', 'console.log("started");');
  write('diary', '');
  return root;
};

/** @type {(root: string) => string[]} */
const diaryOf = (root) => readFileSync(join(root, 'diary'), 'utf8').split('\n').filter(Boolean);

/** @type {(root: string) => { kill: (signal: NodeJS.Signals) => void, ended: Promise<{ code: number | null, output: string }> }} */
const startIn = (root) => {
  const child = spawn(process.execPath, [join(root, 'infra/scripts/start.mjs')], {
    env: { ...process.env, PATH: `${join(root, 'bin')}:${process.env['PATH']}` },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  return {
    kill: (signal) => void child.kill(signal),
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, output }))),
  };
};

describe('npm start, before the services', function () {
  this.timeout(30_000);
  /** @type {string} */
  let root;
  beforeEach(() => {
    root = makeCheckout();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('interrupted while it installs, ends the installation with it, and installs the next time', async () => {
    const { kill, ended } = startIn(root);
    while (!diaryOf(root).includes('begin ci')) await sleep(20);
    kill('SIGINT');
    const { code, output } = await ended;
    expect(diaryOf(root), 'when the command has ended').to.deep.equal(['begin ci', 'interrupted']);
    expect(code).to.equal(1);
    expect(output).to.contain('Interrupted; start again to go on.');
    const again = await startIn(root).ended;
    expect(diaryOf(root).slice(2)).to.deep.equal(['begin ci', 'end']);
    expect(again).to.include({ code: 0 });
    expect(again.output).to.contain('started');
  });

  it('twice at once installs once', async () => {
    const both = await Promise.all([startIn(root).ended, startIn(root).ended]);
    expect(diaryOf(root)).to.deep.equal(['begin ci', 'end']);
    for (const { code, output } of both) {
      expect(code).to.equal(0);
      expect(output).to.contain('started');
    }
  });

  it('leaves its packages in place when more are needed: the services may be running', async () => {
    await startIn(root).ended;
    const { installPackages } = await import(join(root, 'infra/scripts/prepare.mjs'));
    const path = process.env['PATH'];
    process.env['PATH'] = `${join(root, 'bin')}:${path}`;
    try {
      await installPackages();
      await installPackages();
    } finally {
      process.env['PATH'] = path;
    }
    expect(diaryOf(root)).to.deep.equal(['begin ci', 'end', 'begin install', 'end']);
  });

  it('after `npm ci --omit=dev` installs nothing', async () => {
    const { 'node_modules/of-tests': _none, ...packages } = LOCK.packages;
    mkdirSync(join(root, 'node_modules'));
    const installed = JSON.stringify({ ...LOCK, packages });
    writeFileSync(join(root, 'node_modules/.package-lock.json'), installed);
    expect(await startIn(root).ended).to.include({ code: 0, output: 'started\n' });
    expect(diaryOf(root)).to.deep.equal([]);
  });
});
