import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

const owned = new Set<ChildProcess>();

const killGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It is gone already.
  }
};

const killAll = (): void => {
  for (const child of owned) killGroup(child, 'SIGKILL');
};

process.on('exit', killAll);
// A signal ends the process without running exit handlers; if someone else handles the signal, they decide what
// follows.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    killAll();
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  });
}

/** A child with its own process group, which does not outlive this process. */
export class OwnedProcess {
  readonly child: ChildProcess;
  /** The last lines it wrote, for the message of a failed start. */
  output = '';

  constructor(command: string, args: readonly string[], options: SpawnOptions) {
    this.child = spawn(command, [...args], {
      ...options,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    owned.add(this.child);
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (data: Buffer) => {
        this.output = (this.output + data.toString()).slice(-4_000);
      });
    this.child.once('exit', () => owned.delete(this.child));
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Signals the whole group and waits for the end of its leader. */
  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.running) return;
    const ended = once(this.child, 'exit');
    killGroup(this.child, signal);
    await ended;
  }

  signal(signal: NodeJS.Signals): void {
    killGroup(this.child, signal);
  }
}
