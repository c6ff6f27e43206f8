import { expect } from 'chai';
import { ScanPlan } from './scan-plan.js';

describe('the order in which pages are looked at', () => {
  const takeAll = (plan: ScanPlan): number[][] => {
    const chunks: number[][] = [];
    for (let chunk = plan.take(); chunk.length > 0; chunk = plan.take()) chunks.push(chunk);
    return chunks;
  };

  it('holds every page once, the front first, then every third from where statements usually begin', () => {
    for (const count of [1, 8, 9, 10, 40, 100, 363]) {
      const pages = takeAll(new ScanPlan(count)).flat();
      expect(pages.toSorted((a, b) => a - b)).to.deep.equal(
        Array.from({ length: count }, (_, index) => index + 1),
      );
    }
    expect(takeAll(new ScanPlan(100)).slice(0, 2)).to.deep.equal([
      [1, 2, 3, 4, 5, 6, 7, 8],
      [19, 22, 25, 28, 31, 34],
    ]);
  });

  it('visits the sampled pages before the usual place ahead of the gaps behind it', () => {
    const pages = takeAll(new ScanPlan(100)).flat();
    expect(pages.indexOf(9)).to.be.lessThan(pages.indexOf(20));
    expect(pages.indexOf(9)).to.be.greaterThan(pages.indexOf(85));
  });

  it('turns to the pages around a likely one, each still once', () => {
    const plan = new ScanPlan(100);
    plan.take();
    plan.take();
    plan.approach(31);
    expect(plan.hasSeen(30, 32)).to.equal(false);
    expect(plan.take()).to.deep.equal([27, 29, 30, 32, 33, 35]);
    expect(plan.hasSeen(27, 35)).to.equal(true);
    expect(plan.take()).to.deep.equal([37, 40, 43, 46, 49, 52]);
    plan.approach(100);
    expect(plan.take()).to.deep.equal([96, 97, 98, 99, 100]);
    expect(plan.hasSeen(98, 104)).to.equal(true);
  });

  it('looks first at what is preferred, then around likely pages, each still once', () => {
    const plan = new ScanPlan(100);
    plan.take();
    plan.approach(50);
    plan.prefer([0, 2, 49, 50, 51, 101]);
    expect(plan.take()).to.deep.equal([49, 50, 51]);
    expect(plan.take()).to.deep.equal([46, 47, 48, 52, 53, 54]);
    plan.prefer([50]);
    expect(plan.take()).to.deep.equal([19, 22, 25, 28, 31, 34]);
  });
});
