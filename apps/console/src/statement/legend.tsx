import type { ReactNode } from 'react';
import { useTexts } from '../messages/use-texts.js';

/** A number that stands for any. */
const SAMPLE = '123';

/** What the looks of figures mean. */
export function Legend({ doubtOnly = false }: { readonly doubtOnly?: boolean }): ReactNode {
  const t = useTexts();
  return (
    <div className="legend screen-only">
      <span>
        <span className="cell doubtful">{SAMPLE}</span> {t('statement.legend.doubtful')}
      </span>
      {!doubtOnly && (
        <>
          <span>
            <span className="cell restated">{SAMPLE}</span> {t('statement.legend.restated')}
          </span>
          <span>
            <span className="cell reviewed">{SAMPLE}</span> {t('statement.legend.reviewed')}
          </span>
          <span>
            <span aria-hidden="true">·</span> {t('statement.legend.missing')}
          </span>
        </>
      )}
    </div>
  );
}
