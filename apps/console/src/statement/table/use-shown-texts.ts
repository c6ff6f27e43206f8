import type { CompiledData } from '@fde/contracts/resources';
import { useMemo } from 'react';
import { useLocale } from '../../messages/use-texts.js';
import type { StatementView } from '../statement-view.js';
import { shownTexts, type ShownTexts } from './table-texts.js';
import type { Measured } from '../measure/measure-queries.js';
import { measuredTexts } from '../measure/measured-texts.js';

/** The numbers of the printed rows as they are shown: amounts, or what the view shows in their place. */
export function useShownTexts(
  data: CompiledData,
  measured: Measured | undefined,
  years: readonly string[],
  { scale }: Pick<StatementView, 'scale'>,
): ShownTexts {
  const locale = useLocale();
  return useMemo(
    () =>
      measured === undefined
        ? shownTexts(data, years, scale, locale)
        : measuredTexts(measured, years, locale),
    [data, years, scale, locale, measured],
  );
}
