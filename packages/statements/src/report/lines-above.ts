import { namesParent } from '../language/decoys.js';
import { namesTheGroup } from '../language/group-title.js';
import { printedText } from '../page/index.js';
import type { Candidate } from '../table/over-pages/candidates.js';

/** Lines above a title in which a company's name may stand. */
const NAME_LINES = 3;

/** The lines above the title of a candidate, as printed. */
export const linesAbove = ({ blocks }: Candidate): string[] =>
  blocks
    .slice(0, 1)
    .flatMap(({ layout, head }) => layout.lines.slice(Math.max(0, head - NAME_LINES), head))
    .map((line) => line.items.map(printedText).join(' '));

/** Whether a line above its title heads a parent company's own statements. */
export const isHeadedAsParents = (candidate: Candidate): boolean =>
  linesAbove(candidate).some((line) => namesParent(line) && !namesTheGroup(line));
