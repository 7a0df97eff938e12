import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Lithuanian. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Teisė atsisakyti sutarties',
    period: 'Jūs turite teisę per 14 dienų atsisakyti šios sutarties, nenurodydamas jokios priežasties.',
    expires: {
      contract: 'Sutarties atsisakymo laikotarpis baigsis praėjus 14 dienų nuo sutarties sudarymo dienos.',
      together:
        'Sutarties atsisakymo laikotarpis baigsis praėjus 14 dienų nuo tos dienos, kurią Jūs arba Jūsų nurodyta trečioji šalis, išskyrus vežėją, fiziškai gauna prekes.',
      separately:
        'Sutarties atsisakymo laikotarpis baigsis praėjus 14 dienų nuo tos dienos, kurią Jūs arba Jūsų nurodyta trečioji šalis, išskyrus vežėją, fiziškai gauna paskutinę prekę.',
      pieces:
        'Sutarties atsisakymo laikotarpis baigsis praėjus 14 dienų nuo tos dienos, kurią Jūs arba Jūsų nurodyta trečioji šalis, išskyrus vežėją, fiziškai gauna paskutinę partiją ar vienetą.',
      regularly:
        'Sutarties atsisakymo laikotarpis baigsis praėjus 14 dienų nuo tos dienos, kurią Jūs arba Jūsų nurodyta trečioji šalis, išskyrus vežėją, fiziškai gauna pirmąją prekę.',
    },
    exercise:
      'Norėdamas pasinaudoti teise atsisakyti sutarties, Jūs turite mums (%{trader}) pranešti apie savo sprendimą atsisakyti šios sutarties pateikdamas nedviprasmišką pareiškimą (pvz., paštu ar elektroniniu paštu išsiųstą laišką). Galite pasinaudoti pridedama pavyzdine sutarties atsisakymo forma, bet tai nėra privaloma.',
    online:
      'Be to, galite pasinaudoti savo teise atsisakyti sutarties internetu %{function}. Jeigu pasinaudosite šia internetine funkcija, nepagrįstai nedelsdami Jums patvariojoje laikmenoje (pvz., elektroniniu paštu) išsiųsime sutarties atsisakymo gavimo patvirtinimą, įskaitant sutarties atsisakymo turinį ir jo pateikimo datą bei laiką.',
    deadline:
      'Kad būtų laikomasi sutarties atsisakymo termino, pakanka, jog Jūs nusiųstumėte pranešimą apie tai, kad pasinaudojate savo teise atsisakyti sutarties, prieš pasibaigiant sutarties atsisakymo laikotarpiui.',
    effects: 'Sutarties atsisakymo pasekmės',
    reimburse:
      'Jei Jūs atsisakote šios sutarties, mes nepagrįstai nedelsdami ir bet kuriuo atveju ne vėliau kaip per 14 dienų nuo tos dienos, kurią mums pranešama apie Jūsų sprendimą atsisakyti šios sutarties, grąžinsime Jums visus iš Jūsų gautus mokėjimus, įskaitant pristatymo išlaidas (išskyrus papildomas išlaidas, susidariusias dėl Jūsų pasirinkto kitokio nei mūsų siūlomas pigiausias standartinis pristatymo būdas). Atliksime tokį grąžinimą naudodami tokį patį mokėjimo būdą, kokį Jūs naudojote atlikdamas pradinę operaciją, nebent Jūs aiškiai sutikote su kitu būdu; bet kuriuo atveju Jūs neturėsite mokėti jokių su tokiu grąžinimu susijusių mokesčių.',
    withhold:
      'Mes galime negrąžinti mokėjimų, kol negausime prekių arba kol Jūs nepateiksite įrodymų, kad prekės išsiųstos atgal, atsižvelgiant į tai, kas įvyksta anksčiau.',
    collect: 'Mes atsiimsime prekes.',
    sendBack:
      'Jūs turite išsiųsti prekes atgal arba perduoti jas mums nepagrįstai nedelsdamas ir bet kuriuo atveju ne vėliau kaip per 14 dienų nuo tos dienos, kurią mums pranešėte apie šios sutarties atsisakymą. Laikoma, kad terminas nepraleistas, jei išsiunčiate prekes atgal nepasibaigus 14 dienų laikotarpiui.',
    sendBackTo:
      'Jūs turite išsiųsti prekes atgal arba perduoti jas mums arba šiam gavėjui: %{recipient}, nepagrįstai nedelsdamas ir bet kuriuo atveju ne vėliau kaip per 14 dienų nuo tos dienos, kurią mums pranešėte apie šios sutarties atsisakymą. Laikoma, kad terminas nepraleistas, jei išsiunčiate prekes atgal nepasibaigus 14 dienų laikotarpiui.',
    costOwner: 'Mes padengsime prekių grąžinimo išlaidas.',
    costCustomer: 'Jūs turėsite padengti tiesiogines prekių grąžinimo išlaidas.',
    costEstimate:
      'Jūs turėsite padengti tiesiogines prekių grąžinimo išlaidas. Apskaičiuota, kad šios išlaidos sudarys ne daugiau kaip maždaug %{amount}.',
    value:
      'Jūs atsakote tik už prekių vertės sumažėjimą, atsiradusį dėl naudojimo, nebūtino nustatyti prekių pobūdį, savybes ir veikimą.',
    services:
      'Jei paprašėte pradėti teikti paslaugas per sutarties atsisakymo laikotarpį, Jūs mums sumokėsite sumą, proporcingą tam, kas buvo suteikta iki to momento, kai mums pranešėte apie šios sutarties atsisakymą, palyginti su visa sutarties apimtimi.',
  },
  form: {
    title: 'Pavyzdinė sutarties atsisakymo forma',
    intro: '(šią formą užpildykite ir grąžinkite tik tuo atveju, jei norite atsisakyti sutarties)',
    to: 'Kam: %{recipient}',
    declare:
      'Aš/Mes (*) pranešu (-ame), kad atsisakau (-ome) (*) mano/mūsų (*) pirkimo–pardavimo sutarties dėl šių prekių (*)/šios paslaugos teikimo sutarties (*)',
    ordered: 'Užsakyta (*)/gauta (*)',
    name: 'Vartotojo (-ų) vardas, pavardė',
    address: 'Vartotojo (-ų) adresas',
    signature: 'Vartotojo (-ų) parašas (tik jei ši forma pateikiama popieriuje)',
    date: 'Data',
    delete: '(*) Nereikalingą žodį išbraukti.',
  },
};
