import { expect } from 'chai';
import { packableModule, restoreModule } from './compiled-engine.js';
import { Instance, type WasmModule } from './web-assembly.js';

/**
 * (module (func (export "sum") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add)
 *   (func (export "difference") (param i32 i32) (result i32) local.get 0 local.get 1 i32.sub))
 */
const MODULE = Uint8Array.from(
  [
    [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    [1, 7, 1, 0x60, 2, 0x7f, 0x7f, 1, 0x7f],
    [3, 3, 2, 0, 0],
    [7, 20, 2, 3, ...Buffer.from('sum'), 0, 0, 10, ...Buffer.from('difference'), 0, 1],
    [10, 17, 2, 7, 0, 0x20, 0, 0x20, 1, 0x6a, 0x0b, 7, 0, 0x20, 0, 0x20, 1, 0x6b, 0x0b],
  ].flat(),
);

type Calculation = (a: number, b: number) => number;

const functionsOf = (module: WasmModule | undefined): Record<'sum' | 'difference', Calculation> => {
  if (module === undefined) throw new Error('The module was not restored.');
  return new Instance(module, {}).exports as Record<'sum' | 'difference', Calculation>;
};

/** The same module under a name: V8 shares the code of modules whose bytes are the same. */
const named = (letter: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...MODULE, 0, 2, 1, letter.charCodeAt(0)]);

/** A module's code after some of its functions were called. */
function packed(
  wasm: Uint8Array<ArrayBuffer>,
  called: readonly ('sum' | 'difference')[],
): Uint8Array<ArrayBuffer> {
  const { module, pack } = packableModule(wasm);
  for (const name of called) functionsOf(module)[name](2, 3);
  return Uint8Array.from(pack());
}

describe('the compiled code of a module', () => {
  it('restores a module that works', () => {
    const { sum } = functionsOf(restoreModule(packed(named('w'), ['sum']), named('w')));
    expect(sum(2, 3)).to.equal(5);
  });

  it('holds what was called; the rest is compiled when it is', () => {
    const part = packed(named('p'), ['sum']);
    expect(packed(named('a'), ['sum', 'difference']).length).to.be.above(part.length);
    expect(functionsOf(restoreModule(part, named('p'))).difference(2, 3)).to.equal(-1);
  });

  it('is not taken where it does not fit', () => {
    const ofAnotherVersion = packed(MODULE, ['sum']).map((byte, at) =>
      at === 4 ? byte ^ 0xff : byte,
    );
    expect(restoreModule(ofAnotherVersion, MODULE)).to.equal(undefined);
    expect(restoreModule(new Uint8Array(0), MODULE)).to.equal(undefined);
  });
});
