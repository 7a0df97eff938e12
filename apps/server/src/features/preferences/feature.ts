import type { Feature } from '#platform/feature.ts';
import { preferenceRoutes } from './routes.ts';

export const preferences: Feature = { name: 'preferences', routes: preferenceRoutes };
