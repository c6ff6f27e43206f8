import type { components } from '@fde/contracts';
import { ServiceError } from '@fde/contracts';

/** One entry of a validation error's `detail`. */
export type ValidationFault = components['schemas']['ValidationFault'];

/** Thrown if a request is not as openapi.yaml describes it; answered as 422 with every fault. */
export class InvalidRequest extends ServiceError {
  readonly faults: readonly ValidationFault[];

  constructor(faults: readonly ValidationFault[]) {
    super('validation_error', faults.map((fault) => fault.msg).join('; '));
    this.faults = faults;
  }
}

export const invalid = (loc: ValidationFault['loc'], msg: string, type: string): InvalidRequest =>
  new InvalidRequest([{ loc, msg, type }]);
