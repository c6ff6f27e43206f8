import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { parse } from 'yaml';

const COMPOSE = fileURLToPath(new URL('../../../../docker-compose.yml', import.meta.url));

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly init?: boolean;
        readonly cap_add?: readonly string[];
        readonly environment?: Readonly<Record<string, string | number>>;
      }
    >
  >;
}

describe('The database of docker-compose.yml', () => {
  const { services } = parse(readFileSync(COMPOSE, 'utf8'), { merge: true }) as Compose;

  it('is no first process, which would take the end of a stray health check for a crash', () => {
    expect(services['postgres']?.init).to.equal(true);
    expect(services['postgres']?.cap_add, 'to be stopped by a signal').to.include('KILL');
  });

  it("shows its superuser's password to the container of the roles alone", () => {
    const knowing = Object.entries(services)
      .filter(([, { environment }]) =>
        JSON.stringify(environment ?? {}).includes('POSTGRES_PASSWORD'),
      )
      .map(([name]) => name);
    expect(knowing).to.have.members(['postgres', 'roles']);
  });

  it('is reached by each service as another role', () => {
    const users = Object.values(services)
      .map(({ environment }) => String(environment?.['DATABASE_URL'] ?? ''))
      .map((url) => /^postgres:\/\/(fde_(?!owner)\w+):/.exec(url)?.[1])
      .filter((user) => user !== undefined);
    expect(users).to.have.length(8);
    expect(new Set(users).size).to.equal(8);
  });
});
