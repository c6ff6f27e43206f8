/** One thing a process needs to do its work. `check` throws, with a message fit for an operator, when it cannot. */
export interface HealthCheck {
  readonly name: string;
  check(): Promise<void> | void;
}

export interface HealthReport {
  readonly status: 'Healthy' | 'Unhealthy';
  readonly checks: Readonly<Record<string, string>>;
}

const LIMIT_MS = 3000;

const withinLimit = async (check: HealthCheck): Promise<string> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS} ms`)), LIMIT_MS);
  });
  try {
    await Promise.race([check.check(), limit]);
    return 'ok';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
};

/** Runs all checks beside each other; one that hangs counts as failed. */
export const checkHealth = async (checks: readonly HealthCheck[]): Promise<HealthReport> => {
  const answers = await Promise.all(
    checks.map(async (check) => [check.name, await withinLimit(check)] as const),
  );
  return {
    status: answers.every(([, answer]) => answer === 'ok') ? 'Healthy' : 'Unhealthy',
    checks: Object.fromEntries(answers),
  };
};
