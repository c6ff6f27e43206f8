// The minimum for a durable queue with a row per job: a confirmed publish, and one insert before the ack.
import { connect } from 'amqplib';

const QUEUE = 'bench';

const channelOf = async ({ amqpUrl }, open) => {
  const channel = await open(await connect(amqpUrl, { noDelay: true }));
  await channel.assertQueue(QUEUE, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  return channel;
};

export const produce = async (setting) => {
  const channel = await channelOf(setting, (connection) => connection.createConfirmChannel());
  return (key) =>
    new Promise((resolve, reject) => {
      channel.sendToQueue(QUEUE, Buffer.from(key), { persistent: true }, (error) =>
        error ? reject(error) : resolve(undefined),
      );
    });
};

export const work = async (setting, rows) => {
  const channel = await channelOf(setting, (connection) => connection.createChannel());
  await channel.prefetch(setting.concurrency);
  await channel.consume(QUEUE, async (message) => {
    await rows.done(message.content.toString());
    channel.ack(message);
  });
  return () => channel.close();
};
