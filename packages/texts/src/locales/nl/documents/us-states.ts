import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'Voor inwoners van Amerikaanse staten',
    intro:
      'Dit en de volgende onderdelen gelden, naast de rest van deze privacyverklaring, voor inwoners van de volgende staten, voor zover de wet inzake consumentenprivacy van de staat op ons van toepassing is: %{states}.',
    date: 'Ze beschrijven onze verwerking in de 12 maanden vóór de datum van deze privacyverklaring.',
  },
  collection: {
    heading: 'Categorieën persoonsgegevens (Amerikaanse staten)',
    intro:
      'In deze 12 maanden hebben wij de volgende categorieën persoonsgegevens verzameld. Hoe lang elke categorie wordt bewaard, volgt uit de doeleinden ervan (zie het onderdeel over de bewaring).',
    sources: 'Bronnen: %{sources}.',
    sourceYou: 'u, wanneer u ons gegevens verstrekt',
    sourceDevice: 'uw apparaat en browser, wanneer u %{site} gebruikt',
    sourceServices: 'de in deze privacyverklaring genoemde diensten',
    caption: 'Verzamelde categorieën, hun doeleinden en ontvangers',
    category: 'Categorie',
    examples: 'Gegevens',
    purposes: 'Doeleinden',
    disclosedTo: 'Verstrekt aan',
    soldOrShared: 'Verkocht of gedeeld',
    categories: {
      identifiers: 'Identificatoren',
      customerRecords: 'Klantgegevens',
      protected: 'Kenmerken die wettelijk tegen discriminatie zijn beschermd',
      commercial: 'Commerciële informatie',
      biometric: 'Biometrische informatie',
      internetActivity: 'Activiteit op internet of andere elektronische netwerken',
      geolocation: 'Locatiegegevens',
      audioVisual: 'Audio-, elektronische, visuele of soortgelijke informatie',
      professional: 'Informatie over beroep of werk',
      inferences: 'Afleidingen en profielen',
      sensitive: 'Gevoelige persoonsgegevens',
      other: 'Andere persoonsgegevens',
    },
  },
  disclosure: {
    heading: 'Verkoop en delen van persoonsgegevens (Amerikaanse staten)',
    neither:
      'In deze 12 maanden hebben wij geen persoonsgegevens verkocht, en hebben wij ze niet gedeeld of voor gerichte reclame verwerkt.',
    shares:
      'In deze 12 maanden zijn gegevens gebruikt voor gerichte reclame, dat wil zeggen reclame die wordt gekozen op basis van activiteit op meerdere websites of in meerdere apps. De wetten van de staten noemen dit “delen” (sharing), “gerichte reclame” (targeted advertising) of, wanneer daarvoor iets van waarde wordt ontvangen, “verkoop” (sale). De gegevens zijn verzameld via: %{services}.',
    sells: 'In deze 12 maanden hebben wij persoonsgegevens in de zin van deze wetten verkocht aan: %{services}.',
    noOtherSale: 'Daarbuiten hebben wij geen persoonsgegevens verkocht.',
    minors:
      'Het is ons niet daadwerkelijk bekend dat wij persoonsgegevens van personen jonger dan 16 jaar verkopen of delen.',
    minorsDirected:
      'Wij verkopen of delen persoonsgegevens van personen jonger dan 16 jaar alleen met de toestemming die de wet vereist: vanaf 13 jaar die van de persoon zelf, daarvóór die van een ouder of voogd.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Kennisgeving: wij verkopen mogelijk uw gevoelige persoonsgegevens.)',
    sensitiveLimited:
      'Wij gebruiken en verstrekken gevoelige gegevens alleen voor doeleinden waarvoor de wet geen recht geeft om het gebruik ervan te beperken (California Code of Regulations, title 11, § 7027(m)).',
    sensitiveFurther:
      'Wij gebruiken gevoelige gegevens ook voor andere doeleinden dan die van California Code of Regulations, title 11, § 7027(m). U kunt het gebruik ervan beperken: zie “Your Privacy Choices”.',
    sensitiveConsent:
      'Waar het recht van een staat toestemming vereist voor de verwerking van gevoelige gegevens, verwerken wij die alleen met uw toestemming.',
  },
  choices: {
    heading: 'Your Privacy Choices – uw privacykeuzes (Amerikaanse staten)',
    intro:
      'U kunt zich op elk moment en zonder account afmelden (opt-out) voor de verkoop en het delen van uw gegevens en voor gerichte reclame:',
    link: 'op deze pagina: %{link}',
    linkText: 'Your Privacy Choices',
    control: 'met de privacyinstellingen die op elke pagina beschikbaar zijn',
    write: 'door contact met ons op te nemen via %{contact}',
    phone: 'door te bellen naar %{phone}',
    gpc: 'met het signaal “Global Privacy Control” van uw browser, dat wij behandelen als een afmelding (opt-out) voor die browser en, als u bent ingelogd, voor uw account',
    time: 'Wij geven zo snel als haalbaar gevolg aan een afmelding (opt-out), uiterlijk binnen 15 werkdagen, en vragen u op zijn vroegst na 12 maanden om u weer aan te melden (opt-in).',
    doNotTrack: '%{site} reageert niet op het oudere signaal “Do Not Track” van browsers.',
  },
  rights: {
    heading: 'Rechten in Amerikaanse staten',
    intro: 'De tabel vermeldt welk recht de wetten van welke staten geven. Elke wet kent uitzonderingen.',
    caption: 'Rechten per staat',
    right: 'Recht',
    where: 'Staten',
    all: 'Alle hierboven genoemde staten',
    allExcept: 'Alle hierboven genoemde staten behalve %{states}',
    kinds: {
      access: 'Weten of wij uw gegevens verwerken, en daartoe toegang krijgen',
      correct: 'Onjuiste gegevens laten corrigeren',
      delete: 'Gegevens laten verwijderen',
      portability: 'Gegevens in een overdraagbaar formaat ontvangen',
      optOutSale: 'Zich afmelden voor de verkoop van gegevens',
      optOutAdvertising: 'Zich afmelden voor gerichte reclame',
      optOutProfiling:
        'Zich afmelden voor profilering ten behoeve van besluiten met rechtsgevolgen of vergelijkbare aanmerkelijke gevolgen',
      sensitiveConsent: 'Gevoelige gegevens alleen met toestemming laten verwerken',
      sensitiveLimit: 'Het gebruik van gevoelige gegevens beperken of weigeren',
      thirdParties: 'Een lijst krijgen van de derden, of van de categorieën derden, aan wie gegevens zijn verstrekt',
      questionProfiling: 'Het resultaat van profilering ter discussie stellen en opnieuw laten beoordelen',
      appeal: 'In beroep gaan tegen een afwijzing',
    },
    optOutSharing: 'Zich afmelden voor gerichte reclame (in Californië: voor het delen)',
    noRetaliation: 'Wij benadelen u niet omdat u deze rechten uitoefent.',
  },
  requests: {
    heading: 'Verzoeken, verificatie en beroep (Amerikaanse staten)',
    how: 'Verzoeken kunt u indienen via %{contact}.',
    phone: 'U kunt ook bellen naar %{phone}.',
    verify:
      'Bij verzoeken om kennisneming, correctie of verwijdering moeten wij nagaan wie u bent: wij vergelijken wat u ons meedeelt met de gegevens die wij hebben, en vragen niet meer dan daarvoor nodig is. Voor een afmelding (opt-out) vragen wij alleen wat nodig is om die uit te voeren.',
    agent:
      'U kunt een gemachtigde een verzoek voor u laten indienen. Wij kunnen om een bewijs van de machtiging vragen en, behalve bij een afmelding (opt-out), u vragen die te bevestigen.',
    time: 'Wij antwoorden binnen 45 dagen. Waar dat redelijkerwijs nodig is, kan deze termijn eenmaal met 45 dagen worden verlengd; wij laten u dat dan binnen de eerste 45 dagen weten en zeggen waarom.',
    iowa: 'In Iowa bedraagt de eerste termijn 90 dagen.',
    california:
      'In Californië bevestigen wij de ontvangst van een verzoek om kennisneming, correctie of verwijdering binnen 10 werkdagen.',
    appeal:
      'Als wij een verzoek afwijzen, kunt u in beroep gaan via %{contact}, onder vermelding van het woord “appeal”. Wij antwoorden op het beroep schriftelijk en gemotiveerd binnen 45 dagen, of binnen 60 dagen waar het recht van uw staat dat toestaat. Als het beroep niet slaagt, kunt u een klacht indienen bij de attorney general (procureur-generaal) van uw staat.',
  },
  states: {
    AL: 'Alabama',
    CA: 'Californië',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Florida',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Louisiana',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    OK: 'Oklahoma',
    OR: 'Oregon',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virginia',
  },
};
