import { consentRights } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { eraseSubject, readErasures } from './people/erasure.ts';
import { consentExports } from './search/exports.ts';
import { mergeSubject } from './people/merge.ts';
import { changeRetention, readRetention } from './keeping/retention.ts';
import { changeSubject } from './people/subject-change.ts';
import { exportSubject } from './search/subject-export.ts';

export const consentRightsRoutes = routes(consentRights, {
  exportSubject: ({ params, query }, context) => exportSubject(context, params.siteId, params.subjectId, query.format),

  updateSubject: ({ params, body }, context) => changeSubject(context, params.siteId, params.subjectId, body),

  mergeSubject: ({ params, body }, context) => mergeSubject(context, params.siteId, params.subjectId, body.into),

  eraseSubject: ({ params, body }, context) => eraseSubject(context, params.siteId, params.subjectId, body.mode),

  listErasures: ({ params }, context) => readErasures(context, params.siteId),

  retention: ({ params }, context) => readRetention(context, params.siteId),

  setRetention: ({ params, body }, context) => changeRetention(context, params.siteId, body.months),

  listExports: ({ params }, context) => consentExports.list(context, params.siteId),

  startExport: ({ params, body: { of, ...filter } }, context) =>
    consentExports.start(context, params.siteId, of, filter),

  downloadExport: ({ params }, context) => consentExports.download(context, params.siteId, params.exportId),
});
