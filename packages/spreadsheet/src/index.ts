export { writeXlsx } from './write-xlsx.js';
