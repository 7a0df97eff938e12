import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Mitä nämä ehdot koskevat',
    text: 'Näitä ehtoja sovelletaan palvelun %{site} käyttöön ja sopimuksiin, jotka %{owner} tekee kanssasi sen kautta.',
    consumersOnly: 'Tarjontamme on tarkoitettu kuluttajille.',
    businessesOnly:
      'Tarjontamme on tarkoitettu vain yrityksille eli henkilöille, jotka toimivat elinkeino- tai ammattitoiminnassaan, ja oikeushenkilöille. Emme tee sopimuksia kuluttajien kanssa.',
    both: 'Tarjontamme on tarkoitettu kuluttajille ja yrityksille. Kun jokin kohta koskee kuluttajia, sitä sovelletaan vain heihin.',
    consumer:
      'Kuluttaja on luonnollinen henkilö, joka toimii tarkoituksessa, joka ei kuulu hänen elinkeino- tai ammattitoimintaansa.',
    privacy:
      'Henkilötietojen käsittelystä kerrotaan täällä: %{link}. Sen tarkoitus on antaa tietoa; sinun ei tarvitse hyväksyä sitä, eikä näiden ehtojen hyväksyminen ole suostumus tietojesi käyttöön.',
    privacyText: 'tietosuojaseloste',
    privacyPlain:
      'Näiden ehtojen hyväksyminen ei ole suostumus henkilötietojesi käyttöön; siitä kerromme sinulle erikseen.',
  },
  provider: {
    heading: 'Keitä olemme',
    text: 'Sopimuskumppanisi on %{owner}.',
    representative: 'Edustaja',
    register: 'Rekisterimerkintä',
    registerEntry: '%{name}, %{number}',
    we: 'Näissä ehdoissa ”me” on %{owner}.',
  },
  offer: {
    heading: 'Mitä tarjoamme',
    intro: 'Palvelussa %{site} tarjoamme:',
    kinds: {
      goods: 'tavaroita, jotka myymme ja lähetämme sinulle',
      digitalContent: 'digitaalista sisältöä, jonka lataat tai toistat',
      software: 'ohjelmistoa, jota käytät internetissä',
      marketplace: 'markkinapaikan, jolla muut tarjoavat tavaroitaan ja palvelujaan',
      community: 'yhteisön, jonka käyttäjät julkaisevat omaa sisältöään',
      mobileApp: 'sovelluksen mobiililaitteille',
      information: 'tietoa, jota voit lukea maksutta',
    },
    description: 'Tarjouksen yhteydessä näytetystä kuvauksesta ilmenee, mitä tarkalleen saat.',
  },
  account: {
    heading: 'Käyttäjätilisi',
    truth: 'Jos avaat käyttäjätilin, anna oikeat tiedot ja pidä ne ajan tasalla.',
    secret:
      'Pidä salasanasi omana tietonasi. Jos uskot, että joku muu käyttää tiliäsi, ilmoita siitä meille viipymättä.',
    close:
      'Voit sulkea käyttäjätilisi milloin tahansa. Voimassa olevat sopimukset päättyvät niitä koskevien ehtojen mukaisesti.',
  },
  days: {
    notice: { one: '%{number} päivän', other: '%{number} päivän' },
    before: { one: '%{number} päivä', other: '%{number} päivää' },
  },
};
