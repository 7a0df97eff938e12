import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Sutikimas (BDAR 6 straipsnio 1 dalies a punktas)',
    contract:
      'Su Jumis sudarytos sutarties vykdymas arba veiksmai, kurių prašote prieš ją sudarant (BDAR 6 straipsnio 1 dalies b punktas)',
    legalObligation: 'Teisinės prievolės vykdymas (BDAR 6 straipsnio 1 dalies c punktas)',
    vitalInterests: 'Gyvybinių interesų apsauga (BDAR 6 straipsnio 1 dalies d punktas)',
    publicTask: 'Užduoties viešojo intereso labui vykdymas (BDAR 6 straipsnio 1 dalies e punktas)',
    legitimateInterests: 'Teisėti interesai (BDAR 6 straipsnio 1 dalies f punktas)',
  },
  short: {
    consent: 'Sutikimas',
    contract: 'Sutartis',
    legalObligation: 'Teisinė prievolė',
    vitalInterests: 'Gyvybiniai interesai',
    publicTask: 'Viešojo intereso užduotis',
    legitimateInterests: 'Teisėti interesai',
  },
  interests: {
    delivery: 'Greitas ir patikimas turinio pateikimas',
    security: 'Apsauga nuo atakų, brukalo ir piktnaudžiavimo',
    fraud: 'Sukčiavimo ir jo sukeliamų nuostolių prevencija',
    errors: 'Gedimų nustatymas ir šalinimas',
    answering: 'Atsakymas į užklausas ir pagalba naudotojams',
    convenience: 'Patogus naudojimas',
    accessibility: 'Prieinamumas kuo daugiau žmonių',
    customers: 'Ryšių su klientais ir galimais klientais palaikymas',
    statistics: 'Žinojimas, kas ir kaip naudojama, siekiant tobulinti',
    content: 'Patrauklus turinio ir pasiūlymų pateikimas',
    advertising: 'Mūsų pasiūlymų skelbimas ir žinojimas, ar tai veiksminga',
    recruiting: 'Tinkamų darbuotojų paieška',
    proof: 'Galimybė įrodyti, kokie pasirinkimai padaryti',
    operations: 'Veiksmingas mūsų organizacijos darbas',
  },
};
