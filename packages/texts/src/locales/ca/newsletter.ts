import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Confirmeu la subscripció: %{list}',
      body: `Algú, esperem que vós, ha demanat al lloc web %{site} que s’enviï el butlletí «%{list}» a l’adreça %{email}.

Si heu estat vós, obriu aquesta pàgina i premeu el botó per confirmar-ho:

%{link}

L’enllaç deixa de funcionar en aquesta data: %{date}. Si no heu estat vós, no cal que feu res: sense la confirmació no s’envia cap butlletí i l’adreça se suprimeix.`,
    },
    confirmed: {
      subject: 'Subscripció confirmada: %{list}',
      body: `Heu confirmat que voleu rebre el butlletí «%{list}» del lloc web %{site} a l’adreça %{email}.

Us podeu donar de baixa en qualsevol moment, sense iniciar la sessió i sense donar cap explicació:

%{link}`,
    },
    claimed: {
      subject: 'Confirmeu la baixa: %{list}',
      body: `Algú, esperem que vós, ha demanat al lloc web %{site} que el butlletí «%{list}» no s’enviï més a l’adreça %{email}.

Per donar-vos de baixa, obriu aquesta pàgina i premeu el botó:

%{link}

Si no heu estat vós, no cal que feu res: continuareu rebent el butlletí.`,
    },
    replyTo: {
      subject: 'Respostes a %{list}: confirmeu l’adreça',
      body: `Les respostes al butlletí «%{list}» del lloc web %{site} han d’arribar a %{email}.

Si voleu rebre el que contestin els subscriptors, obriu aquesta pàgina i premeu el botó:

%{link}

Si no en sabeu res, no cal que feu res: sense la confirmació, cap correu no indicarà la vostra adreça. L’enllaç és vàlid durant set dies.`,
    },
  },
  confirm: {
    title: 'Confirmeu la subscripció',
    intro: 'Quan ho confirmeu, rebreu el butlletí «%{list}» del lloc web %{site} a l’adreça %{email}.',
    button: 'Confirma la subscripció',
    notMe: 'No he estat jo',
    until: 'Data límit per confirmar-ho: %{date}. Us podeu donar de baixa en qualsevol moment.',
  },
  confirmed: {
    title: 'La subscripció està confirmada',
    text: 'A partir d’ara rebreu el butlletí «%{list}» del lloc web %{site}. Us podeu donar de baixa en qualsevol moment.',
  },
  declined: {
    title: 'No us enviarem res',
    text: 'La sol·licitud s’ha cancel·lat i l’adreça s’ha suprimit. No cal que feu res més.',
  },
  expired: {
    title: 'Aquest enllaç ja no és vàlid',
    text: 'Ha caducat (data límit: %{date}), però en podem enviar un de nou a la mateixa adreça.',
    button: 'Envia un enllaç nou',
  },
  sentAgain: {
    title: 'Consulteu la safata d’entrada',
    text: 'Un enllaç nou va de camí a la mateixa adreça. Mireu també la carpeta de correu brossa.',
  },
  unsubscribe: {
    title: 'Baixa del butlletí',
    intro: 'L’adreça %{email} deixarà de rebre el butlletí «%{list}» del lloc web %{site}.',
    button: 'Dona’m de baixa',
  },
  unsubscribed: {
    title: 'Us heu donat de baixa',
    text: 'L’adreça %{email} ja no rep el butlletí «%{list}» del lloc web %{site}. La baixa ha tingut efecte immediat.',
    mistake: 'Ha estat un error?',
    button: 'Torna’m a subscriure',
  },
  replyTo: {
    title: 'Rebre les respostes a un butlletí',
    intro: 'Els subscriptors que responguin al butlletí «%{list}» del lloc web %{site} escriuran a %{email}.',
    button: 'Confirma l’adreça',
    decline: 'No ho vull',
    consequence: 'Fins que no ho confirmeu, cap correu no indica aquesta adreça.',
  },
  replyToConfirmed: {
    title: 'L’adreça està confirmada',
    text: 'A partir d’ara, les respostes al butlletí «%{list}» del lloc web %{site} arribaran a %{email}.',
  },
  replyToDeclined: {
    title: 'No rebreu respostes',
    text: 'Cap correu no indica %{email} i no es tornarà a preguntar a aquesta adreça.',
  },
  replyToExpired: {
    title: 'Aquest enllaç ja no és vàlid',
    text: 'Era vàlid durant set dies. Qui envia el butlletí «%{list}» pot fer que se n’enviï un de nou.',
  },
  notFound: {
    title: 'Aquest enllaç no funciona',
    text: 'Potser és incomplet o s’ha suprimit el contingut a què portava. Copieu l’enllaç sencer del correu.',
  },
  unavailable: {
    title: 'Ara mateix això no es pot fer',
    text: 'No s’ha canviat res. Torneu-ho a provar d’aquí a uns minuts.',
  },
  back: 'Torna a %{site}',
};
