import { topLevelDomains } from './top-level-domains.ts';

// Letters carry marks in many scripts: without \p{M} there would be no Hindi domain.
const label = /^[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*$/u;
const doubleHyphen = /--/;

/** Whether text is one part of a host name: letters or digits of any script, hyphens only between them. */
export function isLabel(text: string): boolean {
  return text.length <= 63 && label.test(text);
}

/** As `isLabel`, with single hyphens; only the coded form of an international label (`xn--…`) has two. */
export function isStrictLabel(text: string): boolean {
  return isLabel(text) && (!doubleHyphen.test(text) || text.startsWith('xn--'));
}

/** Whether text, in lower case, ends in a top-level domain that exists: `com`, `museum`, `рф`, `xn--p1ai`. */
export function isTopLevelDomain(text: string): boolean {
  return topLevelDomains.has(text);
}

/** Whether text, in lower case, is a full domain name under a top-level domain that exists. */
export function isHostName(text: string): boolean {
  const labels = labelsOf(text);
  return labels.length > 1 && labels.every(isLabel) && isTopLevelDomain(labels.at(-1) ?? '');
}

/** The parts between the dots; none if the name is longer than a host name may be. */
export function labelsOf(host: string): readonly string[] {
  return host.length > 253 ? [] : host.split('.');
}
