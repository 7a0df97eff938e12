import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Pro osoby ve Spojeném království',
    reading:
      'Uvádějí-li tyto zásady článek GDPR, rozumí se jím u zpracování, které se řídí britským GDPR (UK GDPR), článek UK GDPR se stejným číslem.',
    complainToUs:
      'Na to, jak používáme vaše údaje, si můžete stěžovat u nás (%{contact}). Přijetí vaší stížnosti potvrdíme do 30 dnů, bez zbytečného odkladu ji prošetříme a sdělíme vám výsledek (section 164A zákona Data Protection Act 2018).',
    complainToIco: 'Stěžovat si můžete také u úřadu pro ochranu údajů Spojeného království:',
    adequacy:
      'Na předávání údajů ze Spojeného království se místo rozhodnutí Evropské komise použijí vlastní předpisy Spojeného království o odpovídající ochraně (adequacy regulations) a ke standardním smluvním doložkám přistupuje International Data Transfer Agreement (dohoda o mezinárodním předávání údajů) nebo UK Addendum (britský dodatek).',
  },
  switzerland: {
    heading: 'Pro osoby ve Švýcarsku',
    reading:
      'Hovoří-li tyto zásady o právních základech a článcích GDPR, neomezuje to ani nenahrazuje švýcarský spolkový zákon o ochraně údajů (FADP), který vyžaduje ospravedlňující důvod jen tehdy, když zpracování porušuje osobnostní práva.',
    countries: 'Země mimo Švýcarsko, ve kterých se zpracovávají osobní údaje: %{countries}.',
    safeguards:
      'Spolková rada uznává, že odpovídající ochranu poskytují mimo jiné státy Evropského hospodářského prostoru a Spojené království (příloha 1 nařízení o ochraně údajů) a ve vztahu k příjemcům certifikovaným podle rámce Swiss-US Data Privacy Framework i Spojené státy. Jinde se použijí výše uvedené standardní smluvní doložky v podobě uznané spolkovým komisařem pro ochranu údajů a informace (FDPIC) (čl. 16 FADP).',
    noCountries: 'Služby uvedené v těchto zásadách zpracovávají osobní údaje pouze ve Švýcarsku.',
    rights:
      'Můžete požadovat přístup ke svým údajům (čl. 25 FADP), jejich vydání nebo předání (čl. 28 FADP) a jejich opravu, vymazání nebo zničení a můžete vznést námitku proti jejich zpracování nebo zpřístupnění (čl. 30 a 32 FADP). Zpravidla odpovídáme do 30 dnů a bezplatně.',
    authority: 'Porušení můžete oznámit příslušnému úřadu:',
  },
};
