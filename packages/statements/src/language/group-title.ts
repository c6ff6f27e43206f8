import { fold } from '@fde/contracts/text';
import { anyOf } from './any-of.js';
import { LEXICONS } from './index.js';

const OF_THE_GROUP = anyOf(...LEXICONS.map((l) => l.titleWords.group));

/** Whether a statement's title, as printed, names the group. */
export const namesTheGroup = (title: string): boolean => OF_THE_GROUP.test(fold(title));

const WITH_SUBSIDIARIES = anyOf(...LEXICONS.flatMap((l) => l.titleWords.withSubsidiaries ?? []));

/** Whether a line above a title names a company together with its subsidiaries. */
export const namesSubsidiaries = (line: string): boolean => WITH_SUBSIDIARIES.test(fold(line));
