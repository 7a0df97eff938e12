import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Storitve, ki jih uporabljamo',
  intro: 'Ta razdelek za vsako storitev, ki jo uporabljamo, pove, kdo jo zagotavlja in kaj se dogaja z vašimi podatki.',
  provider: 'Ponudnik',
  role: 'Vloga ponudnika',
  roles: {
    processor: 'Obdelovalec: podatke obdeluje v našem imenu in po naših navodilih (člen 28 GDPR)',
    controller: 'Upravljavec: o namenih in sredstvih odloča sam, v skladu z lastno politiko zasebnosti',
    jointController: 'Skupni upravljavec z nami (člen 26 GDPR)',
    processorPlain: 'Obdelovalec: podatke obdeluje v našem imenu in po naših navodilih',
    jointControllerPlain: 'Skupni upravljavec z nami',
  },
  purpose: 'Namen',
  purposes: 'Nameni',
  data: 'Podatki',
  sensitive: 'Občutljivi podatki',
  basis: 'Pravna podlaga',
  sensitiveBasis: 'Pogoj za občutljive podatke',
  interest: 'Zakoniti interes',
  places: 'Države obdelave',
  kept: 'Hramba',
  source: 'Vir',
  more: 'Več informacij',
  privacyPolicy: 'Politika zasebnosti: %{name}',
  optOut: 'Zavrnitev (opt-out): %{name}',
};
