import { rawStatementOf } from '@fde/client';
import type { CompiledCellSource, RawStatement } from '@fde/contracts/resources';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useExtraction } from '../../api/queries.js';
import { EntryCard } from '../../entry/entry-card.js';
import { attemptOfFigure, useCorrection, useReview } from '../../entry/entry-queries.js';
import { FigureForm } from '../../entry/figure-form.js';
import { pageNumber } from '../../format/page-number.js';
import { useTexts } from '../../messages/use-texts.js';
import { Failure } from '../../shell/states.js';
import { figureOf, type NamedFigure } from './figure-name.js';

const printedIn = (raw: RawStatement, { name, section, year }: NamedFigure): number | undefined =>
  raw.line_items.find((row) => row.name === name && (row.section ?? null) === section)?.values[
    year
  ];

function CorrectionForm({
  extractionId,
  raw,
  figure,
  onLeave,
}: {
  extractionId: number;
  raw: RawStatement;
  figure: NamedFigure;
  onLeave: () => void;
}): ReactNode {
  const correction = useCorrection(extractionId);
  const style = raw.decisions?.number_style?.value;
  const value = printedIn(raw, figure);
  return (
    <>
      <FigureForm
        initial={value === undefined ? '' : pageNumber(value, style)}
        style={style}
        attempt={(printed) => attemptOfFigure(extractionId, figure, printed)}
        isSent={correction.isPending}
        onSend={(said) =>
          correction.mutate({ item: figure, verdict: 'correct', ...said }, { onSuccess: onLeave })
        }
        onLeave={onLeave}
      />
      {correction.isError && <Failure error={correction.error} />}
    </>
  );
}

/** The entry of whoever settled the figure, or the way to correct it where it stands. */
export function FigureEntry({
  source,
  label,
  year,
}: {
  source: CompiledCellSource;
  label: string;
  year: string;
}): ReactNode {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const extraction = useExtraction(source.extraction_id);
  const entry = useReview(source.review_id);
  const raw = extraction.data && rawStatementOf(extraction.data);
  if (entry.data?.review.state === 'settled')
    return <EntryCard review={entry.data.review} style={entry.data.statement.number_style} />;
  const figure = raw && figureOf(raw, source, label, year);
  if (raw === undefined || figure === undefined) return null;
  return isOpen ? (
    <CorrectionForm
      extractionId={source.extraction_id}
      raw={raw}
      figure={figure}
      onLeave={() => setOpen(false)}
    />
  ) : (
    <div>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t('entry.correct')}
      </Button>
    </div>
  );
}
