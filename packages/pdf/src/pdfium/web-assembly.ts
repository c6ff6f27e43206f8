export interface WasmModule {
  readonly [Symbol.toStringTag]: string;
}

export interface WasmInstance {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Functions by the names of their modules. */
export type WasmImports = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What the engine needs of WebAssembly, which TypeScript declares for browsers alone. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => WasmModule;
  readonly Instance: new (module: WasmModule, imports: WasmImports) => WasmInstance;
};

export const { Module, Instance } = WebAssembly;
