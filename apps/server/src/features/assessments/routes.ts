import { assessments } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import {
  changeAssessment,
  completeAssessment,
  createAssessment,
  readAssessment,
  readAssessments,
  readOfRecord,
} from './service.ts';
import { downloadVersion } from './version-file.ts';
import { compareVersions, readVersion, readVersions } from './versions.ts';

export const assessmentRoutes = routes(assessments, {
  list: ({ query }, exchange) => readAssessments(exchange, query),

  ofRecord: ({ params }, exchange) => readOfRecord(exchange, params.processingRecordId),

  create: ({ params, body }, exchange) => createAssessment(exchange, params.processingRecordId, body.kind),

  read: ({ params }, exchange) => readAssessment(exchange, params.assessmentId),

  update: ({ params, body }, exchange) => changeAssessment(exchange, params.assessmentId, body),

  complete: ({ params, body }, exchange) => completeAssessment(exchange, params.assessmentId, body),

  versions: ({ params }, context) => readVersions(context, params.assessmentId),

  version: ({ params }, exchange) => readVersion(exchange, params),

  file: ({ params, query }, exchange) => downloadVersion(exchange, params, query),

  compare: ({ params, query }, context) => compareVersions(context, params.assessmentId, query),
});
