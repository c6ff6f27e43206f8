/**
 * Ends the process quietly when the reader of its output is gone (`fde facts FILE | head`), with
 * the exit code it has so far. Every other fault of the stream is thrown.
 */
export const endWithClosedPipe = (
  streams: readonly NodeJS.WriteStream[] = [process.stdout, process.stderr],
): void => {
  for (const stream of streams)
    stream.on('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'EPIPE') throw fault;
      process.exit();
    });
};
