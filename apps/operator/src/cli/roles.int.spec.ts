import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import {
  Database,
  ROLE_PURPOSES,
  privateDatabase,
  roleName,
  type PrivateDatabase,
} from '@fde/event-log';
import { runCommand } from '../spec-support/operator-command.js';

const PREFIX = `fde_spec_${randomBytes(4).toString('hex')}`;

describe('npx fde-ops roles', function () {
  this.timeout(60_000);
  let database: PrivateDatabase;

  before(async () => {
    database = await privateDatabase();
  });
  after(async () => {
    const admin = new Database({ url: database.url });
    for (const act of ['drop owned by', 'drop role'])
      await admin.roundTrip(
        ROLE_PURPOSES.map((purpose) => ({
          text: `${act} ${roleName(PREFIX, purpose)}`,
          values: [],
        })),
      );
    await admin.close();
    await database.drop();
  });

  it('creates them once, with the passwords of its environment, and shows none', async () => {
    const environment = {
      DATABASE_URL: database.url,
      DATABASE_PASSWORD_TASK_TRACKER: 'a-password-of-the-tracker',
    };
    const first = await runCommand('roles', ['up', '--prefix', PREFIX], environment);
    expect(first.code, first.errors).to.equal(0);
    expect(first.output).to.contain(`${PREFIX}_owner, ${PREFIX}_gateway`);
    const second = await runCommand('roles', ['up', '--prefix', PREFIX], environment);
    expect(second.output).to.contain('every role was there already');
    expect(first.output + first.errors + second.output).to.not.contain('a-password-of');
  });

  it('explains its use: exit 2 without a command, a known one, or a name that is none', async () => {
    for (const args of [[], ['down'], ['up', '--prefix', 'Robert"; drop']]) {
      const end = await runCommand('roles', args, { DATABASE_URL: database.url });
      expect(end.code, args.join(' ')).to.equal(2);
      expect(end.output + end.errors).to.contain('Usage: npx fde-ops roles');
    }
  });
});
