import { savedViews as endpoints } from '@app/contract';
import type { Feature } from '#platform/feature.ts';
import { routes } from '#platform/http/routes.ts';
import { addViews, readViews, removeView, saveView } from './service.ts';

/** Filters of lists that people save under names. */
export const savedViews: Feature = {
  name: 'saved-views',
  routes: routes(endpoints, {
    list: async ({ query }, context) => ({ views: await readViews(context, query.list) }),
    save: async ({ body }, context) => ({ views: await saveView(context, body) }),
    remove: async ({ query }, context) => ({ views: await removeView(context, query.list, query.name) }),
    add: async ({ body }, context) => ({ views: await addViews(context, body.list, body.views) }),
  }),
};
