import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Privacy notice',
  titleSimplified: 'Privacy notice in brief',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Last updated: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Yes',
  no: 'No',
  unknown: 'Not known',
};
