import { ServiceError } from '@fde/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/database.js';

/** What carries the messages of an installation. */
export type MessagingSystem = 'PostgreSQL' | 'RabbitMQ';

const CURE: Readonly<Record<MessagingSystem, string>> = {
  PostgreSQL: 'Here AMQP_URL is set: unset it',
  RabbitMQ: 'Here AMQP_URL is not set: set it',
};

const refuse = (recorded: MessagingSystem, since: Date): never => {
  throw new ServiceError(
    'invalid_configuration',
    `The messages of this installation go through ${recorded} since ${since.toISOString()}. ` +
      `${CURE[recorded]}, or stop all processes and start them with CHANGE_MESSAGING=true.`,
  );
};

/**
 * Records the system of the first process that starts, for all that come after it: a process whose
 * relay sends to another system takes commands to where nobody consumes them. Returns the system
 * that was recorded before, if `mayChange` put this one in its place. Throws ServiceError
 * `invalid_configuration` if the processes of the installation use the other one.
 */
export const agreeOnMessaging = (
  database: Database,
  system: MessagingSystem,
  { mayChange }: { readonly mayChange: boolean },
): Promise<MessagingSystem | undefined> =>
  database.run((db) =>
    db.transaction().execute(async (transaction) => {
      const now = sql<Date>`now()`;
      await transaction
        .insertInto('messaging_system')
        .values({ system, recorded_at: now })
        .onConflict((conflict) => conflict.column('only_row').doNothing())
        .execute();
      const recorded = await transaction
        .selectFrom('messaging_system')
        .select(['system', 'recorded_at'])
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (recorded.system === system) return undefined;
      if (!mayChange) return refuse(recorded.system, recorded.recorded_at);
      await transaction.updateTable('messaging_system').set({ system, recorded_at: now }).execute();
      return recorded.system;
    }),
  );
