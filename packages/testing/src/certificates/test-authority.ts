import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DAYS = '2';
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** PEM texts. */
export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
}

/** A private certificate authority for servers and clients of a spec. Needs the program openssl. */
export class TestAuthority {
  /** PEM of its own certificate. */
  readonly ca: string;
  readonly #folder: string;
  #issued = 0;

  private constructor(folder: string, ca: string) {
    this.#folder = folder;
    this.ca = ca;
  }

  static async create(): Promise<TestAuthority> {
    const folder = await mkdtemp(join(tmpdir(), 'fde-authority-'));
    await run(
      'openssl',
      [
        'req',
        '-x509',
        ...KEY,
        '-keyout',
        'ca.key',
        '-out',
        'ca.pem',
        '-days',
        DAYS,
        '-subj',
        '/CN=Test authority',
        '-addext',
        'keyUsage=critical,keyCertSign,cRLSign',
      ],
      { cwd: folder },
    );
    return new TestAuthority(folder, await readFile(join(folder, 'ca.pem'), 'utf8'));
  }

  /** A certificate for a server with these names (`DNS:...`, `IP:...`), or for a client with this name. */
  async issue(name: string, alternatives = `DNS:${name}`): Promise<TestCertificate> {
    const file = (ending: string): string => `${this.#issued}.${ending}`;
    this.#issued += 1;
    await run(
      'openssl',
      ['req', ...KEY, '-keyout', file('key'), '-out', file('csr'), '-subj', `/CN=${name}`],
      { cwd: this.#folder },
    );
    await writeFile(
      join(this.#folder, file('ext')),
      `subjectAltName=${alternatives}\nextendedKeyUsage=serverAuth,clientAuth\n`,
    );
    await run(
      'openssl',
      [
        'x509',
        '-req',
        '-in',
        file('csr'),
        '-CA',
        'ca.pem',
        '-CAkey',
        'ca.key',
        '-CAcreateserial',
        '-days',
        DAYS,
        '-extfile',
        file('ext'),
        '-out',
        file('pem'),
      ],
      { cwd: this.#folder },
    );
    const read = (ending: string): Promise<string> =>
      readFile(join(this.#folder, file(ending)), 'utf8');
    return { cert: await read('pem'), key: await read('key') };
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}
