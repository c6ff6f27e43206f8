import { ServiceError } from '@fde/contracts';
import type { Database, Page, Paged } from '@fde/event-log';
import { sql, type QueryExecutorProvider } from 'kysely';
import { newSecret, type SecretSeal } from './secret-seal.js';
import {
  GIVE_UP_AFTER,
  deliveryOf,
  type DeliveryRow,
  type WebhookDelivery,
} from './webhook-deliveries.js';
import type { WebhookEvent } from './webhook-events.js';

export interface WebhookFields {
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly WebhookEvent[];
}
export type WebhookChange = Partial<WebhookFields & { readonly enabled: boolean }>;

/** How many there may be: deliveries grow with them, and whoever adds one need not own its receiver. */
export interface WebhookLimits {
  readonly perHost: number;
  readonly inAll: number;
}

export interface Webhook extends WebhookFields {
  readonly id: number;
  readonly enabled: boolean;
  readonly disabledAt: Date | null;
  /** Why the service disabled it; null if a person did. */
  readonly disabledReason: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** All but the secret. */
const COLUMNS = sql`id, url, description, events, enabled, disabled_at as "disabledAt",
  disabled_reason as "disabledReason", created_at as "createdAt", updated_at as "updatedAt"`;

const NOT_FAILING = sql`failures = 0, failing_since = null, resume_at = null,`;

const notFound = (what: 'webhook' | 'delivery', id: number | string): ServiceError =>
  new ServiceError(`${what}_not_found`, `No ${what} ${id}`);

/** Any number that nothing else locks: two that are added at once are counted one after the other. */
const COUNT_LOCK = sql`select pg_advisory_xact_lock(7340011)`;

/** A dot at the end names the same host. */
const hostOf = (url: string): string => new URL(url).hostname.replace(/\.$/, '');

const tooMany = (message: string): ServiceError => new ServiceError('too_many_webhooks', message);

/**
 * Webhooks as clients keep them. Throws `webhook_not_found`, `delivery_not_found`, `too_many_webhooks` and what the
 * database throws.
 */
export class Webhooks {
  readonly #database: Database;
  readonly #seal: SecretSeal;
  readonly #limits: WebhookLimits;

  constructor(database: Database, seal: SecretSeal, limits: WebhookLimits) {
    this.#database = database;
    this.#seal = seal;
    this.#limits = limits;
  }

