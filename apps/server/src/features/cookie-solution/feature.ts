import { oncePerServer, type Feature } from '#platform/feature.ts';
import { hears } from '#platform/jobs/jobs.ts';
import { documentDeleted } from '../policies/index.ts';
import { documentPublished, documentShown } from '../publishing/index.ts';
import { siteDeleted } from '../sites/index.ts';
import { askToDescribe } from './describe.ts';
import { publishedLists } from './download-list.ts';
import { embedCode } from './embed-code.ts';
import { hostedBanners } from './hosted.ts';
import { bannerDeleted } from './jobs.ts';
import { cookieSolutionJobs, followDocument, followShown, forgetBanner } from './listeners.ts';
import { cookieSolutionRoutes } from './routes.ts';
import { scriptRefusal } from './serve.ts';

/** The banners that this server process serves, from memory. */
export const hostedBannersOf = oncePerServer(({ db, clock }) => hostedBanners(db, clock));

export const cookieSolution: Feature = {
  name: 'cookie-solution',
  refusal: scriptRefusal,
  jobs: [bannerDeleted],
  hears: [
    hears(siteDeleted, forgetBanner),
    hears(documentDeleted, followShown),
    hears(documentPublished, followDocument),
    hears(documentShown, followShown),
  ],
  create(deps) {
    const { services, front, geo, guard, embeds, lists = publishedLists } = deps;
    const code = embedCode(embeds);
    return {
      routes: cookieSolutionRoutes({ banners: hostedBannersOf(deps), front, code, geo }),
      jobs: cookieSolutionJobs({ code, guard, lists }),
      prepare: () => askToDescribe(services),
    };
  },
};
