import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { bytesOfBody, jsonOf } from '../bodies.ts';
import { id, managerEntry } from '../reports/schemas.ts';
import type { Manager } from '../tool/session.ts';
import { signedOfficeEntry } from './entries.ts';
import { readRecoverable, storeRecovered } from './reports.ts';
import { askRecovery, openRecovery, readRecovery, stopRecovery } from './service.ts';

const root = '/report/api/tool';

type InOffice = FastifyRequest<{ Params: { office: string }; Querystring: Readonly<Record<string, unknown>> }>;
type AtReport = FastifyRequest<{ Params: { report: string } }>;

/** Mounts recovery by printed cards, in the scope of the tool. @param managerOf who works in the session of a request */
export function mountRecovery(
  scope: FastifyInstance,
  services: Services,
  managerOf: (request: FastifyRequest) => Promise<Manager>,
): void {
  const path = `${root}/offices/:office/recovery`;
  scope.get(path, async (request: InOffice) => readRecovery(services, await managerOf(request), officeOf(request)));
  const actions = { '': askRecovery, '/stop': stopRecovery, '/opening': openRecovery };
  for (const [end, act] of Object.entries(actions))
    scope.post(`${path}${end}`, async (request: InOffice) => {
      const manager = await managerOf(request);
      const office = officeOf(request);
      return act(services, manager, { office, signed: jsonOf(signedOfficeEntry, bytesOfBody(request)) });
    });
  scope.get(`${path}/reports`, async (request: InOffice) => {
    const manager = await managerOf(request);
    const { after } = request.query;
    const office = officeOf(request);
    if (after !== undefined && !isId(after)) throw new Problem('report.not-found');
    return readRecoverable(services, manager, { office, after });
  });
  scope.post(`${root}/reports/:report/recovered`, async (request: AtReport, reply) => {
    const manager = await managerOf(request);
    const { report } = request.params;
    if (!isId(report)) throw new Problem('report.not-found');
    await storeRecovered(services, manager, { id: report, sent: jsonOf(managerEntry, bytesOfBody(request)) });
    return reply.code(204).send();
  });
}

const isId = (value: unknown): value is string => id.safeParse(value).success;

/** @throws Problem `report-office.not-found` */
function officeOf({ params: { office } }: InOffice): string {
  if (!isId(office)) throw new Problem('report-office.not-found');
  return office;
}
