/** Exit codes: 0 done; 1 something failed, as stderr says; 2 wrong usage; 130 interrupted. */
export type ExitCode = 0 | 1 | 2 | 130;

/** Sets the exit code of the command that runs. */
export interface Outcome {
  code: ExitCode;
}
