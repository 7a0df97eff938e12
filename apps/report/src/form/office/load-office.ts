import type { OfficeRefusal } from '@app/sealing';
import type { OfficeAnswer } from '@app/whistleblowing';
import { call } from '../send/api.ts';
import { readOffice, type Office } from './office.ts';

/** Fetches and checks an office. @throws CallFailed */
export async function loadOffice(id: string): Promise<Office | OfficeRefusal> {
  return readOffice(await call<OfficeAnswer>(`/offices/${id}`), id);
}

type OfficeHolder = { office: Office };

/** Fetches the office again, for one whose document has changed. Returns whether the new one is sound. */
export async function reloadOffice(shown: OfficeHolder): Promise<boolean> {
  try {
    const office = await loadOffice(shown.office.id);
    // Another first document would be another office.
    if (!('chain' in office) || office.chain.fingerprint !== shown.office.chain.fingerprint) return false;
    shown.office = office;
    return true;
  } catch {
    return false;
  }
}
