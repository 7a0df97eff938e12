import type { Feature } from '#platform/feature.ts';
import { embedCode } from '../cookie-solution/index.ts';
import { signOffRoutes } from './routes.ts';

/** Publishing by approval: somebody asks, somebody else agrees to exactly what they were shown. */
export const signOff: Feature = {
  name: 'sign-off',
  create: ({ front, embeds }) => ({ routes: signOffRoutes(embedCode(embeds), front) }),
};
