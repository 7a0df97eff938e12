import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Piekrišana (VDAR 6. panta 1. punkta a) apakšpunkts)',
    contract:
      'Līguma ar Jums izpilde vai pasākumi, ko pieprasāt pirms tā noslēgšanas (VDAR 6. panta 1. punkta b) apakšpunkts)',
    legalObligation: 'Juridiska pienākuma izpilde (VDAR 6. panta 1. punkta c) apakšpunkts)',
    vitalInterests: 'Vitālu interešu aizsardzība (VDAR 6. panta 1. punkta d) apakšpunkts)',
    publicTask: 'Uzdevums, ko veic sabiedrības interesēs (VDAR 6. panta 1. punkta e) apakšpunkts)',
    legitimateInterests: 'Leģitīmās intereses (VDAR 6. panta 1. punkta f) apakšpunkts)',
  },
  short: {
    consent: 'Piekrišana',
    contract: 'Līgums',
    legalObligation: 'Juridisks pienākums',
    vitalInterests: 'Vitālas intereses',
    publicTask: 'Uzdevums sabiedrības interesēs',
    legitimateInterests: 'Leģitīmās intereses',
  },
  interests: {
    delivery: 'Ātra un uzticama satura piegāde',
    security: 'Aizsardzība pret uzbrukumiem, surogātpastu un ļaunprātīgu izmantošanu',
    fraud: 'Krāpšanas un tās radīto zaudējumu novēršana',
    errors: 'Kļūmju atklāšana un novēršana',
    answering: 'Atbildes uz pieprasījumiem un palīdzība lietotājiem',
    convenience: 'Ērta lietošana',
    accessibility: 'Izmantojamība pēc iespējas lielākam cilvēku skaitam',
    customers: 'Saziņas uzturēšana ar klientiem un iespējamiem klientiem',
    statistics: 'Zināšanas par to, kas un kā tiek izmantots, lai to uzlabotu',
    content: 'Pievilcīga satura un mūsu piedāvājuma pasniegšana',
    advertising: 'Mūsu piedāvājumu popularizēšana un zināšanas par tās sekmēm',
    recruiting: 'Piemērotu darbinieku atrašana',
    proof: 'Iespēja pierādīt, kādas izvēles ir izdarītas',
    operations: 'Efektīva mūsu organizācijas darbība',
  },
};
