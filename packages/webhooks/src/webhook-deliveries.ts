import type { Database } from '@fde/event-log';
import { sql } from 'kysely';
import type { WebhookEvent } from './webhook-events.js';

/** How long a delivery is retried before its webhook is disabled. */
export const GIVE_UP_AFTER = sql`interval '24 hours'`;
/** Seconds in which a notifier must send a delivery it has claimed; longer than a request may take. */
const CLAIM_SECONDS = 30;
/** Pauses between tries: the first, and the longest, in seconds; four times as long with each try. */
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 2 * 3600;
const PAUSE_FACTOR = 4;
/** The random share of a pause, so that a receiver that comes back does not get all retries at once. */
const JITTER = 0.2;
const MOST_ERROR_LETTERS = 500;

type DeliveryState = 'waiting' | 'delivered' | 'failed';

export interface WebhookDelivery {
  readonly id: string;
  readonly webhookId: number;
  readonly event: WebhookEvent;
  readonly body: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly dueAt: Date | null;
  readonly createdAt: Date;
  readonly lastAttemptAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
}

export interface DeliveryRow {
  readonly id: string;
  readonly webhook_id: number;
  readonly event: WebhookEvent;
  readonly body: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly due_at: Date | null;
  readonly created_at: Date;
  readonly last_attempt_at: Date | null;
  readonly delivered_at: Date | null;
  readonly last_status: number | null;
  readonly last_error: string | null;
}

export const deliveryOf = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  webhookId: row.webhook_id,
  event: row.event,
  body: row.body,
  state: row.state,
  attempts: row.attempts,
  dueAt: row.due_at,
  createdAt: row.created_at,
  lastAttemptAt: row.last_attempt_at,
  deliveredAt: row.delivered_at,
  lastStatus: row.last_status,
  lastError: row.last_error,
});

/** What webhooks get about one event of the log. */
export interface WebhookNotification {
  readonly event: WebhookEvent;
  readonly body: string;
}

export interface ClaimedDelivery {
  readonly id: string;
  readonly url: string;
  /** Sealed. */
  readonly secret: string;
  readonly body: string;
  readonly attempts: number;
}

export type DeliveryCounts = Readonly<Record<DeliveryState | 'overdue', number>>;
export type WebhookCounts = Readonly<Record<'enabled' | 'disabled' | 'given_up', number>>;

/** Seconds until the next try, after this many tries. */
export const pauseAfter = (attempts: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * PAUSE_FACTOR ** (attempts - 1)) *
  (1 + JITTER * random());

