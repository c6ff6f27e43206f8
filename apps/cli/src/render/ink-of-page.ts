import type { PageBox } from '@fde/pdf';
import type { ReadingResult } from '@fde/report-reader';

export const INK_LEGEND =
  'grey: a label, brown: other ink that a rule explains, purple: ink that no rule explains';

const COLOURS = { label: '#8c959f', explained: '#9a6700', unexplained: '#bf3989' } as const;
/** Points: what is not understood must be seen first. */
const THICKNESS = { explained: 0.5, unexplained: 3 } as const;

/** A box for every word and number of the chosen tables on a page, coloured by what explains it. */
export const inkOfPage = (considered: ReadingResult['considered'], page: number): PageBox[] =>
  considered.flatMap(({ ink }) =>
    ink.flatMap((mark): PageBox[] => {
      const { rule, bbox } = mark;
      if (bbox === undefined || mark.page !== page) return [];
      if (rule === undefined)
        return [{ bbox, colour: COLOURS.unexplained, thickness: THICKNESS.unexplained }];
      const colour = rule === 'label' ? COLOURS.label : COLOURS.explained;
      return [{ bbox, colour, thickness: THICKNESS.explained }];
    }),
  );
