import { leaveFor } from './leaving.ts';

const key = 'view-as';

/** Header of requests while an admin looks at the account as somebody else sees it, in this tab. */
export function viewAsHeader(): Readonly<Record<string, string>> {
  const personId = sessionStorage.getItem(key);
  return personId === null ? {} : { 'x-view-as': personId };
}

export function isViewingAs(): boolean {
  return sessionStorage.getItem(key) !== null;
}

/** Loads a page as another person of the account sees it. */
export function beginViewAs(personId: string, page: string): void {
  sessionStorage.setItem(key, personId);
  leaveFor(page);
}

/** Loads a page in the own view again. */
export function endViewAs(page: string): void {
  sessionStorage.removeItem(key);
  leaveFor(page);
}
