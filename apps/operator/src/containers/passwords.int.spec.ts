import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const COMPOSE = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
/** Names that compose asks for, with what it says or takes where they are missing. */
const secrets = [...COMPOSE.matchAll(/\$\{(\w+)(?:(:[?-])([^}]*))?\}/g)]
  .map(([, name = '', how = '', otherwise = '']) => ({ name, how, otherwise }))
  .filter(({ name }) => /PASSWORD|SECRET/.test(name));

describe('Passwords of the containers', () => {
  let folder: string;
  let file: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'fde-passwords-'));
    file = join(folder, '.env');
  });
  after(() => rmSync(folder, { recursive: true }));

  const run = (): string => {
    const script = join(ROOT, 'infra/scripts/passwords.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--file', file], {
      encoding: 'utf8',
    });
    expect([status, stderr]).to.deep.equal([0, '']);
    return stdout;
  };
  const values = (): ReadonlyMap<string, string> =>
    new Map(
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );

  it('have no default: without one compose says what to run', () => {
    const withDefault = secrets.filter(({ how, otherwise }) => how === ':-' && otherwise !== '');
    expect(withDefault).to.deep.equal([]);
    const refused = secrets.filter(({ how }) => how === ':?');
    expect(refused.length).to.be.above(3);
    for (const { name, otherwise } of refused)
      expect(otherwise, name).to.equal('run: npm run passwords');
  });

  it('are made for every name that compose refuses to start without, for their owner alone', () => {
    run();
    const made = values();
    for (const { name } of secrets.filter(({ how }) => how === ':?'))
      expect(made.get(name), name).to.match(/^[\w-]{32}$/);
    expect(new Set(made.values()).size).to.equal(made.size);
    expect(statSync(file).mode & 0o777).to.equal(0o600);
  });

  it('are kept where they stand, beside whatever else does', () => {
    writeFileSync(file, 'PORT=3031\nPOSTGRES_PASSWORD=mine');
    expect(run()).to.include('RABBITMQ_PASSWORD').and.not.include('POSTGRES_PASSWORD');
    expect(values().get('PORT')).to.equal('3031');
    expect(values().get('POSTGRES_PASSWORD')).to.equal('mine');
    const before = readFileSync(file, 'utf8');
    expect(run()).to.include('has all passwords');
    expect(readFileSync(file, 'utf8')).to.equal(before);
  });
});
