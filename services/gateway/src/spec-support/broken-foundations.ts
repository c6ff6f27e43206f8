import { ServiceError } from '@fde/contracts';
import type { GatewayFoundations } from '../gateway.js';

/** Everything a request could ask for answers like this. */
type Behaviour = () => Promise<never>;

const everything = <T extends object>(behaviour: Behaviour): T =>
  new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : behaviour) }) as T;

/** Foundations in which nothing works: what a gateway answers then is the contract's 500, 503 and 504. */
export const brokenFoundations = (
  behaviour: Behaviour,
  ofStore: Behaviour = behaviour,
): Pick<GatewayFoundations, 'eventLog' | 'deadLetters' | 'objects'> => ({
  eventLog: {
    records: everything(behaviour),
    tasks: everything(behaviour),
    database: everything(behaviour),
    transaction: behaviour,
    request: behaviour,
    companyOfDocument: behaviour,
  },
  deadLetters: everything(behaviour),
  objects: everything(ofStore),
});

export const SECRET = 'select * from companies where password = /var/lib/secret';
export const fails: Behaviour = () => Promise.reject(new Error(SECRET));
const away =
  (code: string, message: string): Behaviour =>
  () =>
    Promise.reject(
      new ServiceError(code, message, {
        retryable: true,
        retryAfterSeconds: 7,
        cause: new Error(SECRET),
      }),
    );
/** As packages/event-log and packages/object-store tell it. */
export const databaseIsAway = away('database_unavailable', 'The database cannot be reached');
export const storeIsAway = away('storage_unavailable', 'The file store could not be used');
export const hangs: Behaviour = () => new Promise<never>(() => undefined);
