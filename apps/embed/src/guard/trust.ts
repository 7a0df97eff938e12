import { guard, type Trust } from './joint.ts';

type TrustingPage = { trustedTypes?: { createPolicy(name: string, rules: Trust): Trust } };

/**
 * Marks a string as looked at, where the page asks for that. A page that restricts policies allows this one by its name:
 * `trusted-types candor`. Without it, strings are tried as they are. The policy is made when it is first needed, and once.
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
  // Or what the page takes for one.
  return (guard.trust?.[how]?.(text) ?? text) as string;
}
