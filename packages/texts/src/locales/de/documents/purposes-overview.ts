import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Zwecke im Überblick',
  intro:
    'Die Tabelle nennt alle Zwecke, zu denen personenbezogene Daten verarbeitet werden, und wer dafür Daten erhält.',
  introBasis:
    'Die Tabelle nennt alle Zwecke, zu denen personenbezogene Daten verarbeitet werden, die Rechtsgrundlage und wer dafür Daten erhält.',
  caption: 'Zwecke, Rechtsgrundlagen und Empfänger',
  captionWithoutBasis: 'Zwecke und Empfänger',
  purpose: 'Zweck oder Anlass',
  basis: 'Rechtsgrundlage',
  recipients: 'Empfänger',
  generalOnly: 'Nur allgemeine Empfänger',
};
