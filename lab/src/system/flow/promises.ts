/** What each job system promises, printed beside its speed: one that is faster but promises less is not comparable. */
export const PROMISES = {
  own: {
    name: 'this project',
    lost: 'nothing, whatever is killed; a dead worker’s tasks go on within a second',
    history: 'every change of every task',
  },
  floor: {
    name: 'floor: confirmed publish, one insert',
    lost: 'nothing that was confirmed; row and message may part',
    history: 'none',
  },
  bullmq: {
    name: 'BullMQ on Redis',
    lost: 'power cut: the last second; a dead worker’s jobs wait 30 s; row and job may part',
    history: 'none: the last state of the last 1,000 jobs',
  },
  'pg-boss': {
    name: 'pg-boss',
    lost: 'nothing; a dead worker’s jobs wait 15 minutes; row and job may part',
    history: 'none: the last state',
  },
  'graphile-worker': {
    name: 'graphile-worker',
    lost: 'nothing; a dead worker’s jobs wait 4 hours; row and job may part',
    history: 'none: a job that is done is deleted',
  },
  celery: {
    name: 'Celery on RabbitMQ, late acks',
    lost: 'nothing that was confirmed; a job taken has no row until it ends',
    history: 'none: the last state',
  },
} as const;

export type SystemName = keyof typeof PROMISES;
export type OtherName = Exclude<SystemName, 'own'>;

/** What a measured task does: it writes three statements, or nothing at all. */
export const WORK = ['recording', 'no-op'] as const;
export type Work = (typeof WORK)[number];
