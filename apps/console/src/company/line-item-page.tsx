import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { useComparison, useStatements } from '../api/queries.js';
import { inTitle } from '../messages/in-words.js';
import { useTexts } from '../messages/use-texts.js';
import { ALL_CONCEPTS, type Concept } from '../search/concepts.js';
import { NotFound } from '../shell/not-found.js';
import { Failure, Loading } from '../shell/states.js';

function Row({ companyId, concept }: { companyId: number; concept: Concept }): ReactNode {
  const t = useTexts();
  const comparison = useComparison([companyId], {
    statement_type: concept.type,
    measure: 'amounts',
  });
  const statements = useStatements(companyId);
  if (comparison.isPending || statements.isPending) return <Loading what="statement" />;
  if (comparison.isLoadingError)
    return <Failure error={comparison.error} retry={() => void comparison.refetch()} />;
  if (statements.isLoadingError)
    return <Failure error={statements.error} retry={() => void statements.refetch()} />;
  const mapping = comparison.data.line_items.find(({ id }) => id === concept.id)?.companies[0];
  const statement = statements.data.find(({ statement_type: type }) => type === concept.type);
  if (statement !== undefined && mapping?.found === true && mapping.name !== undefined)
    return (
      <Navigate
        to={`/statements/${statement.id}?row=${encodeURIComponent(mapping.name)}`}
        replace
      />
    );
  return (
    <Stack gap="xs">
      <Title order={1} size="h2">
        {inTitle(t, 'lineItems', concept.id)}
      </Title>
      <Text>{t('company.lineItem.none')}</Text>
      <Anchor component={Link} to={`/companies/${companyId}`}>
        {t('company.lineItem.company')}
      </Anchor>
    </Stack>
  );
}

/** The way to a company's row of a usual line item, whatever its reports call it. */
export default function LineItemPage(): ReactNode {
  const { companyId, concept: id } = useParams();
  const concept = ALL_CONCEPTS.find((one) => one.id === id);
  return concept === undefined ? (
    <NotFound />
  ) : (
    <Row companyId={Number(companyId)} concept={concept} />
  );
}
