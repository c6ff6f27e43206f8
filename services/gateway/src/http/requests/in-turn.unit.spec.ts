import { expect } from 'chai';
import type { Request, RequestHandler, Response } from 'express';
import { inTurn } from './in-turn.js';

describe('handlers in turn', () => {
  let called: string[] = [];
  const passing =
    (name: string): RequestHandler =>
    (_request, _response, next) => {
      called.push(name);
      next();
    };
  const run = (handler: RequestHandler): unknown[] => {
    const ends: unknown[] = [];
    void handler({} as Request, {} as Response, (error?: unknown) => ends.push(error));
    return ends;
  };

  beforeEach(() => {
    called = [];
  });

  it('are called one after the other, and then what follows', () => {
    expect(run(inTurn(passing('a'), passing('b'), passing('c')))).to.deep.equal([undefined]);
    expect(called).to.deep.equal(['a', 'b', 'c']);
  });

  it('end with the one that answers', () => {
    expect(run(inTurn(passing('a'), () => undefined, passing('c')))).to.deep.equal([]);
    expect(called).to.deep.equal(['a']);
  });

  it('end with an error that is handed on or thrown', () => {
    const fault = new Error('refused');
    const handsOn: RequestHandler = (_request, _response, next) => next(fault);
    expect(run(inTurn(handsOn, passing('b')))).to.deep.equal([fault]);
    const throws: RequestHandler = () => {
      throw fault;
    };
    expect(() => run(inTurn(passing('a'), throws, passing('c')))).to.throw(fault);
    expect(called).to.deep.equal(['a']);
  });

  it('serve two requests at a time', () => {
    let goOn = (): void => undefined;
    const waits: RequestHandler = (_request, _response, next) => {
      goOn = next;
    };
    const handler = inTurn(waits, passing('b'));
    const first = run(handler);
    const resumeFirst = goOn;
    const second = run(handler);
    resumeFirst();
    expect([first, second]).to.deep.equal([[undefined], []]);
  });
});
