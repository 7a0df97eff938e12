import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Πολιτική απορρήτου',
  titleSimplified: 'Πολιτική απορρήτου με λίγα λόγια',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Τελευταία ενημέρωση: %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Ναι',
  no: 'Όχι',
  unknown: 'Άγνωστο',
};
