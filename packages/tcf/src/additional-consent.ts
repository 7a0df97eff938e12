/** IDs of Google's ad technology providers outside of the vendor list. */
export type AdditionalConsent = {
  readonly consented: readonly number[];
  /** Providers that were shown, but not consented to. */
  readonly disclosed: readonly number[];
};

const mostLetters = 65_536;

/**
 * Formats `2~{consented}~dv.{disclosed}`, with IDs in ascending order and separated by dots. Consented providers are not
 * repeated as disclosed.
 *
 * @see Google, Additional Consent technical specification, version 2
 */
export function writeAdditionalConsent({ consented, disclosed }: AdditionalConsent): string {
  const yes = new Set(consented);
  const rest = disclosed.filter((id) => !yes.has(id));
  return `2~${ascending(yes).join('.')}~dv.${ascending(rest).join('.')}`;
}

/** Parses an Additional Consent string; undefined if it is malformed. Version 1 does not state who was disclosed. */
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
