import { page } from '../core.ts';

/** Google's scripts tell a command from other entries by its being `arguments`. */
export function gtag(..._said: readonly unknown[]): void {
  (page.dataLayer ??= []).push(arguments);
}
