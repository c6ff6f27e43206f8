import { COMMAND_SCHEMAS, type CommandName, type TaskCommand } from './commands.js';
import { EVENT_SCHEMAS, type DomainEvent } from './events.js';
import { lower, type VersionedShape } from './shape-history.js';
import type { FireWatch } from './watch-facts.js';

/**
 * Data as it is sent or stored: of the given version, which older code may know under other names.
 */
export interface WrittenShape {
  readonly version: number;
  readonly data: object;
}

const written = (shape: VersionedShape<unknown>, data: object): WrittenShape => ({
  version: shape.written,
  data: lower(shape, data),
});

export const writtenEvent = ({ type, data }: DomainEvent): WrittenShape =>
  written(EVENT_SCHEMAS[type], data);
export const writtenCommand = (type: CommandName, payload: TaskCommand | FireWatch): WrittenShape =>
  written(COMMAND_SCHEMAS[type], payload);
