import { QUEUES } from '@fde/contracts';
import {
  ConsumerPart,
  operationsOf,
  taskSupervision,
  type Platform,
  type ServiceLog,
  type WorkingPart,
} from '@fde/service-kit';
import type { WorkflowEngine } from './workflow-engine.js';

export interface WorkflowWorkerOptions {
  readonly platform: Platform;
  readonly engine: WorkflowEngine;
  readonly supervisionSeconds: number;
  readonly unansweredSeconds: number;
  readonly log: ServiceLog;
}

/** The workflows' commands, the ends of all tasks, and the supervision of forgotten workflows. */
export const workflowParts = ({
  platform,
  engine,
  supervisionSeconds,
  unansweredSeconds,
  log,
}: WorkflowWorkerOptions): readonly WorkingPart[] => {
  const { eventLog, broker } = platform;
  return [
    new ConsumerPart(broker, QUEUES.orchestrator, (delivery) => engine.takeCommand(delivery)),
    new ConsumerPart(broker, QUEUES.orchestratorEvents, (delivery) => engine.takeEnd(delivery)),
    taskSupervision({
      eventLog,
      broker,
      queue: QUEUES.orchestrator,
      operations: operationsOf(QUEUES.orchestrator),
      intervalSeconds: supervisionSeconds,
      unansweredSeconds,
      log,
    }),
  ];
};
