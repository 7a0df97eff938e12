import { page } from '../core.ts';

/** Pushes a command. Google's scripts recognize commands because they are `arguments` objects. */
export function gtag(..._said: readonly unknown[]): void {
  (page.dataLayer ??= []).push(arguments);
}
