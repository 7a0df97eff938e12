import { advanced } from './cookie-solution/advanced.ts';
import { embedding } from './cookie-solution/embedding.ts';
import { history } from './cookie-solution/history.ts';
import { page } from './cookie-solution/page.ts';
import { pending, preview, publishing } from './cookie-solution/preview.ts';
import { settings } from './cookie-solution/settings.ts';

/** The configurator of the cookie banner. Loaded with its own page. */
export const cookieSolution = { page, settings, advanced, preview, publishing, pending, embedding, history } as const;
