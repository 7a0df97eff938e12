import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'Per als residents en estats dels EUA',
    intro:
      'Aquesta secció i les següents s’apliquen, a més de la resta d’aquesta política, als residents en els estats següents, en la mesura que la llei de privacitat dels consumidors de l’estat ens sigui aplicable: %{states}.',
    date: 'Descriuen el tractament que hem fet en els 12 mesos anteriors a la data d’aquesta política.',
  },
  collection: {
    heading: 'Categories de dades personals (estats dels EUA)',
    intro:
      'En aquests 12 mesos hem recollit les categories de dades personals següents. El temps de conservació de cada una resulta de les seves finalitats (vegeu la secció sobre la conservació).',
    sources: 'Fonts: %{sources}.',
    sourceYou: 'vós, quan ens doneu dades',
    sourceDevice: 'el vostre dispositiu i el vostre navegador, quan utilitzeu %{site}',
    sourceServices: 'els serveis indicats en aquesta política',
    caption: 'Categories recollides, amb les finalitats i els destinataris',
    category: 'Categoria',
    examples: 'Dades',
    purposes: 'Finalitats',
    disclosedTo: 'Comunicades a',
    soldOrShared: 'Venudes o compartides («sharing»)',
    categories: {
      identifiers: 'Identificadors',
      customerRecords: 'Registres de clients',
      protected: 'Característiques protegides per la llei',
      commercial: 'Informació comercial',
      biometric: 'Informació biomètrica',
      internetActivity: 'Activitat a internet o en altres xarxes electròniques',
      geolocation: 'Dades de geolocalització',
      audioVisual: 'Informació sonora, electrònica, visual o similar',
      professional: 'Informació professional o relativa a l’ocupació',
      inferences: 'Inferències i perfils',
      sensitive: 'Informació personal sensible',
      other: 'Altra informació personal',
    },
  },
  disclosure: {
    heading: 'Venda i compartició de dades personals (estats dels EUA)',
    neither:
      'En aquests 12 mesos no hem venut dades personals, ni les hem compartit o tractat per a publicitat dirigida.',
    shares:
      'En aquests 12 mesos s’han utilitzat dades per a publicitat dirigida, és a dir, publicitat triada segons l’activitat en diversos llocs web o aplicacions. Les lleis dels estats en diuen «compartició» (sharing), «publicitat dirigida» (targeted advertising) o, quan es rep a canvi alguna cosa de valor, «venda» (sale). Les dades s’han recollit a través de: %{services}.',
    sells: 'En aquests 12 mesos hem venut dades personals, en el sentit d’aquestes lleis, a: %{services}.',
    noOtherSale: 'A part d’això, no hem venut dades personals.',
    minors: 'No tenim coneixement efectiu que venguem o compartim dades personals de persones de menys de 16 anys.',
    minorsDirected:
      'Només venem o compartim dades personals de persones de menys de 16 anys amb el consentiment que exigeix la llei: el de les mateixes persones a partir dels 13 anys i, abans d’aquesta edat, el d’un dels pares o del tutor.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Avís: podem vendre les vostres dades personals sensibles.)',
    sensitiveLimited:
      'Utilitzem i comuniquem dades sensibles només per a finalitats respecte de les quals la llei no dona dret a limitar-ne l’ús (California Code of Regulations, title 11, § 7027(m)).',
    sensitiveFurther:
      'També utilitzem dades sensibles per a finalitats diferents de les previstes al California Code of Regulations, title 11, § 7027(m). Podeu limitar-ne l’ús: vegeu «Your Privacy Choices».',
    sensitiveConsent:
      'Quan la llei de l’estat exigeix el consentiment per tractar dades sensibles, només les tractem amb el vostre consentiment.',
  },
  choices: {
    heading: 'Your Privacy Choices – Les vostres opcions de privacitat (estats dels EUA)',
    intro:
      'Podeu oposar-vos en qualsevol moment, i sense tenir cap compte, a la venda i la compartició de les vostres dades i a la publicitat dirigida (opt-out):',
    link: 'en aquesta pàgina: %{link}',
    linkText: 'Your Privacy Choices',
    control: 'amb les opcions de privacitat disponibles a totes les pàgines',
    write: 'escrivint-nos: %{contact}',
    phone: 'trucant al %{phone}',
    gpc: 'amb el senyal «Global Privacy Control» del vostre navegador, que tractem com un opt-out per a aquest navegador i, si heu iniciat la sessió, per al vostre compte',
    time: 'Donem curs a un opt-out tan aviat com és possible, com a molt tard en 15 dies hàbils, i no us tornem a demanar l’autorització fins al cap de 12 mesos com a mínim.',
    doNotTrack: '%{site} no respon al senyal més antic «Do Not Track» dels navegadors.',
  },
  rights: {
    heading: 'Drets als estats dels EUA',
    intro: 'La taula indica, per a cada dret, els estats que el reconeixen per llei. Cada llei té excepcions.',
    caption: 'Drets per estat',
    right: 'Dret',
    where: 'Estats',
    all: 'Tots els estats indicats més amunt',
    allExcept: 'Tots els estats indicats més amunt, excepte %{states}',
    kinds: {
      access: 'Saber si tractem les vostres dades i accedir-hi',
      correct: 'Fer corregir les dades errònies',
      delete: 'Fer suprimir les dades',
      portability: 'Rebre les dades en un format portable',
      optOutSale: 'Oposar-se a la venda de dades',
      optOutAdvertising: 'Oposar-se a la publicitat dirigida',
      optOutProfiling:
        'Oposar-se a l’elaboració de perfils per a decisions amb efectes jurídics o igualment significatius',
      sensitiveConsent: 'Que les dades sensibles només es tractin amb consentiment',
      sensitiveLimit: 'Limitar o rebutjar l’ús de dades sensibles',
      thirdParties: 'Obtenir una llista dels tercers, o de les seves categories, a qui s’han comunicat dades',
      questionProfiling: 'Qüestionar el resultat de l’elaboració de perfils i fer que es torni a avaluar',
      appeal: 'Recórrer contra una denegació',
    },
    optOutSharing: 'Oposar-se a la publicitat dirigida (a Califòrnia: a la compartició)',
    noRetaliation: 'No us discriminem per exercir aquests drets.',
  },
  requests: {
    heading: 'Sol·licituds, verificació i recursos (estats dels EUA)',
    how: 'Adreceu les sol·licituds a: %{contact}.',
    phone: 'També podeu trucar al %{phone}.',
    verify:
      'Per a les sol·licituds d’accés, correcció o supressió hem de verificar la vostra identitat: comparem el que ens indiqueu amb les dades que tenim i no demanem més del que això exigeix. Per a un opt-out demanem només el que cal per donar-hi curs.',
    agent:
      'Podeu fer una sol·licitud per mitjà d’un representant autoritzat. Podem demanar una prova de l’autorització i, excepte per a un opt-out, demanar-vos que la confirmeu.',
    time: 'Responem en un termini de 45 dies. Quan sigui raonablement necessari, aquest termini es pot prorrogar una vegada 45 dies més; en aquest cas us n’informem en els primers 45 dies i us n’indiquem els motius.',
    iowa: 'A Iowa, el primer termini és de 90 dies.',
    california:
      'A Califòrnia, confirmem la recepció d’una sol·licitud d’accés, correcció o supressió en un termini de 10 dies hàbils.',
    appeal:
      'Si deneguem una sol·licitud, podeu presentar un recurs escrivint-nos (%{contact}) amb la paraula «appeal». Responem al recurs per escrit i motivadament en un termini de 45 dies, o de 60 dies si la llei del vostre estat ho permet. Si el recurs no prospera, podeu presentar una queixa al fiscal general (attorney general) del vostre estat.',
  },
  states: {
    AL: 'Alabama',
    CA: 'Califòrnia',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Florida',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Louisiana',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'Nou Hampshire',
    NJ: 'Nova Jersey',
    OK: 'Oklahoma',
    OR: 'Oregon',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virgínia',
  },
};
