const key = 'view-as';

/** The person as whom an admin looks at the account in this tab; null: in the own view. */
export function viewedPerson(): string | null {
  return sessionStorage.getItem(key);
}

/** From the next page on, requests are answered as this person would be; null: in the own view. */
export function setViewedPerson(personId: string | null): void {
  if (personId === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, personId);
}
