import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Què podeu fer',
    software:
      'Mentre duri el contracte, podeu utilitzar el programari per a vós o dins de la vostra pròpia organització. El dret no és exclusiu ni es pot transmetre.',
    content:
      'Podeu utilitzar per a vós els continguts digitals que hàgiu comprat, sense límit de temps llevat que l’oferta indiqui una altra cosa. El dret no és exclusiu ni es pot transmetre.',
    app: 'Podeu instal·lar l’aplicació als dispositius que us pertanyen o que controleu i utilitzar-la-hi.',
    limits:
      'No podeu copiar, cedir, llogar ni desmuntar el que us facilitem, ni eludir-ne la protecció, llevat que la llei ho permeti digui el que digui el contracte.',
  },
  conduct: {
    heading: 'Què no és permès',
    intro: 'Quan utilitzeu %{site}, no podeu:',
    rules: {
      law: 'infringir la llei o vulnerar drets de tercers',
      malware: 'difondre programes nocius o eludir mesures de seguretat',
      load: 'pertorbar-ne el funcionament, per exemple amb sol·licituds automatitzades que el sobrecarreguin',
      access: 'accedir sense permís a comptes o dades de tercers',
      resale: 'vendre’n l’accés a tercers, llevat que ho hàgim acordat',
    },
    measures:
      'Si infringiu aquestes regles, podem restringir o bloquejar el vostre accés, en la mesura que sigui proporcionat. Llevat dels casos urgents, us advertim abans.',
  },
  content: {
    heading: 'Els nostres continguts',
    text: 'Els textos, les imatges, els programes i les marques que hi ha a %{site} ens pertanyen a nosaltres o a qui ens els ha llicenciat. Podeu consultar-los i utilitzar-los per a ús privat; tota la resta requereix el nostre permís o una llei que ho permeti.',
  },
  information: {
    heading: 'Informació del lloc web',
    text: 'Preparem amb cura la informació que hi ha a %{site}. És de caràcter general, no constitueix assessorament sobre el vostre cas i pot estar desactualitzada.',
    links: 'Els titulars dels altres llocs web als quals enllacem són responsables dels seus continguts.',
  },
  availability: {
    heading: 'Disponibilitat',
    text: 'Posem una cura raonable perquè %{site} estigui disponible. Hi pot haver interrupcions per manteniment, per seguretat o per motius aliens al nostre control; quan és possible, anunciem les interrupcions més llargues.',
  },
  stores: {
    heading: 'Botigues d’aplicacions',
    parties:
      'Aquests termes s’acorden únicament entre vós i nosaltres. Som nosaltres, i no l’operador de la botiga d’aplicacions (%{stores}), els responsables de l’aplicació, del seu contingut, del manteniment i de l’assistència.',
    purchases:
      'Les compres a través d’una botiga d’aplicacions es regeixen també per les normes d’aquesta botiga sobre pagaments i reemborsaments. Conserveu els drets que la llei us reconeix davant de nosaltres.',
    apple:
      'Apple i les seves filials són tercers beneficiaris d’aquests termes i us en poden exigir el compliment. Confirmeu que no us trobeu en un país sotmès a un embargament dels Estats Units ni consteu en cap de les seves llistes de persones vetades.',
  },
};
