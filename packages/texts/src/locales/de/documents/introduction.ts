import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Gegenstand dieser Datenschutzerklärung',
    site: 'Diese Datenschutzerklärung informiert Sie darüber, welche personenbezogenen Daten bei der Nutzung von %{site} zu welchen Zwecken und auf welcher Rechtsgrundlage verarbeitet werden, wer sie erhält, wie lange sie gespeichert werden und welche Rechte Sie haben.',
    app: 'Diese Datenschutzerklärung informiert Sie darüber, welche personenbezogenen Daten bei der Nutzung der App %{site} zu welchen Zwecken und auf welcher Rechtsgrundlage verarbeitet werden, wer sie erhält, wie lange sie gespeichert werden und welche Rechte Sie haben.',
    siteWithoutBasis:
      'Diese Datenschutzerklärung informiert Sie darüber, welche personenbezogenen Daten bei der Nutzung von %{site} zu welchen Zwecken verarbeitet werden, wer sie erhält, wie lange sie gespeichert werden und welche Rechte Sie haben.',
    appWithoutBasis:
      'Diese Datenschutzerklärung informiert Sie darüber, welche personenbezogenen Daten bei der Nutzung der App %{site} zu welchen Zwecken verarbeitet werden, wer sie erhält, wie lange sie gespeichert werden und welche Rechte Sie haben.',
    brief: 'Es gibt auch eine Kurzfassung: %{link}.',
    informs:
      'Sie dient Ihrer Information: Sie müssen ihr nicht zustimmen, und ihre Kenntnisnahme ist keine Einwilligung. Soweit wir Ihre Einwilligung benötigen, holen wir sie gesondert ein.',
    personalData:
      'Personenbezogene Daten sind alle Informationen, die sich auf eine identifizierte oder identifizierbare natürliche Person beziehen, etwa ein Name, eine E-Mail-Adresse oder die IP-Adresse eines Geräts.',
  },
  laws: {
    heading: 'Anwendbares Recht',
    intro: 'Wir verarbeiten personenbezogene Daten nach folgenden Vorschriften:',
    gdprEstablished:
      'Datenschutz-Grundverordnung, Verordnung (EU) 2016/679 (DSGVO), da wir im Europäischen Wirtschaftsraum niedergelassen sind (Art. 3 Abs. 1 DSGVO)',
    gdprAddressed:
      'Datenschutz-Grundverordnung, Verordnung (EU) 2016/679 (DSGVO), soweit wir %{site} Personen im Europäischen Wirtschaftsraum anbieten oder deren Nutzungsverhalten beobachten (Art. 3 Abs. 2 DSGVO)',
    ukEstablished:
      'UK GDPR (UK-DSGVO) und Data Protection Act 2018, da wir im Vereinigten Königreich niedergelassen sind',
    ukAddressed:
      'UK GDPR (UK-DSGVO) und Data Protection Act 2018, soweit wir %{site} Personen im Vereinigten Königreich anbieten oder deren Nutzungsverhalten beobachten',
    swissEstablished:
      'schweizerisches Bundesgesetz über den Datenschutz (DSG), da wir unseren Sitz in der Schweiz haben',
    swissAddressed:
      'schweizerisches Bundesgesetz über den Datenschutz (DSG), soweit sich die Verarbeitung in der Schweiz auswirkt (Art. 3 DSG)',
    usStates:
      'Verbraucherdatenschutzgesetze der im Abschnitt „%{section}“ genannten US-Bundesstaaten, für deren Einwohner und soweit das jeweilige Gesetz auf uns anwendbar ist',
  },
};
