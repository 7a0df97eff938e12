import { topLevelDomains } from './top-level-domains.ts';

// In many scripts letters have combining marks: without \p{M}, no Hindi domain would match.
const label = /^[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*$/u;
const doubleHyphen = /--/;

/** Whether text is a label of a host name: letters or digits of any script, hyphens only between them. */
export function isLabel(text: string): boolean {
  return text.length <= 63 && label.test(text);
}

/** Like `isLabel`, without consecutive hyphens; only an encoded international label (`xn--…`) has them. */
export function isStrictLabel(text: string): boolean {
  return isLabel(text) && (!doubleHyphen.test(text) || text.startsWith('xn--'));
}

/** Whether lower-case text is an existing top-level domain: `com`, `museum`, `рф`, `xn--p1ai`. */
export function isTopLevelDomain(text: string): boolean {
  return topLevelDomains.has(text);
}

/** Whether lower-case text is a full domain name under an existing top-level domain. */
export function isHostName(text: string): boolean {
  const labels = labelsOf(text);
  return labels.length > 1 && labels.every(isLabel) && isTopLevelDomain(labels.at(-1) ?? '');
}

/** The labels of a host name; none if it is longer than a host name may be. */
export function labelsOf(host: string): readonly string[] {
  return host.length > 253 ? [] : host.split('.');
}
