import { expect } from 'chai';
import { COMMAND_NAMES } from './commands.js';
import { matchesBinding, queuesFor } from './routing.js';
import { RECORD_EVENT_KEYS, eventRoutingKey } from './topology.js';

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

  it('brings the end of a task to the tracker, the orchestrator and the notifier, and a company to nobody', () => {
    const key = eventRoutingKey('task-aaaaaaaa-0000-4000-8000-000000000001', 'TaskSucceeded');
    expect(
      queuesFor({ exchange: 'events', routingKey: key }).map(({ name }) => name),
    ).to.have.members(['orchestrator-events.v1', 'notifier-events.v1', 'task-tracker.v1']);
    expect(queuesFor({ exchange: 'events', routingKey: 'company.added' })).to.deep.equal([]);
  });
});
