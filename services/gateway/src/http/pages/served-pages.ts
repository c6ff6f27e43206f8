import type { AccessFacts } from '@fde/contracts';
import type { ServiceLog } from '@fde/service-kit';
import type { AccessControl } from '../../access/access-control.js';
import { accessFacts, consoleWithAccess, describedWithAccess } from '../../access/access-pages.js';
import { describedScopes } from '../../contract/scopes.js';
import type { OpenApiDocument } from '../../contract/open-api-document.js';
import { consolePage } from './console-files.js';
import { DOCS_PAGE, REDOC_PAGE, type DocsLogin } from './documentation-pages.js';
import { consolePolicy, pagePolicy } from './page-policy.js';

export interface ServedPage {
  readonly html: string;
  readonly policy: string;
}

/** The document and the pages, as access control of this deployment requires them. */
export class ServedPages {
  readonly #document: OpenApiDocument;
  readonly #access: AccessControl | undefined;
  readonly #log: ServiceLog;
  readonly #console: string;
  readonly #openApiJson: string;

  constructor(
    document: OpenApiDocument,
    consoleDirectory: string,
    access: AccessControl | undefined,
    log: ServiceLog,
  ) {
    this.#document = document;
    this.#access = access;
    this.#log = log;
    this.#console = consolePage(consoleDirectory);
    this.#openApiJson = JSON.stringify(document);
  }

  /** For Swagger UI; undefined if people cannot log in. */
  get docsLogin(): DocsLogin | undefined {
    const { clientId, audience } = this.#access?.options.tokens ?? {};
    return clientId === undefined || audience === undefined
      ? undefined
      : { clientId, audience, scopes: Object.keys(describedScopes(this.#document)) };
  }

  async document(): Promise<OpenApiDocument> {
    const facts = await this.#facts();
    return facts === undefined
      ? this.#document
      : describedWithAccess(this.#document, facts, this.#access?.options.metricsOpen === true);
  }

  async openApiJson(): Promise<string> {
    return this.#access === undefined ? this.#openApiJson : JSON.stringify(await this.document());
  }

  async docs(): Promise<ServedPage> {
    return { html: DOCS_PAGE, policy: pagePolicy((await this.#facts())?.login?.tokenEndpoint) };
  }

  redoc(): ServedPage {
    return { html: REDOC_PAGE, policy: pagePolicy() };
  }

  async console(): Promise<ServedPage> {
    const facts = await this.#facts();
    return {
      html: facts === undefined ? this.#console : consoleWithAccess(this.#console, facts),
      policy: consolePolicy(facts?.login?.tokenEndpoint),
    };
  }

  #facts(): Promise<AccessFacts | undefined> {
    return accessFacts(this.#access, this.#document, this.#log);
  }
}
