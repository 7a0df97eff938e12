import type { StoredGroup, StoredUser } from './queries.ts';

const schema = 'urn:ietf:params:scim:schemas:core:2.0:';
export const userSchema = `${schema}User`;
export const groupSchema = `${schema}Group`;
const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** A person as SCIM answers them (RFC 7643, 4.1). */
export function userResource(user: StoredUser, base: string): object {
  const { id, externalId, userName, displayName, givenName, familyName, email, active, createdAt, changedAt } = user;
  const name = { ...(givenName !== null && { givenName }), ...(familyName !== null && { familyName }) };
  return {
    schemas: [userSchema],
    id,
    ...(externalId !== null && { externalId }),
    userName,
    ...(displayName !== null && { displayName }),
    ...(Object.keys(name).length > 0 && { name }),
    emails: [{ value: email, type: 'work', primary: true }],
    active,
    meta: metaOf('User', createdAt, changedAt, `${base}/Users/${id}`),
  };
}

type Member = { readonly userId: string; readonly userName: string };

/** A group (RFC 7643, 4.2). Without members where they were not asked for. */
export function groupResource(group: StoredGroup, members: readonly Member[] | undefined, base: string): object {
  const { id, name, externalId, createdAt } = group;
  return {
    schemas: [groupSchema],
    id,
    ...(externalId !== null && { externalId }),
    displayName: name,
    ...(members && { members: members.map(({ userId, userName }) => ({ value: userId, display: userName })) }),
    meta: metaOf('Group', createdAt, createdAt, `${base}/Groups/${id}`),
  };
}

function metaOf(resourceType: string, createdAt: Date, changedAt: Date, location: string): object {
  return { resourceType, created: createdAt.toISOString(), lastModified: changedAt.toISOString(), location };
}

/** A page of a list (RFC 7644, 3.4.2). `startIndex` counts from 1. */
export function listAnswer(resources: readonly object[], totalResults: number, startIndex: number): object {
  return { schemas: [listSchema], totalResults, startIndex, itemsPerPage: resources.length, Resources: resources };
}
