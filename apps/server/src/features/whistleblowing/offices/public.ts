import type { OfficeAnswer } from '@app/whistleblowing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#platform/feature.ts';
import { problemOf, told } from '#platform/http/failure.ts';
import { securityHeaders } from '#platform/http/headers.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf } from '../../accounts/index.ts';
import { toUuid } from '../ids.ts';
import { fileLimitsOf, reportLimits } from '../limits.ts';
import { padded } from '../padded.ts';
import { reporterLimit } from '../reporter-limit.ts';
import { findOffice } from '../reports/office-queries.ts';
import { hex } from '../reports/schemas.ts';
import { servedChain } from './chain.ts';

const perMinute = 120;
type InOffice = FastifyRequest<{ Params: { office: string } }>;

/** Mounts the documents of an office as everybody is shown them. */
export function mountOffices(app: FastifyInstance, { services, budgets, https, limits }: Deps): void {
  const limit = limits === 'off' ? () => 0 : reporterLimit(perMinute);

  app.get('/report/api/offices/:office', async (request: InOffice, reply) => {
    reply.headers({
      ...securityHeaders('data', '', https),
      'cache-control': 'no-store, no-transform',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    reply.type('application/json; charset=utf-8');
    try {
      const seconds = limit(request.ip, services.now().getTime());
      if (seconds > 0) throw new Problem('rate.limited', { seconds });
      const { office } = request.params;
      if (!hex(16).safeParse(office).success) throw new Problem('report-office.not-found');
      return reply.send(padded(await budgets.lookUp(() => answerOf(services, office))));
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      if (problem.status === 429) reply.header('retry-after', String(problem.values?.['seconds'] ?? 1));
      return reply.code(problem.status).send(padded(await told(problem, request.arrival.asked.locale)));
    }
  });
}

/** @throws Problem `report-office.not-found`, also for one that nobody signed yet */
async function answerOf({ config, db, now }: Services, office: string): Promise<Omit<OfficeAnswer, 'pad'>> {
  const found = await db.asSystem((tx) => findOffice(tx, toUuid(office)));
  if (!found) throw new Problem('report-office.not-found');
  const { accountId, id, isOpen, endsOn } = found;
  const today = dayOf(now());
  const chain = await db.inAccount(accountId, (tx) => servedChain(tx, accountId, id, today));
  if (chain.length === 0) throw new Problem('report-office.not-found');
  const { file, report } = fileLimitsOf(config.reportMegabytes);
  return { chain, isOpen: isOpen && endsOn === null, limits: { file, report, files: reportLimits.files }, today };
}
