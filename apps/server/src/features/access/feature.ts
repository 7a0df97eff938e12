import type { Feature } from '#platform/feature.ts';
import { accessRoutes } from './routes.ts';

export const access: Feature = { name: 'access', routes: accessRoutes };
