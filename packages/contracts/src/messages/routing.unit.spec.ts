import { expect } from 'chai';
import { COMMAND_NAMES } from './commands.js';
import { matchesBinding, queuesFor } from './routing.js';
import { QUEUES, RECORD_EVENT_KEYS, eventRoutingKey, type QueueDefinition } from './topology.js';

describe('routing', () => {
  const table: readonly (readonly [string, string, boolean])[] = [
    ['task.*', 'task.TaskStarted', true],
    ['task.*', 'task', false],
    ['task.*', 'task.a.b', false],
    ['#', '', true],
    ['#', 'a.b.c', true],
    ['a.#', 'a', true],
    ['a.#.c', 'a.c', true],
    ['a.#.c', 'a.b.b.c', true],
    ['a.#.c', 'a.b', false],
    ['ScrapeCompany', 'ScrapeCompany', true],
  ];
  for (const [pattern, key, takes] of table)
    it(`${pattern} ${takes ? 'takes' : 'does not take'} ${key}`, () =>
      expect(matchesBinding(pattern, key)).to.equal(takes));

  it('has one queue for every command', () => {
    for (const name of COMMAND_NAMES)
      expect(queuesFor({ exchange: 'commands', routingKey: name })).to.have.length(1);
  });

  it('publishes events of records under readable keys, each under its own, and those of tasks under their names', () => {
    const keys = Object.values(RECORD_EVENT_KEYS);
    expect(new Set(keys).size).to.equal(keys.length);
    for (const key of keys) expect(key).to.match(/^[a-z-]+\.[a-z-]+$/);
    expect(eventRoutingKey('document-4', 'DocumentAdded')).to.equal('document.found');
    expect(eventRoutingKey('compiled-4-income_statement', 'StatementCompiled')).to.equal(
      'compiled-statement.stored',
    );
    expect(eventRoutingKey('workflow-1', 'WorkflowEnded')).to.equal('workflow.WorkflowEnded');
  });

  const ends = ['orchestrator-events.v1', 'notifier-events.v1'];
  const taken: readonly (readonly [string, readonly string[]])[] = [
    ['task.TaskSucceeded', ends],
    ['task.TaskFailed', [...ends, 'task-tracker.v1']],
    ['task.TaskRevoked', [...ends, 'task-tracker.v1']],
    ['task.TaskProgressed', []],
    ['company.added', []],
  ];
  for (const [routingKey, queues] of taken)
    it(`brings ${routingKey} to ${queues.join(', ') || 'nobody'}`, () =>
      expect(queuesFor({ exchange: 'events', routingKey }).map(({ name }) => name)).to.have.members(
        queues,
      ));

  it('keeps no binding that is a former one', () => {
    for (const queue of Object.values<QueueDefinition>(QUEUES))
      for (const former of queue.formerBindings ?? [])
        expect(queue.bindings).to.not.include(former);
  });
});
