/** What drives the console in a browser, for the laboratory. */
export { launchBrowser, Window } from './browser.js';
export { addManyDocuments, addStatement, showStatement } from './large-records.js';
export * from './scroll-measure.js';
export { BrowserStack } from './stack.js';
