export { S3StandIn } from './s3/s3-stand-in.js';
export { TokenIssuer, type TokenOptions } from './token-issuer/token-issuer.js';
export { HostileServer } from './hostile/hostile-server.js';
export * from './stand-in-model/index.js';
export * from './wait-for.js';
export { privateDatabase, type PrivateDatabase } from '@fde/event-log';
export { privateVhost, rabbitMqAnswers, type PrivateVhost } from '@fde/messaging';
export * from './private-servers/index.js';
export * from './fixture-sites/index.js';
