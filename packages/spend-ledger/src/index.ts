export { LanguageModelSpend } from './language-model-spend.js';
