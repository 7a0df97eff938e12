import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Privaatsuspoliitika',
  titleSimplified: 'Privaatsuspoliitika lühidalt',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Viimati ajakohastatud: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Jah',
  no: 'Ei',
  unknown: 'Ei ole teada',
};
