import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Co zpracováváme sami',
  intro:
    'V níže uvedených případech shromažďujeme osobní údaje přímo, bez ohledu na to, zda se přitom využívá některá z dále uvedených služeb.',
  introAlone: 'Osobní údaje shromažďujeme v níže uvedených případech.',
  requiredLabel: 'Povinnost poskytnout údaje',
  kinds: {
    visit: {
      name: 'Návštěva webu',
      nameApp: 'Používání aplikace',
      purpose: 'Doručení obsahu, o který žádáte, zajištění jeho dostupnosti a obrana proti útokům',
      interest: 'Funkční a bezpečná technika',
      required: 'Ano, z technických důvodů: bez IP adresy vašeho zařízení do něj nelze nic odeslat.',
    },
    contact: {
      name: 'Když nás kontaktujete',
      purpose: 'Přečtení a zodpovězení vaší zprávy',
      interest: 'Odpovídání lidem, kteří nám píší',
      required: 'Ne. Bez kontaktu na vás však nemůžeme odpovědět.',
    },
    account: {
      name: 'Váš účet',
      purpose: 'Založení a vedení vašeho účtu, přihlašování',
      interest: 'Poskytnutí vlastního přístupu registrovaným uživatelům',
      required: 'Ano, pokud chcete mít účet: bez údajů označených jako povinné jej nelze založit.',
    },
    orders: {
      name: 'Objednávky a nákupy',
      purpose: 'Uzavření a plnění smlouvy s vámi: objednávka, platba, dodání, vrácení zboží a reklamace',
      interest: 'Řádné vyřizování objednávek',
      required:
        'Ano, pro uzavření a plnění smlouvy: bez údajů označených jako povinné nemůžeme objednávku přijmout ani dodat.',
    },
    newsletter: {
      name: 'Newsletter',
      purpose: 'Zasílání newsletteru těm, kdo o něj požádali',
      interest: 'Informování zákazníků o našich vlastních obdobných nabídkách',
      required: 'Ne. Bez e-mailové adresy však nemůžeme newsletter zasílat.',
    },
    comments: {
      name: 'Komentáře a příspěvky',
      purpose: 'Zveřejňování vašich příspěvků a předcházení zneužití',
      interest: 'Otevřená výměna názorů se čtenáři bez zneužívání',
      required: 'Ne. Bez údajů označených jako povinné však nelze příspěvek zveřejnit.',
    },
    bookings: {
      name: 'Rezervace a sjednané termíny',
      purpose: 'Sjednání, potvrzení a uskutečnění termínu nebo rezervace',
      interest: 'Řádné vyřizování rezervací',
      required: 'Ano, pro rezervaci: bez údajů označených jako povinné ji nemůžeme provést.',
    },
    jobApplications: {
      name: 'Žádosti o zaměstnání',
      purpose: 'Posouzení vaší žádosti a rozhodnutí o ní',
      interest: 'Výběr vhodných pracovníků',
      required: 'Ano, pokud jsou údaje potřebné k posouzení žádosti. O tom, co k ní připojíte navíc, rozhodujete sami.',
    },
    surveys: {
      name: 'Průzkumy a zpětná vazba',
      purpose: 'Zjištění z vašich odpovědí, jak zlepšit naši nabídku',
      interest: 'Zlepšování naší nabídky',
      required: 'Ne. Účast je dobrovolná a neúčast nemá žádné nevýhody.',
    },
    accounting: {
      name: 'Faktury a účetnictví',
      purpose: 'Vystavování faktur, vedení účetnictví a placení daní podle požadavků zákona',
      interest: 'Řádné účetnictví',
      required: 'Ano: náležitosti faktury stanoví zákon.',
    },
    legalClaims: {
      name: 'Právní nároky',
      purpose: 'Určení, výkon nebo obhajoba právních nároků',
      interest: 'Vymáhání našich práv a obrana proti nárokům',
      required: 'Pouze pokud tak stanoví zákon.',
    },
    other: {
      interest: 'Dosažení výše uvedeného účelu',
      requiredYes: 'Ano. Bez těchto údajů není možné to, co je zde popsáno.',
      requiredNo: 'Ne. Můžete se rozhodnout údaje neposkytnout.',
    },
  },
};
