import type { CompiledData } from '@fde/contracts';
import type { Regime } from '../regimes/regimes.js';

/** A table, and why its reports stand in it together. */
export interface RegimeTable {
  readonly regime: Regime;
  readonly data: CompiledData;
}
