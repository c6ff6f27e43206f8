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
/**
 * The longest pause of a webhook whose tries fail, in seconds: so long one that answers again may wait. Its other
 * deliveries wait meanwhile, and one of them tries whether it answers, so that a day of failures asks some hundred
 * times, however many events there are.
 */
const LONGEST_REST_SECONDS = 15 * 60;
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
  readonly webhookId: number;
  readonly host: string;
  /** Tries in a row that its webhook has failed before. */
  readonly failures: number;
}

/** How many deliveries to claim. */
interface ClaimSize {
  readonly inAll: number;
  readonly perHost: number;
  /** Deliveries by host that are being sent. */
  readonly busy: ReadonlyMap<string, number>;
}

export interface DeliveryFailure {
  readonly status: number | null;
  readonly error: string;
  readonly isForGood: boolean;
  /** Whether the host is at fault, and not one webhook: it does not answer, or is overloaded. */
  readonly isOfHost: boolean;
}

export type DeliveryCounts = Readonly<Record<DeliveryState | 'overdue', number>>;
export type WebhookCounts = Readonly<Record<'enabled' | 'disabled' | 'given_up', number>>;

/** Seconds until the next try, after this many tries. */
export const pauseAfter = (attempts: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * PAUSE_FACTOR ** (attempts - 1)) *
  (1 + JITTER * random());

/** Seconds until a webhook is tried again that has failed this often in a row. */
const restAfter = (failures: number): number =>
  Math.min(LONGEST_REST_SECONDS, pauseAfter(failures));

/**
 * Some deliveries of each webhook that is not paused, one of those that failed before; then some of each host, the
 * ones that wait longest first.
 */
const nextDeliveries = ({ inAll, perHost, busy }: ClaimSize) => sql`
  busy as (
    select * from jsonb_to_recordset(${JSON.stringify([...busy].map(([host, count]) => ({ host, count })))}::jsonb)
      as b (host text, count integer)),
  ready as (
    select id, url, secret, failures, coalesce(host, url) as host,
      case when failures > 0 then 1 else ${perHost}::int end as most
    from webhooks where enabled and coalesce(resume_at, now()) <= now()),
  due as (
    select d.id, d.due_at, r.host, row_number() over (partition by r.host order by d.due_at) as place
    from ready r cross join lateral (
      select id, due_at from webhook_deliveries
      where webhook_id = r.id and state = 'waiting' and due_at <= now() order by due_at limit r.most) d),
  next as (
    select d.id, r.id as webhook_id, r.url, r.secret, r.host, r.failures
    from due join webhook_deliveries d on d.id = due.id join ready r on r.id = d.webhook_id
      left join busy b on b.host = due.host
    where due.place <= ${perHost}::int - coalesce(b.count, 0) and d.state = 'waiting' and d.due_at <= now()
    order by d.due_at limit ${inAll} for update of d skip locked)`;

/** The webhooks that the failure pauses, locked in the order that every notifier uses. */
const pausedWebhooks = (
  { webhookId, host, failures }: ClaimedDelivery,
  { isOfHost }: DeliveryFailure,
) => sql`
  held as (
    select id, failing_since, failures, resume_at from webhooks
    where id = ${webhookId} or (${isOfHost}::boolean and host = ${host}) order by id for update),
  paused as (
    select id, failing_since, greatest(failures, ${failures + 1}::int) as failures,
      greatest(case when id <> ${webhookId} then resume_at end,
        now() + make_interval(secs => ${restAfter(failures + 1)}::float8)) as resume_at
    from held)`;

