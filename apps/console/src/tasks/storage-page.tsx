import { Select, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ServiceFile } from '../access/service-file.js';
import type { Schemas } from '../api/client.js';
import { useCompanies, useStorage } from '../api/queries.js';
import { formatBytes } from '../format/numbers.js';
import { formatTime } from '../format/times.js';
import { Empty, Failure, Loading } from '../shell/states.js';

function StoredFiles({ listing }: { listing: Schemas['StorageListing'] }): ReactNode {
  return (
    <>
      <Text size="sm" c="dimmed">
        {listing.count} files,{' '}
        {formatBytes(
          listing.files.reduce((sum, file) => sum + file.size, 0),
          undefined,
        )}
        , under {listing.prefix}
      </Text>
      <div className="scroll-x" role="region" aria-label="Files" tabIndex={0}>
        <Table verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Key</Table.Th>
              <Table.Th className="num">Size</Table.Th>
              <Table.Th>Written</Table.Th>
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
                <Table.Td className="num">{formatBytes(file.size, undefined)}</Table.Td>
                <Table.Td>{formatTime(file.last_modified)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}

/** What is stored for a company, asked of the store itself. */
export default function StoragePage(): ReactNode {
  const companies = useCompanies();
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.get('company');
  const listing = useStorage(chosen === null ? undefined : Number(chosen));
  return (
    <Stack>
      <Title order={1} size="h2">
        Storage
      </Title>
      <Select
        label="Company"
        searchable
        placeholder="Choose a company"
        maw={420}
        data={(companies.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen}
        onChange={(id) => setParameters(id === null ? {} : { company: id }, { replace: true })}
      />
      {chosen === null && (
        <Empty title="Choose a company">Its files are listed as the store holds them.</Empty>
      )}
      {chosen !== null && listing.isPending && <Loading what="stored files" />}
      {listing.isError && <Failure error={listing.error} retry={() => void listing.refetch()} />}
      {listing.data?.count === 0 && (
        <Empty title="No files">Download documents of this company first.</Empty>
      )}
      {listing.data !== undefined && listing.data.count > 0 && (
        <StoredFiles listing={listing.data} />
      )}
    </Stack>
  );
}
