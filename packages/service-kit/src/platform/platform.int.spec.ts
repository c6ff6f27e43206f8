import { privateDatabase, type PrivateDatabase } from '@fde/event-log';
import { expect } from 'chai';
import { COMMON_SETTINGS } from '../configuration/common-settings.js';
import { readSettings } from '../configuration/read-settings.js';
import { silentLog, type ServiceLog } from '../log/service-log.js';
import { ServiceMetrics } from '../metrics/service-metrics.js';
import { openPlatform } from './platform.js';

describe('The platform of a service', function () {
  this.timeout(60_000);
  let database: PrivateDatabase;
  before(async () => {
    database = await privateDatabase();
  });
  after(() => database.drop());

  /** What it warns of while its database is opened. */
  const warnings = async (service: string): Promise<readonly string[]> => {
    const warned: string[] = [];
    const log: ServiceLog = { ...silentLog, warn: (message) => void warned.push(message) };
    const variables = { DATABASE_URL: database.url };
    const [first] = openPlatform({
      service,
      settings: readSettings(COMMON_SETTINGS, variables),
      log,
      metrics: new ServiceMetrics(service),
      redact: (text) => text,
      variables,
      isActive: () => true,
      end: () => undefined,
    }).components;
    await first?.start?.();
    await first?.stop?.();
    return warned;
  };

  it('warns where the one role of an older installation may change and drop every table', async () => {
    expect(await warnings('compiler')).to.deep.equal([
      'the database role of this service may change and drop every table',
    ]);
  });

  it('says nothing of that in a process of several services, which has one role', async () => {
    expect(await warnings('services')).to.deep.equal([]);
  });
});
