import { ServiceError } from '@fde/contracts';
import type { Database, Page, Paged } from '@fde/event-log';
import { sql } from 'kysely';
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

const notFound = (what: 'webhook' | 'delivery', id: number | string): ServiceError =>
  new ServiceError(`${what}_not_found`, `No ${what} ${id}`);

/** Webhooks as clients keep them. Throws `webhook_not_found`, `delivery_not_found` and what the database throws. */
export class Webhooks {
  readonly #database: Database;
  readonly #seal: SecretSeal;

  constructor(database: Database, seal: SecretSeal) {
    this.#database = database;
    this.#seal = seal;
  }

  /** Returns the new webhook with its secret, which is never shown again. */
  add(fields: WebhookFields): Promise<{ readonly webhook: Webhook; readonly secret: string }> {
    const secret = newSecret();
    return this.#database.run(async (db) => {
      const { rows } = await sql<Webhook>`
        insert into webhooks (id, url, description, events, secret, enabled, created_at, updated_at)
        values (nextval('webhook_ids'), ${fields.url}, ${fields.description}, ${[...fields.events]}::text[],
          ${this.#seal.seal(secret)}, true, now(), now())
        returning ${COLUMNS}`.execute(db);
      return { webhook: requireFound(rows[0], 0), secret };
    });
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

  /** Enabling a webhook again sends what waited at once, with the full time before it is given up. */
  change(id: number, change: WebhookChange): Promise<Webhook> {
    const enabled = change.enabled ?? null;
    return this.#database.run(async (db) => {
      const { rows } = await sql<Webhook>`
        with resumed as (
          update webhook_deliveries d set due_at = now(), give_up_at = now() + ${GIVE_UP_AFTER}
          from webhooks w where w.id = ${id} and d.webhook_id = w.id and d.state = 'waiting'
            and not w.enabled and ${enabled}::boolean)
        update webhooks set url = coalesce(${change.url ?? null}, url),
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

  /** Newest first. */
  async listDeliveries(id: number, page: Page): Promise<Paged<WebhookDelivery>> {
    await this.get(id);
    return this.#database.run(async (db) => {
      const { rows } = await sql<DeliveryRow>`
        select * from webhook_deliveries where webhook_id = ${id}
        order by created_at desc, id offset ${page.skip} limit ${page.limit}`.execute(db);
      const counted = await sql<{ total: number }>`
        select count(*)::int as total from webhook_deliveries where webhook_id = ${id}`.execute(db);
      return { items: rows.map(deliveryOf), total: counted.rows[0]?.total ?? 0 };
    });
  }

  /** Sends a delivery once more, whatever its state; it keeps its id. */
  async redeliver(id: number, deliveryId: string): Promise<WebhookDelivery> {
    await this.get(id);
    return this.#database.run(async (db) => {
      const { rows } = await sql<DeliveryRow>`
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
