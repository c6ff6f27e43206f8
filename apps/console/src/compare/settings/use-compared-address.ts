import { useSearchParams } from 'react-router';

/** Changes the parameters of the address, in which the whole comparison stands. */
export function useComparedAddress(): [
  URLSearchParams,
  (apply: (next: URLSearchParams) => void) => void,
] {
  const [parameters, setParameters] = useSearchParams();
  const change = (apply: (next: URLSearchParams) => void): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        apply(next);
        return next;
      },
      { replace: true },
    );
  return [parameters, change];
}
