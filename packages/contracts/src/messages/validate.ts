import type * as ajvModule from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import type formatsModule from 'ajv-formats';
import { createRequire } from 'node:module';
import { ServiceError } from '../errors.js';
import { COMMAND_SCHEMAS } from './commands.js';
import { envelopeSchema, type Envelope } from './envelope.js';
import { EVENT_SCHEMAS, type DomainEvent } from './events.js';
import { raise, type VersionedShape } from './shape-history.js';

type Validators = ReadonlyMap<
  string,
  { readonly shape: VersionedShape<object>; readonly check: ValidateFunction }
>;
interface Compiled {
  readonly isEnvelope: ValidateFunction<Envelope>;
  readonly commands: Validators;
  readonly events: Validators;
}

/**
 * Compiled at the first message: loading ajv and compiling all schemas takes a quarter of a second,
 * which users of only the types and tables of the contract (a child that reads one document, the
 * command line) should not pay.
 */
const compile = (): Compiled => {
  const require = createRequire(import.meta.url);
  const { Ajv } = require('ajv') as typeof ajvModule;
  const ajv = new Ajv({ allErrors: true, strict: false });
  (require('ajv-formats') as typeof formatsModule).default(ajv);
  const validators = (shapes: Readonly<Record<string, VersionedShape<object>>>): Validators =>
    new Map(
      Object.entries(shapes).map(([name, shape]) => [
        name,
        { shape, check: ajv.compile(shape.schema) },
      ]),
    );
  return {
    isEnvelope: ajv.compile<Envelope>(envelopeSchema),
    commands: validators(COMMAND_SCHEMAS),
    events: validators(EVENT_SCHEMAS),
  };
};
let compiled: Compiled | undefined;
const schemas = (): Compiled => (compiled ??= compile());

const describe = (errors: readonly ErrorObject[] | null | undefined): string =>
  (errors ?? [])
    .slice(0, 5)
    .map((error) => `${error.instancePath || '/'} ${error.message ?? 'is not valid'}`)
    .join('; ');

/**
 * Throws ServiceError `invalid_event` if the data does not satisfy the current schema of its type.
 */
export const assertEvent = (event: DomainEvent): void => {
  const known = schemas().events.get(event.type);
  if (known === undefined)
    throw new ServiceError('invalid_event', `No event is called ${event.type}`);
  if (!known.check(event.data))
    throw new ServiceError('invalid_event', `${event.type}: ${describe(known.check.errors)}`);
};

/** Whether the value has the shape of an envelope, whatever its payload. */
export const isEnvelope = (value: unknown): value is Envelope => schemas().isEnvelope(value);

/**
 * Throws ServiceError `invalid_message` if the value is not an envelope, or its payload does not
 * satisfy the schema of its type. Used by publishers and consumers alike. A payload of a version
 * that only newer code knows is not checked: during a rolling update an older instance may have to
 * forward it.
 */
export function assertMessage(value: unknown): asserts value is Envelope {
  const { isEnvelope: check, commands, events } = schemas();
  if (!check(value))
    throw new ServiceError('invalid_message', `Envelope: ${describe(check.errors)}`);
  const known = (value.kind === 'command' ? commands : events).get(value.type);
  if (known === undefined)
    throw new ServiceError('invalid_message', `No ${value.kind} is called ${value.type}`);
  if (value.kind === 'event' && (!value.stream_id || !value.stream_version))
    throw new ServiceError(
      'invalid_message',
      `${value.type}: an event names its stream and version`,
    );
  if (value.schema_version > known.shape.version) return;
  if (!known.check(raise(known.shape, value.schema_version, value.payload as object)))
    throw new ServiceError('invalid_message', `${value.type}: ${describe(known.check.errors)}`);
}

/**
 * The message with its payload in the current shape. Throws ServiceError `newer_message` if only
 * newer code knows its version.
 */
export const currentMessage = (message: Envelope): Envelope => {
  const { commands, events } = schemas();
  const shape = (message.kind === 'command' ? commands : events).get(message.type)?.shape;
  if (shape === undefined || message.schema_version === shape.version) return message;
  if (message.schema_version > shape.version)
    throw new ServiceError(
      'newer_message',
      `${message.type}: schema version ${message.schema_version} is newer than ${shape.version}`,
    );
  return {
    ...message,
    schema_version: shape.version,
    payload: raise(shape, message.schema_version, message.payload as object),
  };
};
