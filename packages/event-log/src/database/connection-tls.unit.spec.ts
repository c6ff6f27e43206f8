import { expect } from 'chai';
import { connectionTls } from './connection-tls.js';

const tls = { ca: 'a CA', cert: 'a certificate', key: 'a key' };

describe('TLS to the database', () => {
  it('is as the URL says where no CA is given', () => {
    const url = 'postgres://db.example/fde?sslmode=require';
    expect(connectionTls(url, undefined)).to.deep.equal({ connectionString: url });
  });

  it('verifies certificate and name with a CA, whatever else the URL says of it', () => {
    const url =
      'postgres://user:pw@db.example:5433/fde?sslmode=require&sslrootcert=/x&application_name=a';
    expect(connectionTls(url, tls)).to.deep.equal({
      connectionString: 'postgres://user:pw@db.example:5433/fde?application_name=a',
      ssl: { ...tls, host: 'db.example', rejectUnauthorized: true },
    });
    const { ssl } = connectionTls('postgres://[::1]/fde', { ca: 'a CA' });
    expect(ssl).to.deep.equal({ ca: 'a CA', host: '::1', rejectUnauthorized: true });
  });

  it('is refused where the URL wants none', () => {
    for (const mode of ['disable', 'no-verify'])
      expect(() => connectionTls(`postgres://db.example/fde?sslmode=${mode}`, tls))
        .to.throw(`sslmode=${mode}`)
        .with.property('code', 'invalid_configuration');
  });
});
