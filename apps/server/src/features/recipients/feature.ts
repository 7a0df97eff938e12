import type { Feature } from '#platform/feature.ts';
import { recipientFileRoutes, recipientRoutes } from './routes.ts';

/** Those who get data, and the contracts with them. GDPR Art. 4(9), 26 and 28. */
export const recipients: Feature = { name: 'recipients', routes: [...recipientRoutes, ...recipientFileRoutes] };
