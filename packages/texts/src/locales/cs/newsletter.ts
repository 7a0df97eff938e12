import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Potvrďte prosím: %{list}',
      body: `Někdo – doufáme, že vy – požádal na webu %{site} o zasílání newsletteru „%{list}“ na adresu %{email}.

Pokud je žádost od vás, otevřete tuto stránku a potvrďte ji tlačítkem:

%{link}

Odkaz platí do %{date}. Pokud žádost od vás není, nemusíte nic dělat: bez potvrzení žádný newsletter nepošleme a adresu smažeme.`,
    },
    confirmed: {
      subject: 'Odběr je potvrzen: %{list}',
      body: `Vaše potvrzení jsme přijali: newsletter „%{list}“ webu %{site} budete dostávat na adresu %{email}.

Odhlásit se můžete kdykoli, bez přihlašování a bez udání důvodu:

%{link}`,
    },
    claimed: {
      subject: 'Potvrďte prosím odhlášení: %{list}',
      body: `Někdo – doufáme, že vy – požádal na webu %{site}, aby newsletter „%{list}“ už nechodil na adresu %{email}.

Chcete-li se odhlásit, otevřete tuto stránku a stiskněte tlačítko:

%{link}

Pokud žádost od vás není, nemusíte nic dělat: newsletter budete dostávat dál.`,
    },
    replyTo: {
      subject: 'Odpovědi na %{list}: potvrďte prosím adresu',
      body: `Odpovědi na newsletter „%{list}“ webu %{site} mají chodit na adresu %{email}.

Pokud chcete dostávat odpovědi odběratelů, otevřete tuto stránku a stiskněte tlačítko:

%{link}

Pokud o tom nic nevíte, nemusíte nic dělat: bez potvrzení žádný e-mail vaši adresu neuvede. Odkaz platí sedm dní.`,
    },
  },
  confirm: {
    title: 'Potvrďte odběr',
    intro: 'Po potvrzení budete na adresu %{email} dostávat newsletter „%{list}“ webu %{site}.',
    button: 'Potvrdit odběr',
    notMe: 'Žádost není ode mě',
    until: 'Potvrdit můžete do %{date}. Odhlásit se můžete kdykoli.',
  },
  confirmed: {
    title: 'Odběr je potvrzen',
    text: 'Od této chvíle budete dostávat newsletter „%{list}“ webu %{site}. Odhlásit se můžete kdykoli.',
  },
  declined: {
    title: 'Nic vám posílat nebudeme',
    text: 'Žádost byla zrušena a adresa smazána. Nic dalšího dělat nemusíte.',
  },
  expired: {
    title: 'Tento odkaz již neplatí',
    text: 'Platil do %{date}. Na stejnou adresu můžeme poslat nový.',
    button: 'Poslat nový odkaz',
  },
  sentAgain: {
    title: 'Podívejte se do e-mailové schránky',
    text: 'Na stejnou adresu vám posíláme nový odkaz. Podívejte se prosím i do složky s nevyžádanou poštou.',
  },
  unsubscribe: {
    title: 'Odhlášení odběru',
    intro: 'Na adresu %{email} už nebude chodit newsletter „%{list}“ webu %{site}.',
    button: 'Odhlásit odběr',
  },
  unsubscribed: {
    title: 'Odběr je odhlášen',
    text: 'Na adresu %{email} už newsletter „%{list}“ webu %{site} nezasíláme. Odhlášení platí okamžitě.',
    mistake: 'Byl to omyl?',
    button: 'Znovu odebírat',
  },
  replyTo: {
    title: 'Příjem odpovědí na newsletter',
    intro: 'Odběratelé, kteří odpovědí na newsletter „%{list}“ webu %{site}, budou psát na adresu %{email}.',
    button: 'Potvrdit adresu',
    decline: 'Nechci to',
    consequence: 'Dokud adresu nepotvrdíte, žádný e-mail ji neuvádí.',
  },
  replyToConfirmed: {
    title: 'Adresa je potvrzena',
    text: 'Odpovědi na newsletter „%{list}“ webu %{site} budou od této chvíle chodit na adresu %{email}.',
  },
  replyToDeclined: {
    title: 'Odpovědi vám chodit nebudou',
    text: 'Žádný e-mail neuvádí adresu %{email} a znovu se jí ptát nebudeme.',
  },
  replyToExpired: {
    title: 'Tento odkaz již neplatí',
    text: 'Platil sedm dní. Odesílatel newsletteru „%{list}“ si může nechat poslat nový.',
  },
  notFound: {
    title: 'Tento odkaz nefunguje',
    text: 'Možná není úplný, nebo byl smazán obsah, na který vedl. Zkopírujte prosím z e-mailu celý odkaz.',
  },
  unavailable: {
    title: 'Teď to nelze provést',
    text: 'Nic se nezměnilo. Zkuste to prosím znovu za několik minut.',
  },
  back: 'Zpět na web %{site}',
};
