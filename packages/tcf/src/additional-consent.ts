/** Ids of Google's ad technology providers outside of the vendor list. */
export type AdditionalConsent = {
  readonly consented: readonly number[];
  /** Shown, but not consented to. */
  readonly disclosed: readonly number[];
};

const mostLetters = 65_536;

/**
 * `2~{consented}~dv.{disclosed}`, ids ascending and parted by dots; whoever is consented to is not named as disclosed again.
 *
 * @see Google, Additional Consent technical specification, version 2
 */
export function writeAdditionalConsent({ consented, disclosed }: AdditionalConsent): string {
  const yes = new Set(consented);
  const rest = disclosed.filter((id) => !yes.has(id));
  return `2~${ascending(yes).join('.')}~dv.${ascending(rest).join('.')}`;
}

/** Undefined for what is no such string. Those of version 1 say nothing of who was disclosed. */
export function readAdditionalConsent(text: string): AdditionalConsent | undefined {
  if (text.length > mostLetters) return undefined;
  const [version, consented, disclosed, ...more] = text.split('~');
  if (consented === undefined || more.length > 0) return undefined;
  const yes = idsOf(consented);
  if (version === '1' && disclosed === undefined) return yes && { consented: yes, disclosed: [] };
  if (version !== '2' || !disclosed?.startsWith('dv')) return undefined;
  const rest = idsOf(disclosed.slice(2).replace(/^\./, ''));
  return yes && rest && { consented: yes, disclosed: rest };
}

function ascending(ids: Iterable<number>): readonly number[] {
  return [...new Set(ids)].toSorted((one, other) => one - other);
}

function idsOf(text: string): readonly number[] | undefined {
  if (text === '') return [];
  const ids = text.split('.').map((part) => (/^[1-9]\d{0,8}$/.test(part) ? Number(part) : 0));
  return ids.includes(0) ? undefined : ids;
}
