import type { Translated } from '../../../translated.ts';
import type { cookieSolution as english } from '../../en/dashboard/cookie-solution.ts';
import { advanced } from './cookie-solution/advanced.ts';
import { embedding } from './cookie-solution/embedding.ts';
import { history } from './cookie-solution/history.ts';
import { page } from './cookie-solution/page.ts';
import { preview, publishing } from './cookie-solution/preview.ts';
import { settings } from './cookie-solution/settings.ts';

export const cookieSolution: Translated<typeof english> = {
  page,
  settings,
  advanced,
  preview,
  publishing,
  embedding,
  history,
};
