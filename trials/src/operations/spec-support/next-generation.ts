import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, linkPackages, roomsOf } from './linked-packages.js';

/** One place in the compiled code, and its replacement in the next release. */
interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const STEPS = {
  renamed: {
    up: '({ host, ...rest }) => ({ ...rest, machine: host })',
    down: '({ machine, ...rest }) => ({ ...rest, host: machine })',
  },
  added: {
    up: "(command) => ({ ...command, urgency: 'ordinary' })",
    down: '({ urgency, ...rest }) => rest',
  },
} as const;
const step = (name: keyof typeof STEPS, written: boolean): string =>
  `{ up: ${STEPS[name].up}${written ? '' : `, down: ${STEPS[name].down}`} }`;

/**
 * What a developer would change: in the event TaskStarted, `host` becomes `machine`, where it is decided and where it
 * is shown; and every command says how urgent it is. `written`: the following release, which also sends both.
 */
const editsOf = (written: boolean): readonly Edit[] => [
  {
    file: 'packages/contracts/dist/messages/events.js',
    from: "host: { type: 'string' } }, ['attempt', 'attempt_id', 'service', 'worker', 'host']",
    to: "machine: { type: 'string' } }, ['attempt', 'attempt_id', 'service', 'worker', 'machine']",
  },
  {
    file: 'packages/contracts/dist/messages/events.js',
    from: 'const history = {',
    to: `const history = { TaskStarted: [${step('renamed', written)}],`,
  },
  {
    file: 'packages/event-log/dist/tasks/decide-task.js',
    from: 'service, worker, host } }];',
    to: 'service, worker, machine: host } }];',
  },
  {
    file: 'packages/event-log/dist/tasks/task-timeline.js',
    from: 'host: event.data.host',
    to: 'host: event.data.machine',
  },
  {
    file: 'packages/contracts/dist/messages/commands.js',
    from: "required: ['task_id', ",
    to: "required: ['urgency', 'task_id', ",
  },
  {
    file: 'packages/contracts/dist/messages/commands.js',
    from: "task_id: { type: 'string', format: 'uuid' },",
    to: "urgency: { enum: ['ordinary', 'high'] }, task_id: { type: 'string', format: 'uuid' },",
  },
  {
    file: 'packages/contracts/dist/messages/commands.js',
    from: 'const history = [];',
    to: `const history = [${step('added', written)}];`,
  },
  {
    file: 'packages/event-log/dist/outbox/outbox-message.js',
    from: 'writtenCommand(command.type, command.payload)',
    to: "writtenCommand(command.type, { ...command.payload, urgency: 'high' })",
  },
];

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Matches a place in the code however it is broken into lines: spaces, and commas before a closing bracket, may
 * differ.
 */
const matchAnywhere = (code: string): RegExp => {
  const tokens = code.split(/\s+|(?=[{}[\]()])|(?<=[{}[\]()])/).filter((token) => token !== '');
  const pattern = tokens
    .map((token) =>
      /^[}\])]/.test(token) ? `,?\\s*${escapePattern(token)}` : escapePattern(token),
    )
    .join('\\s*');
  return new RegExp(pattern, 'g');
};

const apply = async (root: string, { file, from, to }: Edit): Promise<void> => {
  const path = join(root, file);
  const source = await readFile(path, 'utf8');
  if ([...source.matchAll(matchAnywhere(from))].length !== 1)
    throw new Error(
      `${file} has changed: "${from}" no longer stands there once; the next release of this spec must change it otherwise`,
    );
  await writeFile(
    path,
    source.replace(matchAnywhere(from), () => to),
  );
};

/**
 * Makes later releases from this build: `reads` knows a second version of a message and of an event but still writes
 * the first; `writes` is the release after it. Returns its folder, to be used like a checkout.
 */
export const nextGeneration = async (what: 'reads' | 'writes'): Promise<string> => {
  const root = join(ROOT, '.cache', 'generations', `next-${what}`);
  await rm(root, { recursive: true, force: true });
  for (const { group, room } of await roomsOf(ROOT)) {
    await mkdir(join(root, group, room), { recursive: true });
    await cp(join(ROOT, group, room, 'package.json'), join(root, group, room, 'package.json'));
    await cp(join(ROOT, group, room, 'dist'), join(root, group, room, 'dist'), {
      recursive: true,
      filter: (path) => !path.endsWith('.spec.js'),
    });
  }
  for (const file of ['package.json', 'openapi.yaml', 'asyncapi.yaml'])
    await cp(join(ROOT, file), join(root, file));
  await linkPackages(ROOT, root);
  for (const edit of editsOf(what === 'writes')) await apply(root, edit);
  return root;
};
