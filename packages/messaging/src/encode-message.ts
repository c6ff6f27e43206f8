import { MAX_MESSAGE_BYTES, ServiceError, assertMessage, type Envelope } from '@fde/contracts';

/** The message as it travels. Throws `invalid_message` and `message_too_large`: nothing else leaves the service. */
export const encodeMessage = (message: Envelope): Buffer => {
  assertMessage(message);
  const body = Buffer.from(JSON.stringify(message));
  if (body.length > MAX_MESSAGE_BYTES)
    throw new ServiceError(
      'message_too_large',
      `${message.type} has ${body.length} bytes; at most ${MAX_MESSAGE_BYTES} are allowed`,
    );
  return body;
};
