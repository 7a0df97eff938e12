import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Kar objavite',
    yours: 'Kar objavite, ostane vaše. Za to odgovarjate in morate imeti ustrezne pravice.',
    licence:
      'Dokler je vsebina objavljena, nam brezplačno in brez krajevne omejitve dovoljujete, da jo shranimo, jo v spletni storitvi %{site} prikazujemo drugim in spreminjamo njeno obliko, kadar to zahteva tehnika. Dovoljenje preneha, ko vsebino izbrišete, razen za kopije, ki so jih drugi zakonito izdelali.',
    rulesIntro: 'Objaviti ne smete:',
    rules: {
      illegal: 'ničesar, kar krši zakon ali poziva h kršitvi zakona',
      rights: 'ničesar, kar krši avtorske pravice, znamke, zasebnost ali druge pravice drugih',
      hate: 'sovraštva, groženj, nadlegovanja ali poveličevanja nasilja',
      children: 'ničesar, kar škoduje mladoletnim osebam ali jih seksualizira',
      deception: 'prevar, neželene pošte ali škodljivih programov',
      data: 'osebnih podatkov drugih, če do tega niste upravičeni',
    },
    ownIntro: 'Poleg tega veljajo naslednja pravila:',
  },
  moderation: {
    heading: 'Kako ravnamo z vsebino, ki krši pravila',
    notice:
      'Vsebino nam lahko prijavi kdor koli: %{contact}. Navedite, za katero vsebino gre, kje je in zakaj menite, da je nezakonita ali krši ta pravila, ter svoje ime in elektronski naslov, razen kadar gre za spolno zlorabo otrok. Prejem potrdimo, odločimo pravočasno, skrbno, objektivno in nesamovoljno ter vam sporočimo odločitev.',
    measures:
      'Vsebina, ki je nezakonita ali krši ta pravila, se lahko odstrani, naredi manj vidna ali blokira. Računi, ki pogosto objavljajo očitno nezakonito vsebino, se po opozorilu za razumno obdobje začasno onemogočijo ali zaprejo.',
    reasons:
      'Kdor je prizadet, izve, kakšna odločitev je bila sprejeta, na katerih dejstvih in katerem pravilu temelji in kako se lahko pritoži. Pritožbo lahko pošljete na isti naslov; vsako pritožbo pregleda človek.',
    objection:
      'Pritožba je brezplačna in mogoča šest mesecev po odločitvi. O njej odločimo brez nepotrebnega odlašanja in odločitev obrazložimo.',
    settlement:
      'Kolikor nas k temu zavezuje Uredba (EU) 2022/2065, je mogoče spor o odločitvi predložiti tudi certificiranemu organu za izvensodno reševanje sporov (člen 21). Pot na sodišče ostane odprta.',
    automated:
      'Avtomatizirana sredstva nam pomagajo najti in presojati vsebino; o pritožbah se nikoli ne odloča zgolj z njimi.',
    manual: 'Za presojo vsebine ne uporabljamo avtomatiziranih sredstev: odločajo ljudje.',
    contactPoint:
      'Enotna kontaktna točka za organe, Komisijo in odbor (člen 11 Akta o digitalnih storitvah, Uredba (EU) 2022/2065) ter za uporabnike (člen 12): %{contact}.',
    contactLanguages: 'Nanjo lahko pišete v vsakem od jezikov, v katerih so ti splošni pogoji objavljeni.',
  },
};
