import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Hvordan en aftale indgås',
    display: 'Det, vi viser på %{site}, er endnu ikke et bindende tilbud, men en opfordring til at bestille.',
    steps:
      'Før du bestiller, ser du, hvad du har valgt, hvad det koster, og hvad du har indtastet, og du kan rette fejl. Du bestiller ved at trykke på en knap, der angiver, at bestillingen medfører betalingspligt. Det er dit tilbud om at indgå en aftale.',
    confirmation:
      'Vi bekræfter straks pr. e-mail, at din bestilling er modtaget. Aftalen er indgået, når vi udtrykkeligt accepterer bestillingen, afsender varerne eller giver dig adgang til det, du har bestilt.',
    confirmationGoods:
      'Vi bekræfter straks pr. e-mail, at din bestilling er modtaget. Aftalen er indgået, når vi udtrykkeligt accepterer bestillingen eller afsender varerne.',
    confirmationDigital:
      'Vi bekræfter straks pr. e-mail, at din bestilling er modtaget. Aftalen er indgået, når vi udtrykkeligt accepterer bestillingen eller giver dig adgang til det, du har bestilt.',
    storage: 'Vi gemmer aftalens tekst og sender den til dig sammen med disse vilkår pr. e-mail, så du kan gemme den.',
    languages: 'Du kan indgå aftalen på hvert af de sprog, som bestillingen tilbydes på.',
  },
  prices: {
    heading: 'Priser og betaling',
    shown: 'De priser, der vises, når du bestiller, gælder.',
    withTax: 'De omfatter moms og alle andre dele af prisen.',
    withoutTax: 'Moms lægges til og vises særskilt.',
    currency: 'Priserne er angivet i følgende valuta: %{currency}.',
    delivery: 'Leveringsomkostninger vises, før du bestiller.',
    methods: 'Du kan betale på følgende måder: %{methods}.',
    names: {
      card: 'kredit- eller betalingskort',
      paypal: 'PayPal',
      bankTransfer: 'bankoverførsel',
      directDebit: 'direkte debitering',
      invoice: 'faktura',
      wallet: 'digital tegnebog (f.eks. Apple Pay eller Google Pay)',
      cashOnDelivery: 'efterkrav',
      appStore: 'din konto i appbutikken',
    },
    due: 'Medmindre andet er aftalt, forfalder betalingen, når aftalen indgås.',
    late: 'Erhvervsdrivende, der betaler for sent, skylder morarenter og kompensation for inddrivelsesomkostninger efter loven, i Den Europæiske Union mindst 40 euro (direktiv 2011/7/EU).',
    lateFrance:
      'Betaler en erhvervsdrivende for sent, skylder den erhvervsdrivende uden påkrav renter efter den sats, som Den Europæiske Centralbank anvendte ved sin seneste refinansieringstransaktion, med tillæg af ti procentpoint, og en fast kompensation på 40 euro for inddrivelsesomkostninger (artikel L. 441-10 og D. 441-5 i den franske handelslov).',
    title: 'Varerne forbliver vores ejendom, indtil de er fuldt betalt.',
  },
  subscription: {
    heading: 'Abonnementer',
    period: 'Et abonnement løber i den periode, der vises, når du bestiller det, og ellers i: %{period}.',
    shown: 'Et abonnement løber i den periode, der vises, når du bestiller det.',
    renews: 'Det fornyes for en ny periode af samme længde, medmindre det opsiges, før perioden udløber.',
    renewsConsumers:
      'Forbrugere mindes om en kommende fornyelse, som den lov, der gælder for dem, foreskriver, og kan opsige en fornyet aftale tidligere, hvor den lov tillader det.',
    renewsGermany:
      'En aftale med en forbruger fornyes ikke for en ny periode: Opsiges den ikke, før perioden udløber, fortsætter den på ubestemt tid og kan derefter til enhver tid opsiges med en måneds varsel (§ 309, nr. 9, i den tyske civillovbog).',
    france:
      'For aftaler med forbrugere, som fornyes stiltiende, foreskriver fransk ret, at følgende artikler i forbrugerloven gengives i deres helhed (artikel L. 215-4):',
    ends: 'Det ophører af sig selv efter denne periode og fornyes ikke.',
    trial:
      'Hvis du får en prøveperiode, er den gratis i: %{period}. Hvis du ikke opsiger abonnementet, før den udløber, begynder det betalte abonnement; det oplyser vi om, før du starter prøveperioden.',
    cancel: 'Du kan til enhver tid opsige abonnementet med virkning fra udløbet af den løbende periode her: %{link}.',
    cancelText: 'opsig abonnementet',
    cancelByMail:
      'Du kan til enhver tid opsige abonnementet med virkning fra udløbet af den løbende periode ved at skrive til %{contact}.',
    prices:
      'Hvis vi hæver prisen på et løbende abonnement, underretter vi dig mindst %{days} i forvejen, og du kan opsige abonnementet uden beregning, indtil den nye pris gælder. Den gælder aldrig for en periode, der allerede er betalt.',
    cause:
      'Hver af parternes ret til at ophæve aftalen ved væsentlig misligholdelse eller af en anden vægtig grund berøres ikke.',
  },
};
