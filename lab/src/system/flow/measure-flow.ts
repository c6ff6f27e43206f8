import { BenchStack } from '../bench-stack.js';
import { NO_OP, ownSystem } from '../own-system.js';
import { measure, type JobSystem, type Measured } from '../queue-measure.js';
import { findMissing, otherSystem } from './other-systems.js';
import { PROMISES, type OtherName, type SystemName, type Work } from './promises.js';
import { line, totalOf } from './print-flow.js';

export interface FlowSizes {
  readonly drained: number;
  readonly paced: number;
  readonly perSecond: number;
}

interface Question {
  readonly work: Work;
  readonly systems: readonly SystemName[];
  readonly sizes: FlowSizes;
  readonly rounds: number;
}

/** The best value of each kind, and the processor times of the round with the lowest total. */
const betterOf = (a: Measured | undefined, b: Measured): Measured =>
  a === undefined
    ? b
    : {
        name: a.name,
        drainedPerSecond: Math.max(a.drainedPerSecond, b.drainedPerSecond),
        throughPerSecond: Math.max(a.throughPerSecond, b.throughPerSecond),
        processorMs: totalOf(a) <= totalOf(b) ? a.processorMs : b.processorMs,
        p50: Math.min(a.p50, b.p50),
        p99: Math.min(a.p99, b.p99),
      };

const causeOf = ({ cause }: Error): readonly string[] =>
  cause instanceof Error ? [cause.message] : [];

const reasonOf = (error: unknown): string =>
  error instanceof Error ? [error.message, ...causeOf(error)].join(' ') : String(error);

/** If another system fails, the run continues with the rest. */
async function measureOne(
  stack: BenchStack,
  name: SystemName,
  documents: readonly number[],
  { work, sizes }: Question,
): Promise<Measured> {
  const records = work === 'recording';
  const system: JobSystem & { close?(): Promise<void> } =
    name === 'own'
      ? ownSystem(stack, documents, { ...NO_OP, records })
      : await otherSystem(stack, name, records);
  try {
    const measured = await measure(system, sizes);
    await system.stopWorker();
    return measured;
  } finally {
    await system.close?.();
  }
}

async function possibleOf({ work, systems }: Question): Promise<readonly SystemName[]> {
  const possible: SystemName[] = [];
  for (const name of systems) {
    const why =
      name === 'own'
        ? undefined
        : await findMissing(name satisfies OtherName, work === 'recording');
    if (why === undefined) possible.push(name);
    else console.log(`LEFT OUT: ${PROMISES[name].name} (${why})`);
  }
  return possible;
}

/** Each system does the same work, on a stack of its own kind of work. */
export async function measureFlow(question: Question): Promise<ReadonlyMap<SystemName, Measured>> {
  const best = new Map<SystemName, Measured>();
  const stack = await BenchStack.start();
  try {
    const documents = await stack.documents(question.sizes.drained);
    const possible = await possibleOf(question);
    for (let round = 1; round <= question.rounds; round += 1)
      for (const name of possible) {
        const measured = await measureOne(stack, name, documents, question).catch(
          (error: unknown) => {
            if (name === 'own') throw error;
            console.log(`round ${round}  FAILED: ${PROMISES[name].name}: ${reasonOf(error)}`);
          },
        );
        if (measured === undefined) continue;
        console.log(`round ${round}  ${question.work}  ${line(name, measured)}`);
        best.set(name, betterOf(best.get(name), measured));
      }
  } finally {
    await stack.remove();
  }
  return best;
}
