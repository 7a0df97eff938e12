import { documentRoots, publishing, type DocumentType, type Variant } from '@app/contract';
import type { Front } from '#platform/http/front.ts';
import { routes, type Exchange, type PublicExchange, type Route } from '#platform/http/routes.ts';
import { compareVersions, readVersions } from './comparison.ts';
import { readComing } from './coming.ts';
import { documentSchema } from './document-schema.ts';
import { mailInstructions, readEmbedding, readSiteEmbedding } from './embedding.ts';
import { privatePreview } from './previews.ts';
import {
  publicDocument,
  publicFeed,
  publicHostLlms,
  publicLlms,
  publicVersion,
  publicVersions,
  splitFormat,
  type PageQuery,
  type Sources,
} from './public-pages.ts';
import { readShown } from '../policies/index.ts';
import { putOnline, takeOffline } from './offline.ts';
import { publish } from './publish-service.ts';
import { readRepublication, startRepublication } from './republish.ts';

/** The routes of publishing. `sources` serve hosted pages from memory. */
export function publishingRoutes(sources: Sources, front: Pick<Front, 'forget'>): Route[] {
  const { documents } = sources;
  /** Makes this process show what is published at once; others do within seconds. */
  function forget(publicId: string): void {
    documents.forget(publicId);
    for (const root of new Set(Object.values(documentRoots))) front.forget(`/${root}/${publicId}`);
  }
  const currentOf =
    (type: DocumentType, variant: Variant = 'complete') =>
    (
      { params, query }: { readonly params: { readonly document: string }; readonly query: PageQuery },
      exchange: PublicExchange,
    ) => {
      const { name, format } = splitFormat(params.document);
      return publicDocument(exchange, sources, { publicId: name, type }, variant, format, query);
    };

  const besideOf =
    (type: DocumentType) =>
    ({ params, query }: { readonly params: BesideFile; readonly query: PageQuery }, exchange: PublicExchange) => {
      const place = { publicId: params.document, type };
      return (beside[params.file] ?? publicVersions)(exchange, sources, place, query);
    };

  const oldVersionOf =
    (type: DocumentType) =>
    ({ params, query }: { readonly params: Numbered; readonly query: PageQuery }, exchange: PublicExchange) => {
      const { name, format } = splitFormat(params.number);
      const place = { publicId: params.document, type };
      return publicVersion(exchange, sources, place, Number(name), 'complete', format, query);
    };

  const previewOf =
    (type: DocumentType, variant: Variant) =>
    (
      { params, query }: { readonly params: { readonly document: string }; readonly query: PageQuery },
      exchange: Exchange,
    ) =>
      privatePreview(exchange, { publicId: splitFormat(params.document).name, type }, variant, query);

  return routes(publishing, {
    async publish({ params }, context) {
      const { publicId, ...answer } = await publish(context, params.documentId);
      forget(publicId);
      return answer;
    },

    async takeOffline({ params }, context) {
      forget(await takeOffline(context, params.documentId));
      return readShown(context, params.documentId);
    },

    async putOnline({ params }, context) {
      forget(await putOnline(context, params.documentId));
      return readShown(context, params.documentId);
    },

    versions: ({ params }, context) => readVersions(context, params.documentId),

    compare: ({ params, query }, context) => compareVersions(context, params.documentId, query),

    startRepublication: (_, context) => startRepublication(context),
    readRepublication: (_, context) => readRepublication(context),

    comingChanges: ({ params, query }, context) => readComing(context, params.documentId, query.language),

    embedding: ({ params, query }, context) => readEmbedding(context, params.documentId, query),
    siteEmbedding: ({ params, query }, context) => readSiteEmbedding(context, params.siteId, query),

    async mailInstructions({ params, body }, context) {
      return { sent: await mailInstructions(context, params.documentId, body) };
    },

    page: currentOf('privacy_policy', 'simplified'),

    fullLegal({ params, query }, exchange) {
      if (params.file in beside) return besideOf('privacy_policy')({ params, query }, exchange);
      const { name, format } = splitFormat(params.file);
      const type = name === 'cookie-policy' ? 'cookie_policy' : 'privacy_policy';
      return publicDocument(exchange, sources, { publicId: params.document, type }, 'complete', format, query);
    },

    oldVersion({ params, query }, exchange) {
      const { name, format } = splitFormat(params.number);
      const place = { publicId: params.document, type: 'privacy_policy' } as const;
      return publicVersion(exchange, sources, place, Number(name), query.variant, format, query);
    },

    cookieVersions: besideOf('cookie_policy'),
    oldCookieVersion: oldVersionOf('cookie_policy'),

    terms: currentOf('terms_and_conditions'),
    termsVersions: besideOf('terms_and_conditions'),
    oldTermsVersion: oldVersionOf('terms_and_conditions'),

    legalNotice: currentOf('legal_notice'),
    legalNoticeVersions: besideOf('legal_notice'),
    oldLegalNoticeVersion: oldVersionOf('legal_notice'),

    processingAgreement: currentOf('data_processing_agreement'),
    processingAgreementVersions: besideOf('data_processing_agreement'),
    oldProcessingAgreementVersion: oldVersionOf('data_processing_agreement'),

    hostLlms: (_, exchange) => publicHostLlms(exchange),
    documentSchema: (_, exchange) => documentSchema(exchange),

    privatePreview: previewOf('privacy_policy', 'simplified'),
    privateFullLegal: previewOf('privacy_policy', 'complete'),
    privateCookiePreview: previewOf('cookie_policy', 'complete'),
    privateTermsPreview: previewOf('terms_and_conditions', 'complete'),
    privateLegalNoticePreview: previewOf('legal_notice', 'complete'),
    privateProcessingAgreementPreview: previewOf('data_processing_agreement', 'complete'),
    gdprFullLegalPreview: previewOf('privacy_policy', 'complete'),
  });
}

/** The pages beside a document. */
const beside: Readonly<Record<string, typeof publicFeed>> = {
  versions: publicVersions,
  'versions.atom': publicFeed,
  'llms.txt': publicLlms,
};

type BesideFile = { readonly document: string; readonly file: string };
type Numbered = { readonly document: string; readonly number: string };
