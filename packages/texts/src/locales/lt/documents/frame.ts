import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Privatumo politika',
  titleSimplified: 'Privatumo politika trumpai',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Paskutinį kartą atnaujinta: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Taip',
  no: 'Ne',
  unknown: 'Nežinoma',
};
