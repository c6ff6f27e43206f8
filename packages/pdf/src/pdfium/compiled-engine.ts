import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { Module, type WasmModule } from './web-assembly.js';

/** Has V8 optimise each function when it is first called, and leave the others. */
const OPTIMISED_AS_CALLED = [
  '--no-liftoff',
  '--wasm-lazy-compilation',
  '--no-wasm-dynamic-tiering',
];
const AS_USUAL = ['--liftoff', '--wasm-lazy-compilation', '--wasm-dynamic-tiering'];

/** A module of which `pack` gives the functions that were called until then. */
export interface PackableModule {
  readonly module: WasmModule;
  readonly pack: () => Uint8Array;
}

/**
 * A module to be packed for later processes: V8 optimises each function that is called until the module is packed, so it
 * is used first as it will be used later. What was not called, V8 compiles when it is: few documents need that, and all
 * of pdfium is four times as large and takes three times as long to restore.
 */
export function packableModule(wasm: Uint8Array<ArrayBuffer>): PackableModule {
  setFlags(OPTIMISED_AS_CALLED);
  const module = new Module(wasm);
  return { module, pack: () => packModule(module) };
}

function packModule(module: WasmModule): Uint8Array {
  setFlags(AS_USUAL);
  const packed = nativeFunction('(module) { return %SerializeWasmModule(module); }')(module);
  if (!(packed instanceof ArrayBuffer)) throw new Error('V8 did not give the compiled code.');
  return new Uint8Array(packed);
}

function setFlags(flags: readonly string[]): void {
  for (const flag of flags) setFlagsFromString(flag);
}

/**
 * The compiled module, or undefined if this V8, its flags or its processor are not those that it was compiled for.
 * V8 checks these and trusts the rest, so the bytes must come from where the code of this project comes from.
 */
export function restoreModule(
  packed: Uint8Array<ArrayBuffer>,
  wasm: Uint8Array<ArrayBuffer>,
): WasmModule | undefined {
  try {
    // The function takes whole buffers; a small file lies in one that it shares.
    const isWhole = packed.byteLength === packed.buffer.byteLength;
    const restore = nativeFunction(
      '(packed, wasm) { return %DeserializeWasmModule(packed, wasm); }',
    );
    const module = restore(isWhole ? packed.buffer : packed.slice().buffer, wasm);
    return module instanceof Module ? module : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A function of V8 itself: Node.js offers no other way to keep compiled WebAssembly. V8 parses a function in brackets
 * at once, so it can be called without the flag: the module's code is kept and taken under V8's default flags.
 *
 * @throws SyntaxError if this V8 has no such function
 */
function nativeFunction(source: string): (...values: readonly unknown[]) => unknown {
  setFlagsFromString('--allow-natives-syntax');
  try {
    return runInThisContext(`(function ${source})`) as (...values: readonly unknown[]) => unknown;
  } finally {
    setFlagsFromString('--no-allow-natives-syntax');
  }
}
