import type { Guard } from '@app/scanner';
import { unseal } from '#platform/crypto/seal.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Counter } from '../flows.ts';
import { Client } from '../oidc.ts';
import { askGuarded, Line, type Ask } from '../outgoing.ts';
import type { IdentityProvider } from '../profile.ts';
import { findConnection, type StoredConnection } from './queries.ts';

/** How trips to the issuers of accounts are called, and their addresses. */
export const companyName = 'company';
export const companySecrets = 'company sign-in secrets';

const mostKnown = 500;

/** The issuers of accounts, each asked through the guard: a customer chose its address. */
export class Companies {
  readonly #services: Services;
  readonly #clock: () => number;
  readonly #ask: Ask;
  readonly #known = new Map<string, { readonly version: string; readonly counter: Counter }>();

  constructor(services: Services, clock: () => number, guard: Guard) {
    this.#services = services;
    this.#clock = clock;
    this.#ask = askGuarded(guard);
  }

  get redirectUri(): string {
    return `${this.#services.config.publicUrl}/auth/${companyName}/callback`;
  }

  logoutUri(accountId: string): string {
    return `${this.#services.config.publicUrl}/auth/${companyName}/${accountId}/logout`;
  }

  /** @throws Problem `company-sign-in.none` */
  async of(accountId: string): Promise<Counter> {
    const connection = await this.#services.db.asSystem((tx) => findConnection(tx, accountId));
    if (!connection) throw new Problem('company-sign-in.none');
    // Sealed anew with each change, so the secret is another text each time.
    const version = [
      connection.issuer,
      connection.clientId,
      connection.label,
      connection.clientSecret.toString('hex'),
    ].join(' ');
    const known = this.#known.get(accountId);
    if (known?.version === version) return known.counter;
    const counter = this.made(
      connection,
      unseal(this.#services.secrets, companySecrets, accountId, connection.clientSecret),
    );
    const [oldest] = this.#known.keys();
    if (this.#known.size >= mostKnown && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(accountId, { version, counter });
    return counter;
  }

  made(
    { label, issuer, clientId }: Pick<StoredConnection, 'label' | 'issuer' | 'clientId'>,
    clientSecret: string,
  ): Counter {
    const provider: IdentityProvider = {
      name: companyName,
      label,
      brand: null,
      protocol: 'oidc',
      issuer,
      scope: 'openid email profile',
      emails: 'proved-by-claim',
      confirms: true,
      clientId,
      clientSecret,
      appleKey: undefined,
      api: undefined,
    };
    return { client: new Client(provider, this.redirectUri, this.#clock, this.#ask), line: new Line() };
  }
}
