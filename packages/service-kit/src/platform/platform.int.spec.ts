import { privateDatabase, type PrivateDatabase } from '@fde/event-log';
import { expect } from 'chai';
import { COMMON_SETTINGS } from '../configuration/common-settings.js';
import { readSettings } from '../configuration/read-settings.js';
import { silentLog, type ServiceLog } from '../log/service-log.js';
import { ServiceMetrics } from '../metrics/service-metrics.js';
import { measurePlatform, openPlatform } from './platform.js';

describe('The platform of a service', function () {
  this.timeout(60_000);
  let database: PrivateDatabase;
  before(async () => {
    database = await privateDatabase();
  });
  after(() => database.drop());

  const environmentOf = (service: string, log: ServiceLog = silentLog) => {
    const variables = { DATABASE_URL: database.url };
    return {
      service,
      settings: readSettings(COMMON_SETTINGS, variables),
      log,
      metrics: new ServiceMetrics(service),
      redact: (text: string) => text,
      variables,
      isActive: () => true,
      end: () => undefined,
    };
  };
  /** What it warns of while its database is opened. */
  const warnings = async (service: string): Promise<readonly string[]> => {
    const warned: string[] = [];
    const log: ServiceLog = { ...silentLog, warn: (message) => void warned.push(message) };
    const [first] = openPlatform(environmentOf(service, log)).components;
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

  it('counts no caller that waits where only gauges of a service ask the database', async () => {
    const environment = environmentOf('task-tracker');
    const platform = openPlatform(environment);
    const [first] = platform.components;
    await first?.start?.();
    // More than the pool has connections, and created before those of the platform, as services do.
    for (let number = 0; number < 20; number += 1)
      environment.metrics.gauge(`own_${number}`, 'Asks the database.', 'kind', async () => {
        await platform.database.check();
        return { any: 1 };
      });
    measurePlatform(environment, platform);
    const exposed = await environment.metrics.registry.metrics();
    await first?.stop?.();
    expect(exposed).to.match(/^fde_database_connections\{state="waiting"[^}]*\} 0$/m);
  });
});
