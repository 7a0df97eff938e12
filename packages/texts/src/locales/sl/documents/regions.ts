import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Za ljudi v Združenem kraljestvu',
    reading:
      'Kadar ta politika zasebnosti navaja člen GDPR, je za obdelavo, ki jo ureja britanska splošna uredba o varstvu podatkov (UK GDPR), mišljen ustrezni člen UK GDPR.',
    complainToUs:
      'Glede načina, kako uporabljamo vaše podatke, se lahko pritožite pri nas: %{contact}. Prejem vaše pritožbe potrdimo v 30 dneh, jo brez nepotrebnega odlašanja preučimo in vas obvestimo o izidu (section 164A zakona Data Protection Act 2018).',
    complainToIco: 'Pritožite se lahko tudi pri organu za varstvo podatkov v Združenem kraljestvu:',
    adequacy:
      'Za prenose iz Združenega kraljestva namesto sklepov Evropske komisije veljajo lastni predpisi Združenega kraljestva o ustreznosti (adequacy regulations), standardna pogodbena določila pa dopolnjuje International Data Transfer Agreement (sporazum o mednarodnem prenosu podatkov) ali UK Addendum (britanski dodatek).',
  },
  switzerland: {
    heading: 'Za ljudi v Švici',
    reading:
      'Kadar ta politika zasebnosti navaja pravne podlage in člene GDPR, to ne omejuje in ne nadomešča švicarskega zveznega zakona o varstvu podatkov (FADP), ki zahteva utemeljitev le, kadar obdelava krši osebnostne pravice.',
    countries: 'Države zunaj Švice, v katerih se obdelujejo osebni podatki: %{countries}.',
    safeguards:
      'Zvezni svet priznava, da ustrezno varstvo zagotavljajo med drugim države Evropskega gospodarskega prostora in Združeno kraljestvo (priloga 1 k uredbi o varstvu podatkov) ter Združene države Amerike za uporabnike podatkov, ki so certificirani v okviru Swiss-US Data Privacy Framework. Drugod veljajo zgoraj navedena standardna pogodbena določila v obliki, ki jo je priznal švicarski zvezni pooblaščenec za varstvo podatkov in obveščenost javnosti (FDPIC) (člen 16 FADP).',
    noCountries: 'Storitve, navedene v tej politiki zasebnosti, obdelujejo osebne podatke samo v Švici.',
    rights:
      'Zahtevate lahko dostop do svojih podatkov (člen 25 FADP), njihovo izročitev ali prenos (člen 28 FADP) ter njihov popravek, izbris ali uničenje, njihovi obdelavi ali razkritju pa lahko ugovarjate (člena 30 in 32 FADP). Praviloma odgovorimo v 30 dneh in brezplačno.',
    authority: 'Kršitve lahko prijavite pristojnemu organu:',
  },
};
