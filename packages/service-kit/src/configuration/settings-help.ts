import type { SettingDefinition, SettingTable } from './setting.js';

const bounds = ({ min, max, choices }: SettingDefinition): string => {
  if (choices !== undefined) return choices.join(' | ');
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  if (min !== undefined) return `at least ${min}`;
  return max === undefined ? '' : `at most ${max}`;
};

const standard = (definition: SettingDefinition): string => {
  if (definition.required === true) return 'required';
  if (definition.default === undefined) return 'optional';
  return `default ${Array.isArray(definition.default) ? definition.default.join(',') || '(empty)' : String(definition.default)}`;
};

const row = (name: string, definition: SettingDefinition, width: number): string => {
  const notes = [
    definition.type,
    standard(definition),
    bounds(definition),
    definition.together === undefined ? '' : `with ${definition.together.join(', ')}`,
    definition.secret === true ? 'secret' : '',
  ].filter((note) => note !== '');
  return `  ${name.padEnd(width)}  ${definition.description}\n  ${' '.repeat(width)}  (${notes.join('; ')})`;
};

/** What `--help` of a service prints. */
export const settingsHelp = (command: string, purpose: string, table: SettingTable): string => {
  const width = Math.max(...Object.keys(table).map((name) => name.length));
  const rows = Object.entries(table).map(([name, definition]) => row(name, definition, width));
  return `${purpose}\n\nUsage: ${command} [--help]\n\nSettings (environment variables; each can also be kept in a file that NAME_FILE names):\n${rows.join('\n')}\n`;
};
