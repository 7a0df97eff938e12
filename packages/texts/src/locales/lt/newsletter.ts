import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Patvirtinkite prenumeratą: %{list}',
      body: `Kažkas – tikimės, kad Jūs, – svetainėje „%{site}“ paprašė siųsti naujienlaiškį „%{list}“ adresu %{email}.

Norėdami patvirtinti, kad tai buvote Jūs, atverkite šį puslapį ir paspauskite mygtuką:

%{link}

Patvirtinti galite iki %{date}, vėliau nuoroda nebegalios. Jei tai buvote ne Jūs, nieko daryti nereikia: nepatvirtinus naujienlaiškis nesiunčiamas, o adresas ištrinamas.`,
    },
    confirmed: {
      subject: 'Prenumerata patvirtinta: %{list}',
      body: `Patvirtinote, kad svetainės „%{site}“ naujienlaiškį „%{list}“ norite gauti adresu %{email}.

Prenumeratos galite atsisakyti bet kada, neprisijungę ir nenurodydami priežasties:

%{link}`,
    },
    claimed: {
      subject: 'Patvirtinkite prenumeratos atsisakymą: %{list}',
      body: `Kažkas – tikimės, kad Jūs, – svetainėje „%{site}“ paprašė naujienlaiškio „%{list}“ nebesiųsti adresu %{email}.

Norėdami atsisakyti prenumeratos, atverkite šį puslapį ir paspauskite mygtuką:

%{link}

Jei tai buvote ne Jūs, nieko daryti nereikia: naujienlaiškį gausite ir toliau.`,
    },
    replyTo: {
      subject: 'Atsakymai į %{list}: patvirtinkite adresą',
      body: `Atsakymai į svetainės „%{site}“ naujienlaiškį „%{list}“ turėtų būti siunčiami adresu %{email}.

Jei norite gauti prenumeratorių atsakymus, atverkite šį puslapį ir paspauskite mygtuką:

%{link}

Jei nieko apie tai nežinote, nieko daryti nereikia: be patvirtinimo nė viename laiške jūsų adresas nebus nurodytas. Nuoroda galioja septynias dienas.`,
    },
  },
  confirm: {
    title: 'Patvirtinkite prenumeratą',
    intro: 'Patvirtinus svetainės „%{site}“ naujienlaiškis „%{list}“ bus siunčiamas adresu %{email}.',
    button: 'Patvirtinti prenumeratą',
    notMe: 'Tai buvau ne aš',
    until: 'Patvirtinti galite iki %{date}, o prenumeratos atsisakyti – bet kada.',
  },
  confirmed: {
    title: 'Prenumerata patvirtinta',
    text: 'Nuo šiol gausite svetainės „%{site}“ naujienlaiškį „%{list}“. Prenumeratos galite atsisakyti bet kada.',
  },
  declined: {
    title: 'Jums nieko nesiųsime',
    text: 'Prašymas atšauktas, o adresas ištrinamas. Daugiau nieko daryti nereikia.',
  },
  expired: {
    title: 'Ši nuoroda nebegalioja',
    text: 'Ją reikėjo atverti iki %{date}, tačiau tuo pačiu adresu galime atsiųsti naują.',
    button: 'Siųsti naują nuorodą',
  },
  sentAgain: {
    title: 'Patikrinkite savo el. paštą',
    text: 'Tuo pačiu adresu siunčiame naują nuorodą. Pažiūrėkite ir šlamšto aplanke.',
  },
  unsubscribe: {
    title: 'Prenumeratos atsisakymas',
    intro: 'Svetainės „%{site}“ naujienlaiškis „%{list}“ nebebus siunčiamas adresu %{email}.',
    button: 'Atsisakyti prenumeratos',
  },
  unsubscribed: {
    title: 'Prenumeratos atsisakyta',
    text: 'Svetainės „%{site}“ naujienlaiškis „%{list}“ adresu %{email} nebesiunčiamas. Atsisakymas įsigaliojo iš karto.',
    mistake: 'Atsisakėte per klaidą?',
    button: 'Prenumeruoti iš naujo',
  },
  replyTo: {
    title: 'Gauti atsakymus į naujienlaiškį',
    intro: 'Prenumeratoriai, atsakantys į svetainės „%{site}“ naujienlaiškį „%{list}“, rašys adresu %{email}.',
    button: 'Patvirtinti adresą',
    decline: 'Aš to nenoriu',
    consequence: 'Kol nepatvirtinsite, nė viename laiške šis adresas nenurodomas.',
  },
  replyToConfirmed: {
    title: 'Adresas patvirtintas',
    text: 'Nuo šiol atsakymai į svetainės „%{site}“ naujienlaiškį „%{list}“ siunčiami adresu %{email}.',
  },
  replyToDeclined: {
    title: 'Atsakymų negausite',
    text: 'Nė viename laiške nenurodomas adresas %{email}, ir jo daugiau nebus klausiama.',
  },
  replyToExpired: {
    title: 'Ši nuoroda nebegalioja',
    text: 'Ji galiojo septynias dienas. Naujienlaiškio „%{list}“ siuntėjas gali paprašyti naujos.',
  },
  notFound: {
    title: 'Ši nuoroda neveikia',
    text: 'Galbūt ji nukopijuota ne visa arba jau ištrinta tai, į ką ji vedė. Nukopijuokite iš laiško visą adresą.',
  },
  unavailable: {
    title: 'Šiuo metu to padaryti negalima',
    text: 'Niekas nepasikeitė. Bandykite dar kartą po kelių minučių.',
  },
  back: 'Grįžti į svetainę „%{site}“',
};
