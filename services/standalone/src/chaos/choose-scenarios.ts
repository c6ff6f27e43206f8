import type { Adapter } from './chaos-stack.js';
import type { Scenario } from './scenario.js';
import type { SeededRandom } from './seeded-random.js';

export interface ScenarioRun { readonly adapter: Adapter; readonly scenario: Scenario }
export interface Choice { readonly chosen: readonly ScenarioRun[]; readonly leftOut: readonly ScenarioRun[] }

export const nameOf = ({ adapter, scenario }: ScenarioRun): string => `${scenario.number} ${scenario.name} [${adapter}]`;

/**
 * Which runs fit into the seconds, at random; all of them where no limit is given. `only`: numbers of scenarios. The
 * order is shuffled too: what one scenario leaves behind must not be what the next one needs.
 */
export const chooseScenarios = (
  scenarios: readonly Scenario[], adapters: readonly Adapter[], random: SeededRandom, limits: { readonly seconds?: number; readonly only?: readonly number[] },
): Choice => {
  const wanted = scenarios.filter(({ number }) => limits.only === undefined || limits.only.includes(number));
  const runs = random.shuffled(wanted.flatMap((scenario) => adapters.filter((adapter) => scenario.adapters.includes(adapter)).map((adapter) => ({ adapter, scenario }))));
  let left = limits.seconds ?? Infinity;
  const chosen: ScenarioRun[] = [];
  const leftOut: ScenarioRun[] = [];
  for (const run of runs) {
    if (run.scenario.seconds <= left) {
      left -= run.scenario.seconds;
      chosen.push(run);
    } else leftOut.push(run);
  }
  return { chosen, leftOut };
};
