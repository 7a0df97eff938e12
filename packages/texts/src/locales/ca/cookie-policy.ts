import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Política de galetes',
  about: {
    heading: 'De què tracta aquesta política de galetes',
    site: 'Aquesta política de galetes explica quines galetes i altres rastrejadors utilitza %{site}, per a què serveix cadascun, qui el pot llegir, quant de temps es manté al vostre dispositiu i com el podeu rebutjar.',
    app: 'Aquesta política de galetes explica quins rastrejadors utilitza l’aplicació %{site}, per a què serveix cadascun, qui el pot llegir, quant de temps es manté al vostre dispositiu i com el podeu rebutjar.',
    more: 'Què més es fa amb les dades personals, amb qui es comparteixen, on van i quins drets teniu s’explica a la %{link}.',
    moreText: 'política de privacitat',
  },
  what: {
    heading: 'Què són els rastrejadors',
    kinds: {
      cookie: 'Galetes (cookies)',
      cookieText:
        'Petits fitxers de text que un lloc web fa desar al navegador i que aquest li retorna en sol·licituds posteriors. Les galetes de sessió desapareixen en tancar el navegador; les altres, quan s’acaba el seu termini de conservació o quan les elimineu.',
      local: 'Emmagatzematge local',
      localText: 'Entrades que un lloc web desa en un espai del navegador i torna a llegir en una visita posterior.',
      app: 'Identificadors de dispositius',
      appText: 'Números pels quals una aplicació, o els serveis que té integrats, reconeixen el vostre dispositiu.',
    },
    parties:
      'Els rastrejadors s’anomenen propis quan s’estableixen per a l’adreça del lloc web que visiteu, i de tercers quan s’estableixen per a l’adreça d’algú altre.',
  },
  categories: {
    necessary: 'Rastrejadors estrictament necessaris',
    functionality: 'Rastrejadors de funcionalitat',
    experience: 'Rastrejadors per a una experiència millor',
    measurement: 'Rastrejadors de mesurament',
    marketing: 'Rastrejadors de màrqueting',
  },
  onlyWithConsent: 'Aquests rastrejadors només s’utilitzen si hi consentiu.',
  withoutConsent:
    'Aquests rastrejadors s’utilitzen sense consentiment, perquè sense ells no funcionaria una funció que demaneu.',
  used: 'Aquests rastrejadors s’utilitzen a %{site}.',
  provider: 'Proveïdor',
  purpose: 'Finalitat',
  duration: 'Termini de conservació',
  longest: 'Termini de conservació de tots els rastrejadors d’aquest servei: com a màxim, %{period}.',
  allSession: 'Tots els rastrejadors d’aquest servei s’eliminen en tancar el navegador o l’aplicació.',
  allIndefinite: 'Els rastrejadors d’aquest servei es mantenen fins que els elimineu.',
  unstated:
    'El proveïdor decideix quant de temps es mantenen els rastrejadors d’aquest servei; la seva pròpia política en dona més informació.',
  namesUnknown: 'No coneixem els noms de cadascun dels rastrejadors d’aquest servei.',
  caption: 'Rastrejadors: %{service}',
  name: 'Nom',
  storage: 'Tipus',
  storages: { cookie: 'Galeta', local: 'Emmagatzematge local', app: 'Identificador del dispositiu' },
  party: 'Instal·lat per',
  choices: {
    heading: 'Com podeu decidir',
    devices:
      'A la configuració del navegador podeu veure quines galetes i dades té desades, eliminar-les i bloquejar-ne de noves. Aquí s’explica com:',
    phones:
      'En un telèfon o una tauleta, la configuració del sistema us permet restablir o desactivar l’identificador de publicitat i decidir quines aplicacions poden seguir la vostra activitat.',
    consequence:
      'Si bloquegeu rastrejadors estrictament necessaris, és possible que %{site} deixi de funcionar en part.',
    optOuts: 'Alguns proveïdors ofereixen una forma pròpia d’exclusió (opt-out):',
    optOut: 'Exclusió: %{name}',
  },
  rights: {
    heading: 'Els vostres drets',
    text: 'Quan els rastrejadors tracten dades personals, teniu els drets que us dona la normativa de protecció de dades. Per exercir-los, poseu-vos en contacte amb nosaltres: %{contact}.',
    complain: 'També podeu presentar una reclamació a una autoritat de protecció de dades.',
  },
  none: {
    heading: 'Sense rastrejadors',
    text: '%{site} no utilitza cap servei que instal·li rastrejadors al vostre dispositiu.',
  },
  changes: {
    heading: 'Canvis en aquesta política de galetes',
    text: 'Quan canvien els rastrejadors, canvia també aquesta política de galetes. Cada versió porta la seva data, i les versions anteriors es poden obrir des de la pàgina on es publica.',
  },
};
