export { scraperService } from './scraper-service.js';
