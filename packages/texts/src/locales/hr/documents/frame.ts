import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Politika privatnosti',
  titleSimplified: 'Politika privatnosti ukratko',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Posljednje ažuriranje: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Da',
  no: 'Ne',
  unknown: 'Nije poznato',
};
