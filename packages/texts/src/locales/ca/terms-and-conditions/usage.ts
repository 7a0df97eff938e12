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
    textBusinesses:
      'Els textos, les imatges, els programes i les marques que hi ha a %{site} ens pertanyen a nosaltres o a qui ens els ha llicenciat. Podeu consultar-los i utilitzar-los per als vostres propis fins; tota la resta requereix el nostre permís o una llei que ho permeti.',
  },
  entrusted: {
    heading: 'Dades personals que ens confieu',
    text: 'Quan els clients tracten dades personals amb el programari en l’exercici de la seva activitat, ells són els responsables del tractament i nosaltres el seu encarregat del tractament. Només tractem aquestes dades en virtut d’un contracte conforme amb l’article 28 del RGPD, que oferim a cadascun d’aquests clients.',
  },
  switching: {
    heading: 'Canvi de proveïdor',
    right:
      'Els clients poden en qualsevol moment canviar de proveïdor, traslladar-se a sistemes propis o fer suprimir les seves dades, amb un preavís de dos mesos com a màxim (article 25 del Reglament (UE) 2023/2854, Reglament de dades).',
    transition:
      'Un cop transcorregut el preavís, fem el canvi sense demora indeguda i en el termini de 30 dies. Si no és tècnicament viable, indiquem per què en els 14 dies hàbils següents a la sol·licitud i fixem un altre període, de set mesos com a màxim. El client pot prorrogar el període una vegada. Fins que s’acabi, prestem una assistència raonable, mantenim el servei amb la mateixa seguretat i assenyalem els riscos coneguts per a la seva continuïtat.',
    data: 'Totes les dades que el client hagi aportat o generat en utilitzar el servei es poden exportar en un format estructurat, d’ús comú i de lectura mecànica. Se n’exceptuen les dades sobre el funcionament intern del servei que siguin secrets comercials nostres, sempre que això no obstaculitzi el canvi. Les dades es poden recuperar durant un mínim de 30 dies després de la transició; després les suprimim.',
    end: 'El contracte s’acaba quan es completa el canvi o, si el client només vol la supressió de les dades, quan venç el preavís.',
    charges:
      'Fins a l’11 de gener de 2027 cobrem pel canvi, com a màxim, els costos que se’n derivin directament; després no cobrem res.',
    free: 'No cobrem res pel canvi.',
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
