// Health check of a container: exits with 0 if the address answers with success.
const [address = ''] = process.argv.slice(2);
try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(4000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
