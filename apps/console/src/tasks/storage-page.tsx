import { Select, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ServiceFile } from '../access/service-file.js';
import type { Schemas } from '../api/client.js';
import { useCompanies, useStorage } from '../api/queries.js';
import { companyChoices } from '../format/company-choices.js';
import { formatBytes } from '../format/numbers.js';
import { formatTime } from '../format/times.js';
import { useLocale, useTexts } from '../messages/use-texts.js';
import { Empty, Failure, Loading } from '../shell/states.js';

function StoredFiles({ listing }: { listing: Schemas['StorageListing'] }): ReactNode {
  const t = useTexts();
  const locale = useLocale();
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('storage.files.summary', {
          count: listing.count,
          size: formatBytes(
            listing.files.reduce((sum, file) => sum + file.size, 0),
            locale,
          ),
          prefix: listing.prefix,
        })}
      </Text>
      <div className="scroll-x" role="region" aria-label={t('storage.files.title')} tabIndex={0}>
        <Table verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('storage.files.key')}</Table.Th>
              <Table.Th className="num">{t('storage.files.size')}</Table.Th>
              <Table.Th>{t('storage.files.written')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {listing.files.map((file) => (
              <Table.Tr key={file.object_key}>
                <Table.Td>
                  <ServiceFile
                    href={`/api/v1/documents/storage/download?object_key=${encodeURIComponent(file.object_key)}`}
                    newTab
                  >
                    {file.object_key}
                  </ServiceFile>
                </Table.Td>
                <Table.Td className="num">{formatBytes(file.size, locale)}</Table.Td>
                <Table.Td>{formatTime(file.last_modified, locale)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}

/** What is stored for a company, as the store itself lists it. */
export default function StoragePage(): ReactNode {
  const t = useTexts();
  const companies = useCompanies();
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.get('company');
  const listing = useStorage(chosen === null ? undefined : Number(chosen));
  return (
    <Stack>
      <Title order={1} size="h2">
        {t('storage.title')}
      </Title>
      <Select
        label={t('storage.company')}
        searchable
        placeholder={t('storage.choose.title')}
        maw={420}
        data={companyChoices(companies.data ?? [])}
        value={chosen}
        onChange={(id) => setParameters(id === null ? {} : { company: id }, { replace: true })}
      />
      {chosen === null && (
        <Empty title={t('storage.choose.title')}>{t('storage.choose.text')}</Empty>
      )}
      {chosen !== null && listing.isPending && <Loading what="storedFiles" />}
      {listing.isError && <Failure error={listing.error} retry={() => void listing.refetch()} />}
      {listing.data?.count === 0 && (
        <Empty title={t('storage.empty.title')}>{t('storage.empty.text')}</Empty>
      )}
      {listing.data !== undefined && listing.data.count > 0 && (
        <StoredFiles listing={listing.data} />
      )}
    </Stack>
  );
}
