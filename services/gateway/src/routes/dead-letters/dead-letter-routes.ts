import type { components } from '@fde/contracts';
import type { ParkedMessage } from '@fde/event-log';
import { pageOf, pagingHeaders } from '../../replies/paging.js';
import { empty, json } from '../../replies/reply.js';
import type { ApiRoute } from '../route.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A parked message as operators see it; its task is named only if it gives a valid task id. */
const deadLetterResource = (letter: ParkedMessage): components['schemas']['DeadLetter'] => ({
  id: letter.id,
  queue: letter.queue,
  message_id: letter.messageId,
  type: letter.messageType,
  task_id: letter.taskId !== null && UUID.test(letter.taskId) ? letter.taskId : null,
  reason: letter.reason,
  headers: { ...letter.headers },
  body: letter.body,
  deliveries: letter.deliveries,
  parked_at: letter.parkedAt.toISOString(),
});

export const listDeadLetters: ApiRoute<'listDeadLetters'> = async (
  { query, url },
  { deadLetters },
) => {
  const page = pageOf(query);
  const { items, total } = await deadLetters.list({}, page);
  return json(200, items.map(deadLetterResource), pagingHeaders(url, page, total));
};

export const getDeadLetter: ApiRoute<'getDeadLetter'> = async ({ path }, { deadLetters }) =>
  json(200, deadLetterResource(await deadLetters.show(path['dead-letter-id'])));

export const redriveDeadLetter: ApiRoute<'redriveDeadLetter'> = async ({ path }, { deadLetters }) =>
  json(200, deadLetterResource(await deadLetters.redrive(path['dead-letter-id'])));

export const discardDeadLetter: ApiRoute<'discardDeadLetter'> = async (
  { path },
  { deadLetters },
) => {
  await deadLetters.discard(path['dead-letter-id']);
  return empty(204);
};
