import {
  Anchor,
  Group,
  MultiSelect,
  NativeSelect,
  SegmentedControl,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Company, Schemas } from '../api/client.js';
import { ofDay, useCompanies, useComparison } from '../api/queries.js';
import { companyChoices } from '../format/company-choices.js';
import { unitSentence } from '../format/numbers.js';
import { useTexts, type Texts } from '../messages/use-texts.js';
import { Empty, Failure, Loading } from '../shell/states.js';
import { statementTitle } from '../statement/statement-title.js';
import { ServiceFile } from '../access/service-file.js';
import { MeasureSwitch } from '../statement/measure/measure-switch.js';
import { measureFrom, type Measure } from '../statement/statement-view.js';
import { ComparisonTable } from './comparison-table.js';
import { RatioView } from './ratios/ratio-view.js';
import { SavedList } from './saved/saved-list.js';
import { settingsEntries, settingsFrom } from './settings/compared-settings.js';
import { SettingsChoice } from './settings/settings-choice.js';
import { useComparedAddress } from './settings/use-compared-address.js';
import { useComparedYears } from './use-compared-years.js';
import { YearRangeChoice, type YearRange } from './year-range.js';
import { DayOfComparison } from './day-of-comparison.js';
import { useAsOf } from '../statement/as-of/use-as-of.js';
import { ServiceText } from '../shell/service-text.js';

const ComparisonChart = lazy(() => import('./comparison-chart.js'));
type Comparison = Schemas['CanonicalComparison'];
const TYPES = ['income_statement', 'balance_sheet', 'cash_flow_statement'] as const;
/** What can be compared: the line items of a statement, or ratios over all three. */
const VIEWS = [...TYPES, 'ratios'] as const;
type View = (typeof VIEWS)[number];
/** What the API compares at once. */
const MOST_COMPANIES = 100;

/** "Brightwater plc: GBP, millions"; a measure has no scale. */
const unitOf = (t: Texts, measure: Measure, company: Comparison['companies'][number]): string => {
  const scale = measure === 'amounts' ? company.scale : 1;
  const unit = company.compiled
    ? unitSentence(t, company.currency, scale, 'printed')
    : t('compare.notCompiled');
  return `${company.company_name}: ${unit}`;
};

/** For each company, the years in which a line item has a value. */
const yearsOfCompanies = ({ companies, line_items: items }: Comparison): string[][] =>
  companies.map(({ company_id: id }) =>
    items.flatMap((item) =>
      item.companies.flatMap((mapping) =>
        mapping.company_id === id ? Object.keys(mapping.values ?? {}) : [],
      ),
    ),
  );

/** The first and the last of the shown years, as the API takes them. */
const rangeOf = (years: readonly string[]): Record<string, string> => {
  const [to, from] = [years[0], years.at(-1)].map((year) => /\d{4}/.exec(year ?? '')?.[0]);
  return from === undefined || to === undefined ? {} : { from_year: from, to_year: to };
};

/** The comparison as it is shown, and all statements of its companies, as files. */
function ComparisonFiles({
  companies,
  query,
  day,
}: {
  companies: readonly number[];
  query: readonly (readonly [string, string])[];
  day: string | undefined;
}): ReactNode {
  const t = useTexts();
  const addressOf = (parameters: readonly (readonly [string, string])[]): string =>
    new URLSearchParams(
      [
        ...companies.map((id) => ['company_id', String(id)]),
        ...parameters,
        ...Object.entries(ofDay(day)),
      ].map((entry) => [...entry]),
    ).toString();
  return (
    <>
      {(['csv', 'xlsx'] as const).map((format) => (
        <ServiceFile
          key={format}
          size="sm"
          href={`/api/v1/compiled-statements/compare?${addressOf([...query, ['format', format]])}`}
        >
          {format.toUpperCase()}
        </ServiceFile>
      ))}
      <ServiceFile size="sm" href={`/api/v1/compiled-statements/export?${addressOf([])}`}>
        {t('company.statements.workbook')}
      </ServiceFile>
    </>
  );
}

