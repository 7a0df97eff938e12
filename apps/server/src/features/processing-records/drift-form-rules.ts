import type { DriftFacts, Finding } from './drift-rules.ts';

/**
 * A form for requests that documents name and nobody can open, and one that is published while documents name another address.
 * Without an address of the owner's own, documents name the published form by themselves. Rules P6, P13.
 */
export function formDrift({ facts, form: { url, isPublished } }: DriftFacts): readonly Finding[] {
  if (!facts || url === undefined) return [];
  const named = [facts.rightsContact?.url, facts.usStates?.optOutUrl].flatMap((address) => address ?? []);
  const promised = named.find((address) => isSame(address, url));
  if (!isPublished) return promised ? [{ code: 'form-not-published', register: { kind: 'text', text: promised } }] : [];
  const elsewhere = facts.rightsContact?.url;
  if (elsewhere === undefined || isSame(elsewhere, url)) return [];
  return [
    {
      code: 'form-not-named',
      register: { kind: 'text', text: elsewhere },
      other: { kind: 'text', text: url },
    },
  ];
}

/** Whether both lead to the same page; the language of a form is a query. */
function isSame(one: string, other: string): boolean {
  const pageOf = (address: string) => address.split(/[?#]/u)[0]?.replace(/\/$/u, '');
  return pageOf(one) === pageOf(other);
}
