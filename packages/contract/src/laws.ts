import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { countryCode } from './fields.ts';
import { regime } from './policy-shapes.ts';
import { areas, audience } from './sites.ts';

/** Values separated by commas. */
const list = <Items extends z.ZodType<unknown, string[]>>(items: Items) =>
  z
    .string()
    .max(400)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(items);

export const laws = {
  /** What an audience means for documents, before it is saved. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/laws',
    access: 'signed-in',
    summary: 'List the laws that privacy policies follow, by owner country and audience areas',
    query: z.object({
      /** Left out: nobody is named as the owner yet. */
      country: countryCode.optional(),
      areas: list(areas).describe('Areas, separated by commas'),
      usStates: list(audience.shape.usStates.unwrap()).optional().describe('US states, separated by commas'),
      children: z.enum(['true', 'false']).default('false'),
    }),
    answer: z.object({
      laws: z.array(
        regime.extend({
          /** Whether the document is written in its terms. Of each other law it has what differs, in a section. */
          main: z.boolean(),
        }),
      ),
    }),
  }),
};