const triedDelivery = ({ id, attempts }: ClaimedDelivery, failure: DeliveryFailure) => sql`
  update webhook_deliveries d set attempts = attempts + 1, last_attempt_at = now(),
    last_status = ${failure.status}, last_error = ${failure.error.slice(0, MOST_ERROR_LETTERS)},
    state = case when e.is_over then 'failed' else 'waiting' end,
    due_at = case when not e.is_over then least(d.give_up_at,
      now() + make_interval(secs => ${pauseAfter(attempts + 1)}::float8)) end
  from (select o.id, ${failure.isForGood}::boolean or now() >= o.give_up_at
      or now() >= p.failing_since + ${GIVE_UP_AFTER} is true as is_over
    from webhook_deliveries o join paused p on p.id = o.webhook_id where o.id = ${id}::uuid) e
  where d.id = e.id and d.state = 'waiting' returning d.webhook_id, d.state, d.last_error as error`;

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
   * are due again. A webhook that failed before is paused meanwhile: nobody else tries it.
   */
  claim(size: ClaimSize): Promise<readonly ClaimedDelivery[]> {
    return this.#database.run(async (db) => {
      const { rows } = await sql<ClaimedDelivery>`
        with ${nextDeliveries(size)},
        tried as (
          update webhooks w set resume_at = now() + make_interval(secs => ${sql.lit(CLAIM_SECONDS)})
          from next where w.id = next.webhook_id and w.failures > 0)
        update webhook_deliveries d set due_at = now() + make_interval(secs => ${sql.lit(CLAIM_SECONDS)})
        from next where d.id = next.id
        returning d.id, next.url, next.secret, d.body, d.attempts,
          next.webhook_id as "webhookId", next.host, next.failures`.execute(db);
      return rows;
    });
  }

  /** If its webhook failed before, it and the others of its host go on. */
  async recordDelivered(
    { id, webhookId, host, failures }: Omit<ClaimedDelivery, 'url' | 'secret' | 'body'>,
    status: number,
  ): Promise<void> {
    const resumed = sql`
      resumed as (
        update webhooks w set resume_at = null,
          failures = case when w.id = ${webhookId} then 0 else w.failures end,
          failing_since = case when w.id = ${webhookId} then null else w.failing_since end
        from (select id from webhooks where failures > 0 and (id = ${webhookId} or host = ${host})
          order by id for update) h
        where w.id = h.id)`;
    await this.#database.run((db) =>
      sql`
      ${failures > 0 ? sql`with ${resumed}` : sql``}
      update webhook_deliveries
      set state = 'delivered', due_at = null, attempts = attempts + 1, last_attempt_at = now(),
        delivered_at = now(), last_status = ${status}, last_error = null
      where id = ${id}::uuid`.execute(db),
    );
  }

  /**
   * Postpones a delivery that failed, and pauses its webhook; where the host is at fault, all webhooks of the host. If
   * its time is up, the webhook has failed as long, or the receiver says that it is gone for good, gives it up and
   * disables the webhook. Returns whether it was given up.
   */
  async recordFailed(claimed: ClaimedDelivery, failure: DeliveryFailure): Promise<boolean> {
    const { rows } = await this.#database.run((db) =>
      sql<{ state: DeliveryState }>`
      with ${pausedWebhooks(claimed, failure)},
      tried as (${triedDelivery(claimed, failure)}),
      changed as (
        update webhooks w set resume_at = p.resume_at, failures = p.failures,
          failing_since = coalesce(w.failing_since, now()), enabled = w.enabled and not p.is_over,
          disabled_at = case when w.enabled and p.is_over then now() else w.disabled_at end,
          updated_at = case when w.enabled and p.is_over then now() else w.updated_at end,
          disabled_reason = case when w.enabled and p.is_over then 'A delivery was given up: ' || p.error
            else w.disabled_reason end
        from (select paused.*, t.error, coalesce(t.state = 'failed', false) as is_over
          from paused left join tried t on t.webhook_id = paused.id) p
        where w.id = p.id)
      select state from tried`.execute(db),
    );
    return rows[0]?.state === 'failed';
  }

  /** Deliveries by state; `overdue` ones should have been sent minutes ago, and do not wait for a receiver that fails. */
  countDeliveries(): Promise<DeliveryCounts> {
    return this.#database.run(async (db) => {
      const { rows } = await sql<DeliveryCounts>`
        select count(*) filter (where d.state = 'waiting')::int as waiting,
          count(*) filter (where d.state = 'delivered')::int as delivered,
          count(*) filter (where d.state = 'failed')::int as failed,
          count(*) filter (where d.state = 'waiting' and w.enabled and w.failures = 0 and d.due_at < now() - interval '5 minutes')::int as overdue
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
