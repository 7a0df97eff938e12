import { hashPassword } from '../src/platform/crypto/passwords.ts';
import type { Database } from '../src/platform/database/database.ts';
import { newId } from '../src/platform/database/ids.ts';
import { insertInvited, insertRoleGrant } from '../src/features/accounts/index.ts';
import { recordEvents, type Doer } from '../src/features/audit/index.ts';

export const dayMs = 86_400_000;

/** People of the example account. Whoever has a project is a guest: a client, who sees that project alone. */
const people = [
  { name: 'author', role: 'author', email: 'author@demo.example.com', locale: 'en' },
  { name: 'bergkraut', role: 'approver', email: 'bergkraut@demo.example.com', locale: 'de', project: 'Bergkraut' },
  { name: 'molo', role: 'approver', email: 'molo@demo.example.com', locale: 'it', project: 'Studio Molo' },
  { name: 'lakeside', role: 'analyst', email: 'lakeside@demo.example.com', locale: 'en', project: 'Lakeside Rentals' },
] as const;

export const demoGuests = people.map(({ email }) => email);
export type DemoPerson = (typeof people)[number]['name'] | 'owner';

/** Adds an author of the agency and a guest for each client, who joined seven weeks ago. Returns their ids by name. */
export async function addPeople(
  db: Database,
  now: Date,
  owner: Doer & { readonly id: string },
  projects: ReadonlyMap<string, string>,
  password: string,
): Promise<Map<DemoPerson, string>> {
  const { accountId } = owner;
  const passwordHash = await hashPassword(password);
  const ids = new Map<DemoPerson, string>([['owner', owner.id]]);
  const joined = new Date(now.getTime() - 49 * dayMs);
  for (const person of people) {
    const personId = newId(joined);
    ids.set(person.name, personId);
    const { email, locale, role } = person;
    const projectId = 'project' in person ? (projects.get(person.project) ?? null) : null;
    const who = { accountId, personId, email, passwordHash, name: email, locale, country: null, now: joined };
    await db.asSystem(async (tx) => {
      await insertInvited(tx, { ...who, emailDrip: null, emailNl: null, form: null });
      await insertRoleGrant(tx, { accountId, id: newId(joined), personId, role, projectId, createdAt: joined });
      await recordEvents(tx, joined, { accountId, id: personId }, 'invitation.accepted', [{ target: personId }]);
    });
  }
  return ids;
}