/** The deliveries, for the notifier to work through. Any number of notifiers share the work. */
export class WebhookDeliveries {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The events that some enabled webhook asks for. */
  findWantedEvents(): Promise<ReadonlySet<WebhookEvent>> {
    return this.#database.run(async (db) => {
      const { rows } = await sql<{ event: WebhookEvent }>`
        select distinct unnest(events) as event from webhooks where enabled`.execute(db);
      return new Set(rows.map(({ event }) => event));
    });
  }

  /** Writes one delivery for each webhook that asks for the event; none if the message was already handled. */
  async write(messageId: string, notifications: readonly WebhookNotification[]): Promise<void> {
    if (notifications.length === 0) return;
    await this.#database.run((db) =>
      sql`
      insert into webhook_deliveries (id, webhook_id, message_id, event, body, state, due_at, give_up_at, created_at)
      select gen_random_uuid(), w.id, ${messageId}::uuid, t.event, t.body, 'waiting', now(), now() + ${GIVE_UP_AFTER}, now()
      from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb) as t (event text, body text)
      join webhooks w on w.enabled and t.event = any(w.events)
      on conflict (webhook_id, message_id, event) do nothing`.execute(db),
    );
  }

  /**
   * Claims due deliveries of enabled webhooks. If they are not finished in time (because their notifier died), they
   * are due again.
   */
  claim(limit: number): Promise<readonly ClaimedDelivery[]> {
    return this.#database.run(async (db) => {
      const { rows } = await sql<ClaimedDelivery>`
        with next as (
          select d.id, w.url, w.secret from webhook_deliveries d join webhooks w on w.id = d.webhook_id and w.enabled
          where d.state = 'waiting' and d.due_at <= now()
          order by d.due_at limit ${limit} for update of d skip locked)
        update webhook_deliveries d set due_at = now() + make_interval(secs => ${sql.lit(CLAIM_SECONDS)})
        from next where d.id = next.id
        returning d.id, next.url, next.secret, d.body, d.attempts`.execute(db);
      return rows;
    });
  }

  async recordDelivered(id: string, status: number): Promise<void> {
    await this.#database.run((db) =>
      sql`
      update webhook_deliveries
      set state = 'delivered', due_at = null, attempts = attempts + 1, last_attempt_at = now(),
        delivered_at = now(), last_status = ${status}, last_error = null
      where id = ${id}::uuid`.execute(db),
    );
  }

  /**
   * Postpones a delivery that failed. If its time is up, or the receiver says that it is gone for good, gives it up
   * and disables the webhook. Returns whether it was given up.
   */
  async recordFailed(
    { id, attempts }: Pick<ClaimedDelivery, 'id' | 'attempts'>,
    failure: {
      readonly status: number | null;
      readonly error: string;
      readonly isForGood: boolean;
    },
  ): Promise<boolean> {
    const pause = pauseAfter(attempts + 1);
    const { rows } = await this.#database.run((db) =>
      sql<{ state: DeliveryState }>`
      with tried as (
        update webhook_deliveries set attempts = attempts + 1, last_attempt_at = now(),
          last_status = ${failure.status}, last_error = ${failure.error.slice(0, MOST_ERROR_LETTERS)},
          state = case when ${failure.isForGood}::boolean or now() >= give_up_at then 'failed' else 'waiting' end,
          due_at = case when ${failure.isForGood}::boolean or now() >= give_up_at then null
            else least(give_up_at, now() + make_interval(secs => ${pause}::float8)) end
        where id = ${id}::uuid and state = 'waiting' returning webhook_id, state, last_error),
      disabled as (
        update webhooks w set enabled = false, disabled_at = now(), updated_at = now(),
          disabled_reason = 'A delivery was given up: ' || t.last_error
        from tried t where t.state = 'failed' and w.id = t.webhook_id and w.enabled)
      select state from tried`.execute(db),
    );
    return rows[0]?.state === 'failed';
  }

  /** Deliveries by state; `overdue` ones should have been sent minutes ago. */
  countDeliveries(): Promise<DeliveryCounts> {
    return this.#database.run(async (db) => {
      const { rows } = await sql<DeliveryCounts>`
        select count(*) filter (where d.state = 'waiting')::int as waiting,
          count(*) filter (where d.state = 'delivered')::int as delivered,
          count(*) filter (where d.state = 'failed')::int as failed,
          count(*) filter (where d.state = 'waiting' and w.enabled and d.due_at < now() - interval '5 minutes')::int as overdue
        from webhook_deliveries d join webhooks w on w.id = d.webhook_id`.execute(db);
      return rows[0] ?? { waiting: 0, delivered: 0, failed: 0, overdue: 0 };
    });
  }

  /** `disabled` by people, `given_up` after a delivery that failed for a day. */
  countWebhooks(): Promise<WebhookCounts> {
    return this.#database.run(async (db) => {
      const { rows } = await sql<WebhookCounts>`
        select count(*) filter (where enabled)::int as enabled,
          count(*) filter (where not enabled and disabled_reason is null)::int as disabled,
          count(*) filter (where not enabled and disabled_reason is not null)::int as given_up
        from webhooks`.execute(db);
      return rows[0] ?? { enabled: 0, disabled: 0, given_up: 0 };
    });
  }

  /** Deletes finished deliveries that are older than this many days. */
  async prune(days: number): Promise<void> {
    await this.#database.run((db) =>
      sql`
      delete from webhook_deliveries
      where state <> 'waiting' and created_at < now() - make_interval(secs => ${days * 24 * 3600}::float8)`.execute(
        db,
      ),
    );
  }
}
