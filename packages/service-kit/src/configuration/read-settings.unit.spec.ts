import { expect } from 'chai';
import { readSettings, SettingsError } from './read-settings.js';
import { redactor } from './redact.js';
import { settingTable } from './setting.js';
import { settingsHelp } from './settings-help.js';

const table = settingTable({
  PORT: { type: 'integer', default: 3030, min: 1, max: 65535, description: 'Port.' },
  DATABASE_URL: { type: 'url', required: true, description: 'Database.' },
  LLM_API_KEY: { type: 'string', secret: true, description: 'Key.' },
  LOG_FORMAT: { type: 'string', default: 'json', choices: ['json', 'pretty'], description: 'Format.' },
  ORIGINS: { type: 'list', default: ['*'], description: 'Origins.' },
  OPEN: { type: 'boolean', default: false, description: 'Open.' },
});

describe('readSettings', () => {
  it('reads values by type, and standards where a variable is absent or empty', () => {
    const values = readSettings(table, { DATABASE_URL: 'postgres://h/d', ORIGINS: 'a, b,', OPEN: 'yes', PORT: '' });
    expect(values).to.deep.equal({
      PORT: 3030, DATABASE_URL: 'postgres://h/d', LLM_API_KEY: undefined, LOG_FORMAT: 'json', ORIGINS: ['a', 'b'], OPEN: true,
    });
  });

  it('names every problem at once', () => {
    const read = () => readSettings(table, { PORT: '99999', LOG_FORMAT: 'xml', OPEN: 'maybe' });
    expect(read).to.throw(SettingsError).with.property('problems').that.deep.equals([
      'PORT is above 65535: "99999"',
      'DATABASE_URL is required: Database.',
      'LOG_FORMAT is none of json, pretty: "xml"',
      'OPEN is neither true nor false: "maybe"',
    ]);
  });

  it('shows no password of a URL that is wrong', () => {
    const read = () => readSettings({ P: { type: 'integer', description: '' } }, { P: 'amqp://guest:hidden-word@host/' });
    expect(read).to.throw(SettingsError).with.property('message').that.does.not.contain('hidden-word');
  });
});

describe('redactor', () => {
  it('hides configured secrets and passwords of URLs anywhere in a text', () => {
    const redact = redactor(table, { LLM_API_KEY: 'key-123456' });
    expect(redact('failed with key-123456 at postgres://me:pw@db:5432/x'))
      .to.equal('failed with *** at postgres://me:***@db:5432/x');
  });
});

describe('settingsHelp', () => {
  it('prints every setting with type, standard and bounds', () => {
    const text = settingsHelp('node main.js', 'A service.', table);
    expect(text).to.contain('PORT').and.to.contain('(integer; default 3030; 1 to 65535)');
    expect(text).to.contain('(url; required)').and.to.contain('(string; optional; secret)');
  });
});
