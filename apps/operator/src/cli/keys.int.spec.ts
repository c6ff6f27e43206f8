import { ApiKeys } from '@fde/event-log';
import { expect } from 'chai';
import { operatorStage, type OperatorStage } from '../spec-support/operator-command.js';

describe('npx fde-ops keys', function () {
  this.timeout(60_000);
  let stage: OperatorStage;
  beforeEach(async () => {
    stage = await operatorStage();
  });
  afterEach(() => stage.close());

  const keys = (...args: readonly string[]) => stage.run('keys', args);

  it('makes a key, prints it alone, and lists it without its secret', async () => {
    const made = await keys('create', '--name', 'nightly', '--scope', 'write', '--scope', 'read');
    expect(made.code, made.errors).to.equal(0);
    const token = made.output.trim();
    const key = await new ApiKeys(stage.log.database).find(token);
    expect(key).to.deep.include({ name: 'nightly', scopes: ['read', 'write'], expiresAt: null });
    const { output } = await keys('list');
    expect(output)
      .to.contain(`${key?.id}  valid  read write  last used never  nightly`)
      .and.contain('1 key');
    expect(output).not.to.contain(token.slice(-20));
  });

  it('makes one that ends, and may read where no scope is named', async () => {
    const { errors } = await keys('create', '--name', 'x', '--expires', '2999-01-31');
    expect(errors).to.contain('valid before 2999-01-31  read  last used never  x');
  });

  it('revokes keys, and says which id it does not know', async () => {
    await keys('create', '--name', 'x');
    const [key] = await new ApiKeys(stage.log.database).list();
    const revoked = await keys('revoke', key?.id ?? '');
    expect([revoked.code, revoked.output]).to.satisfy(
      ([code, output]: [number, string]) => code === 0 && output.includes('revoked 20'),
    );
    const unknown = await keys('revoke', 'abc');
    expect([unknown.code, unknown.errors.trim()]).to.deep.equal([
      1,
      'api_key_not_found: There is no key abc',
    ]);
  });

  it('refuses what makes no sense with 2', async () => {
    for (const args of [
      ['create'],
      ['create', '--name', ' '],
      ['create', '--name', 'x', '--scope', 'all'],
      ['create', '--name', 'x', '--expires', '2026-02-30'],
      ['create', '--name', 'x', '--expires', '2020-01-01'],
      ['revoke'],
      ['renew'],
    ])
      expect((await keys(...args)).code, args.join(' ')).to.equal(2);
  });
});
