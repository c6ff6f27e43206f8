import { expect } from 'chai';
import { readPrograms } from './read-programs.js';

const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\`\n`;
const ALL = fence('sh', 'curl x') + fence('python', 'print(1)') + fence('ts', 'log(1);\nlog(2);');

describe('readPrograms', () => {
  it('takes the program of each language from each section that has programs', () => {
    const page = `# First steps\n${fence('console', 'npm start')}## Add\nWords.\n${ALL}## Excel\nWords.\n${fence('text', 'x')}`;
    expect(readPrograms(page)).to.deep.equal([
      {
        title: 'Add',
        programs: { sh: 'curl x\n', python: 'print(1)\n', ts: 'log(1);\nlog(2);\n' },
      },
    ]);
  });

  it('refuses a section that lacks a language', () => {
    expect(() => readPrograms(`## Add\n${fence('sh', 'curl x')}${fence('ts', '1')}`)).to.throw(
      '“Add” has no program in python',
    );
  });
});
