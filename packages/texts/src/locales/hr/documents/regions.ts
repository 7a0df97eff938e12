import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Za osobe u Ujedinjenom Kraljevstvu',
    reading:
      'Ako ova politika privatnosti navodi članak GDPR-a, za obradu koju uređuje britanska Opća uredba o zaštiti podataka (UK GDPR) misli se na odgovarajući članak UK GDPR-a.',
    complainToUs:
      'Na način na koji se služimo vašim podacima možete nam podnijeti pritužbu: %{contact}. Primitak pritužbe potvrđujemo u roku od 30 dana, razmatramo je bez nepotrebnog odgađanja i obavješćujemo vas o ishodu (section 164A zakona Data Protection Act 2018).',
    complainToIco: 'Pritužbu možete podnijeti i tijelu za zaštitu podataka u Ujedinjenom Kraljevstvu:',
    adequacy:
      'Na prijenose iz Ujedinjenog Kraljevstva umjesto odluka Europske komisije primjenjuju se vlastiti propisi Ujedinjenog Kraljevstva o primjerenosti (adequacy regulations), a standardne ugovorne klauzule dopunjuje International Data Transfer Agreement (sporazum o međunarodnom prijenosu podataka) ili UK Addendum (britanski dodatak).',
  },
  switzerland: {
    heading: 'Za osobe u Švicarskoj',
    reading:
      'Ako ova politika privatnosti navodi pravne osnove i članke GDPR-a, to ne ograničava i ne zamjenjuje švicarski Savezni zakon o zaštiti podataka (FADP), koji opravdanje zahtijeva samo ako obrada povrjeđuje prava osobnosti.',
    countries: 'Države izvan Švicarske u kojima se obrađuju osobni podaci: %{countries}.',
    safeguards:
      'Savezno vijeće priznaje da primjerenu zaštitu pružaju, među ostalima, države Europskog gospodarskog prostora i Ujedinjeno Kraljevstvo (Prilog 1. Uredbi o zaštiti podataka) te Sjedinjene Američke Države za primatelje certificirane u okviru Swiss-US Data Privacy Framework. Drugdje se primjenjuju gore navedene standardne ugovorne klauzule u obliku koji je priznao švicarski Savezni povjerenik za zaštitu podataka i informiranje (FDPIC) (čl. 16. FADP-a).',
    noCountries: 'Usluge navedene u ovoj politici privatnosti obrađuju osobne podatke samo u Švicarskoj.',
    rights:
      'Možete zahtijevati pristup svojim podacima (čl. 25. FADP-a), njihovo izdavanje ili prijenos (čl. 28. FADP-a) te njihov ispravak, brisanje ili uništenje, a možete i prigovoriti njihovoj obradi ili otkrivanju (čl. 30. i 32. FADP-a). U pravilu odgovaramo u roku od 30 dana i besplatno.',
    authority: 'Povrede možete prijaviti nadležnom tijelu:',
  },
};
