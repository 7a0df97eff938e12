import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { bytesOfBody, jsonOf } from '../bodies.ts';
import { calendarOf } from '../clocks/calendar.ts';
import { releaseOffice } from '../keeping/release.ts';
import { id } from '../reports/schemas.ts';
import type { Manager } from '../tool/session.ts';
import { publishDocument } from './publish.ts';
import { documentLimit, signedOffice } from './schemas.ts';
import { listToolOffices, readToolOffice } from './tool-offices.ts';

const root = '/report/api/tool';
type InOffice = FastifyRequest<{ Params: { office: string } }>;

/** Mounts what the tool asks of offices, in its scope. @param managerOf who works in the session of a request */
export function mountToolOffices(
  scope: FastifyInstance,
  services: Services,
  managerOf: (request: FastifyRequest) => Promise<Manager>,
): void {
  scope.get(`${root}/offices`, async (request) => listToolOffices(services, (await managerOf(request)).actor));
  scope.post(`${root}/offices/:office/documents`, { bodyLimit: documentLimit }, async (request: InOffice) => {
    const { actor } = await managerOf(request);
    const office = officeOf(request);
    await publishDocument(services, actor, office, jsonOf(signedOffice, bytesOfBody(request)));
    return readToolOffice(services, actor, office);
  });
  scope.post(`${root}/offices/:office/release`, async (request: InOffice, reply) => {
    const { actor } = await managerOf(request);
    await releaseOffice(services, actor, officeOf(request));
    return reply.code(204).send();
  });
  scope.get(`${root}/calendar.ics`, async (request, reply) => {
    const { actor } = await managerOf(request);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="deadlines.ics"')
      .send(await calendarOf(services, actor));
  });
}

/** @throws Problem `report-office.not-found` */
function officeOf({ params: { office } }: InOffice): string {
  if (!id.safeParse(office).success) throw new Problem('report-office.not-found');
  return office;
}
