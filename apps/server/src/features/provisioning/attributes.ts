import { isEmail, normalizeEmail } from '@app/contract';
import { ScimError } from './scim-error.ts';

/** What a directory says of a person, as far as it is kept. */
export type UserAttributes = {
  readonly userName: string;
  readonly externalId: string | null;
  readonly active: boolean;
  readonly displayName: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly email: string | null;
};

export const nobody: UserAttributes = {
  userName: '',
  externalId: null,
  active: true,
  displayName: null,
  givenName: null,
  familyName: null,
  email: null,
};

type Change = (user: UserAttributes, value: unknown) => UserAttributes;

const mostLetters = 320;

/** @throws ScimError `invalidValue` */
export function text(value: unknown, name: string): string {
  if (typeof value !== 'string' || value.length > mostLetters || /[\0-\u001F]/.test(value))
    throw new ScimError(400, 'invalidValue', `${name} has to be a text of at most ${mostLetters} characters.`);
  return value;
}

function optional(value: unknown, name: string): string | null {
  return value === null || value === undefined || value === '' ? null : text(value, name);
}

/** True and false; Entra writes them as texts, too. @throws ScimError `invalidValue` */
export function truth(value: unknown, name: string): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' && /^true$/i.test(value)) return true;
  if (typeof value === 'string' && /^false$/i.test(value)) return false;
  throw new ScimError(400, 'invalidValue', `${name} has to be true or false.`);
}

const emailOf = (value: unknown): string | null => {
  const given = optional(value, 'emails.value');
  if (given === null) return null;
  const email = normalizeEmail(given);
  if (!isEmail(email)) throw new ScimError(400, 'invalidValue', 'emails.value has to be an e-mail address.');
  return email;
};

/** The address of a list: the primary one, or that for work, or the first. */
function emailAmong(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const list = Array.isArray(value) ? value : [value];
  const entries = list.slice(0, 100).map(entryOf);
  const chosen =
    entries.find((entry) => isTrue(entry.get('primary'))) ??
    entries.find((entry) => entry.get('type') === 'work') ??
    entries[0];
  return chosen ? emailOf(chosen.get('value')) : null;
}

function isTrue(value: unknown): boolean {
  return value === true || (typeof value === 'string' && /^true$/i.test(value));
}

/** The attributes of an object, by their names in lower case: SCIM does not tell letters apart by their case. */
export function entryOf(value: unknown): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ScimError(400, 'invalidSyntax', 'An object was expected.');
  return new Map(Object.entries(value).map(([name, one]) => [name.toLowerCase(), one]));
}

/** All paths that change something. Names are in lower case; what is not here changes nothing, or is refused. */
export const userChanges: ReadonlyMap<string, Change> = new Map<string, Change>([
  ['username', (user, value) => ({ ...user, userName: text(value, 'userName') })],
  ['externalid', (user, value) => ({ ...user, externalId: optional(value, 'externalId') })],
  ['active', (user, value) => ({ ...user, active: truth(value, 'active') })],
  ['displayname', (user, value) => ({ ...user, displayName: optional(value, 'displayName') })],
  ['name.givenname', (user, value) => ({ ...user, givenName: optional(value, 'name.givenName') })],
  ['name.familyname', (user, value) => ({ ...user, familyName: optional(value, 'name.familyName') })],
  [
    'name',
    (user, value) => {
      const name = entryOf(value ?? {});
      return {
        ...user,
        givenName: optional(name.get('givenname'), 'name.givenName'),
        familyName: optional(name.get('familyname'), 'name.familyName'),
      };
    },
  ],
  ['emails', (user, value) => ({ ...user, email: emailAmong(value) })],
  ['emails.value', (user, value) => ({ ...user, email: emailOf(value) })],
]);

/** Attributes of the core schema that directories send by default, and that are not kept. */
export const passedOver: ReadonlySet<string> = new Set(
  `id schemas meta password groups roles entitlements x509certificates photos ims phonenumbers addresses title nickname
  profileurl usertype preferredlanguage locale timezone name.formatted name.middlename name.honorificprefix
  name.honorificsuffix emails.type emails.primary emails.display`.split(/\s+/),
);
