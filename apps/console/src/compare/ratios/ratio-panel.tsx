import { ActionIcon, Anchor, Group, List, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Schemas } from '../../api/client.js';
import { percentOf } from '../../format/percent-of.js';
import { formatValue, unitSentence } from '../../format/numbers.js';
import { inWords } from '../../messages/in-words.js';
import { useLocale, useTexts } from '../../messages/use-texts.js';
import { useSaid } from '../../service-words/use-sayer.js';
import { SidePanel } from '../../shell/side-panel.js';
import { Report } from '../../statement/cell/cell-panel.js';
import {
  absenceText,
  amountUnit,
  formulaText,
  ratioText,
  statementOf,
  type RatioAddress,
  type RatioDefinition,
  type RatioValue,
} from './ratio-texts.js';

type Rated = Schemas['RatedCompany'];
type RatioFigure = Schemas['RatioFigure'];

type Part = NonNullable<RatioFigure['parts']>[number];

/** A printed row that a figure sums, with its number, its sign in the sum, and its page. */
function PartOfFigure({ part }: { part: Part }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const { name, value, sign, document_id: document, extraction_id: extraction } = part;
  const { page = null, confidence = 1 } = part;
  const amount = formatValue(value, 'money', locale);
  return (
    <List.Item>
      <Text size="sm" c="dimmed">
        {t(sign < 0 ? 'ratios.less' : 'ratios.part', {
          name,
          value: amount,
          percent: percentOf(confidence),
        })}
      </Text>
      {document !== undefined && extraction !== undefined && (
        <Report source={{ document_id: document, extraction_id: extraction, page, confidence }} />
      )}
    </List.Item>
  );
}

/** The row of a figure and its page, or all rows that the figure adds up, each with its own. */
function RowsOfFigure({ figure }: { figure: RatioFigure }): ReactNode {
  const t = useTexts();
  const counted = figure.parts?.filter((part) => part.counted) ?? [];
  const percent = percentOf(figure.confidence);
  if (counted.length === 0)
    return (
      <>
        <Text size="sm" c="dimmed">
          {t('ratios.row', {
            name: figure.item,
            read: percentOf(figure.source?.confidence ?? figure.confidence),
            percent,
          })}
        </Text>
        {figure.source !== undefined && <Report source={figure.source} />}
      </>
    );
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('ratios.rows', { count: counted.length, percent })}
      </Text>
      <List size="sm">
        {counted.map((part) => (
          <PartOfFigure key={`${part.row}:${part.sign}`} part={part} />
        ))}
      </List>
    </>
  );
}

/** A figure with its value, as a link to its cell, and the report and page that print it. */
function Figure({ figure, company }: { figure: RatioFigure; company: Rated }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const statement = company.statements.find(
    ({ statement_type: type }) => type === figure.statement_type,
  );
  const id = statement?.compiled_statement_id ?? undefined;
  const name = t('ratios.figure', {
    name: inWords(t, 'lineItems', figure.concept),
    year: figure.year,
  });
  return (
    <List.Item>
      <Text size="sm">
        {id === undefined ? (
          name
        ) : (
          <Anchor
            component={Link}
            to={`/statements/${id}?cell=${encodeURIComponent(`${figure.index}:${figure.year}`)}`}
            size="sm"
            underline="always"
          >
            {name}
          </Anchor>
        )}
        {': '}
        <strong>{formatValue(figure.value, 'money', locale)}</strong>{' '}
        {statement !== undefined && unitSentence(t, statement.currency, statement.scale, 'printed')}
      </Text>
      <RowsOfFigure figure={figure} />
    </List.Item>
  );
}

function Figures({ keys, company }: { keys: readonly string[]; company: Rated }): ReactNode {
  const t = useTexts();
  if (keys.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h6">
        {t('ratios.figures')}
      </Title>
      <List size="sm" spacing="xs">
        {keys.flatMap((key) => {
          const figure = company.figures[key];
          return figure === undefined
            ? []
            : [<Figure key={key} figure={figure} company={company} />];
        })}
      </List>
    </div>
  );
}

/** What a ratio is made of, or why there is none: formula, figures, and where each of them is printed. */
export function RatioPanel({
  definition,
  company,
  address: { year },
  result,
  onClose,
}: {
  definition: RatioDefinition;
  company: Rated;
  address: RatioAddress;
  result: RatioValue;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const { label, unit } = definition;
  const said = useSaid();
  const title = `${said(label)}, ${year}`;
  return (
    <SidePanel label={`${title}, ${company.company_name}`} onClose={onClose}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div>
            <Text size="sm" c="dimmed">
              {company.company_name}
            </Text>
            <Title order={2} size="h5">
              {title}
            </Title>
            {result.value !== null && (
              <Text fw={700} size="lg">
                {ratioText(result.value, unit, locale, statementOf(company, definition)?.scale)}{' '}
                {amountUnit(t, company, definition)}
              </Text>
            )}
          </div>
          <ActionIcon variant="subtle" aria-label={t('ratios.close')} onClick={onClose}>
            ✕
          </ActionIcon>
        </Group>
        <Text size="sm">{formulaText(t, definition)}</Text>
        {result.confidence !== null && (
          <Text size="sm">{t('ratios.confidence', { percent: percentOf(result.confidence) })}</Text>
        )}
        {result.absent !== null && <Text size="sm">{absenceText(t, result.absent)}</Text>}
        <Figures keys={result.figures} company={company} />
      </Stack>
    </SidePanel>
  );
}
