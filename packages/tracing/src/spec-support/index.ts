export * from './otlp-collector.js';
export * from './traced.js';
export * from './trace-tree.js';
