import type { Translated } from '../../../translated.ts';
import type { publishing as english } from '../../en/dashboard/publishing.ts';

export const publishing: Translated<typeof english> = {
  embedTitle: 'Verwalten & einbinden',
  embedDescription:
    'Bringen Sie das Dokument auf Ihre Website. Was Sie später veröffentlichen, erscheint dort von selbst.',
  toGenerator: 'Zurück zum Generator',
  notPublishedTitle: 'Noch nicht veröffentlicht',
  notPublishedText: 'Sobald das Dokument veröffentlicht ist, können Sie es einbinden.',
  changedNote: 'Das Dokument enthält noch nicht veröffentlichte Änderungen. Ihre Website zeigt Fassung %{number}.',

  hosted: 'Gehostete Seite',
  hostedText: 'Die Adresse des Dokuments. Verlinken Sie sie, wo immer Sie möchten.',
  open: 'Seite öffnen',
  copyAddress: 'Adresse kopieren',
  fullText: 'Vollständige Fassung',
  shortText: 'Kurzfassung',
  pdf: 'PDF',

  code: 'Code zum Einfügen',
  codeText: 'Kopieren Sie ihn in die Fußzeile jeder Seite.',
  language: 'Sprache',
  theme: 'Aussehen des Popups',
  themes: { theme2024: 'Aktuell: folgt hell und dunkel', theme2014: 'Klassisch: immer hell' },
  kinds: {
    overlay: {
      label: 'Popup',
      text: 'Ein Link, der das Dokument auf Ihrer Seite öffnet. Ohne Skript ist er ein einfacher Link.',
    },
    popup: { label: 'Fenster', text: 'Ein Link, der das Dokument in einem kleinen Fenster öffnet.' },
    link: { label: 'Link', text: 'Ein einfacher Link, ganz ohne Skript.' },
    inline: { label: 'Text', text: 'Der Text wird Teil Ihrer Seite, im Stil Ihrer Seite.' },
    iframe: { label: 'Frame', text: 'Die Seite in einem Rahmen, der mit dem Text wächst.' },
    html: {
      label: 'HTML-Kopie',
      text: 'Eine Kopie des Textes, wie er jetzt ist. Nach jeder Änderung müssen Sie sie ersetzen.',
    },
    react: { label: 'React', text: 'Eine Komponente für React.' },
  },
  codeFor: '%{kind}, %{language}',

  mail: 'Anleitung verschicken',
  mailText: 'An alle, die die Website bearbeiten. Sie erhalten die Adresse und den Code des Popups.',
  mailAddresses: 'E-Mail-Adressen',
  mailHint: 'Durch Kommas oder Zeilenumbrüche getrennt.',
  mailSend: 'Senden',
  mailSent: { one: 'An eine Adresse gesendet.', other: 'An %{number} Adressen gesendet.' },

  versionsTitle: 'Fassungen',
  versionsDescription: 'Jede Veröffentlichung bleibt erhalten, wie sie war, mit Datum und Fingerabdruck.',
  toVersions: 'Fassungen',
  version: 'Fassung',
  publishedOn: 'Veröffentlicht am',
  languages: 'Sprachen',
  fingerprint: 'Fingerabdruck',
  current: 'Aktuell',
  actions: 'Aktionen',
  openVersion: 'Fassung %{number} öffnen',
  compareTitle: 'Was sich geändert hat',
  from: 'Frühere Fassung',
  to: 'Spätere Fassung',
  draft: 'Jetziger Stand',
  numbered: 'Fassung %{number}',
  noChanges: 'Der Text ist gleich.',
  kindsOfChange: { added: 'Hinzugefügt', removed: 'Entfernt', changed: 'Geändert' },
  comparing: 'Wird verglichen',

  summary: 'Was sich änderte',
  inShort: 'In Kürze',
  consent: 'Einwilligung',
  consentNeeded: 'Eine neue Einwilligung ist nötig',
  consentNotNeeded: 'Keine neue Einwilligung nötig',

  outdated:
    'Gesetze oder unsere Texte haben sich geändert. Veröffentlichte Dokumente, die heute anders lauten können: %{count}',
  republish: 'Veröffentlichte Dokumente aktualisieren',
  republishing: 'Veröffentlichte Dokumente werden aktualisiert: %{done} von %{total}',
};
