import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Avtomatizirane odločitve in oblikovanje profilov',
    none: 'O vas ne sprejemamo odločitev, ki bi temeljile zgolj na avtomatizirani obdelavi, vključno z oblikovanjem profilov, in bi imele za vas pravne učinke ali na podoben način znatno vplivale na vas (člen 22 GDPR).',
    nonePlain:
      'O vas ne sprejemamo zgolj avtomatiziranih odločitev, ki bi imele za vas pravne učinke ali na podoben način znatno vplivale na vas.',
    reason: 'Razlog',
    made: 'Sprejemamo odločitve, ki temeljijo zgolj na avtomatizirani obdelavi, vključno z oblikovanjem profilov, in imajo za vas pravne učinke ali na podoben način znatno vplivajo na vas (člen 22 GDPR).',
    madePlain:
      'Sprejemamo zgolj avtomatizirane odločitve, ki imajo za vas pravne učinke ali na podoben način znatno vplivajo na vas.',
    logic: 'Logika odločanja',
    consequences: 'Kaj to pomeni za vas',
    rights:
      'Zahtevate lahko, da takšno odločitev pregleda človek, izrazite lahko svoje stališče in odločitev izpodbijate.',
    profilingIntro:
      'Iz tega, kako ljudje uporabljajo spletna mesta in aplikacije, naslednje storitve za oglaševanje ali prilagajanje vsebin oblikujejo profile zanimanj:',
  },
  sources: {
    heading: 'Podatki, ki jih prejmemo od drugih',
    intro: 'Nekaterih osebnih podatkov ne prejmemo od vas, temveč od drugih (člen 14 GDPR):',
    introPlain: 'Nekaterih osebnih podatkov ne prejmemo od vas, temveč od drugih:',
    caption: 'Podatki iz drugih virov',
    from: 'Vir',
    data: 'Podatki',
    purpose: 'Namen',
    public: 'Javno dostopno?',
  },
  obligation: {
    heading: 'Ali morate podatke zagotoviti',
    text: 'Uporaba spletne storitve %{site} je prostovoljna. Ali so določeni podatki potrebni za to, kar želite od nas, in kaj sledi, če jih ne navedete, je zgoraj navedeno pri vsakem primeru.',
    services:
      'Navedba podatkov, katerih obdelava temelji na vaši privolitvi, je vedno prostovoljna: če privolitev zavrnete, ni na voljo le zadevna funkcija.',
  },
  children: {
    heading: 'Otroci',
    notDirected:
      'Spletna storitev %{site} ni namenjena otrokom in zavestno ne zbiramo njihovih podatkov. Če menite, da nam je otrok posredoval osebne podatke, nas obvestite (%{contact}): podatke bomo izbrisali.',
    minimumAge: {
      one: 'Spletno storitev %{site} smejo uporabljati osebe, stare najmanj %{number} leto.',
      two: 'Spletno storitev %{site} smejo uporabljati osebe, stare najmanj %{number} leti.',
      few: 'Spletno storitev %{site} smejo uporabljati osebe, stare najmanj %{number} leta.',
      other: 'Spletno storitev %{site} smejo uporabljati osebe, stare najmanj %{number} let.',
    },
    directed:
      'Spletna storitev %{site} je namenjena tudi otrokom. Kadar obdelava podatkov otroka temelji na privolitvi in otrok še ni dosegel starosti, ki jo zahteva zakon, mora privolitev dati ali odobriti nosilec starševske odgovornosti (člen 8 GDPR).',
    directedPlain: 'Spletna storitev %{site} je namenjena tudi otrokom.',
    parents:
      'Starši in skrbniki lahko pregledajo podatke svojega otroka, zahtevajo njihov izbris in zavrnejo nadaljnje zbiranje, tako da se obrnejo na nas: %{contact}.',
    parentsUs:
      'V Združenih državah Amerike pravila Children’s Online Privacy Protection Rule (16 CFR Part 312) dovoljujejo spletno zbiranje osebnih podatkov otrok, mlajših od 13 let, le s preverljivo privolitvijo starša, razen v izjemah, ki jih določajo.',
  },
};
