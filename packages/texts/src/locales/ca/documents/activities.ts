import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Dades que tractem directament',
  intro:
    'En les ocasions següents recollim directament dades personals, tant si hi intervé algun dels serveis indicats més avall com si no.',
  introAlone: 'Recollim dades personals en les ocasions següents.',
  requiredLabel: 'Obligació de facilitar les dades',
  kinds: {
    visit: {
      name: 'Visita del lloc web',
      nameApp: 'Ús de l’aplicació',
      purpose: 'Lliurar el que demaneu, mantenir-ho disponible i defensar-ho d’atacs',
      interest: 'Funcionament i seguretat de la tecnologia',
      required: 'Sí, per raons tècniques: sense l’adreça IP del vostre dispositiu no s’hi pot enviar res.',
    },
    contact: {
      name: 'Quan us poseu en contacte amb nosaltres',
      purpose: 'Llegir i respondre el vostre missatge',
      interest: 'Resposta a les persones que ens escriuen',
      required: 'No. Sense un mitjà de contacte, però, no podem respondre.',
    },
    account: {
      name: 'El vostre compte',
      purpose: 'Crear i gestionar el vostre compte i permetre-us iniciar-hi la sessió',
      interest: 'Accés propi per als usuaris registrats',
      required: 'Sí, si voleu un compte: no es pot crear sense les dades marcades com a obligatòries.',
    },
    orders: {
      name: 'Comandes i compres',
      purpose: 'Formalitzar i executar el contracte amb vós: comanda, pagament, lliurament, devolucions i garantia',
      interest: 'Gestió correcta de les comandes',
      required:
        'Sí, per al contracte: sense les dades marcades com a obligatòries no podem acceptar ni lliurar una comanda.',
    },
    newsletter: {
      name: 'Butlletí',
      purpose: 'Enviar el butlletí a qui l’ha demanat',
      interest: 'Informació als clients sobre ofertes pròpies similars',
      required: 'No. Sense una adreça de correu electrònic, però, no podem enviar el butlletí.',
    },
    comments: {
      name: 'Comentaris i aportacions',
      purpose: 'Publicar les vostres aportacions i evitar-ne usos indeguts',
      interest: 'Intercanvi obert amb els lectors, lliure d’usos indeguts',
      required: 'No. Sense les dades marcades com a obligatòries, però, no es pot publicar una aportació.',
    },
    bookings: {
      name: 'Reserves i cites',
      purpose: 'Concertar, confirmar i complir la cita o la reserva',
      interest: 'Gestió correcta de les reserves',
      required: 'Sí, per a la reserva: sense les dades marcades com a obligatòries no la podem fer.',
    },
    jobApplications: {
      name: 'Candidatures de feina',
      purpose: 'Examinar la vostra candidatura i decidir sobre ella',
      interest: 'Selecció de personal adequat',
      required:
        'Sí, en la mesura que les dades siguin necessàries per examinar la candidatura. Vós decidiu què hi afegiu.',
    },
    surveys: {
      name: 'Enquestes i opinions',
      purpose: 'Saber, per les vostres respostes, com podem millorar el que oferim',
      interest: 'Millora del que oferim',
      required: 'No. La participació és voluntària i no participar-hi no comporta cap desavantatge.',
    },
    accounting: {
      name: 'Factures i comptabilitat',
      purpose: 'Emetre factures, portar la comptabilitat i pagar els impostos tal com exigeix la llei',
      interest: 'Comptabilitat ordenada',
      required: 'Sí: la llei estableix què ha de contenir una factura.',
    },
    legalClaims: {
      name: 'Reclamacions',
      purpose: 'Formular, exercir o defensar reclamacions',
      interest: 'Exercici dels nostres drets i defensa davant de reclamacions',
      required: 'Només quan ho disposi una llei.',
    },
    other: {
      interest: 'Assoliment de la finalitat indicada més amunt',
      requiredYes: 'Sí. Sense les dades, el que es descriu aquí no és possible.',
      requiredNo: 'No. Podeu decidir no facilitar-les.',
    },
  },
};
