import { guard, type Trust } from './joint.ts';

type TrustingPage = { trustedTypes?: { createPolicy(name: string, rules: Trust): Trust } };

/**
 * Converts a string to a trusted value, if the page enforces Trusted Types. A page that restricts policies allows this
 * one by its name: `trusted-types candor`. Otherwise strings are used as they are. The policy is created once, when
 * first needed.
 * @see https://www.w3.org/TR/trusted-types/
 */
export function trust(text: unknown, how: keyof Trust): string {
  const same = (one: unknown) => one;
  try {
    const rules = { createHTML: same, createScript: same, createScriptURL: same };
    guard.trust ??= (window as TrustingPage).trustedTypes?.createPolicy('candor', rules);
  } catch {
    guard.trust = {};
  }
  // A trusted value, used where a string is expected.
  return (guard.trust?.[how]?.(text) ?? text) as string;
}
