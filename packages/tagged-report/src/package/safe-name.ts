import { TaggedReportError } from '../tagged-report-error.js';

const UNSAFE = /^[/\\]|^[A-Za-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\\|\0/;

/** The path of a file inside a package, made sure to stay inside. */
export const safeName = (name: string): string => {
  if (UNSAFE.test(name))
    throw new TaggedReportError(
      'tagged_unsafe_package',
      `The package names a file outside of itself: ${JSON.stringify(name.slice(0, 80))}.`,
    );
  return name;
};
