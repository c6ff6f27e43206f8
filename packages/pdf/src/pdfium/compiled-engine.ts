import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { Module, type WasmModule } from './web-assembly.js';

/** Has V8 optimise every function at once: each is ready, whichever of them a document needs. */
const EVERY_FUNCTION = ['--no-liftoff', '--no-wasm-lazy-compilation', '--no-wasm-dynamic-tiering'];
const AS_USUAL = ['--liftoff', '--wasm-lazy-compilation', '--wasm-dynamic-tiering'];

/** Compiles a module completely, which takes some seconds, into bytes that `restoreModule` takes in some milliseconds. */
export function packModule(wasm: Uint8Array<ArrayBuffer>): Uint8Array {
  for (const flag of EVERY_FUNCTION) setFlagsFromString(flag);
  const module = new Module(wasm);
  for (const flag of AS_USUAL) setFlagsFromString(flag);
  const packed = nativeFunction('(module) { return %SerializeWasmModule(module); }')(module);
  if (!(packed instanceof ArrayBuffer)) throw new Error('V8 did not give the compiled code.');
  return new Uint8Array(packed);
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
