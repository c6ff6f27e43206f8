#!/usr/bin/env node
// `npm run services`: the seven services as processes of their own, over the PostgreSQL of DATABASE_URL and the RabbitMQ of AMQP_URL.
import './check-node.mjs';
import { prepare, ROOT } from './prepare.mjs';

process.chdir(ROOT);
try {
  prepare();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
await import('../../services/standalone/dist/services-main.js');
