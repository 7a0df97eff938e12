import { cookieSolution, providerList } from '@app/contract';
import type { Geo } from '#platform/geo/geo.ts';
import type { Front } from '#platform/http/front.ts';
import { routes, type Route } from '#platform/http/routes.ts';
import { putOnline, removeBanner, takeOffline } from './closed.ts';
import type { EmbedCode } from './embed-code.ts';
import type { HostedBanners } from './hosted.ts';
import { readPending } from './pending.ts';
import { makePreview, showPreview } from './preview.ts';
import { askForProviderList, readProviderList } from './provider-list.ts';
import { publishSite } from './publish-site.ts';
import { publish, startExperiment, stopExperiment } from './publish-service.ts';
import { saveBanner } from './save.ts';
import { showPart, showScript } from './serve.ts';
import { readApprovals, readBanner } from './service.ts';
import { showFile, upload } from './upload.ts';
import { askForVendorList, readVendorList } from './vendor-list.ts';
import { readPicture, readVersion, readVersions, restoreVersion } from './versions.ts';
import { whereIs } from './where.ts';

export type Serving = {
  readonly banners: HostedBanners;
  readonly front: Pick<Front, 'forget' | 'packedAs'>;
  readonly code: EmbedCode;
  readonly geo: Geo;
};

/** Routes of the cookie solution. What visitors load is read through the in-memory cache `banners`. */
export function cookieSolutionRoutes({ banners, front, code, geo }: Serving): Route[] {
  /** Makes this process serve the new version at once; others do within seconds. */
  function forget(publicId: string): void {
    banners.forget(publicId);
    front.forget(`/embed/cs/${publicId}`);
  }

  const ofBanners = routes(cookieSolution, {
    read: ({ params }, exchange) => readBanner(exchange, banners, params.siteId),

    async save({ params, body }, exchange) {
      await saveBanner(exchange, params.siteId, body);
      return readBanner(exchange, banners, params.siteId);
    },

    async publish({ params }, exchange) {
      const { publicId, answer } = await publish(exchange, code, params.siteId);
      forget(publicId);
      return answer;
    },

    async takeOffline({ params }, exchange) {
      forget(await takeOffline(exchange, code, params.siteId));
      return readBanner(exchange, banners, params.siteId);
    },

    async putOnline({ params }, exchange) {
      forget(await putOnline(exchange, code, params.siteId));
      return readBanner(exchange, banners, params.siteId);
    },

    async delete({ params, query }, exchange) {
      forget(await removeBanner(exchange, code, params.siteId, query.evidence));
      return { deleted: true as const };
    },

    readPending: ({ params }, exchange) => readPending(exchange, params.siteId),

    async publishSite({ params, body }, exchange) {
      const { answer, publicIds } = await publishSite(exchange, code, params.siteId, body.only);
      for (const publicId of publicIds) forget(publicId);
      for (const { url } of answer.documents) front.forget(new URL(url).pathname.split('/', 3).join('/'));
      return answer;
    },

    versions: async ({ params }, context) => ({ versions: await readVersions(context, params.siteId) }),

    readVersion: ({ params }, context) => readVersion(context, params.siteId, params.number),

    async restore({ params }, exchange) {
      await restoreVersion(exchange, params.siteId, params.number);
      return readBanner(exchange, banners, params.siteId);
    },

    picture: ({ params }, context) => readPicture(context, params.siteId, params.number, params.picture),

    preview: ({ params, body }, exchange) => makePreview(exchange, code, params.siteId, body),

    upload: ({ params, body }, context) => upload(context, params.siteId, body),

    approvals: async ({ params }, exchange) => ({ approvals: await readApprovals(exchange, params.siteId) }),

    async startExperiment({ params }, exchange) {
      forget(await startExperiment(exchange, code, params.siteId));
      return readBanner(exchange, banners, params.siteId);
    },

    async stopExperiment({ params, body }, exchange) {
      forget(await stopExperiment(exchange, code, params.siteId, body.winner));
      return readBanner(exchange, banners, params.siteId);
    },

    vendorList: (_, context) => readVendorList(context),

    fetchVendorList: (_, context) => askForVendorList(context),

    script: ({ params, query }, exchange) => showScript(exchange, banners, front, params.file, query.lang),

    part: ({ params }, exchange) => showPart(exchange, banners, front, params.sha256),

    where: (_, exchange) => whereIs(exchange, geo),

    file: ({ params }, exchange) => showFile(exchange, banners, params.file),

    previewPage: ({ params }, exchange) => showPreview(exchange, params.token),
  });
  const ofProviders = routes(providerList, {
    read: (_, context) => readProviderList(context),
    fetch: (_, context) => askForProviderList(context),
  });
  return [...ofBanners, ...ofProviders];
}
