import type { Writable } from 'node:stream';

/**
 * From now on the socket sends what is written during one turn of the event loop in one system
 * call. Clients of servers write each statement and each acknowledgement on its own, and a system
 * call costs both sides more than most of them.
 */
export const gatherWrites = (socket: Writable): void => {
  const write = socket.write.bind(socket) as (...written: unknown[]) => boolean;
  let gathering = false;
  const send = (): void => {
    gathering = false;
    socket.uncork();
  };
  Object.assign(socket, {
    write: (...written: unknown[]): boolean => {
      if (!gathering) {
        gathering = true;
        socket.cork();
        process.nextTick(send);
      }
      return write(...written);
    },
  });
};
