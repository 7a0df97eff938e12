import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Geltungsbereich',
    text: 'Diese Allgemeinen Geschäftsbedingungen (AGB) gelten für die Nutzung von %{site} und für die Verträge, die %{owner} darüber mit Ihnen schließt.',
    consumersOnly: 'Unser Angebot richtet sich an Verbraucher.',
    businessesOnly:
      'Unser Angebot richtet sich ausschließlich an Unternehmer, also an Personen, die in Ausübung ihrer gewerblichen, geschäftlichen, handwerklichen oder beruflichen Tätigkeit handeln, und an juristische Personen. Mit Verbrauchern schließen wir keine Verträge.',
    both: 'Unser Angebot richtet sich an Verbraucher und an Unternehmer. Bestimmungen, in denen von Verbrauchern die Rede ist, gelten nur für diese.',
    consumer:
      'Verbraucher ist jede natürliche Person, die zu Zwecken handelt, die außerhalb ihrer gewerblichen, geschäftlichen, handwerklichen oder beruflichen Tätigkeit liegen.',
    privacy:
      'Wie wir mit personenbezogenen Daten umgehen, erläutert die %{link}. Sie dient Ihrer Information: Sie müssen ihr nicht zustimmen, und die Zustimmung zu diesen AGB ist keine Einwilligung in die Verwendung Ihrer Daten.',
    privacyText: 'Datenschutzerklärung',
    privacyPlain:
      'Die Zustimmung zu diesen AGB ist keine Einwilligung in die Verwendung Ihrer personenbezogenen Daten; über diese informieren wir Sie gesondert.',
  },
  provider: {
    heading: 'Ihr Vertragspartner',
    text: 'Ihr Vertragspartner ist %{owner}.',
    representative: 'Vertreten durch',
    register: 'Registereintrag',
    registerEntry: '%{name}, %{number}',
    we: '„Wir“ steht in diesen AGB für %{owner}.',
  },
  offer: {
    heading: 'Unser Angebot',
    intro: 'Über %{site} bieten wir an:',
    kinds: {
      goods: 'Waren, die wir verkaufen und Ihnen liefern',
      digitalContent: 'digitale Inhalte, die Sie herunterladen oder abspielen',
      software: 'Software, die Sie über das Internet nutzen',
      marketplace: 'einen Online-Marktplatz, auf dem andere ihre Waren und Dienstleistungen anbieten',
      community: 'eine Community, deren Nutzer eigene Inhalte veröffentlichen',
      mobileApp: 'eine App für Mobilgeräte',
      information: 'Informationen, die Sie unentgeltlich lesen können',
    },
    description: 'Was Sie im Einzelnen erhalten, ergibt sich aus der Beschreibung beim jeweiligen Angebot.',
  },
  account: {
    heading: 'Ihr Benutzerkonto',
    truth:
      'Wenn Sie ein Benutzerkonto anlegen, machen Sie bitte wahrheitsgemäße Angaben und halten Sie diese auf dem aktuellen Stand.',
    secret:
      'Halten Sie Ihr Passwort geheim. Wenn Sie annehmen, dass eine andere Person Ihr Benutzerkonto nutzt, teilen Sie uns dies unverzüglich mit.',
    close:
      'Sie können Ihr Benutzerkonto jederzeit schließen. Noch laufende Verträge enden nach den für sie geltenden Bestimmungen.',
  },
  days: {
    notice: { one: '%{number} Tag', other: '%{number} Tagen' },
    before: { one: '%{number} Tag', other: '%{number} Tage' },
  },
};
