import type { Translated } from '../../../../translated.ts';
import type { generator as english } from '../../../en/dashboard/policies/generator.ts';

export const generator: Translated<typeof english> = {
  types: {
    privacy_policy: 'Datenschutzerklärung',
    cookie_policy: 'Cookie-Richtlinie',
    terms_and_conditions: 'Allgemeine Geschäftsbedingungen',
  },
  status: { draft: 'Entwurf', changed: 'Änderungen nicht veröffentlicht', published: 'Veröffentlicht' },
  siteCrumb: 'Website',
  loading: 'Das Dokument wird geladen',
  panelsLabel: 'Ihre Angaben',
  panels: {
    services: 'Dienste',
    settings: 'Eigene Verarbeitung',
    permissions: 'Berechtigungen',
    links: 'Links',
    terms: 'Bedingungen',
    choices: 'Auswahl',
  },
  phone: { label: 'Ansicht', edit: 'Bearbeiten', check: 'Prüfen', preview: 'Vorschau' },
  versionLine: 'Fassung %{version} ist online',

  publish: {
    action: 'Veröffentlichen',
    again: 'Änderungen veröffentlichen',
    done: 'Fassung %{version} ist online.',
    unchanged: 'Es gab keine Änderungen: Fassung %{version} bleibt online.',
    openPage: 'Seite öffnen',
    embed: 'Verwalten & einbinden',
    firstTitle: 'Ihr Dokument ist online',
    firstText:
      'Unter dieser Adresse kann es jeder lesen. Binden Sie es als Nächstes in Ihre Website ein: als Link, als Schaltfläche oder als ganzen Text.',
    address: 'Öffentliche Adresse',
    later: 'Hier bleiben',
    incompleteTitle: 'Noch nicht bereit zur Veröffentlichung',
    incompleteText: {
      one: 'Eine Pflichtangabe fehlt. Das Gesetz verlangt sie, deshalb erfinden wir sie nicht.',
      other: '%{number} Pflichtangaben fehlen. Das Gesetz verlangt sie, deshalb erfinden wir sie nicht.',
    },
  },

  actions: {
    more: 'Weitere Aktionen',
    fullScreen: 'Vorschau im Vollbild',
    versions: 'Fassungen',
    embed: 'Verwalten & einbinden',
    openPage: 'Veröffentlichte Seite öffnen',
    deleteDocument: 'Dieses Dokument löschen …',
  },

  languages: {
    label: 'Sprachen des Dokuments',
    add: 'Sprache hinzufügen',
    addShort: 'Hinzufügen',
    manage: 'Sprachen',
    remove: '%{language} löschen …',
    added: '%{language} wurde hinzugefügt.',
    proposeTitle: '%{language} hinzufügen?',
    proposeText:
      'Das Dokument erhält einen vollständigen Text auf %{language}, verfasst aus denselben Angaben. Er geht mit der nächsten Veröffentlichung online.',
    unknown: 'In dieser Sprache können Dokumente noch nicht erstellt werden.',
    present: 'Das Dokument gibt es bereits auf %{language}.',
  },

  deletion: {
    languageTitle: '%{language} löschen?',
    languageText:
      'Der Text auf %{language} wird aus diesem Dokument gelöscht, und seine öffentliche Seite geht offline.',
    languageAction: 'Diese Sprache löschen',
    languageDone: '%{language} wurde gelöscht.',
    documentTitle: 'Dieses Dokument löschen?',
    documentText: 'Das Dokument wird in allen Sprachen gelöscht. Dienste und Einstellungen bleiben bei der Website.',
    documentAction: 'Dokument löschen',
    documentDone: 'Das Dokument wurde gelöscht.',
    pageGone: 'Seine öffentliche Adresse ist nicht mehr erreichbar, und was Sie eingebunden haben, bleibt leer.',
    linksBreak: 'Links und eingebundene Texte in dieser Sprache zeigen eine andere Sprache.',
    versionsGone: 'Alle veröffentlichten Fassungen werden gelöscht.',
    evidenceKept: 'Die Nachweise über Einwilligungen bleiben erhalten, weil Sie sie vielleicht vorlegen müssen.',
    evidence: 'Auch die Nachweise über Einwilligungen löschen',
    evidenceHint: 'Ohne sie können Sie nicht belegen, dass jemand eingewilligt hat (Art. 7 Abs. 1 DSGVO).',
  },

  preview: {
    title: 'Vorschau',
    label: 'Vorschau des Dokuments',
    variant: 'Form des Dokuments',
    complete: 'Vollständig',
    simplified: 'Vereinfacht',
    language: 'Sprache der Vorschau',
    fullScreen: 'Vorschau im Vollbild',
    frameTitle: 'Das Dokument, wie Besucher es sehen werden',
    updating: 'Die Vorschau wird aktualisiert',
    changed: { one: 'Ein Abschnitt geändert', other: '%{number} Abschnitte geändert' },
    cites: 'Vorgeschrieben durch',
  },

  boxes: {
    label: 'Was zu beachten ist',
    more: 'Alle %{count} anzeigen',
    fewer: 'Weniger anzeigen',
    assumedIntro:
      'Dazu haben Sie nichts angegeben, deshalb sagt das Dokument, was sich unbedenklich sagen lässt. Öffnen Sie einen Punkt, um etwas anderes anzugeben.',
  },

  failures: {
    adding: 'Der Dienst %{serviceId} konnte nicht hinzugefügt werden.',
    panel: 'Die Dienste konnten nicht neu geladen werden.',
    permissions: 'Die Berechtigungen konnten nicht neu geladen werden.',
    preview: 'Die Vorschau konnte nicht neu geladen werden. Bitte laden Sie die Seite neu.',
    removing: 'Ein Dienst konnte nicht entfernt werden.',
    places:
      'Die Orte der Verarbeitung (Länder) konnten nicht aktualisiert werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    restoring: 'Der Dienst konnte nicht zurückgeholt werden.',
    document: 'Dieses Dokument konnte nicht geladen werden.',
  },

  keyboard: {
    search: 'Dienste suchen',
    publish: 'Veröffentlichen',
    preview: 'Vorschau im Vollbild',
    saveFirst: 'Speichern Sie zuerst Ihre Eingaben, dann veröffentlichen Sie.',
    group: 'Dokument',
  },
};
