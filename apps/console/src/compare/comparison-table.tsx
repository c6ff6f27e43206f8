import { Checkbox, Table, Text, Tooltip } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import type { Schemas } from '../api/client.js';
import { inTitle } from '../messages/in-words.js';
import { useLocale, useTexts, type Texts } from '../messages/use-texts.js';
import { useSaid } from '../service-words/use-sayer.js';
import { reasonText } from '../statement/measure/measured-texts.js';
import { formatDay } from '../format/times.js';
import { comparedTexts, conversionText, medianText } from './compared-texts.js';

type Comparison = Schemas['CanonicalComparison'];
type Mapping = Schemas['CanonicalMapping'];

/** Between line items; the companies of one stand together. */
const LINE = '1px solid var(--mantine-color-default-border)';

/** The middle of the companies, a row for each line item. */
function MedianRow({
  comparison,
  item,
  years,
}: {
  comparison: Comparison;
  item: Comparison['line_items'][number];
  years: readonly string[];
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const isMoney =
    comparison.measure === 'amounts' &&
    item.companies.some(({ found, unit }) => found && unit === 'money');
  return (
    <Table.Tr className="median">
      <Table.Td colSpan={2} fs="italic">
        {t(isMoney ? 'compare.medianInMillions' : 'compare.median')}
      </Table.Td>
      {years.map((year) => {
        const absent = item.medians[year]?.absent ?? null;
        return (
          <Table.Td
            key={year}
            className="num"
            fs="italic"
            title={absent === null ? undefined : t(`compare.medianAbsent.${absent}`)}
          >
            {medianText(comparison, item, year, locale)}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}

/** What stands small below a number: what it was in its own currency, and when its year ends. */
function Marks({
  comparison,
  company,
  mapping,
  year,
}: {
  comparison: Comparison;
  company: Comparison['companies'][number];
  mapping: Mapping;
  year: string;
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const said = useSaid();
  const conversion = conversionText(comparison, mapping, year, locale);
  const { absent, kind, of } = mapping.converted?.[year] ?? {};
  const end = comparison.align === 'calendar' ? company.fiscal_years[year]?.end : undefined;
  return (
    <>
      {conversion !== undefined && (
        <Text
          size="xs"
          c="dimmed"
          className="conversion"
          title={
            absent ? said(absent.message) : kind ? `${t(`compare.rateKinds.${kind}`)} ${of}` : ''
          }
        >
          {conversion}
        </Text>
      )}
      {typeof end === 'string' && (
        <Text size="xs" c="dimmed" className="fiscal-end">
          {formatDay(end, locale)}
        </Text>
      )}
    </>
  );
}

function MappingCells({
  comparison,
  company,
  mapping,
  years,
  textOf,
}: {
  comparison: Comparison;
  company: Comparison['companies'][number];
  mapping: Mapping | undefined;
  years: readonly string[];
  textOf: ReturnType<typeof comparedTexts>;
}): ReactNode {
  const t = useTexts();
  const said = useSaid();
  if (mapping?.found !== true)
    return (
      <Table.Td
        colSpan={years.length}
        className="gap"
        title={mapping?.evidence.map(said).join('; ')}
      >
        {t('compare.notFound')}
      </Table.Td>
    );
  const texts = years.map((year) => textOf(mapping, year));
  const { measured } = mapping;
  if (measured === undefined && texts.every((text) => text === undefined))
    return (
      <Table.Td colSpan={years.length} className="gap">
        {t('compare.otherYears')}
      </Table.Td>
    );
  return (
    <>
      {years.map((year, index) => (
        <Table.Td key={year} className="num" title={reasonText(t, measured?.[year])}>
          {texts[index]}
          {texts[index] !== undefined && (
            <Marks comparison={comparison} company={company} mapping={mapping} year={year} />
          )}
        </Table.Td>
      ))}
    </>
  );
}

function ItemHead({
  item,
  rowSpan,
  checked,
  onChoose,
}: {
  item: Comparison['line_items'][number];
  rowSpan: number;
  checked: boolean;
  onChoose: () => void;
}): ReactNode {
  const t = useTexts();
  return (
    <Table.Th rowSpan={rowSpan} scope="rowgroup" className="item-head">
      <Checkbox
        size="xs"
        label={inTitle(t, 'lineItems', item.id)}
        checked={checked}
        onChange={onChoose}
      />
      <Text component="code" size="xs" c="dimmed">
        {item.us_gaap ?? item.ifrs_full}
      </Text>
    </Table.Th>
  );
}

function rowNameOf(t: Texts, mapping: Mapping | undefined): string | undefined {
  if (mapping?.found !== true) return '–';
  return mapping.derived === true ? t('compare.derived') : mapping.name;
}

/** The row of a line item in one company's statement; `head` precedes the first of them. */
function ComparedRow({
  comparison,
  company,
  mapping,
  years,
  textOf,
  head,
}: {
  comparison: Comparison;
  company: Comparison['companies'][number];
  mapping: Mapping | undefined;
  years: readonly string[];
  textOf: ReturnType<typeof comparedTexts>;
  head: ReactNode;
}): ReactNode {
  const t = useTexts();
  const said = useSaid();
  return (
    <Table.Tr>
      {head}
      <Table.Td>
        {company.company_name}
        {company.compiled && (
          <Text component="span" size="xs" c="dimmed" className="own-currency">
            {' '}
            {company.currency}
          </Text>
        )}
      </Table.Td>
      <Table.Td className="item-head">
        <Tooltip
          multiline
          maw={420}
          label={mapping?.evidence.map(said).join('; ') ?? t('compare.noEvidence')}
        >
          <Text size="sm" tabIndex={0}>
            {rowNameOf(t, mapping)}
          </Text>
        </Tooltip>
      </Table.Td>
      <MappingCells
        comparison={comparison}
        company={company}
        mapping={mapping}
        years={years}
        textOf={textOf}
      />
    </Table.Tr>
  );
}

function YearHeads({ years }: { years: readonly string[] }): ReactNode {
  return years.map((year) => (
    <Table.Th key={year} className="num">
      {year}
    </Table.Th>
  ));
}

/** The same line items of companies below each other, a row for each company. */
export function ComparisonTable({
  comparison,
  years,
  chosen,
  onChoose,
}: {
  comparison: Comparison;
  years: readonly string[];
  chosen: string | null;
  onChoose: (id: string) => void;
}): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const textOf = useMemo(
    () => comparedTexts(comparison, years, locale),
    [comparison, years, locale],
  );
  return (
    <div className="scroll-x" role="region" aria-label={t('compare.comparison')} tabIndex={0}>
      <Table verticalSpacing={4} highlightOnHover withRowBorders={false}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('compare.heads.item')}</Table.Th>
            <Table.Th>{t('compare.heads.company')}</Table.Th>
            <Table.Th>{t('compare.heads.row')}</Table.Th>
            <YearHeads years={years} />
          </Table.Tr>
        </Table.Thead>
        {comparison.line_items.map((item) => (
          <Table.Tbody key={item.id} style={{ borderTop: LINE }}>
            {comparison.companies.map((company, index) => (
              <ComparedRow
                key={company.company_id}
                comparison={comparison}
                company={company}
                mapping={item.companies.find((other) => other.company_id === company.company_id)}
                years={years}
                textOf={textOf}
                head={
                  index === 0 && (
                    <ItemHead
                      item={item}
                      rowSpan={comparison.companies.length + 1}
                      checked={chosen === item.id}
                      onChoose={() => onChoose(item.id)}
                    />
                  )
                }
              />
            ))}
            <MedianRow comparison={comparison} item={item} years={years} />
          </Table.Tbody>
        ))}
      </Table>
    </div>
  );
}
