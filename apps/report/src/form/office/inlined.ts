import type { OfficeRefusal } from '@app/sealing';
import type { OfficeAnswer } from '@app/whistleblowing';
import { readOffice, type Office } from './office.ts';

/** The office within a form that was saved as one file; undefined on the page of a server. */
export function inlinedOffice(id: string): Office | OfficeRefusal | undefined {
  const text = document.querySelector('script[data-office]')?.textContent;
  if (!text) return undefined;
  const today = new Date().toISOString().slice(0, 10);
  // Written by the build from an answer of the server; its chain is checked like any other.
  return readOffice({ ...(JSON.parse(text) as OfficeAnswer), isOpen: true, today }, id);
}
