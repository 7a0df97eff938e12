import { publishing } from '@app/contract';
import type { Front } from '#platform/http/front.ts';
import { routes, type Route } from '#platform/http/routes.ts';
import { compareVersions, readVersions } from './comparison.ts';
import { mailInstructions, readEmbedding } from './embedding.ts';
import type { HostedDocuments } from './hosted.ts';
import { privatePreview } from './previews.ts';
import { publicDocument, publicVersion, publicVersions, splitFormat } from './public-pages.ts';
import { publish } from './publish-service.ts';

/** The routes of publishing. Hosted pages are read through `documents`, which holds them in memory. */
export function publishingRoutes(documents: HostedDocuments, front: Pick<Front, 'forget'>): Route[] {
  return routes(publishing, {
    async publish({ params }, context) {
      const { publicId, ...answer } = await publish(context, params.documentId);
      // This process shows the new version at once; others within seconds.
      documents.forget(publicId);
      front.forget(`/privacy-policy/${publicId}`);
      return answer;
    },

    versions: ({ params }, context) => readVersions(context, params.documentId),

    compare: ({ params, query }, context) => compareVersions(context, params.documentId, query),

    embedding: ({ params, query }, context) => readEmbedding(context, params.documentId, query),

    async mailInstructions({ params, body }, context) {
      return { sent: await mailInstructions(context, params.documentId, body) };
    },

    page({ params, query }, exchange) {
      const { name, format } = splitFormat(params.document);
      return publicDocument(exchange, documents, name, 'simplified', format, query);
    },

    fullLegal({ params, query }, exchange) {
      if (params.file === 'versions') return publicVersions(exchange, documents, params.document, query);
      return publicDocument(exchange, documents, params.document, 'complete', splitFormat(params.file).format, query);
    },

    oldVersion({ params, query }, exchange) {
      const { name, format } = splitFormat(params.number);
      return publicVersion(exchange, documents, params.document, Number(name), query.variant, format, query);
    },

    privatePreview: ({ params, query }, exchange) =>
      privatePreview(exchange, splitFormat(params.document).name, 'simplified', query),

    privateFullLegal: ({ params, query }, exchange) =>
      privatePreview(exchange, splitFormat(params.document).name, 'complete', query),

    gdprFullLegalPreview: ({ params, query }, exchange) =>
      privatePreview(exchange, splitFormat(params.document).name, 'complete', query),
  });
}
