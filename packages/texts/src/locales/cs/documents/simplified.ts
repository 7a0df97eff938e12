import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Co se zpracovává, k čemu a kdo to dostává?',
    intro: 'Toto jsou účely, pro které se zpracovávají osobní údaje, a příjemci u každého z nich.',
    data: 'Dotčené údaje',
  },
  where: {
    heading: 'Kam se údaje dostávají?',
    text: 'Země zpracování: %{countries}.',
    safeguards: 'Mimo Evropský hospodářský prostor chrání údaje záruky popsané v úplném znění zásad.',
  },
  howLong: {
    heading: 'Jak dlouho se údaje uchovávají?',
    text: 'Po dobu, kterou vyžaduje účel, nebo déle, pokud to stanoví zákon. Úplné znění zásad uvádí dobu nebo kritérium pro každý účel.',
  },
  choices: {
    heading: 'O čem můžete rozhodovat?',
    consent: 'Souhlas můžete odmítnout nebo kdykoli odvolat.',
    object:
      'Proti zpracování pro přímý marketing můžete vznést námitku kdykoli, proti zpracování založenému na oprávněných zájmech z důvodů týkajících se vaší situace.',
    rights:
      'Do svých údajů můžete nahlédnout, nechat je opravit nebo vymazat, nechat omezit jejich používání a přenést je jinam.',
    usOptOut: 'Ve státech USA uvedených v úplném znění zásad můžete odmítnout prodej svých údajů a cílenou reklamu.',
    noRetaliation: 'Uplatnění práva nic nestojí a nemá žádné nevýhody.',
    write: 'Kontakt: %{contact}.',
    complain: 'Můžete si stěžovat u úřadu pro ochranu osobních údajů.',
  },
  more: {
    heading: 'Kde se dočtete více?',
    text: '%{policy} to vše uvádí podrobně. Týká se téhož zpracování a nese totéž datum.',
    policy: 'Úplné znění zásad',
  },
};
