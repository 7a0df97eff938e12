import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Kasutamise lõpetamine',
    text: 'Võime kasutajakonto lõpetada mõjuval põhjusel, eelkõige nende üldtingimuste raske või korduva rikkumise korral, muul juhul %{days} ette teatades. Maksed aja eest, mil teenust enam ei osutata, tagastame, välja arvatud juhul, kui põhjustasite lõpetamise rikkumisega.',
    data: 'Enne lõppemist ja 30 päeva pärast seda saavad tarbijad tasuta alla laadida sisu, mille nad on loonud või esitanud.',
  },
  changes: {
    heading: 'Üldtingimuste muutmine',
    reasons:
      'Juba kehtivate lepingute puhul muudame neid üldtingimusi üksnes mõjuval põhjusel: õiguse muutumise, kohtu või asutuse otsuse, turvalisuse või uute, reegleid vajavate funktsioonide tõttu.',
    notice:
      'Muudatusest ja selle sisust teatame teile vähemalt %{days} enne selle kehtima hakkamist. Enne seda võite lepingu tasuta lõpetada. Kummagi poole põhikohustuse muutmiseks on vaja teie nõustumist.',
    versions:
      'Igal versioonil on kuupäev ning varasemad versioonid on kättesaadavad lehel, kus need üldtingimused on avaldatud.',
  },
  law: {
    heading: 'Kohaldatav õigus ja kohtud',
    law: 'Kohaldatakse järgmise riigi õigust: %{country}.',
    lawState: 'Kohaldatakse järgmise Ameerika Ühendriikide osariigi õigust ilma selle kollisiooninormideta: %{state}.',
    consumers:
      'Tarbijatele jääb alles kaitse, mille tagavad nende hariliku viibimiskoha riigi imperatiivsed sätted (määruse (EÜ) nr 593/2008 art 6, kui see kohaldub).',
    convention:
      'Suhetes ettevõtjatega ei kohaldata ÜRO konventsiooni kaupade rahvusvahelise ostu-müügi lepingute kohta.',
    court: 'Vaidlused ettevõtjatega lahendavad järgmise koha kohtud: %{place}.',
    consumerCourts:
      'Tarbijad, kes elavad Euroopa Majanduspiirkonnas, Šveitsis või Ühendkuningriigis, võivad pöörduda oma elukoha kohtusse ja nende vastu võib hagi esitada üksnes seal.',
  },
  disputes: {
    heading: 'Vaidluste lahendamine',
    first: 'Kui te ei ole millegagi rahul, kirjutage meile: %{contact}. Otsime lahenduse.',
    none: 'Me ei ole kohustatud ega valmis osalema tarbijavaidluste kohtuvälise lahendamise menetluses.',
    body: 'Osaleme tarbijavaidluste kohtuvälise lahendamise menetluses järgmises üksuses: %{body}.',
  },
  final: {
    heading: 'Lõppsäte',
    text: 'Kui nende üldtingimuste mõni säte on tühine, kohaldatakse selle asemel seadust; ülejäänud sätted jäävad kehtima.',
  },
};
