import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** The page to which an issuer sends people back from Swagger UI's login window. */
const LOGIN_RETURN = /^\/docs\/oauth2-redirect\.(?:html|js)$/;

/**
 * Security headers for browsers. Pages say themselves what they may load (see page-policy.ts). Not
 * here: Strict-Transport-Security, which belongs to whoever ends TLS, and
 * Cross-Origin-Resource-Policy, because CORS_ORIGINS decides who may use the API.
 */
export const securityHeaders = (): RequestHandler => {
  const careful = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    // The login window of /docs must still be able to report the outcome to its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
    originAgentCluster: false,
  });
  // The same for every request, so helmet computes them once.
  const example = new ServerResponse(new IncomingMessage(new Socket()));
  careful(example.req, example, () => undefined);
  const headers = Object.entries(example.getHeaders()).map(
    ([name, value]) => [name, String(value)] as const,
  );
  return (request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (LOGIN_RETURN.test(request.path)) response.removeHeader('Cross-Origin-Opener-Policy');
    next();
  };
};
