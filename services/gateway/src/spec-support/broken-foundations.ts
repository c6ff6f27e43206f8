import { Database, DeadLetters, EventLog } from '@fde/event-log';
import { objectStoreFromSettings } from '@fde/object-store';
import type { GatewayFoundations } from '../gateway.js';

type Foundations = Pick<GatewayFoundations, 'eventLog' | 'deadLetters' | 'objects'>;

/** Port 1 of this machine, where nothing listens: every connection is refused at once. */
const NOWHERE = '127.0.0.1:1';

/** The real database and the real store, both unreachable. `close` ends what they opened. */
export const absentFoundations = (): Foundations & { readonly close: () => Promise<void> } => {
  const eventLog = new EventLog(new Database({ url: `postgres://nobody@${NOWHERE}/none` }));
  return {
    eventLog,
    deadLetters: new DeadLetters(eventLog),
    objects: objectStoreFromSettings({
      S3_BUCKET: 'none',
      S3_ENDPOINT: `http://${NOWHERE}`,
      S3_ACCESS_KEY_ID: 'nobody',
      S3_SECRET_ACCESS_KEY: 'none',
    }),
    close: () => eventLog.database.close(),
  };
};

/** What every call of the foundations does. */
type Behaviour = () => Promise<never>;

const everything = <T extends object>(behaviour: Behaviour): T =>
  new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : behaviour) }) as T;

/** Foundations with an unexpected fault: every call throws, or never ends. */
export const brokenFoundations = (behaviour: Behaviour): Foundations => ({
  eventLog: {
    records: everything(behaviour),
    tasks: everything(behaviour),
    database: everything(behaviour),
    transaction: behaviour,
    request: behaviour,
    companyOfDocument: behaviour,
  },
  deadLetters: everything(behaviour),
  objects: everything(behaviour),
});

export const SECRET = 'select * from companies where password = /var/lib/secret';
export const fails: Behaviour = () => Promise.reject(new Error(SECRET));
export const hangs: Behaviour = () => new Promise<never>(() => undefined);
