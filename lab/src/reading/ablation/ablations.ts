import type { Ablation } from './ablation.js';
import { BESIDE_ABLATIONS } from './beside-ablations.js';
import { COLUMN_ABLATIONS } from './column-ablations.js';
import { HEAD_ABLATIONS } from './head-ablations.js';
import { INK_ABLATIONS } from './ink-ablations.js';
import { PAGE_ABLATIONS } from './page-ablations.js';
import { SETTING_ABLATIONS } from './setting-ablations.js';
import { WORD_ABLATIONS } from './word-ablations.js';

/** Every way in which reports are disturbed. Each stands for a class of reports that nobody has seen yet. */
export const ABLATIONS: readonly Ablation[] = [
  ...HEAD_ABLATIONS,
  ...PAGE_ABLATIONS,
  ...COLUMN_ABLATIONS,
  ...BESIDE_ABLATIONS,
  ...SETTING_ABLATIONS,
  ...WORD_ABLATIONS,
  ...INK_ABLATIONS,
];
