export interface LoginFacts {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly clientId: string;
  readonly audience: string;
  readonly scopes: readonly string[];
}

/** Without `login` a token can only be pasted. */
export interface AccessFacts {
  readonly login?: LoginFacts;
}

const told = document.querySelector<HTMLMetaElement>('meta[name="fde-access"]')?.content;

/** What the gateway wrote into this page of how to log in; undefined where the API is open. */
export const accessFacts: AccessFacts | undefined =
  told === undefined ? undefined : (JSON.parse(told) as AccessFacts);
