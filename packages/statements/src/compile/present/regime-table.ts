import type { CompiledData } from '@fde/contracts';
import type { Regime } from '../regimes/regimes.js';

/** A table, and the regime that lets its reports stand together. */
export interface RegimeTable {
  readonly regime: Regime;
  readonly data: CompiledData;
}
