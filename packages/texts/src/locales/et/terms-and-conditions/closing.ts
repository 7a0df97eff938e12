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
    use: 'Veebiteenuse %{site} kasutamise suhtes kehtib nende üldtingimuste versioon, mis on sel ajal avaldatud.',
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
    consumersElsewhere:
      'Mujal elavad tarbijad võivad pöörduda ka nendesse kohtutesse, kuhu nende elukohariigi õigus lubab neil pöörduda.',
  },
  disputes: {
    heading: 'Vaidluste lahendamine',
    first: 'Kui te ei ole millegagi rahul, kirjutage meile: %{contact}. Otsime lahenduse.',
    none: 'Me ei ole kohustatud ega valmis osalema tarbijavaidluste kohtuvälise lahendamise menetluses.',
    unlessObliged:
      'Osaleme tarbijavaidluste kohtuvälise lahendamise menetluses üksnes siis, kui seadus meid selleks kohustab.',
    body: 'Osaleme tarbijavaidluste kohtuvälise lahendamise menetluses järgmises üksuses: %{body}.',
    france:
      'Tarbijad võivad sellesse üksusesse pöörduda tasuta, kui nad on kõigepealt püüdnud vaidlust meiega kirjaliku kaebusega lahendada, ja ühe aasta jooksul sellest kaebusest (Prantsuse tarbijaseadustiku artiklid L. 612-1 ja L. 612-2).',
    hungary:
      'Tarbijad võivad vaidluse anda lepituskomisjonile (békéltető testület). Meie asukohas on see: %{body}. Ungaris on pädev tarbija elukoha komisjon või muu, mille tarbija oma avalduses nimetab.',
    hungaryDuty:
      'Oleme seaduse järgi kohustatud selle menetluses koostööd tegema (1997. aasta tarbijakaitseseaduse nr CLV § 29).',
  },
  approval: {
    heading: 'Tingimuste eraldi heakskiitmine',
    text: 'Kliendid, kes ei ole tarbijad, kiidavad eraldi heaks järgmised nende üldtingimuste sätted, nagu nõuavad Itaalia tsiviilseadustiku artikli 1341 teine lõik ja artikkel 1342:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'käimasolevate digiteenuste muutmine',
      subscription: 'vaikimisi pikenemine ja hinna muutmine',
      conformity: 'kohustus kaup üle vaadata ja puudustest teatada; nõuete aegumine',
      marketplace: 'müüjate kasutusõiguse piiramine, peatamine ja lõpetamine',
      conduct: 'juurdepääsu piiramine ja blokeerimine',
      availability: 'teenuse katkestused',
      liability: 'meie vastutuse välistamine ja piiramine',
      termination: 'meie õigus leping lõpetada',
      changes: 'meie õigus neid üldtingimusi muuta',
      court: 'kohtualluvus',
    },
    separately:
      'Heakskiit antakse teise allkirjaga või internetis eraldi avaldusega, lahus nende üldtingimustega tervikuna nõustumisest.',
  },
  final: {
    heading: 'Lõppsäte',
    text: 'Kui nende üldtingimuste mõni säte on tühine, kohaldatakse selle asemel seadust; ülejäänud sätted jäävad kehtima.',
  },
};
