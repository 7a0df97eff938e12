import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Teisė atsisakyti sutarties',
  who: 'Vartotojai Europos ekonominėje erdvėje ir Jungtinėje Karalystėje turi teisę nenurodydami priežasties atsisakyti nuotolinės sutarties.',
  brazil:
    'Brazilijos teisės saugomi vartotojai gali atsisakyti sutarties per septynias dienas nuo jos sudarymo arba prekės ar paslaugos gavimo ir iš karto susigrąžina viską, ką sumokėjo (Brazilijos vartotojų apsaugos kodekso 49 straipsnis). Toliau nurodytos sąlygos ir išimtys šios teisės neriboja.',
  periodGoods:
    'Sutarties atsisakymo laikotarpis yra %{days} nuo dienos, kurią Jūs arba Jūsų nurodytas asmuo, kuris nėra vežėjas, gaunate prekes; kai užsakymas pristatomas keliomis dalimis – nuo dienos, kurią gaunama paskutinė iš jų.',
  periodServices:
    'Paslaugų ir skaitmeninio turinio atveju sutarties atsisakymo laikotarpis yra %{days} nuo sutarties sudarymo dienos.',
  function: {
    heading: 'Kaip atsisakyti sutarties',
    link: 'Sutarties bet kada iki laikotarpio pabaigos galite atsisakyti internetu, čia: %{link}. Įvedate savo vardą ir pavardę, nurodote sutartį ir el. pašto adresą patvirtinimui, tada paspaudžiate „Patvirtinti sutarties atsisakymą“. Iš karto el. paštu patvirtiname, kad Jūsų atsisakymas gautas, ir nurodome jo turinį, datą ir laiką.',
    label: 'Atsisakyti sutarties čia',
    statement:
      'Apie savo sprendimą mums taip pat galite pranešti bet kokiu aiškiu pareiškimu, pavyzdžiui, mūsų adresu išsiųstu laišku arba el. paštu: %{contact}. Galite pasinaudoti toliau pateikta forma, bet tai nėra privaloma.',
    deadline: 'Kad būtų laikomasi termino, pareiškimą pakanka išsiųsti iki laikotarpio pabaigos.',
  },
  effects: {
    heading: 'Sutarties atsisakymo pasekmės',
    refund:
      'Visas iš Jūsų gautas sumas, įskaitant standartinio pristatymo išlaidas, grąžiname nepagrįstai nedelsdami ir ne vėliau kaip per 14 dienų nuo dienos, kurią mums pranešta, kad atsisakote sutarties. Naudojame tą pačią mokėjimo priemonę, kurią naudojote Jūs, nebent aiškiai susitarta kitaip, ir jokio mokesčio už tai neimame.',
    refundServices:
      'Visas iš Jūsų gautas sumas grąžiname nepagrįstai nedelsdami ir ne vėliau kaip per 14 dienų nuo dienos, kurią mums pranešta, kad atsisakote sutarties. Naudojame tą pačią mokėjimo priemonę, kurią naudojote Jūs, nebent aiškiai susitarta kitaip, ir jokio mokesčio už tai neimame.',
    withhold:
      'Pinigų grąžinimą galime atidėti, kol atgausime prekes arba kol įrodysite, kad jas išsiuntėte, atsižvelgiant į tai, kas įvyksta anksčiau.',
    sendTo:
      'Prekes nepagrįstai nedelsdami ir ne vėliau kaip per 14 dienų nuo dienos, kurią mums pranešate, kad atsisakote sutarties, išsiųskite šiuo adresu: %{address}.',
    send: 'Prekes nepagrįstai nedelsdami ir ne vėliau kaip per 14 dienų nuo dienos, kurią mums pranešate, kad atsisakote sutarties, išsiųskite atgal mūsų adresu.',
    costCustomer: 'Tiesiogines prekių grąžinimo išlaidas padengiate Jūs.',
    costOwner: 'Prekių grąžinimo išlaidas padengiame mes.',
    value:
      'Už sumažėjusią prekių vertę atsakote tik tada, kai ji sumažėjo dėl veiksmų, nebūtinų prekių pobūdžiui, savybėms ir veikimui nustatyti.',
    services:
      'Jeigu prašėte pradėti teikti paslaugą sutarties atsisakymo laikotarpiu, sumokate už dalį, suteiktą iki tada, kai mums pranešėte, kad atsisakote sutarties.',
  },
  exceptions: {
    heading: 'Kada teisės atsisakyti sutarties nėra',
    goods: {
      bespoke: 'pagal Jūsų nurodymus pagamintos arba aiškiai Jums pritaikytos prekės',
      perishable: 'greitai gendančios arba trumpo galiojimo prekės',
      sealed:
        'supakuotos prekės, kurios po pristatymo buvo išpakuotos ir kurių dėl sveikatos apsaugos ar higienos priežasčių grąžinti negalima',
      mixed: 'prekės, kurios po pristatymo neatskiriamai susimaišė su kitomis',
      recordings: 'supakuoti garso ar vaizdo įrašai ir supakuota programinė įranga, kurie po pristatymo buvo išpakuoti',
    },
    digital:
      'skaitmeninis turinys, pateikiamas ne fizinėje laikmenoje, jeigu jį pradėjome teikti turėdami aiškų išankstinį Jūsų sutikimą, Jūs pripažinote, kad dėl to prarandate teisę atsisakyti sutarties, o mes sutartį patvirtinome',
    services:
      'visiškai suteiktos paslaugos, jeigu jas pradėjome teikti turėdami aiškų išankstinį Jūsų sutikimą ir Jūs pripažinote, kad visiškai įvykdžius sutartį šią teisę prarandate',
  },
  form: {
    heading: 'Sutarties atsisakymo forma',
    intro: 'Jeigu norite atsisakyti sutarties, galite užpildyti ir grąžinti šią formą:',
    to: 'Kam: %{recipient}',
    declare:
      'Aš (mes) pranešu (pranešame), kad atsisakau (atsisakome) savo sutarties dėl šių prekių pirkimo / dėl šios paslaugos teikimo:',
    ordered: 'Užsakyta / gauta:',
    name: 'Vartotojo (-ų) vardas ir pavardė:',
    address: 'Vartotojo (-ų) adresas:',
    signature: 'Vartotojo (-ų) parašas (-ai) (tik jeigu ši forma pateikiama popieriuje):',
    date: 'Data:',
  },
};
