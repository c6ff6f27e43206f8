import {
  simulate,
  WORKERS,
  type CapacityAnswer,
  type CapacityQuestion,
} from './simulate-pipelines.js';
import type { Costs } from './costs.js';

/** What to have more of: its setting, and how long it takes with twice as many. */
export interface MoreOf {
  readonly setting: string;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
}

/** Share of the time; a smaller gain lies within the spread of the random times. */
const WORTH_SAYING = 0.95;

type Twice = Pick<MoreOf, 'setting' | 'from' | 'to'> & { readonly question: CapacityQuestion };

/** The question with twice as much of a station; undefined for one that has no setting. */
const twiceOf = (name: string, question: CapacityQuestion): Twice | undefined => {
  const worker = WORKERS.find((one) => one === name);
  if (worker !== undefined) {
    const from = question.workers[worker];
    const workers = { ...question.workers, [worker]: 2 * from };
    return {
      setting: `--workers ${worker}`,
      from,
      to: 2 * from,
      question: { ...question, workers },
    };
  }
  const cores = { PostgreSQL: 'databaseCores', RabbitMQ: 'brokerCores' } as const;
  if (name !== 'PostgreSQL' && name !== 'RabbitMQ') return undefined;
  const from = question[cores[name]];
  const setting = name === 'PostgreSQL' ? '--database-cores' : '--broker-cores';
  return { setting, from, to: 2 * from, question: { ...question, [cores[name]]: 2 * from } };
};

/** What is busiest, if twice as much of it makes everything end sooner; undefined if nothing does. */
export const moreOf = (
  costs: Costs,
  question: CapacityQuestion,
  { stations, seconds: now }: CapacityAnswer,
): MoreOf | undefined => {
  const [busiest] = stations.toSorted((a, b) => b.utilisation - a.utilisation);
  const twice = busiest === undefined ? undefined : twiceOf(busiest.name, question);
  if (twice === undefined) return undefined;
  const { seconds } = simulate(costs, twice.question);
  const { setting, from, to } = twice;
  return seconds < now * WORTH_SAYING ? { setting, from, to, seconds } : undefined;
};
