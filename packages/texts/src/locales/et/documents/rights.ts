import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Teie õigused',
  intro: 'Teie suhtes kehtiva õigusega ette nähtud ulatuses on teil järgmised õigused:',
  access: {
    name: 'Andmetega tutvumine',
    text: 'Võite teada saada, kas töötleme teie kohta andmeid, ja saada nendest koopia koos töötlemise üksikasjadega (IKÜM art 15).',
  },
  rectification: {
    name: 'Andmete parandamine',
    text: 'Võite lasta parandada ebaõiged ja täiendada mittetäielikud andmed (IKÜM art 16).',
  },
  erasure: {
    name: 'Andmete kustutamine',
    text: 'Võite lasta oma andmed kustutada, näiteks kui neid ei ole enam vaja või kui võtate nõusoleku tagasi (IKÜM art 17).',
  },
  restriction: {
    name: 'Töötlemise piiramine',
    text: 'Võite nõuda, et andmeid üksnes säilitataks ja muul viisil ei kasutataks, näiteks ajal, mil kontrollitakse nende õigsust (IKÜM art 18).',
  },
  notification: {
    name: 'Vastuvõtjate teavitamine',
    text: 'Teatame andmete parandamisest, kustutamisest või töötlemise piiramisest igale teie andmete vastuvõtjale, välja arvatud juhul, kui see on võimatu või nõuab ebaproportsionaalseid jõupingutusi; teie soovil ütleme, kes need vastuvõtjad on (IKÜM art 19).',
  },
  portability: {
    name: 'Andmete ülekandmine',
    text: 'Võite saada meile esitatud andmed struktureeritud, üldkasutatavas ja masinloetavas vormingus või lasta need edastada teisele vastutavale töötlejale, kui töötlemine põhineb nõusolekul või lepingul ja on automatiseeritud (IKÜM art 20).',
  },
  automated: {
    name: 'Üksnes automatiseeritud otsuste puudumine',
    text: 'Teil on õigus, et teie kohta ei tehtaks üksnes automatiseeritud töötlemisel põhinevat otsust, mis avaldab teile märkimisväärset mõju, välja arvatud juhul, kui seadus seda lubab; siis võite nõuda, et otsuse vaataks läbi inimene (IKÜM art 22).',
  },
  withdrawal: {
    name: 'Nõusoleku tagasivõtmine',
    text: 'Iga nõusoleku võite igal ajal tagasi võtta. Enne tagasivõtmist tehtu jääb seaduslikuks (IKÜM art 7 lg 3).',
  },
  deceased: {
    name: 'Surnud isikute andmed',
    france:
      'Võite anda juhiseid selle kohta, kuidas teie andmeid pärast teie surma säilitatakse, kustutatakse ja edastatakse (Prantsuse andmekaitseseaduse, 6. jaanuari 1978. aasta seaduse nr 78-17 art 85).',
    italy:
      'IKÜMi artiklites 15–22 sätestatud õigused surnud isiku andmete suhtes kuuluvad neile, kellel on selleks oma huvi, kes tegutsevad surnu volitatud esindajana tema kaitseks või kes tegutsevad kaitset väärivatel perekondlikel põhjustel (Itaalia isikuandmete kaitse seadustiku, seadusandliku dekreedi nr 196/2003 art 2-terdecies).',
    spain:
      'Surnud isiku sugulased ja pärijad ning need, kes jagasid temaga elu, võivad nõuda meilt selle isiku andmetega tutvumist ning nende parandamist või kustutamist, välja arvatud juhul, kui isik on seda sõnaselgelt keelanud või seadus sätestab teisiti (Hispaania orgaanilise seaduse 3/2018, LOPDGDD, art 3).',
  },
  objection: {
    heading: 'Õigus esitada vastuväiteid',
    reasons:
      'Kui töötleme teie andmeid õigustatud huvi alusel või avalikes huvides, võite oma konkreetsest olukorrast lähtudes igal ajal esitada vastuväite. Siis lõpetame töötlemise, välja arvatud juhul, kui tõendame mõjuvaid õiguspäraseid põhjuseid või vajame andmeid õigusnõuete jaoks (IKÜM art 21 lg 1).',
    marketing:
      'Oma andmete kasutamisele otseturunduseks võite esitada vastuväite igal ajal ja põhjendamata. Siis me neid sel eesmärgil enam ei kasuta (IKÜM art 21 lg 2 ja 3).',
  },
  exercise: {
    heading: 'Kuidas oma õigusi kasutada',
    write: 'Oma õiguste kasutamiseks pöörduge meie poole: %{contact}. Piisab ühest lausest; eraldi vormi ei ole vaja.',
    form: 'Oma õiguste kasutamiseks on siin %{link}. Võite meile ka kirjutada: %{contact}.',
    formText: 'taotluse vorm',
    answer:
      'Vastame tasuta ja põhjendamatu viivituseta, hiljemalt ühe kuu jooksul. Kui taotlused on keerukad või neid on palju, võib seda tähtaega pikendada kahe kuu võrra; siis teatame teile sellest esimese kuu jooksul ja põhjendame seda (IKÜM art 12).',
    identity: 'Lisateavet teie isiku tuvastamiseks küsime üksnes siis, kui meil on selles põhjendatud kahtlus.',
  },
  complaint: {
    heading: 'Kaebus järelevalveasutusele',
    gdpr: 'Kui leiate, et teie andmete töötlemine rikub õigusnorme, võite esitada kaebuse andmekaitse järelevalveasutusele, eelkõige liikmesriigis, kus on teie alaline elukoht või töökoht või kus väidetav rikkumine toimus (IKÜM art 77).',
    competent: 'Meie suhtes pädev asutus on:',
    competentOneOf:
      'Milline asutus on meie suhtes pädev, sõltub sellest, millises riigi osas on meie tegevuskoht. Need on asutused selles riigis (%{country}); võite pöörduda neist igaühe poole:',
    find: 'Kõigi Euroopa Majanduspiirkonna riikide asutused on loetletud siin: %{link}.',
    findText: 'Euroopa Andmekaitsenõukogu, liikmed',
    court: 'Võite pöörduda ka kohtusse (IKÜM art 79).',
    name: 'Asutus',
    address: 'Aadress',
    email: 'E-post',
    website: 'Veebisait',
  },
};
