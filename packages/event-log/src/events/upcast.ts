import {
  EVENT_SCHEMAS,
  ServiceError,
  raise,
  type DomainEvent,
  type EventName,
} from '@fde/contracts';

const isEventName = (type: string): type is EventName => type in EVENT_SCHEMAS;

/**
 * The event in its current shape. Throws ServiceError `unknown_event` if the type or its version is
 * not known: events of newer code are not guessed at.
 */
export const upcast = (type: string, schemaVersion: number, data: unknown): DomainEvent => {
  if (!isEventName(type)) throw new ServiceError('unknown_event', `No event is called ${type}`);
  const shape = EVENT_SCHEMAS[type];
  if (schemaVersion < 1 || schemaVersion > shape.version)
    throw new ServiceError(
      'unknown_event',
      `${type} is known up to schema version ${shape.version}, not as ${schemaVersion}`,
    );
  return { type, data: raise(shape, schemaVersion, data as object) } as DomainEvent;
};
