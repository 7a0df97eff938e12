import type { OwnerData } from '@app/contract';

/** The people and companies that may stand beside the owner, each a group of fields of its own. */
export const contactGroups = [
  'dpo',
  'representative',
  'ukRepresentative',
  'swissRepresentative',
  'privacyOfficer',
] as const satisfies readonly (keyof OwnerData)[];
export type ContactGroup = (typeof contactGroups)[number];

/**
 * The field a link asks for, by its name in the form: `owner.dpo.email` is `dpo.email`. A group as a whole stands for its
 * name, and what does not exist for nothing.
 */
export function askedField(asked: string | null): string | undefined {
  const field = asked?.startsWith('owner.') ? asked.slice('owner.'.length) : asked;
  if (!field) return undefined;
  if (field === 'jointControllers') return 'jointControllers.0.name';
  if (field === 'register') return 'register.name';
  return contactGroups.some((group) => group === field) ? `${field}.name` : field;
}

/** What the form begins with: the owner as saved, with the group open in which a field is asked for. */
export function initialOwner(owner: OwnerData | null, field: string | undefined): Partial<OwnerData> {
  const group = contactGroups.find((each) => field?.startsWith(`${each}.`));
  const joint = field?.startsWith('jointControllers.') === true && !owner?.jointControllers?.length;
  return {
    ...owner,
    ...(group && !owner?.[group] ? { [group]: { name: '' } } : {}),
    ...(joint ? { jointControllers: [{ name: '' }] } : {}),
    ...(field?.startsWith('profession.') && !owner?.profession ? { profession: { title: '', rules: '' } } : {}),
  };
}

/**
 * The owner as it is saved: what was agreed with a joint controller counts as not said when it is said in no language,
 * and a part of another country is none of this one.
 */
export function savedOwner<O extends Pick<OwnerData, 'jointControllers' | 'part'> & { readonly country?: unknown }>({
  part,
  jointControllers,
  ...owner
}: O) {
  return {
    ...owner,
    ...(part?.startsWith(`${String(owner.country)}-`) ? { part } : {}),
    ...(jointControllers ? { jointControllers: jointControllers.map(withoutBlankText) } : {}),
  };
}

function withoutBlankText<J extends { readonly essence?: object | undefined }>({ essence, ...each }: J) {
  return essence && Object.keys(essence).length > 0 ? { ...each, essence } : each;
}
