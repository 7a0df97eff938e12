import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Za ljudi na Japonskem',
  scope:
    'Kadar velja japonski zakon o varstvu osebnih podatkov (Act on the Protection of Personal Information, APPI), ta razdelek dopolnjuje politiko zasebnosti.',
  operator: 'Podjetje, ki ravna z vašimi osebnimi podatki, je %{owner}; naslov je naveden zgoraj.',
  operatorWith:
    'Podjetje, ki ravna z vašimi osebnimi podatki, je %{owner} (zastopnik: %{representative}); naslov je naveden zgoraj.',
  purposes:
    'Nameni uporabe so tisti, ki so navedeni v tej politiki zasebnosti (člen 21 APPI). Brez vaše privolitve osebnih podatkov zunaj teh namenov ne uporabljamo, razen kadar to dovoljuje člen 18 APPI.',
  thirdParties:
    'Tretje osebe prejmejo osebne podatke z vašo privolitvijo ali kadar to dovoljuje člen 27 APPI. Ponudnikom, ki z njimi ravnajo v našem imenu v okviru namenov uporabe, so podatki zaupani (člen 27(5)(i) APPI).',
  foreign:
    'Z osebnimi podatki se ravna tudi v naslednjih državah zunaj Japonske: %{countries}. Na zahtevo vas obvestimo o varstvu osebnih podatkov v vsaki od njih in o ukrepih uporabnika podatkov (člen 28 APPI).',
  requests:
    'Zahtevate lahko, da vam sporočimo namene uporabe (člen 32 APPI), razkrijemo osebne podatke, ki jih hranimo o vas, in evidence o njihovem posredovanju tretjim osebam (člen 33 APPI), podatke popravimo, dopolnimo ali izbrišemo (člen 34 APPI) ter prenehamo z njihovo uporabo ali posredovanjem tretjim osebam ali jih uničimo (člen 35 APPI).',
  exercise:
    'Za takšne zahteve, za pritožbe in za informacije o ukrepih za varnost osebnih podatkov (člen 23 APPI) se obrnite na nas: %{contact}.',
  authority:
    'Pristojni organ je japonska komisija za varstvo osebnih podatkov (Personal Information Protection Commission, %{link}).',
};
