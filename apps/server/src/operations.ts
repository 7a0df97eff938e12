import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { checkMigrated, listMigrations } from './platform/database/migrate.ts';
import type { Budgets } from './platform/http/budgets.ts';
import { isLoopback } from './platform/http/csrf.ts';
import { mountHealth } from './platform/http/health.ts';
import type { Metrics } from './platform/http/metrics.ts';
import { mountPolicyReports } from './platform/http/policy-reports.ts';
import { mountSecurityContact } from './platform/http/well-known.ts';

type Operations = {
  readonly config: Config;
  readonly db: OpenDatabase;
  readonly metrics: Metrics;
  readonly budgets: Budgets;
  readonly now: () => Date;
  readonly gauges: () => Promise<string>;
};

/** What whoever runs the installation, or finds a weakness in it, asks: health, numbers, reports, a contact. */
export function mountOperations(
  http: FastifyInstance,
  { config, db, metrics, budgets, now, gauges }: Operations,
): void {
  // Read once: anybody may ask.
  const migrations = listMigrations();
  const { metricsToken, publicUrl, securityContact } = config;
  mountHealth(http, {
    metrics,
    metricsToken,
    gauges,
    isLocal: isLoopback(new URL(publicUrl).hostname),
    ready: () => checkMigrated(db.jobs, migrations),
  });
  mountSecurityContact(http, { contact: securityContact, publicUrl, now });
  mountPolicyReports(http, metrics, budgets);
}
