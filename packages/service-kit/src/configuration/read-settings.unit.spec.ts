import { expect } from 'chai';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { readSettings, SettingsError } from './read-settings.js';
import { redactor } from './redact.js';
import { settingTable } from './setting.js';
import { environmentWith, withSettingFiles } from './setting-files.js';
import { settingsHelp } from './settings-help.js';

const table = settingTable({
  PORT: { type: 'integer', default: 3030, min: 1, max: 65535, description: 'Port.' },
  DATABASE_URL: { type: 'url', required: true, description: 'Database.' },
  LLM_API_KEY: { type: 'string', secret: true, description: 'Key.' },
  LOG_FORMAT: {
    type: 'string',
    default: 'json',
    choices: ['json', 'pretty'],
    description: 'Format.',
  },
  ORIGINS: { type: 'list', default: ['*'], description: 'Origins.' },
  OPEN: { type: 'boolean', default: false, description: 'Open.' },
});

const folder = mkdtempSync(join(tmpdir(), 'fde-settings-'));
let files = 0;
/** A file with this content, as a secret is mounted. */
const fileWith = (content: string): string => {
  const path = join(folder, String((files += 1)));
  writeFileSync(path, content);
  return path;
};
after(() => rmSync(folder, { recursive: true, force: true }));

describe('readSettings', () => {
  it('reads values by type, and standards where a variable is absent or empty', () => {
    const values = readSettings(table, {
      DATABASE_URL: 'postgres://h/d',
      ORIGINS: 'a, b,',
      OPEN: 'yes',
      PORT: '',
    });
    expect(values).to.deep.equal({
      PORT: 3030,
      DATABASE_URL: 'postgres://h/d',
      LLM_API_KEY: undefined,
      LOG_FORMAT: 'json',
      ORIGINS: ['a', 'b'],
      OPEN: true,
    });
  });

  it('names every problem at once', () => {
    const read = () => readSettings(table, { PORT: '99999', LOG_FORMAT: 'xml', OPEN: 'maybe' });
    expect(read)
      .to.throw(SettingsError)
      .with.property('problems')
      .that.deep.equals([
        'PORT is above 65535: "99999"',
        'DATABASE_URL is required: Database.',
        'LOG_FORMAT is not one of json, pretty: "xml"',
        'OPEN is neither true nor false: "maybe"',
      ]);
  });

  it('takes a setting from the file that NAME_FILE names, without the line end', () => {
    const { DATABASE_URL, LLM_API_KEY } = readSettings(table, {
      DATABASE_URL_FILE: fileWith('postgres://h/from-file\n'),
      LLM_API_KEY_FILE: fileWith('key of a file\r\n\n'),
      LLM_API_KEY: '',
    });
    expect({ DATABASE_URL, LLM_API_KEY }).to.deep.equal({
      DATABASE_URL: 'postgres://h/from-file',
      LLM_API_KEY: 'key of a file',
    });
  });

  it('names files that cannot be read or hold nothing, settings given twice, and settings that lack another, all at once', () => {
    const pairs = settingTable({
      ...table,
      ISSUER: { type: 'url', together: ['AUDIENCE'], description: '' },
      AUDIENCE: { type: 'string', together: ['ISSUER'], description: '' },
    });
    const empty = fileWith('\n');
    const twice = fileWith('8080');
    const read = () =>
      readSettings(pairs, {
        PORT: '80',
        PORT_FILE: twice,
        DATABASE_URL_FILE: '/nowhere/at-all',
        LLM_API_KEY_FILE: empty,
        LOG_FORMAT_FILE: fileWith('xml'),
        ISSUER: 'https://issuer.example',
      });
    expect(read)
      .to.throw(SettingsError)
      .with.property('problems')
      .that.deep.equals([
        'PORT and PORT_FILE are both set',
        'DATABASE_URL_FILE names a file that cannot be read (ENOENT): "/nowhere/at-all"',
        `LLM_API_KEY_FILE names an empty file: ${JSON.stringify(empty)}`,
        'LOG_FORMAT is not one of json, pretty: "xml"',
        'ISSUER also requires AUDIENCE',
      ]);
  });

  it('takes certificates and keys as PEM, URLs of the schemes that are meant, and shows no more of a wrong one than a line', () => {
    const keyText = generateKeyPairSync('ed25519')
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
    const tls = settingTable({
      CA: { type: 'certificate', description: '' },
      KEY: { type: 'private key', secret: true, description: '' },
      BROKER: { type: 'url', schemes: ['amqp', 'amqps'], description: '' },
    });
    const two = rootCertificates.slice(0, 2).join('\n');
    expect(
      readSettings(tls, { CA: two, KEY_FILE: fileWith(keyText), BROKER: 'amqps://h/' }),
    ).to.deep.equal({ CA: two, KEY: keyText.trimEnd(), BROKER: 'amqps://h/' });
    const wrong = `-----BEGIN CERTIFICATE-----\n${'AAAA'.repeat(100)}\n-----END CERTIFICATE-----`;
    expect(() => readSettings(tls, { CA: wrong, KEY: wrong, BROKER: 'https://h/' }))
      .to.throw(SettingsError)
      .with.property('problems')
      .that.deep.equals([
        `CA is not a certificate in PEM form: ${JSON.stringify(`${wrong.slice(0, 200)}...`)}`,
        'KEY is not a private key in PEM form without a passphrase: (hidden)',
        'BROKER does not begin with amqp:// or amqps://: "https://h/"',
      ]);
    expect(() => readSettings(tls, { CA: '/etc/ssl/ca.pem' })).to.throw(
      'CA is not a certificate in PEM form: "/etc/ssl/ca.pem"',
    );
  });

  it('shows no password of a URL that is wrong', () => {
    const read = () =>
      readSettings(
        { P: { type: 'integer', description: '' } },
        { P: 'amqp://guest:hidden-word@host/' },
      );
    expect(read)
      .to.throw(SettingsError)
      .with.property('message')
      .that.does.not.contain('hidden-word');
  });
});

describe('redactor', () => {
  it('hides configured secrets and passwords of URLs anywhere in a text', () => {
    const redact = redactor(table, { LLM_API_KEY: 'key-123456' });
    expect(redact('failed with key-123456 at postgres://me:pw@db:5432/x')).to.equal(
      'failed with *** at postgres://me:***@db:5432/x',
    );
  });

  it('hides secrets that came from files, and the password of a URL where it stands alone, as written and as meant', () => {
    const { env } = withSettingFiles(table, {
      LLM_API_KEY_FILE: fileWith('kept-in-a-file'),
      DATABASE_URL_FILE: fileWith('postgres://me:p%40ss-word@db/x'),
    });
    expect(redactor(table, env)('kept-in-a-file, p%40ss-word, p@ss-word')).to.equal(
      '***, ***, ***',
    );
  });
});

describe('environmentWith', () => {
  it('sets values over those that were given by file', () => {
    expect(
      environmentWith(
        { DATABASE_URL_FILE: '/run/secrets/url', PORT: '1', OTHER_FILE: 'x' },
        { DATABASE_URL: 'postgres://h/d', PORT: '2' },
      ),
    ).to.deep.equal({ DATABASE_URL: 'postgres://h/d', PORT: '2', OTHER_FILE: 'x' });
  });
});

describe('settingsHelp', () => {
  it('prints every setting with type, standard and bounds', () => {
    const text = settingsHelp('node main.js', 'A service.', table);
    expect(text).to.contain('PORT').and.to.contain('(integer; default 3030; 1 to 65535)');
    expect(text).to.contain('(url; required)').and.to.contain('(string; optional; secret)');
  });
});
