import { expect } from 'chai';
import { packModule, restoreModule } from './compiled-engine.js';
import { Instance } from './web-assembly.js';

/** (module (func (export "sum") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add)) */
const SUM = Uint8Array.from(
  [
    [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    [1, 7, 1, 0x60, 2, 0x7f, 0x7f, 1, 0x7f],
    [3, 2, 1, 0],
    [7, 7, 1, 3, 0x73, 0x75, 0x6d, 0, 0],
    [10, 9, 1, 7, 0, 0x20, 0, 0x20, 1, 0x6a, 0x0b],
  ].flat(),
);

describe('the compiled code of a module', () => {
  it('restores a module that works', () => {
    const module = restoreModule(Uint8Array.from(packModule(SUM)), SUM);
    if (module === undefined) throw new Error('The module was not restored.');
    const { sum } = new Instance(module, {}).exports as { sum: (a: number, b: number) => number };
    expect(sum(2, 3)).to.equal(5);
  });

  it('is not taken where it does not fit', () => {
    const packed = Uint8Array.from(packModule(SUM));
    const ofAnotherVersion = packed.map((byte, at) => (at === 4 ? byte ^ 0xff : byte));
    expect(restoreModule(ofAnotherVersion, SUM)).to.equal(undefined);
    expect(restoreModule(new Uint8Array(0), SUM)).to.equal(undefined);
  });
});
