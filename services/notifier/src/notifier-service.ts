import { QUEUES } from '@fde/contracts';
import {
  ConsumerPart,
  HEALTH_SETTINGS,
  PeriodicPart,
  openPlatform,
  settingTable,
  workerComponents,
  type ServiceDefinition,
} from '@fde/service-kit';
import { WEB_SETTINGS } from '@fde/web-client';
import { SecretSeal, WEBHOOK_SETTINGS, WebhookDeliveries } from '@fde/webhooks';
import { Counter } from 'prom-client';
import { DeliverySender } from './send-deliveries/delivery-sender.js';
import { sendDelivery } from './send-deliveries/send-delivery.js';
import { webhookClient } from './send-deliveries/webhook-client.js';
import { NotifyWebhooks } from './notify-webhooks/notify-webhooks.js';

const TIDY_SECONDS = 3600;

const NOTIFIER_SETTINGS = settingTable({
  FDE_ALLOW_HOSTS: WEB_SETTINGS.FDE_ALLOW_HOSTS,
  DELIVERIES_PER_SECOND: {
    type: 'number',
    default: 20,
    min: 0.01,
    max: 1000,
    description: 'Deliveries a second that one notifier sends to one host.',
  },
  RETENTION_DELIVERY_DAYS: {
    type: 'number',
    default: 30,
    min: 1,
    description: 'How long deliveries that were made or given up can still be listed.',
  },
});
const SETTINGS = { ...HEALTH_SETTINGS, ...WEBHOOK_SETTINGS, ...NOTIFIER_SETTINGS };

/** The parts of the notifier, run by its own process or by a process of several services. */
export const notifierService: ServiceDefinition<typeof SETTINGS> = {
  name: 'notifier',
  purpose: 'tells webhooks what has happened.',
  settings: SETTINGS,
  compose: (environment) => {
    const { settings, log, metrics } = environment;
    const platform = openPlatform(environment);
    const deliveries = new WebhookDeliveries(platform.database);
    const key = settings.FDE_WEBHOOK_KEY;
    const attempts = new Counter({
      name: 'fde_webhook_attempts_total',
      help: 'Requests to webhooks, by outcome.',
      labelNames: ['outcome'],
      registers: [metrics.registry],
    });
    metrics.gauge(
      'fde_webhook_deliveries',
      'Stored deliveries to webhooks, by state; overdue ones wait for a notifier.',
      'state',
      () => deliveries.countDeliveries(),
    );
    metrics.gauge(
      'fde_webhooks',
      'Webhooks: enabled, disabled by people, given up after a day of failures.',
      'state',
      () => deliveries.countWebhooks(),
    );
    const tidy = new PeriodicPart({
      name: 'tidying of deliveries',
      intervalSeconds: TIDY_SECONDS,
      log,
      work: () => deliveries.prune(settings.RETENTION_DELIVERY_DAYS),
    });
    const createConsumer = (written: () => void): ConsumerPart => {
      const notify = new NotifyWebhooks(platform.eventLog.tasks, deliveries, written);
      return new ConsumerPart(platform.broker, QUEUES.notifier, (one) => notify.take(one));
    };
    if (key === undefined)
      return workerComponents(environment, platform, [createConsumer(() => undefined), tidy]);
    const seal = new SecretSeal(key);
    const web = webhookClient(settings.FDE_ALLOW_HOSTS, settings.DELIVERIES_PER_SECOND);
    const sender = new DeliverySender({
      deliveries,
      send: (delivery) => sendDelivery(delivery, { web, seal }),
      log,
      onOutcome: (outcome) => attempts.inc({ outcome }),
    });
    return workerComponents(environment, platform, [
      createConsumer(() => sender.wake()),
      sender,
      tidy,
    ]);
  },
};
