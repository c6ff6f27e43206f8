/** Exit codes: 0 done; 1 something could not be done, said on stderr; 2 the command line makes no sense; 130 interrupted. */
export type ExitCode = 0 | 1 | 2 | 130;

/** Sets the exit code of the command that runs. */
export interface Outcome {
  code: ExitCode;
}
