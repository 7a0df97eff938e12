import type { Translated } from '../../../translated.ts';
import type { frame as english } from '../../en/documents/frame.ts';

export const frame: Translated<typeof english> = {
  title: 'Politique de confidentialité',
  titleSimplified: 'La politique de confidentialité en bref',
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Dernière mise à jour : %{date}',
  remark: '%{name} (%{remark})',
  yes: 'Oui',
  no: 'Non',
  unknown: 'Non connu',
};
