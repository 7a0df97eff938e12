import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { bytesOfBody, jsonOf } from '../bodies.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import { submissionLimit } from '../limits.ts';
import { id } from '../reports/schemas.ts';
import type { Manager } from '../tool/session.ts';
import { answerIdentity, readCustodianRequests } from './answer.ts';
import { askIdentity } from './ask.ts';
import { custodianAnswer, identityAsk } from './schemas.ts';

const root = '/report/api/tool';

type At<Params> = FastifyRequest<{ Params: Params }>;

/** Mounts what managers ask custodians of identities, in the scope of the tool. @param managerOf who works in the session of a request */
export function mountCustodians(
  scope: FastifyInstance,
  { services, keys }: { readonly services: Services; readonly keys: KeyStore },
  managerOf: (request: FastifyRequest) => Promise<Manager>,
): void {
  scope.get(`${root}/offices/:office/identity-requests`, async (request: At<{ office: string }>) => {
    const manager = await managerOf(request);
    const { office } = request.params;
    if (!isId(office)) throw new Problem('report-office.not-found');
    return readCustodianRequests(services, manager, office);
  });
  const path = `${root}/reports/:report/identity-requests`;
  scope.post(path, { bodyLimit: submissionLimit }, async (request: At<{ report: string }>) => {
    const manager = await managerOf(request);
    const { report } = request.params;
    if (!isId(report)) throw new Problem('report.not-found');
    return askIdentity(services, keys, manager, { id: report, sent: jsonOf(identityAsk, bytesOfBody(request)) });
  });
  scope.post(
    `${path}/:number`,
    { bodyLimit: submissionLimit },
    async (request: At<{ report: string; number: string }>) => {
      const manager = await managerOf(request);
      const { report, number } = request.params;
      if (!isId(report) || !/^\d{1,9}$/.test(number)) throw new Problem('report.not-found');
      const sent = jsonOf(custodianAnswer, bytesOfBody(request));
      return answerIdentity(services, manager, { report, number: Number(number), sent });
    },
  );
}

const isId = (value: unknown): value is string => id.safeParse(value).success;