  /** Returns the new webhook with its secret, which is never shown again. */
  add(fields: WebhookFields): Promise<{ readonly webhook: Webhook; readonly secret: string }> {
    const secret = newSecret();
    const host = hostOf(fields.url);
    return this.#counted(async (db) => {
      await this.#requireRoom(db);
      await this.#requireRoomAt(db, host);
      const { rows } = await sql<Webhook>`
        insert into webhooks (id, url, host, description, events, secret, enabled, created_at, updated_at)
        values (nextval('webhook_ids'), ${fields.url}, ${host}, ${fields.description}, ${[...fields.events]}::text[],
          ${this.#seal.seal(secret)}, true, now(), now())
        returning ${COLUMNS}`.execute(db);
      return { webhook: requireFound(rows[0], 0), secret };
    });
  }

  #counted<T>(work: (db: QueryExecutorProvider) => Promise<T>): Promise<T> {
    return this.#database.run((db) =>
      db.transaction().execute(async (tx) => {
        await COUNT_LOCK.execute(tx);
        return work(tx);
      }),
    );
  }

  async #requireRoom(db: QueryExecutorProvider): Promise<void> {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from webhooks`.execute(db);
    const total = rows[0]?.total ?? 0;
    if (total >= this.#limits.inAll)
      throw tooMany(`There are ${total} webhooks, as many as WEBHOOKS_IN_ALL allows: remove one`);
  }

  async #requireRoomAt(db: QueryExecutorProvider, host: string): Promise<void> {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from webhooks where host = ${host}`.execute(db);
    const total = rows[0]?.total ?? 0;
    if (total >= this.#limits.perHost)
      throw tooMany(
        `${host} has ${total} webhooks, as many as WEBHOOKS_PER_HOST allows: remove one, or add the events to one of them`,
      );
  }

  /** A webhook that moves within its host takes no room. */
  async #requireRoomToMove(db: QueryExecutorProvider, id: number, host: string): Promise<void> {
    const { rows } = await sql<{ host: string }>`
      select host from webhooks where id = ${id}`.execute(db);
    if (rows[0]?.host !== host) await this.#requireRoomAt(db, host);
  }

  list(page: Page): Promise<Paged<Webhook>> {
    return this.#database.run(async (db) => {
      const { rows } = await sql<Webhook & { total: number }>`
        select ${COLUMNS} from webhooks order by id offset ${page.skip} limit ${page.limit}`.execute(
        db,
      );
      const counted = await sql<{ total: number }>`
        select count(*)::int as total from webhooks`.execute(db);
      return { items: rows, total: counted.rows[0]?.total ?? 0 };
    });
  }

  get(id: number): Promise<Webhook> {
    return this.#database.run(async (db) => {
      const { rows } = await sql<Webhook>`select ${COLUMNS} from webhooks where id = ${id}`.execute(
        db,
      );
      return requireFound(rows[0], id);
    });
  }

  /**
   * Enabling a webhook again sends what waited at once, with the full time before it is given up. A new address, or
   * one that a person enables, is no longer one that failed.
   */
  change(id: number, change: WebhookChange): Promise<Webhook> {
    const enabled = change.enabled ?? null;
    const host = change.url === undefined ? null : hostOf(change.url);
    return this.#counted(async (db) => {
      if (host !== null) await this.#requireRoomToMove(db, id, host);
      const { rows } = await sql<Webhook>`
        with resumed as (
          update webhook_deliveries d set due_at = now(), give_up_at = now() + ${GIVE_UP_AFTER}
          from webhooks w where w.id = ${id} and d.webhook_id = w.id and d.state = 'waiting'
            and not w.enabled and ${enabled}::boolean)
        update webhooks set url = coalesce(${change.url ?? null}, url), host = coalesce(${host}, host),
          ${enabled === true || host !== null ? NOT_FAILING : sql``}
          description = ${change.description === undefined ? sql`description` : change.description},
          events = coalesce(${change.events === undefined ? null : [...change.events]}::text[], events),
          disabled_at = case when coalesce(${enabled}, enabled) then null else coalesce(disabled_at, now()) end,
          disabled_reason = case when coalesce(${enabled}, enabled) then null else disabled_reason end,
          enabled = coalesce(${enabled}, enabled), updated_at = now()
        where id = ${id} returning ${COLUMNS}`.execute(db);
      return requireFound(rows[0], id);
    });
  }

  /** Deletes its deliveries too. */
  async remove(id: number): Promise<void> {
    await this.#database.run(async (db) => {
      const { numAffectedRows } = await sql`delete from webhooks where id = ${id}`.execute(db);
      if (numAffectedRows === 0n) throw notFound('webhook', id);
    });
  }

  /** Newest first. What waits for its webhook's pause is due when that ends. */
  async listDeliveries(id: number, page: Page): Promise<Paged<WebhookDelivery>> {
    await this.get(id);
    return this.#database.run(async (db) => {
      const { rows } = await sql<DeliveryRow & { readonly next_at: Date | null }>`
        select d.*, case when d.state = 'waiting' then greatest(d.due_at, w.resume_at) end as next_at
        from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.webhook_id = ${id}
        order by d.created_at desc, d.id offset ${page.skip} limit ${page.limit}`.execute(db);
      const counted = await sql<{ total: number }>`
        select count(*)::int as total from webhook_deliveries where webhook_id = ${id}`.execute(db);
      const items = rows.map((row) => deliveryOf({ ...row, due_at: row.next_at }));
      return { items, total: counted.rows[0]?.total ?? 0 };
    });
  }

  /** Sends a delivery once more, whatever its state, and although its webhook may be paused; it keeps its id. */
  async redeliver(id: number, deliveryId: string): Promise<WebhookDelivery> {
    await this.get(id);
    return this.#database.run(async (db) => {
      const { rows } = await sql<DeliveryRow>`
        with resumed as (update webhooks set resume_at = null where id = ${id})
        update webhook_deliveries
        set state = 'waiting', due_at = now(), give_up_at = now() + ${GIVE_UP_AFTER}
        where webhook_id = ${id} and id = ${deliveryId}::uuid returning *`.execute(db);
      if (rows[0] === undefined) throw notFound('delivery', deliveryId);
      return deliveryOf(rows[0]);
    });
  }
}

const requireFound = (webhook: Webhook | undefined, id: number): Webhook => {
  if (webhook === undefined) throw notFound('webhook', id);
  return webhook;
};
