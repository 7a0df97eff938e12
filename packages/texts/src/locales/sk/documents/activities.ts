import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Čo spracúvame sami',
  intro:
    'V nasledujúcich prípadoch získavame osobné údaje priamo, bez ohľadu na to, či sa pri tom využíva niektorá z ďalej uvedených služieb.',
  introAlone: 'Osobné údaje získavame v nasledujúcich prípadoch.',
  requiredLabel: 'Povinnosť poskytnúť údaje',
  kinds: {
    visit: {
      name: 'Návšteva webovej stránky',
      nameApp: 'Používanie aplikácie',
      purpose: 'Doručenie obsahu, o ktorý žiadate, zabezpečenie jeho dostupnosti a obrana pred útokmi',
      interest: 'Funkčná a bezpečná technika',
      required: 'Áno, z technických dôvodov: bez IP adresy vášho zariadenia doň nemožno nič odoslať.',
    },
    contact: {
      name: 'Keď nás kontaktujete',
      purpose: 'Prečítanie a zodpovedanie vašej správy',
      interest: 'Odpovedanie ľuďom, ktorí nám píšu',
      required: 'Nie. Bez kontaktu na vás však nemôžeme odpovedať.',
    },
    account: {
      name: 'Váš účet',
      purpose: 'Zriadenie a vedenie vášho účtu, prihlasovanie',
      interest: 'Poskytnutie vlastného prístupu registrovaným používateľom',
      required: 'Áno, ak chcete mať účet: bez údajov označených ako povinné ho nemožno zriadiť.',
    },
    orders: {
      name: 'Objednávky a nákupy',
      purpose: 'Uzavretie a plnenie zmluvy s vami: objednávka, platba, dodanie, vrátenie tovaru a reklamácie',
      interest: 'Riadne vybavovanie objednávok',
      required:
        'Áno, na uzavretie a plnenie zmluvy: bez údajov označených ako povinné nemôžeme objednávku prijať ani dodať.',
    },
    newsletter: {
      name: 'Newsletter',
      purpose: 'Zasielanie newslettera tým, ktorí oň požiadali',
      interest: 'Informovanie zákazníkov o našich vlastných podobných ponukách',
      required: 'Nie. Bez e-mailovej adresy však nemôžeme newsletter zasielať.',
    },
    comments: {
      name: 'Komentáre a príspevky',
      purpose: 'Zverejňovanie vašich príspevkov a predchádzanie zneužitiu',
      interest: 'Otvorená výmena názorov s čitateľmi bez zneužívania',
      required: 'Nie. Bez údajov označených ako povinné však príspevok nemožno zverejniť.',
    },
    bookings: {
      name: 'Rezervácie a dohodnuté termíny',
      purpose: 'Dohodnutie, potvrdenie a uskutočnenie termínu alebo rezervácie',
      interest: 'Riadne vybavovanie rezervácií',
      required: 'Áno, na rezerváciu: bez údajov označených ako povinné ju nemôžeme vykonať.',
    },
    jobApplications: {
      name: 'Žiadosti o zamestnanie',
      purpose: 'Posúdenie vašej žiadosti a rozhodnutie o nej',
      interest: 'Výber vhodných pracovníkov',
      required:
        'Áno, pokiaľ sú údaje potrebné na posúdenie žiadosti. O tom, čo k nej priložíte navyše, rozhodujete sami.',
    },
    surveys: {
      name: 'Prieskumy a spätná väzba',
      purpose: 'Zistenie z vašich odpovedí, ako zlepšiť našu ponuku',
      interest: 'Zlepšovanie našej ponuky',
      required: 'Nie. Účasť je dobrovoľná a neúčasť nemá žiadne nevýhody.',
    },
    accounting: {
      name: 'Faktúry a účtovníctvo',
      purpose: 'Vystavovanie faktúr, vedenie účtovníctva a platenie daní podľa požiadaviek zákona',
      interest: 'Riadne účtovníctvo',
      required: 'Áno: náležitosti faktúry ustanovuje zákon.',
    },
    legalClaims: {
      name: 'Právne nároky',
      purpose: 'Preukazovanie, uplatňovanie alebo obhajovanie právnych nárokov',
      interest: 'Vymáhanie našich práv a obrana proti nárokom',
      required: 'Len ak to ustanovuje zákon.',
    },
    other: {
      interest: 'Dosiahnutie uvedeného účelu',
      requiredYes: 'Áno. Bez týchto údajov nie je možné to, čo je tu opísané.',
      requiredNo: 'Nie. Môžete sa rozhodnúť údaje neposkytnúť.',
    },
  },
};
