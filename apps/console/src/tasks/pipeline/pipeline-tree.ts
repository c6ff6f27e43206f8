import type { TaskStatus } from '../../api/client.js';

/** A task with those that it started, in the order of their requests. */
export interface PipelineNode {
  readonly task: TaskStatus;
  readonly depth: number;
  readonly children: readonly PipelineNode[];
}

const byRequest = (a: TaskStatus, b: TaskStatus): number =>
  a.created_at.localeCompare(b.created_at) || a.task_id.localeCompare(b.task_id);

/** In the order of their requests. */
export const inOrder = (tasks: readonly TaskStatus[]): readonly TaskStatus[] =>
  tasks.toSorted(byRequest);

const STARTERS: readonly TaskStatus['operation'][] = [
  'extract_company',
  'process_company_documents',
  'process_document',
];

/** What works on one document or site starts nothing. */
export const startsOthers = ({ operation }: TaskStatus): boolean => STARTERS.includes(operation);

/** The tree below a task, made of what is known of its parts. */
export function pipelineTree(root: TaskStatus, parts: readonly TaskStatus[]): PipelineNode {
  const byParent = new Map<string, TaskStatus[]>();
  for (const part of parts)
    if (part.parent_task_id !== null)
      byParent.set(part.parent_task_id, [...(byParent.get(part.parent_task_id) ?? []), part]);
  const nodeOf = (task: TaskStatus, depth: number): PipelineNode => ({
    task,
    depth,
    children: inOrder(byParent.get(task.task_id) ?? []).map((child) => nodeOf(child, depth + 1)),
  });
  return nodeOf(root, 0);
}

/** The tree from top to bottom, each task before those that it started. */
export const rowsOf = (node: PipelineNode): readonly PipelineNode[] => [
  node,
  ...node.children.flatMap(rowsOf),
];
