import { expect } from 'chai';
import type { Costs } from './costs.js';
import { moreOf } from './more-of.js';
import { simulate, type CapacityQuestion } from './simulate-pipelines.js';
import { Calendar, Station } from './station.js';

const COSTS: Costs = {
  measured: {
    on: 'a table',
    node: 'v20',
    day: '2026-01-01',
    companies: 1,
    reports: 2,
    wallSeconds: 1,
  },
  cpuSeconds: {
    perScrape: 0.1,
    perDownloaderTask: 0.05,
    perExtraction: 2,
    perCompilation: 0.2,
    orchestratorPerTask: 0.005,
    trackerPerTask: 0.002,
    gatewayPerCompany: 0.01,
    postgresPerTask: 0.01,
    rabbitmqPerMessage: 0.001,
  },
  idleCpu: {},
  perReport: { tasks: 4, messages: 20, databaseBytes: 50_000, rows: {} },
  realReport: null,
};
const QUESTION: CapacityQuestion = {
  companies: 50,
  reports: 500,
  workers: {
    scraper: 1,
    downloader: 1,
    extractor: 2,
    compiler: 1,
    orchestrator: 1,
    'task-tracker': 1,
  },
  databaseCores: 4,
  brokerCores: 2,
  extractorCores: 2,
  pageSeconds: 0.2,
  pagesPerSite: 5,
  downloadSeconds: 0.5,
  documentsAtOnce: 8,
  seed: 1,
};

describe('the capacity simulation', () => {
  it('does every task once, however many companies share the reports', () => {
    const answer = simulate(COSTS, { ...QUESTION, companies: 7, reports: 100 });
    expect(answer).to.include({ reports: 100, tasks: 7 * 2 + 100 * 3 });
  });

  it('gives the same answer for the same seed, and another for another', () => {
    expect(simulate(COSTS, QUESTION)).to.deep.equal(simulate(COSTS, QUESTION));
    expect(simulate(COSTS, QUESTION).seconds).not.to.equal(
      simulate(COSTS, { ...QUESTION, seed: 2 }).seconds,
    );
  });

  it('takes as long as its bottleneck works, and half of that with twice of it', () => {
    const [two, four] = [2, 4].map((extractor) =>
      simulate(COSTS, { ...QUESTION, reports: 2_000, workers: { ...QUESTION.workers, extractor } }),
    );
    // 2,000 reports of about 2 s on 2 extractors with 2 processors each: 1,000 s, and a little for beginning and ending.
    expect(two?.seconds).to.be.within(950, 1_070);
    expect((two?.seconds ?? 0) / (four?.seconds ?? 1)).to.be.within(1.8, 2.1);
    const extractor = two?.stations.find(({ name }) => name === 'extractor');
    expect(extractor?.utilisation).to.be.within(0.85, 1);
    expect(Math.max(...(two?.stations ?? []).map(({ utilisation }) => utilisation))).to.equal(
      extractor?.utilisation,
    );
  });

  it('says what to have more of, and what that brings', () => {
    const answer = simulate(COSTS, QUESTION);
    const more = moreOf(COSTS, QUESTION, answer);
    expect(more).to.include({ setting: '--workers extractor', from: 2, to: 4 });
    expect(more?.seconds).to.be.below(answer.seconds * 0.7);
    const broker = { ...COSTS, cpuSeconds: { ...COSTS.cpuSeconds, rabbitmqPerMessage: 1 } };
    const busy = simulate(broker, QUESTION);
    expect(moreOf(broker, QUESTION, busy)).to.include({
      setting: '--broker-cores',
      from: 2,
      to: 4,
    });
    const one = { ...QUESTION, companies: 1, reports: 1 };
    expect(moreOf(COSTS, one, simulate(COSTS, one)), 'nothing waits').to.equal(undefined);
  });

  it('waits as theory says: one server at 80 % of its rate, mean wait of rho / (1 - rho) services (M/M/1)', () => {
    const calendar = new Calendar();
    const station = new Station(calendar, 'one', 1);
    let state = 12_345;
    const random = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return (state + 0.5) / 4_294_967_296;
    };
    const exponential = (mean: number): number => -mean * Math.log(random());
    const arrive = (left: number): void => {
      station.serve(exponential(0.8), () => undefined);
      if (left > 0) calendar.in(exponential(1), () => arrive(left - 1));
    };
    arrive(200_000);
    calendar.run();
    expect(station.report().meanWaitSeconds).to.be.within(0.8 * 4 * 0.93, 0.8 * 4 * 1.07);
    expect(station.report().utilisation).to.be.within(0.78, 0.82);
  });
});
