import { expect } from 'chai';
import { childEnvironment } from './child-environment.js';

describe('the environment of a process that reads foreign content', () => {
  it('holds what a process needs, and no secret', () => {
    const variables = {
      PATH: '/usr/bin',
      TMPDIR: '/tmp',
      LANG: undefined,
      DATABASE_URL: 'postgres://fde:secret@db/fde',
      AMQP_URL: 'amqp://fde:secret@rabbitmq',
      GEMINI_API_KEY: 'secret',
      S3_SECRET_ACCESS_KEY: 'secret',
      NODE_OPTIONS: '--inspect',
    };
    expect(childEnvironment(variables, { OMP_THREAD_LIMIT: '1' })).to.deep.equal({
      PATH: '/usr/bin',
      TMPDIR: '/tmp',
      OMP_THREAD_LIMIT: '1',
    });
  });
});
