// The minimum for a durable queue with a row per job: a confirmed publish, and one insert before the ack.
import { connect } from 'amqplib';

/**
 * @import { Channel, ChannelModel } from 'amqplib'
 * @import { JobSystem, Setting } from '../participant.mjs'
 */

const QUEUE = 'bench';

/**
 * @template {Channel} C
 * @param {Setting} setting
 * @param {(connection: ChannelModel) => Promise<C>} open
 */
const channelOf = async ({ amqpUrl = 'amqp://localhost' }, open) => {
  const channel = await open(await connect(amqpUrl, { noDelay: true }));
  await channel.assertQueue(QUEUE, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  return channel;
};

/** @type {JobSystem['produce']} */
export const produce = async (setting) => {
  const channel = await channelOf(setting, (connection) => connection.createConfirmChannel());
  return (key) =>
    new Promise((resolve, reject) => {
      channel.sendToQueue(QUEUE, Buffer.from(key), { persistent: true }, (error) =>
        error ? reject(error) : resolve(undefined),
      );
    });
};

/** @type {JobSystem['work']} */
export const work = async (setting, rows) => {
  const channel = await channelOf(setting, (connection) => connection.createChannel());
  await channel.prefetch(setting.concurrency);
  await channel.consume(QUEUE, async (message) => {
    if (message === null) return;
    await rows.done(message.content.toString());
    channel.ack(message);
  });
  return () => channel.close();
};
