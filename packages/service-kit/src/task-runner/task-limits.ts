import { LIMIT_CLASSES, OPERATIONS, type OperationName, type TaskLimits } from '@fde/contracts';

/** Limits of an operation; `scale` shortens (or stretches) the times, for tests and slow machines. */
export const limitsOf = (operation: OperationName, scale = 1): TaskLimits => {
  const { softSeconds, hardSeconds, maxRetries } = LIMIT_CLASSES[OPERATIONS[operation].limits];
  return { softSeconds: softSeconds * scale, hardSeconds: hardSeconds * scale, maxRetries };
};
