import type { Deps, Feature } from '#platform/feature.ts';
import { Line } from './outgoing.ts';
import type { Counters } from './flows.ts';
import { sweepFlows } from './jobs.ts';
import { Client } from './oidc.ts';
import { mountReturnPage } from './return-page.ts';
import { identityRoutes } from './routes.ts';

/** Sign-in by providers that the operator named. */
export const identities: Feature = {
  name: 'identities',
  jobs: [sweepFlows],
  create(deps) {
    const { https } = deps;
    return {
      routes: identityRoutes(countersOf(deps)),
      mount: (http) => mountReturnPage(http, https),
    };
  },
};

function countersOf({ services, clock }: Deps): Counters {
  const { identityProviders, publicUrl } = services.config;
  return new Map(
    identityProviders.map((provider) => {
      const way = provider.responseMode === 'form_post' ? 'return' : 'callback';
      const redirect = `${publicUrl}/auth/${provider.name}/${way}`;
      return [provider.name, { client: new Client(provider, redirect, clock), line: new Line() }];
    }),
  );
}
