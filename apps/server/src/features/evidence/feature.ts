import type { Feature } from '#platform/feature.ts';
import { addressLimit } from '#platform/http/address-limit.ts';
import { withListeners } from '#platform/jobs/jobs.ts';
import { evidenceGauges } from './gauges.ts';
import { adoptEvidence, sequenceEvidence, thinEvidence, watchEvidence, witnessEvidence } from './jobs.ts';
import { evidenceRoutes } from './routes.ts';
import { keepSequencing } from './sequence.ts';
import { askWitnesses } from './witness-client.ts';
import { mountWitness } from './witness-http.ts';

export const evidence: Feature = {
  name: 'evidence',
  routes: evidenceRoutes,
  jobs: [sequenceEvidence, adoptEvidence, thinEvidence, watchEvidence],
  keepUp: [keepSequencing],
  create: ({ services, db, budgets, guard }) => ({
    jobs: [withListeners(witnessEvidence, (_, deps) => askWitnesses(deps, guard))],
    mount: (http) => mountWitness(http, services, addressLimit(services.config.intakeLimit), budgets),
    gauges: () => evidenceGauges(db),
  }),
};
