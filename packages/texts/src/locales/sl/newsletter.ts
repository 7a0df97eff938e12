import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Potrdite prijavo: %{list}',
      body: `Nekdo, upamo, da vi, je na spletnem mestu %{site} naročil pošiljanje e-novic »%{list}« na naslov %{email}.

Če ste bili to vi, odprite to stran in s pritiskom na gumb potrdite prijavo:

%{link}

Rok za potrditev: %{date}. Če to niste bili vi, vam ni treba storiti ničesar: brez potrditve se e-novice ne pošiljajo, naslov pa se izbriše.`,
    },
    confirmed: {
      subject: 'Prijava je potrjena: %{list}',
      body: `Potrdili ste, da želite e-novice »%{list}« spletnega mesta %{site} prejemati na naslov %{email}.

Od njih se lahko kadar koli odjavite, brez vpisa v račun in brez navedbe razloga:

%{link}`,
    },
    claimed: {
      subject: 'Potrdite odjavo: %{list}',
      body: `Nekdo, upamo, da vi, je na spletnem mestu %{site} prosil, naj se e-novice »%{list}« ne pošiljajo več na naslov %{email}.

Če se želite odjaviti, odprite to stran in pritisnite gumb:

%{link}

Če to niste bili vi, vam ni treba storiti ničesar: e-novice boste prejemali še naprej.`,
    },
    replyTo: {
      subject: 'Odgovori na %{list}: potrdite naslov',
      body: `Odgovori na e-novice »%{list}« spletnega mesta %{site} naj bi prihajali na naslov %{email}.

Če želite prejemati odgovore naročnikov, odprite to stran in pritisnite gumb:

%{link}

Če o tem ne veste ničesar, vam ni treba storiti ničesar: brez potrditve nobeno sporočilo ne navede vašega naslova. Povezava velja sedem dni.`,
    },
  },
  confirm: {
    title: 'Potrdite prijavo',
    intro: 'Po potrditvi boste e-novice »%{list}« spletnega mesta %{site} prejemali na naslov %{email}.',
    button: 'Potrdi prijavo',
    notMe: 'To nisem jaz',
    until: 'Rok za potrditev: %{date}. Odjavite se lahko kadar koli.',
  },
  confirmed: {
    title: 'Prijava je potrjena',
    text: 'Odslej boste prejemali e-novice »%{list}« spletnega mesta %{site}. Odjavite se lahko kadar koli.',
  },
  declined: {
    title: 'Ničesar vam ne bomo poslali',
    text: 'Prijava je preklicana, naslov pa se izbriše. Nič drugega vam ni treba storiti.',
  },
  expired: {
    title: 'Ta povezava ni več veljavna',
    text: 'Njen rok je potekel (%{date}). Na isti naslov vam lahko pošljemo novo.',
    button: 'Pošlji novo povezavo',
  },
  sentAgain: {
    title: 'Preverite svojo e-pošto',
    text: 'Novo povezavo pošiljamo na isti naslov. Poglejte tudi v mapo z neželeno pošto.',
  },
  unsubscribe: {
    title: 'Odjava od e-novic',
    intro: 'E-novice »%{list}« spletnega mesta %{site} ne bodo več prihajale na naslov %{email}.',
    button: 'Odjavi me',
  },
  unsubscribed: {
    title: 'Odjavili ste se',
    text: 'E-novice »%{list}« spletnega mesta %{site} ne prihajajo več na naslov %{email}. Odjava je začela veljati takoj.',
    mistake: 'Je bila to pomota?',
    button: 'Znova me prijavi',
  },
  replyTo: {
    title: 'Prejemanje odgovorov na e-novice',
    intro: 'Naročniki, ki odgovorijo na e-novice »%{list}« spletnega mesta %{site}, bodo pisali na naslov %{email}.',
    button: 'Potrdi naslov',
    decline: 'Tega ne želim',
    consequence: 'Dokler naslova ne potrdite, ga nobeno sporočilo ne navaja.',
  },
  replyToConfirmed: {
    title: 'Naslov je potrjen',
    text: 'Odslej bodo odgovori na e-novice »%{list}« spletnega mesta %{site} prihajali na naslov %{email}.',
  },
  replyToDeclined: {
    title: 'Odgovorov ne boste prejemali',
    text: 'Nobeno sporočilo ne navaja naslova %{email} in tega naslova ne bomo več vprašali.',
  },
  replyToExpired: {
    title: 'Ta povezava ni več veljavna',
    text: 'Veljala je sedem dni. Pošiljatelj e-novic »%{list}« lahko naroči novo.',
  },
  notFound: {
    title: 'Ta povezava ne deluje',
    text: 'Morda je nepopolna ali pa je stran, na katero je vodila, izbrisana. Iz sporočila kopirajte celoten naslov.',
  },
  unavailable: {
    title: 'Tega trenutno ni mogoče storiti',
    text: 'Nič se ni spremenilo. Poskusite znova čez nekaj minut.',
  },
  back: 'Nazaj na spletno mesto %{site}',
};
