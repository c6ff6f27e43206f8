import { EventLog, Database } from '@fde/event-log';
import { COMMON_SETTINGS, runProcess } from '@fde/service-kit';

const { DATABASE_URL, DATABASE_CA, LOG_LEVEL, STOP_SECONDS } = COMMON_SETTINGS;

await runProcess({
  name: 'seed',
  command: 'npm run seed --',
  purpose:
    'adds the six companies to a system that never had a company. The gateway does the same when it starts.',
  settings: {
    DATABASE_URL,
    DATABASE_CA,
    LOG_LEVEL,
    STOP_SECONDS,
    LOG_FORMAT: { ...COMMON_SETTINGS.LOG_FORMAT, default: 'pretty' },
  },
  compose: ({ settings, log, end }) => {
    const database = new Database({
      url: settings.DATABASE_URL,
      ...(settings.DATABASE_CA === undefined ? {} : { tls: { ca: settings.DATABASE_CA } }),
      applicationName: 'fde-seed',
    });
    const seed = async (): Promise<void> => {
      await database.migrate();
      log.info(
        (await new EventLog(database).seedCompanies())
          ? 'six companies added'
          : 'nothing added: the system has had companies',
      );
      end('done');
    };
    return [
      { name: 'database', stop: () => database.close() },
      { name: 'seed', start: seed },
    ];
  },
});
