import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Galetes i altres rastrejadors',
  intro:
    'Els rastrejadors són galetes (cookies), entrades a l’emmagatzematge local del navegador, identificadors de dispositius i tècniques similars que desen informació al vostre dispositiu o l’hi llegeixen.',
  necessary:
    'Els rastrejadors sense els quals no funcionaria una funció que demaneu s’utilitzen sense consentiment (%{provisions}).',
  consent:
    'Tots els altres rastrejadors es basen en el vostre consentiment. Podeu negar-lo i retirar-lo en qualsevol moment; el tractament fet fins aleshores continua sent lícit.',
  provisions: {
    union: 'article 5.3 de la Directiva 2002/58/CE',
    france: 'article 82 de la Llei francesa de protecció de dades, Llei núm. 78-17, de 6 de gener de 1978',
    germany: '§ 25 de la llei alemanya TDDDG',
    italy: 'article 122 del Codi italià de protecció de dades personals, Decret legislatiu núm. 196/2003',
    spain: 'article 22.2 de la Llei espanyola 34/2002, LSSI',
    unitedKingdom: 'regulation 6 de les Privacy and Electronic Communications Regulations 2003 del Regne Unit',
  },
  unitedKingdom:
    'Als dispositius situats al Regne Unit s’aplica la regulation 6 de les Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'Als dispositius situats a Suïssa s’aplica l’article 45c de la Llei suïssa de telecomunicacions: podeu rebutjar que es tractin dades al vostre dispositiu. Aquesta política us diu per a què serveix aquest tractament.',
  withdrawControl:
    'Per canviar o retirar la vostra elecció, utilitzeu les opcions de privacitat disponibles a totes les pàgines.',
  withdrawLink: 'Per canviar o retirar la vostra elecció: %{link}.',
  withdrawLinkText: 'les vostres preferències sobre rastrejadors',
  withdrawBrowser:
    'Per retirar el consentiment, elimineu els rastrejadors desats a la configuració del navegador o del dispositiu i bloquegeu-hi els nous. També us podeu posar en contacte amb nosaltres (%{contact}).',
  withdrawDevice:
    'A la configuració del navegador o del dispositiu podeu eliminar els rastrejadors desats i bloquejar-ne de nous.',
  policy: 'Quines galetes i altres rastrejadors s’utilitzen i com els podeu rebutjar s’explica a la %{link}.',
  policyText: 'política de galetes',
  listIntro: 'La taula enumera els rastrejadors pel nom. Un asterisc representa caràcters variables.',
  caption: 'Rastrejadors',
  name: 'Nom',
  service: 'Servei',
  purpose: 'Finalitat',
  duration: 'Termini de conservació',
  party: 'Instal·lat per',
  firstParty: 'El mateix lloc web o aplicació',
  thirdParty: 'Un tercer',
  unnamed: 'Poden utilitzar rastrejadors que no s’enumeren aquí pel nom: %{services}.',
};
