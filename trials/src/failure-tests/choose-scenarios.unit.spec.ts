import { expect } from 'chai';
import { STACK_SECONDS, chooseScenarios, nameOf } from './choose-scenarios.js';
import { SCENARIOS } from './scenarios/index.js';
import { SeededRandom } from './seeded-random.js';

const ADAPTERS = ['rabbitmq', 'postgres'] as const;

describe('the choice of failure tests', () => {
  it('knows the twenty of the first list and the seven that were added', () => {
    expect([...new Set(SCENARIOS.map(({ number }) => number))]).to.deep.equal(
      Array.from({ length: 27 }, (_, index) => index + 1),
    );
  });

  it('runs all where there is time, each on every adapter it applies to', () => {
    const { chosen, leftOut } = chooseScenarios(SCENARIOS, ADAPTERS, new SeededRandom(1), {});
    expect(leftOut).to.deep.equal([]);
    expect(chosen).to.have.length(
      SCENARIOS.reduce((sum, { adapters }) => sum + adapters.length, 0),
    );
  });

  it('stays within the seconds and names what is left out', () => {
    const { chosen, leftOut } = chooseScenarios(SCENARIOS, ADAPTERS, new SeededRandom(2), {
      seconds: 200,
    });
    const stacks = new Set(chosen.map(({ adapter }) => adapter)).size;
    expect(
      chosen.reduce((sum, { scenario }) => sum + scenario.seconds, stacks * STACK_SECONDS),
    ).to.be.within(150, 200);
    expect(leftOut.map(nameOf)).to.not.include.members(chosen.map(nameOf));
  });

  it('fits into the five minutes of continuous integration whatever the seed, and leaves little of them', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { chosen } = chooseScenarios(SCENARIOS, ADAPTERS, new SeededRandom(seed), {
        seconds: 300,
      });
      const stacks = new Set(chosen.map(({ adapter }) => adapter)).size;
      expect(
        chosen.reduce((sum, { scenario }) => sum + scenario.seconds, stacks * STACK_SECONDS),
        `seed ${seed}`,
      ).to.be.within(270, 300);
    }
  });

  it('chooses the same with the same seed, and others with another', () => {
    const names = (seed: number): string[] =>
      chooseScenarios(SCENARIOS, ADAPTERS, new SeededRandom(seed), { seconds: 200 }).chosen.map(
        nameOf,
      );
    expect(names(3)).to.deep.equal(names(3));
    expect(names(3)).to.not.deep.equal(names(4));
  });
});
