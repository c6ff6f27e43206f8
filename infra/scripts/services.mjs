#!/usr/bin/env node
// `npm run services`: the eight services as processes of their own, over the PostgreSQL of DATABASE_URL and the RabbitMQ of AMQP_URL.
import './check-node.mjs';
import { goToPreparedRoot } from './prepare.mjs';

await goToPreparedRoot({ toStart: true });
await import('../../apps/standalone/dist/services-main.js');
