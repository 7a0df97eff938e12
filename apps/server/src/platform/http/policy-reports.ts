import type { FastifyInstance } from 'fastify';
import { addressLimit } from './address-limit.ts';
import type { Budgets } from './budgets.ts';
import type { Metrics } from './metrics.ts';
import { policyReportsPath } from './policy-reports-path.ts';
import { Problem } from './problem.ts';
import { addParser } from './server.ts';

const mostBytes = 16 * 1024;
const perMinute = 20;
const directives =
  /^(?:script|style|img|font|connect|frame|worker|manifest|media|object|default)-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/;

/**
 * Counts reports by directive for `/metrics`, and stores nothing else of them, since they contain addresses that people
 * visited.
 */
export function mountPolicyReports(app: FastifyInstance, metrics: Metrics, budgets: Budgets): void {
  const limit = addressLimit(perMinute);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const types = ['application/csp-report', 'application/reports+json', 'application/json'];
    for (const type of types) addParser(scope, type, budgets, directivesIn, mostBytes);
    scope.addHook('onRequest', async (request) => {
      const seconds = limit(request.ip, Date.now());
      if (seconds > 0) throw new Problem('rate.limited', { seconds });
    });
    scope.post<{ Body: readonly string[] | undefined }>(policyReportsPath, async ({ body }, reply) => {
      for (const directive of body ?? []) metrics.countReport(directive);
      return reply.code(204).send();
    });
  });
}

/** At most ten distinct directives, since one problem on a page causes many reports. */
function directivesIn(text: string): string[] {
  const found = [...text.matchAll(/"(?:effective-?directive|violated-directive)"\s*:\s*"([\w-]+)/gi)].map(
    ([, name = '']) => name.toLowerCase(),
  );
  return [...new Set(found.filter((name) => directives.test(name)))].slice(0, 10);
}
