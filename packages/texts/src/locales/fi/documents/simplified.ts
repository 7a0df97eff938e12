import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Mitä käsitellään, mihin tarkoitukseen, ja kuka tiedot saa?',
    intro: 'Henkilötietoja käsitellään näihin tarkoituksiin, ja kunkin kohdalla mainitaan vastaanottajat.',
    data: 'Käsiteltävät tiedot',
  },
  where: {
    heading: 'Minne tiedot menevät?',
    text: 'Käsittelymaat: %{countries}.',
    safeguards:
      'Euroopan talousalueen ulkopuolella tietoja suojaavat täydellisessä tietosuojaselosteessa kuvatut suojatoimet.',
  },
  howLong: {
    heading: 'Kuinka kauan niitä säilytetään?',
    text: 'Niin kauan kuin tarkoitus edellyttää, tai pidempään, jos laissa niin säädetään. Täydellisessä tietosuojaselosteessa mainitaan kunkin tarkoituksen säilytysaika tai sen määrittämisperuste.',
  },
  choices: {
    heading: 'Mistä voit päättää?',
    consent: 'Voit kieltäytyä antamasta suostumusta tai peruuttaa sen milloin tahansa.',
    object:
      'Voit milloin tahansa vastustaa käsittelyä suoramarkkinointia varten sekä, tilanteeseesi liittyvällä perusteella, oikeutettuihin etuihin perustuvaa käsittelyä.',
    rights:
      'Voit tutustua tietoihisi, saada ne oikaistuiksi tai poistetuiksi, saada niiden käytön rajoitetuksi ja ottaa ne mukaasi.',
    usOptOut:
      'Täydellisessä tietosuojaselosteessa mainituissa Yhdysvaltain osavaltioissa voit kieltää tietojesi myynnin ja kohdennetun mainonnan.',
    noRetaliation: 'Oikeuksien käyttäminen ei maksa mitään, eikä siitä ole haittaa.',
    write: 'Ota meihin yhteyttä: %{contact}.',
    complain: 'Voit valittaa tietosuojaviranomaiselle.',
  },
  more: {
    heading: 'Mistä saat lisätietoja?',
    text: '%{policy} kaikki tämä kerrotaan yksityiskohtaisesti. Se koskee samaa käsittelyä, ja siinä on sama päiväys.',
    policy: 'Täydellisessä tietosuojaselosteessa',
  },
};
