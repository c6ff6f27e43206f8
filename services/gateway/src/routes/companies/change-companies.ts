import { expectedVersion, recordTag } from '../../replies/entity-tag.js';
import { empty, json } from '../../replies/reply.js';
import { present } from '../present.js';
import { removeFiles } from '../remove-files.js';
import type { ApiRoute } from '../route.js';
import { companyChange, companyResource, newCompany } from './company-resource.js';

export const createCompany: ApiRoute<'createCompany'> = async ({ body, context }, { eventLog }) => {
  const company = await eventLog.transaction(context, (unit) =>
    unit.records.addCompany(newCompany(body), 'client'),
  );
  return json(201, companyResource(company), {
    ETag: recordTag('company', company),
    Location: `/api/v1/companies/${company.id}`,
  });
};

export const updateCompany: ApiRoute<'updateCompany'> = async (
  { path, header, body, context },
  { eventLog },
) => {
  const id = path['company-id'];
  const company = await eventLog.transaction(context, async ({ records }) => {
    const version = expectedVersion(
      header['If-Match'],
      'company',
      present('company', id, await records.company(id)),
    );
    return records.changeCompany(id, companyChange(body), version);
  });
  return json(200, companyResource(company), { ETag: recordTag('company', company) });
};

export const deleteCompany: ApiRoute<'deleteCompany'> = async (
  { path, header, context },
  { eventLog, objects, log },
) => {
  const id = path['company-id'];
  const keys = await eventLog.transaction(context, async ({ records }) => {
    const version = expectedVersion(
      header['If-Match'],
      'company',
      present('company', id, await records.company(id)),
    );
    return records.removeCompany(id, version);
  });
  await removeFiles(objects, log, keys, `company_${id}/`);
  return empty(204);
};