function UnitsOfCompanies({ comparison }: { comparison: Comparison }): ReactNode {
  const t = useTexts();
  const units = comparison.companies.map((company) => unitOf(t, comparison.measure, company));
  return (
    <Text size="sm" c="dimmed">
      {units.join(' · ')}. {comparison.converted_to === undefined && t('compare.notConverted')}
    </Text>
  );
}

function Notes({ notes }: { notes: readonly string[] }): ReactNode {
  return notes.map((note) => (
    <Text key={note} size="sm">
      <ServiceText text={note} />
    </Text>
  ));
}

function ComparisonView({
  companies,
  type,
  measure,
  onMeasure,
  range,
  onRange,
  chosen,
  onChoose,
}: {
  companies: readonly number[];
  type: (typeof TYPES)[number];
  measure: Measure;
  onMeasure: (measure: Measure) => void;
  range: YearRange;
  onRange: (range: YearRange) => void;
  chosen: string | null;
  onChoose: (id: string) => void;
}): ReactNode {
  const asOf = useAsOf();
  const settings = settingsFrom(useComparedAddress()[0]);
  const comparison = useComparison(companies, { statement_type: type, measure, ...settings }, asOf);
  const { all, shown: years } = useComparedYears(comparison.data, yearsOfCompanies, range);
  if (comparison.isPending) return <Loading what="comparison" />;
  if (comparison.isLoadingError)
    return <Failure error={comparison.error} retry={() => void comparison.refetch()} />;
  const item = comparison.data.line_items.find(({ id }) => id === chosen);
  return (
    <Stack>
      <Group align="flex-end" className="screen-only">
        <YearRangeChoice years={all} shown={years} onChange={onRange} />
        <MeasureSwitch measure={measure} onChange={onMeasure} />
        <ComparisonFiles
          companies={companies}
          query={[
            ...Object.entries({ statement_type: type, measure, ...rangeOf(years) }),
            ...settingsEntries(settings),
          ]}
          day={asOf}
        />
      </Group>
      <UnitsOfCompanies comparison={comparison.data} />
      <Notes notes={comparison.data.notes ?? []} />
      {item !== undefined && (
        <Suspense fallback={<Loading what="chart" />}>
          <ComparisonChart comparison={comparison.data} item={item} years={years} />
        </Suspense>
      )}
      <ComparisonTable
        comparison={comparison.data}
        years={years}
        chosen={chosen}
        onChoose={onChoose}
      />
    </Stack>
  );
}

function Choices({
  companies,
  chosen,
  onCompanies,
  view,
  onView,
}: {
  companies: readonly Company[];
  chosen: string[];
  onCompanies: (ids: readonly string[]) => void;
  view: View;
  onView: (view: string) => void;
}): ReactNode {
  const t = useTexts();
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, {
    getInitialValueInEffect: false,
  });
  return (
    <Group align="flex-end">
      <MultiSelect
        label={t('compare.companies')}
        placeholder={t('compare.choose')}
        searchable
        data={companyChoices(companies)}
        value={chosen}
        maxValues={MOST_COMPANIES}
        onChange={onCompanies}
        style={{ flex: 1, minWidth: 240 }}
        clearButtonProps={{ 'aria-label': t('compare.clear') }}
        clearable
      />
      <SegmentedControl
        aria-label={t('compare.view')}
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        fullWidth={isNarrow}
        data={VIEWS.map((value) => ({
          value,
          label: value === 'ratios' ? t('ratios.title') : statementTitle(t, value),
        }))}
        value={view}
        onChange={onView}
      />
    </Group>
  );
}

const companiesOfTag = (companies: readonly Company[], tag: string): string[] =>
  companies.filter(({ tags }) => tags?.includes(tag)).map(({ id }) => String(id));

