// @ts-check
import { expect } from 'chai';
import { countSpecs, findFailedFiles, listFailures } from './mocha-output.mjs';

const FAILURES = `  2 failing

  1) A table
       adds up:
     Error: 3 is not 4

  2) A table
       has a caption:
     Error: no caption`;

describe('The output of Mocha', () => {
  it('lists failures from their number on', () => {
    const output = `  A table\n    1) adds up\n\n\n  7 passing (2s)\n${FAILURES}\n\n\n`;
    expect(listFailures(output)).to.equal(FAILURES);
    expect(countSpecs({ code: 2, output })).to.deep.equal({ passed: 7, failed: 2 });
  });

  it('lists failures after the number of specs left out', () => {
    const output = `LEFT OUT: RabbitMQ\n  7 passing (2s)\n  3 pending\n${FAILURES}\n\n`;
    expect(listFailures(output)).to.equal(FAILURES);
    expect(countSpecs({ code: 2, output })).to.deep.equal({ passed: 7, failed: 2 });
  });

  it('keeps a list that a spec printed apart from its own', () => {
    const printed = '  1 passing (1s)\n  1 failing\n\n  1) Inner\n';
    expect(listFailures(`${printed}\n  7 passing (2s)\n${FAILURES}\n`)).to.equal(FAILURES);
    const failures = `${FAILURES}\n  3 failing\n`;
    expect(listFailures(`  7 passing (2s)\n${failures}`)).to.equal(failures.trimEnd());
  });

  it('lists nothing if all pass', () => {
    expect(listFailures('    ✔ adds up\n\n\n  7 passing (2s)\n\n')).to.equal('');
  });

  it('counts a silent skip, a crash and an empty run as failures', () => {
    const skipped = '  7 passing (2s)\n  1 pending\n';
    expect(countSpecs({ code: 0, output: skipped })).to.deep.equal({ passed: 7, failed: 1 });
    const crashed = '  7 passing (2s)\n';
    expect(countSpecs({ code: 1, output: crashed })).to.deep.equal({ passed: 7, failed: 1 });
    expect(countSpecs({ code: 0, output: '' })).to.deep.equal({ passed: 0, failed: 1 });
  });

  it('finds the files with failures as the reporter names them', () => {
    const output = 'FAILED IN: 2 trials/dist/a.spec.js\nFAILED IN: 1 trials/dist/b c.spec.js\n';
    expect(findFailedFiles(output)).to.deep.equal([
      { file: 'trials/dist/a.spec.js', failed: 2 },
      { file: 'trials/dist/b c.spec.js', failed: 1 },
    ]);
  });
});
