import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@fde/testing';
import { expect } from 'chai';
import { DoubtedCompany } from '../doubted-company.js';
import { BOTH, type Chaos, type Scenario } from '../scenario.js';

/** A claim of thirty seconds, plus what a busy machine adds. */
const SENT_AGAIN_WITHIN_MS = 120_000;

/** Keeps the ids it receives, and does not answer until `isAnswering`. */
class SlowReceiver {
  readonly ids: string[] = [];
  isAnswering = false;
  readonly #held: ServerResponse[] = [];
  readonly #server = createServer((request, response) => {
    this.ids.push(String(request.headers['webhook-id']));
    request.resume();
    if (this.isAnswering) response.writeHead(204).end();
    else this.#held.push(response);
  });

  start(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const { port } = this.#server.address() as AddressInfo;
        resolve(`http://127.0.0.1:${port}/`);
      });
    });
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const call = async <T>(url: string, method: string, body?: object): Promise<T> => {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.status, `${method} ${url}`).to.be.below(300);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
};

interface Delivery {
  readonly id: string;
  readonly state: string;
}

interface Subscription {
  readonly receiver: SlowReceiver;
  readonly deliveries: () => Promise<readonly Delivery[]>;
  readonly areMade: () => Promise<void>;
}

/** Works with a webhook that subscribes to new documents, and removes it. */
async function withWebhook(
  url: string,
  work: (subscription: Subscription) => Promise<void>,
): Promise<void> {
  const receiver = new SlowReceiver();
  const webhooks = `${url}/api/v1/webhooks`;
  const { id } = await call<{ id: number }>(webhooks, 'POST', {
    url: await receiver.start(),
    events: ['document.found'],
  });
  const deliveries = () => call<readonly Delivery[]>(`${webhooks}/${id}/deliveries`, 'GET');
  const areMade = async (): Promise<void> => {
    await waitFor(
      async () => {
        const all = await deliveries();
        return all.length > 0 && all.every(({ state }) => state === 'delivered');
      },
      { timeoutMs: SENT_AGAIN_WITHIN_MS, intervalMs: 200, what: 'the delivery' },
    );
  };
  try {
    await work({ receiver, deliveries, areMade });
  } finally {
    receiver.stop();
    await call(`${webhooks}/${id}`, 'DELETE');
  }
}

/** The receiver has the delivery, but the log does not know: it is sent again, under the same id. */
const killedBetweenSendAndMark = ({ stack }: Chaos): Promise<void> =>
  withWebhook(stack.api.url, async ({ receiver, deliveries, areMade }) => {
    await DoubtedCompany.create(stack.api, 1);
    await waitFor(() => receiver.ids.length > 0, {
      timeoutMs: SENT_AGAIN_WITHIN_MS,
      intervalMs: 20,
      what: 'the first try',
    });
    await stack.service('notifier').kill();
    receiver.isAnswering = true;
    await stack.mend();
    await areMade();
    const [delivery, ...others] = await deliveries();
    expect(others, 'one delivery of one document').to.deep.equal([]);
    expect(receiver.ids, 'sent twice under one id').to.deep.equal([delivery?.id, delivery?.id]);
  });

/** Its queue exists from its first start on, so that it misses nothing of what happens without it. */
const thingsHappenWithoutIt = ({ stack }: Chaos): Promise<void> =>
  withWebhook(stack.api.url, async ({ receiver, deliveries, areMade }) => {
    receiver.isAnswering = true;
    await stack.service('notifier').kill();
    await DoubtedCompany.create(stack.api, 1);
    expect(await deliveries(), 'nobody wrote one yet').to.deep.equal([]);
    await stack.mend();
    await areMade();
    expect(receiver.ids, 'told once of one document').to.have.length(1);
  });

export const WEBHOOKS: readonly Scenario[] = [
  {
    number: 26,
    name: 'the notifier killed between send and mark',
    adapters: BOTH,
    seconds: 45,
    run: killedBetweenSendAndMark,
  },
  {
    number: 27,
    name: 'things happen while no notifier runs',
    adapters: BOTH,
    seconds: 20,
    run: thingsHappenWithoutIt,
  },
];
