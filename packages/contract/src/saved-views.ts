import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { oneLine } from './fields.ts';

/** Lists whose filters can be saved. */
export const savedList = z.enum([
  'register',
  'requests',
  'deliveries',
  'audit',
  'assessments',
  'consents',
  'subjects',
  'subscriptions',
]);
export type SavedList = z.infer<typeof savedList>;

const search = z.string().max(2000).describe('The filters, as the page keeps them in its address');

/** Views at the last place are listed by name. */
export const lastPlace = 1_000_000;

const view = z.object({
  name: oneLine(60).min(1),
  search,
  place: z.int().min(0).max(lastPlace).describe('Views are listed by place; deleting one leaves a gap'),
});
export type SavedView = z.infer<typeof view>;

/** A list has no more, except those that were kept in browsers before. */
export const mostViews = 30;

const path = '/api/v1/saved-views';
const own = {
  access: 'signed-in',
  sessionOnly: true,
  audit: { none: 'Filters that people save for themselves are their own business' },
  rate: { by: 'person', points: 600, seconds: 600 },
} as const;
const answer = z.object({ views: z.array(view) });

/** Filters of lists that a person saved under names, in one account. */
export const savedViews = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'signed-in',
    sessionOnly: true,
    summary: 'List your saved views of a list',
    query: z.object({ list: savedList }),
    answer,
  }),
  save: endpoint({
    method: 'PUT',
    path,
    ...own,
    summary: 'Save a view of a list under a name',
    body: z.object({
      list: savedList,
      name: view.shape.name,
      search,
      replaces: search
        .nullable()
        .describe('The filters that are saved under this name, as far as you know; null: none. Otherwise 409'),
      place: view.shape.place.optional().describe('Default: the end'),
    }),
    answer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path,
    ...own,
    summary: 'Delete a view of a list',
    query: z.object({ list: savedList, name: view.shape.name }),
    answer,
  }),
  add: endpoint({
    method: 'POST',
    path,
    ...own,
    summary: 'Add views that a browser kept. A name that has other filters gets a number',
    body: z.object({ list: savedList, views: z.array(view.omit({ place: true })).max(mostViews) }),
    answer,
  }),
};
