import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Kuidas leping sõlmitakse',
    display: 'See, mida me veebiteenuses %{site} näitame, ei ole veel siduv pakkumus, vaid üleskutse esitada tellimus.',
    steps:
      'Enne tellimist näete, mida olete valinud, kui palju see maksab ja mida olete sisestanud, ning saate vigu parandada. Tellite, vajutades nuppu, millel on öeldud, et esitate tellimuse, millega kaasneb maksekohustus. See on teie pakkumus lepingu sõlmimiseks.',
    confirmation:
      'Kinnitame tellimuse kättesaamist viivitamata e-posti teel. Leping on sõlmitud, kui võtame tellimuse sõnaselgelt vastu, saadame kauba ära või anname teile juurdepääsu tellitule.',
    confirmationGoods:
      'Kinnitame tellimuse kättesaamist viivitamata e-posti teel. Leping on sõlmitud, kui võtame tellimuse sõnaselgelt vastu või saadame kauba ära.',
    confirmationDigital:
      'Kinnitame tellimuse kättesaamist viivitamata e-posti teel. Leping on sõlmitud, kui võtame tellimuse sõnaselgelt vastu või anname teile juurdepääsu tellitule.',
    storage:
      'Salvestame lepingu teksti ja saadame selle koos nende üldtingimustega teile e-postiga, et saaksite selle alles hoida.',
    languages: 'Lepingu võite sõlmida igas keeles, milles tellimist pakutakse.',
  },
  prices: {
    heading: 'Hinnad ja maksmine',
    shown: 'Kehtivad tellimisel näidatud hinnad.',
    withTax: 'Need sisaldavad käibemaksu ja kõiki muid hinna osi.',
    withoutTax: 'Käibemaks lisandub ja seda näidatakse eraldi.',
    currency: 'Hinnad on järgmises vääringus: %{currency}.',
    delivery: 'Kättetoimetamise kulud on näidatud enne tellimist.',
    methods: 'Makseviisid: %{methods}.',
    names: {
      card: 'krediit- või deebetkaart',
      paypal: 'PayPal',
      bankTransfer: 'pangaülekanne',
      directDebit: 'otsekorraldus',
      invoice: 'arve',
      wallet: 'digirahakott (näiteks Apple Pay või Google Pay)',
      cashOnDelivery: 'lunamakse',
      appStore: 'teie rakenduste poe konto',
    },
    due: 'Kui ei ole kokku lepitud teisiti, muutub makse sissenõutavaks lepingu sõlmimisel.',
    late: 'Ettevõtjad, kes maksavad hilinemisega, võlgnevad seaduses sätestatud viivise ja hüvitise sissenõudmiskulude eest, Euroopa Liidus vähemalt 40 eurot (direktiiv 2011/7/EL).',
    lateFrance:
      'Kui ettevõtja maksab hilinemisega, võlgneb ta meeldetuletuseta intressi määraga, mida Euroopa Keskpank kohaldas oma viimasele refinantseerimisoperatsioonile, suurendatuna kümne protsendipunkti võrra, ja kindlaksmääratud hüvitise 40 eurot sissenõudmiskulude eest (Prantsuse äriseadustiku artiklid L. 441-10 ja D. 441-5).',
    title: 'Kaup jääb kuni täieliku tasumiseni meie omandisse.',
  },
  subscription: {
    heading: 'Püsitellimused',
    period: 'Püsitellimus kestab tellimisel näidatud aja; kui seda ei ole näidatud, on kestus järgmine: %{period}.',
    shown: 'Püsitellimus kestab tellimisel näidatud aja.',
    renews: 'See pikeneb sama pika aja võrra, kui seda enne perioodi lõppu üles ei öelda.',
    renewsConsumers:
      'Tarbijatele tuletatakse eelseisvat pikenemist meelde nii, nagu nende suhtes kehtiv õigus ette näeb, ja nad võivad pikenenud lepingu varem lõpetada, kui see õigus seda lubab.',
    renewsGermany:
      'Tarbijaga sõlmitud leping ei pikene uueks perioodiks: kui seda enne perioodi lõppu üles ei öelda, jätkub see tähtajatult ja selle võib siis igal ajal ühekuulise etteteatamisega üles öelda (Saksa tsiviilseadustiku § 309 punkt 9).',
    france:
      'Tarbijatega sõlmitud lepingute kohta, mis pikenevad vaikimisi, näeb Prantsuse õigus ette, et järgmised tarbijaseadustiku artiklid tuleb täies ulatuses ära tuua (artikkel L. 215-4):',
    ends: 'Pärast seda aega lõpeb see ise ega pikene.',
    trial:
      'Kui teile antakse prooviaeg, on see tasuta ja selle pikkus on järgmine: %{period}. Kui te seda enne lõppu üles ei ütle, algab tasuline püsitellimus; ütleme seda enne prooviaja algust.',
    cancel: 'Püsitellimuse võite igal ajal üles öelda käimasoleva perioodi lõpust, siin: %{link}.',
    cancelText: 'püsitellimuse ülesütlemine',
    cancelByMail: 'Püsitellimuse võite igal ajal üles öelda käimasoleva perioodi lõpust, kirjutades meile: %{contact}.',
    prices:
      'Kui tõstame kehtiva püsitellimuse hinda, teatame teile sellest vähemalt %{days} ette ja kuni uue hinna kehtima hakkamiseni võite püsitellimuse tasuta üles öelda. Uus hind ei kehti kunagi perioodi kohta, mis on juba tasutud.',
    cause: 'Mõlema poole õigus leping mõjuval põhjusel üles öelda jääb alles.',
  },
};
