import { Anchor, Code, List, Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Schemas, TaskStatus } from '../api/client.js';
import { inTitle } from '../messages/in-words.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { LeftOutTable, type LeftOutLine } from '../outcomes/left-out-table.js';
import { NextSteps } from '../outcomes/next-steps.js';
import { factsOf, listIn } from './result-facts.js';

type Result = NonNullable<TaskStatus['result']>;
type Compiled = Schemas['CompiledSummary'];
type Stored = Schemas['StoredStatement'];

function Facts({ result }: { result: Result }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  const facts = factsOf(result);
  if (facts.length === 0) return null;
  return (
    <Table verticalSpacing={2} w="auto">
      <Table.Tbody>
        {facts.map(([name, count]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{t(`tasks.result.facts.${name}`)}</Table.Th>
            <Table.Td className="num">{count.toLocaleString(locale)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const spanOf = (years: readonly string[]): string =>
  years.length < 2 ? years.join('') : `${years.at(-1) ?? ''}–${years[0] ?? ''}`;

function CompiledStatements({ statements }: { statements: readonly Compiled[] }): ReactNode {
  const t = useTexts();
  return statements.length === 0 ? null : (
    <List size="sm">
      {statements.map(({ id, statement_type: type, years }) => (
        <List.Item key={id}>
          <Anchor component={Link} size="sm" to={`/statements/${id}`}>
            {inTitle(t, 'statements', type)}
          </Anchor>
          , {spanOf(years)}
        </List.Item>
      ))}
    </List>
  );
}

function ReadStatements({ statements }: { statements: readonly Stored[] }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  return statements.length === 0 ? null : (
    <List size="sm">
      {statements.map(({ extraction_id: id, statement_type: type, confidence_score: score }) => (
        <List.Item key={id}>
          {inTitle(t, 'statements', type)}
          {score !== null && `, ${score.toLocaleString(locale, { style: 'percent' })}`}
        </List.Item>
      ))}
    </List>
  );
}

function MissingYears({ years }: { years: readonly string[] }): ReactNode {
  const t = useTexts();
  return years.length === 0 ? null : (
    <Text size="sm">{t('outcomes.run.missing', { years: years.toReversed().join(', ') })}</Text>
  );
}

/** Lines of a compilation name no document by a title: its company's page does. */
const isTitled = (line: LeftOutLine): boolean => 'title' in line;

/** What a task has come to, in words; as the interface gives it below, for those who write programs. */
export function TaskResult({
  result,
  companyId,
}: {
  result: Result;
  companyId: number;
}): ReactNode {
  const t = useTexts();
  const leftOut = [
    ...listIn<LeftOutLine>(result, 'not_read'),
    ...listIn<LeftOutLine>(result, 'not_compiled'),
  ].filter(isTitled);
  return (
    <Stack gap="xs">
      <Facts result={result} />
      <CompiledStatements statements={listIn<Compiled>(result, 'compiled_statements')} />
      <ReadStatements statements={listIn<Stored>(result, 'extractions')} />
      <MissingYears years={listIn<string>(result, 'missing_years')} />
      {leftOut.length > 0 && <LeftOutTable lines={leftOut} companyId={companyId} />}
      <NextSteps steps={listIn<Schemas['NextStep']>(result, 'next_steps')} />
      <details>
        <summary>{t('tasks.result.raw')}</summary>
        <Code block tabIndex={0} style={{ maxHeight: 400, overflow: 'auto' }}>
          {JSON.stringify(result, null, 2)}
        </Code>
      </details>
    </Stack>
  );
}
