import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Kuka saa tietosi',
  intro: 'Taulukossa mainitaan kaikki yritykset, jotka saavat henkilötietoja käyttämiemme palvelujen kautta.',
  caption: 'Vastaanottajat',
  recipient: 'Vastaanottaja',
  country: 'Maa',
  services: 'Palvelu',
  general: 'Yleiset vastaanottajat',
  generalTechnical:
    'Niiden järjestelmien tarjoajat, joissa palvelu %{site}, sähköpostimme ja tiedostomme sijaitsevat, saavat henkilötietoja siltä osin kuin emme ylläpidä järjestelmiä itse.',
  generalLaw:
    'Sama koskee tuomioistuimia, viranomaisia sekä oikeudellisia neuvonantajia ja veroneuvojia, kun meillä on lakisääteinen velvollisuus luovuttaa heille tietoja tai kun luovuttaminen on tarpeen oikeusvaateen laatimiseksi, esittämiseksi tai puolustamiseksi.',
};
