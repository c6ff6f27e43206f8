// @ts-check What c8 measured, reduced to the lines with code: a room's files, their lines, and those that nothing
// ran.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeLines } from './code-lines.mjs';

/**
 * @typedef {import('../house/source-files.mjs').Room} Room
 * @typedef {{ room: string, path: string, lines: number, missed: readonly number[] }} FileCoverage
 * @typedef {{ statementMap: Record<string, { start: { line: number } }>, s: Record<string, number> }} IstanbulFile
 */

/**
 * The lines of one file that ran, from what c8 wrote about it; c8 counts one statement a line.
 *
 * @param {IstanbulFile} file
 */
const linesRun = ({ statementMap, s }) =>
  new Set(
    Object.entries(statementMap)
      .filter(([id]) => (s[id] ?? 0) > 0)
      .map(([, { start }]) => start.line),
  );

/**
 * Coverage of every source file of the rooms. A file that c8 does not name was never loaded: none of its lines ran.
 *
 * @param {readonly Room[]} rooms
 * @param {string} report where c8 wrote coverage-final.json
 * @returns {FileCoverage[]}
 */
export const readLineCoverage = (rooms, report) => {
  const file = join(report, 'coverage-final.json');
  if (!existsSync(file)) throw new Error(`c8 wrote no ${file}: did any spec run?`);
  /** @type {Record<string, IstanbulFile>} */
  const measured = JSON.parse(readFileSync(file, 'utf8'));
  return rooms.flatMap((room) =>
    room.files
      .filter(({ isTrial }) => !isTrial)
      .map(({ path, tree }) => {
        const lines = codeLines(tree);
        const found = measured[join(process.cwd(), path)];
        const run = found === undefined ? new Set() : linesRun(found);
        const missed = [...lines].filter((line) => !run.has(line)).toSorted((a, b) => a - b);
        return { room: room.name, path, lines: lines.size, missed };
      }),
  );
};

/** @param {readonly FileCoverage[]} files */
export const percentRun = (files) => {
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  const missed = files.reduce((sum, file) => sum + file.missed.length, 0);
  return lines === 0 ? 100 : (100 * (lines - missed)) / lines;
};

/**
 * Line numbers as an editor's user reads them: `3, 7-9`.
 *
 * @param {readonly number[]} lines ascending
 */
export const rangesOf = (lines) => {
  /** @type {{ first: number, last: number }[]} */
  const ranges = [];
  for (const line of lines) {
    const open = ranges.at(-1);
    if (open !== undefined && line === open.last + 1) open.last = line;
    else ranges.push({ first: line, last: line });
  }
  return ranges
    .map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`))
    .join(', ');
};
