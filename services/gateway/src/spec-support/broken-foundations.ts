import { ServiceError } from '@fde/contracts';
import type { GatewayFoundations } from '../gateway.js';

/** Everything a request could ask for answers like this. */
type Behaviour = () => Promise<never>;

const everything = <T extends object>(behaviour: Behaviour): T =>
  new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : behaviour) }) as T;

/** Foundations in which nothing works: what a gateway answers then is the contract's 500, 503 and 504. */
export const brokenFoundations = (
  behaviour: Behaviour,
): Pick<GatewayFoundations, 'eventLog' | 'deadLetters' | 'objects'> => ({
  eventLog: {
    records: everything(behaviour),
    tasks: everything(behaviour),
    database: everything(behaviour),
    transaction: behaviour,
    request: behaviour,
  },
  deadLetters: everything(behaviour),
  objects: everything(behaviour),
});

export const SECRET = 'select * from companies where password = /var/lib/secret';
export const fails: Behaviour = () => Promise.reject(new Error(SECRET));
export const isAway: Behaviour = () =>
  Promise.reject(
    new ServiceError('database_unavailable', 'The database cannot be reached', {
      retryable: true,
      retryAfterSeconds: 7,
      cause: new Error(SECRET),
    }),
  );
export const hangs: Behaviour = () => new Promise<never>(() => undefined);
