import { EVENT_SCHEMAS, ServiceError, type DomainEvent, type EventName } from '@fde/contracts';

/** Turns data written under schema version n into data of version n + 1. Pure. */
export type Upcaster = (data: unknown) => unknown;
/** `upcasters[EventName][n]` leads from version n to n + 1. */
export type Upcasters = Readonly<Partial<Record<EventName, Readonly<Record<number, Upcaster>>>>>;

/** Every change of an event's schema raises its version in EVENT_SCHEMAS and adds its step here. */
export const UPCASTERS: Upcasters = {};

const isEventName = (type: string): type is EventName => type in EVENT_SCHEMAS;

/**
 * The event in its current shape. Throws ServiceError `unknown_event` where the type, its version or a step between is
 * not known: a log written by newer code is not guessed at.
 */
export const upcast = (type: string, schemaVersion: number, data: unknown, upcasters: Upcasters = UPCASTERS): DomainEvent => {
  if (!isEventName(type)) throw new ServiceError('unknown_event', `No event is called ${type}`);
  const current = EVENT_SCHEMAS[type].version;
  if (schemaVersion > current) throw new ServiceError('unknown_event', `${type} of schema version ${schemaVersion} is newer than ${current}`);
  let shape = data;
  for (let version = schemaVersion; version < current; version += 1) {
    const step = upcasters[type]?.[version];
    if (step === undefined) throw new ServiceError('unknown_event', `Nothing leads from version ${version} of ${type} to ${version + 1}`);
    shape = step(shape);
  }
  return { type, data: shape } as DomainEvent;
};
