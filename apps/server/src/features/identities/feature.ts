import type { Deps, Feature } from '#platform/feature.ts';
import { Companies } from './company/clients.ts';
import { checkDomains } from './company/domains.ts';
import { mountCompanyLogout } from './company/logout.ts';
import { companyRoutes } from './company/routes.ts';
import { Line } from './outgoing.ts';
import type { Counters } from './flows.ts';
import { companyJoined } from './events.ts';
import { sweepFlows } from './jobs.ts';
import { Client } from './oidc.ts';
import { mountReturnPage } from './return-page.ts';
import { identityRoutes } from './routes.ts';

/** Sign-in by providers that the operator named. */
export const identities: Feature = {
  name: 'identities',
  jobs: [sweepFlows, companyJoined],
  create(deps) {
    const { https, services, clock, guard, txt } = deps;
    const companies = new Companies(services, clock, guard);
    return {
      routes: [...identityRoutes(countersOf(deps), companies), ...companyRoutes(companies, txt)],
      jobs: [checkDomains(txt)],
      mount(http) {
        mountReturnPage(http, https);
        mountCompanyLogout(http, services, companies, https);
      },
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