/** All companies of a list at once. */
function TagChoice({
  companies,
  tag,
  onChange,
}: {
  companies: readonly Company[];
  tag: string | null;
  onChange: (tag: string) => void;
}): ReactNode {
  const t = useTexts();
  const tags = [...new Set(companies.flatMap((company) => company.tags ?? []))];
  if (tags.length === 0) return null;
  return (
    <NativeSelect
      className="screen-only"
      size="xs"
      maw={240}
      label={t('compare.tag')}
      data={['', ...tags.toSorted()]}
      value={tag ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value)}
    />
  );
}

/** The way back to the companies that stand on the page. */
function CompanyLinks({
  companies,
  chosen,
}: {
  companies: readonly Company[];
  chosen: readonly string[];
}): ReactNode {
  const shown = companies.filter(({ id }) => chosen.includes(String(id)));
  return (
    <Group gap="md">
      {shown.map(({ id, name }) => (
        <Anchor
          key={id}
          component={Link}
          size="sm"
          style={{ overflowWrap: 'anywhere' }}
          to={`/companies/${id}`}
        >
          {name}
        </Anchor>
      ))}
    </Group>
  );
}

/** What is compared, as the address says. */
function Compared({ companies, view }: { companies: readonly number[]; view: View }): ReactNode {
  const [parameters, change] = useComparedAddress();
  const chosen = parameters.get('item');
  const choose = (id: string): void =>
    change((next) => {
      if (next.get('item') === id) next.delete('item');
      else next.set('item', id);
    });
  const range: YearRange = { from: parameters.get('from'), to: parameters.get('to') };
  const setRange = ({ from, to }: YearRange): void =>
    change((next) => {
      if (from !== null) next.set('from', from);
      if (to !== null) next.set('to', to);
    });
  if (view !== 'ratios')
    return (
      <ComparisonView
        companies={companies}
        type={view}
        measure={measureFrom(parameters.get('measure'))}
        onMeasure={(measure) =>
          change((next) => {
            if (measure === 'amounts') next.delete('measure');
            else next.set('measure', measure);
          })
        }
        range={range}
        onRange={setRange}
        chosen={chosen}
        onChoose={choose}
      />
    );
  return (
    <RatioView
      companies={companies}
      range={range}
      onRange={setRange}
      charted={chosen}
      onChart={choose}
      cell={parameters.get('cell')}
      onCell={(cell) =>
        change((next) => {
          if (cell === undefined) next.delete('cell');
          else next.set('cell', cell);
        })
      }
    />
  );
}

export default function ComparePage(): ReactNode {
  const t = useTexts();
  const companies = useCompanies();
  const [parameters, change] = useComparedAddress();
  const tag = parameters.get('tag');
  const chosen =
    tag === null ? parameters.getAll('company') : companiesOfTag(companies.data ?? [], tag);
  const view = VIEWS.find((name) => name === parameters.get('type')) ?? 'income_statement';
  return (
    <Stack>
      <Title order={1} size="h2">
        {t(view === 'ratios' ? 'ratios.title' : 'compare.title')}
      </Title>
      {companies.isError && (
        <Failure error={companies.error} retry={() => void companies.refetch()} />
      )}
      <Choices
        companies={companies.data ?? []}
        chosen={chosen}
        onCompanies={(ids) =>
          change((next) => {
            for (const name of ['company', 'tag']) next.delete(name);
            ids.forEach((id) => next.append('company', id));
          })
        }
        view={view}
        onView={(name) => change((next) => next.set('type', name))}
      />
      <TagChoice
        companies={companies.data ?? []}
        tag={tag}
        onChange={(name) =>
          change((next) => {
            for (const other of ['company', 'tag']) next.delete(other);
            if (name !== '') next.set('tag', name);
          })
        }
      />
      <CompanyLinks companies={companies.data ?? []} chosen={chosen} />
      <DayOfComparison change={change} />
      {view !== 'ratios' && chosen.length > 0 && <SettingsChoice />}
      <SavedList canSave={chosen.length > 0} />
      {chosen.length === 0 ? (
        <Empty title={t('compare.empty.title')}>{t('compare.empty.text')}</Empty>
      ) : (
        <Compared companies={chosen.map(Number)} view={view} />
      )}
    </Stack>
  );
}
