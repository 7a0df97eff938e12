import type { Feature } from '#platform/feature.ts';
import { hears } from '#platform/jobs/jobs.ts';
import { documentDeleted } from '../policies/index.ts';
import { documentPublished } from '../publishing/index.ts';
import { siteDeleted } from '../sites/index.ts';
import { publishedLists } from './download-list.ts';
import { embedCode } from './embed-code.ts';
import { hostedBanners } from './hosted.ts';
import { cookieSolutionJobs, followDocument, followDeletion, forgetBanner } from './listeners.ts';
import { cookieSolutionRoutes } from './routes.ts';
import { scriptRefusal } from './serve.ts';

export const cookieSolution: Feature = {
  name: 'cookie-solution',
  refusal: scriptRefusal,
  hears: [
    hears(siteDeleted, forgetBanner),
    hears(documentDeleted, followDeletion),
    hears(documentPublished, followDocument),
  ],
  create({ db, clock, front, geo, guard, embeds, lists = publishedLists }) {
    const code = embedCode(embeds);
    return {
      routes: cookieSolutionRoutes({ banners: hostedBanners(db, clock), front, code, geo }),
      jobs: cookieSolutionJobs({ code, guard, lists }),
    };
  },
};
