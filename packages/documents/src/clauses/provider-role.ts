import { companyIn, isProcessor } from '@app/catalogue';
import { list, paragraph } from '../clause.ts';
import { follows, hasStateLaw, isEuropean, needsBasis, type KnownService, type ResolvedFacts } from '../known.ts';
import type { Block, Run } from '../tree.ts';
import { shown } from '../shown.ts';
import { link, plain, type Voice } from '../voice.ts';
import { hasController } from './controller.ts';

/** The role of a provider, in the terms of each law that the document follows; `undefined` if it is not known. */
export function roleRow(service: KnownService, known: ResolvedFacts, voice: Voice): string | undefined {
  const { role } = service.facts.provider;
  const { roles } = voice.words.services;
  if (!role) return undefined;
  const { jointController, alsoController, ...defined } = rolesIn(known, voice);
  const { processor, controller } = hasController(known) ? namesIn(known, voice) : defined;
  const main = { processor, 'processor-and-controller': processor, controller, 'joint-controller': jointController };
  return voice.phrases([
    main[role],
    ...(role === 'processor-and-controller' ? [alsoController] : []),
    ...(follows(known, 'lgpd') && known.body !== 'lgpd' && isProcessor(role) ? [roles.lgpdOperator] : []),
    ...(hasStateLaw(known, 'CA')
      ? [isServiceProvider(service) ? roles.ccpaServiceProvider : roles.ccpaThirdParty]
      : []),
  ]);
}

/** What the roles of the providers mean, which their services then only name. */
export function roleNotes(known: ResolvedFacts, voice: Voice): readonly Block[] {
  if (!hasController(known)) return [];
  const { processor, controller } = rolesIn(known, voice);
  const roles = new Set(known.services.map(({ facts }) => facts.provider.role));
  const notes = [
    ...(roles.has('processor') || roles.has('processor-and-controller') ? [processor] : []),
    ...(roles.has('controller') ? [controller] : []),
  ];
  return notes.length > 0 ? [list(notes.map((note) => [plain(note)]))] : [];
}

function namesIn({ body }: ResolvedFacts, voice: Voice) {
  const { processor, processorBrazil, controller } = voice.words.services.roles.names;
  return { processor: body === 'lgpd' ? processorBrazil : processor, controller };
}

/** The roles in the terms of the body, which in some laws is without controllers and processors. */
function rolesIn(known: ResolvedFacts, voice: Voice) {
  const { roles } = voice.words.services;
  const { controller, alsoController } = roles;
  if (isEuropean(known)) {
    const [processor, jointController] = [voice.gdpr(roles.processor), voice.gdpr(roles.jointController)];
    return { processor, controller, jointController, alsoController };
  }
  if (!hasController(known)) return roles.plain;
  const processor = known.body === 'lgpd' ? roles.processorBrazil : roles.processorPlain;
  return { processor, controller, jointController: roles.jointControllerPlain, alsoController };
}

/** Whoever receives data that is sold or shared is a third party. CCPA § 1798.140(ag) and (ai). */
function isServiceProvider({ facts, sells, shares }: KnownService): boolean {
  return isProcessor(facts.provider.role) && !sells && !shares;
}

/** What was agreed with a joint controller: the owner's words, or those of the provider's agreement. GDPR Art. 26(2). */
export function arrangementRow(service: KnownService, known: ResolvedFacts, voice: Voice): readonly Run[] {
  const { facts } = service;
  if (facts.provider.role !== 'joint-controller') return [];
  if (facts.arrangement) return [plain(voice.own(facts.arrangement))];
  if (!facts.usualArrangement || !needsBasis(known)) return [];
  const name = controllerName(service, known);
  const { essence, agreement } = voice.words.services;
  const text = voice.fill(essence, { name });
  if (!facts.contractUrl) return [plain(text)];
  return [plain(`${text} `), link(voice.fill(agreement, { name }), facts.contractUrl)];
}

/** The company that is joint controller toward the people whom the GDPR, or else the UK GDPR, protects. */
function controllerName({ facts, name }: KnownService, known: ResolvedFacts): string {
  const first = follows(known, 'gdpr') && known.body !== 'uk-gdpr' ? 'eea' : 'uk';
  return shown(companyIn(facts.provider, first)?.name ?? name);
}

/** The provider as its own pages call it: the main company. */
export function groupName({ facts, name }: KnownService): string {
  return shown(facts.provider.name?.trim() ? facts.provider.name : name);
}

/** Sentences that the provider obliges its customers to print. */
export function requiredStatements(service: KnownService, voice: Voice): readonly Block[] {
  const requires = service.facts.requires ?? [];
  const speaks = requires.some(({ statement }) => statement === 'third-party-vendors');
  return speaks ? [paragraph(voice.words.services.vendors, { name: groupName(service) })] : [];
}

/** Links of a service: its privacy policy, what its provider obliges customers to link, and ways to say no. */
export function linksOf(service: KnownService, voice: Voice): readonly (readonly Run[])[] {
  const { facts } = service;
  const { services: words } = voice.words;
  const to = (template: string, name: string, url: string | undefined): readonly (readonly Run[])[] =>
    url ? [[link(voice.fill(template, { name }), url)]] : [];
  return [
    ...to(words.privacyPolicy, shown(service.name), facts.privacyUrl),
    ...partnerLinks(service, voice),
    ...to(words.optOut, shown(service.name), facts.optOutUrl),
    ...to(words.adSettings, groupName(service), facts.adSettingsUrl),
  ];
}

/** Where the provider tells how it uses data of its customers' sites. Several pages are told apart by their hosts. */
function partnerLinks(service: KnownService, voice: Voice): readonly (readonly Run[])[] {
  const demanded = (service.facts.requires ?? []).filter(({ statement }) => statement === 'partner-data');
  const urls = demanded.flatMap(({ url }) => url ?? []);
  const label = voice.fill(voice.words.services.partnerData, { name: groupName(service) });
  const named = (url: string) => voice.fill(voice.words.frame.remark, { name: label, remark: hostOf(url) });
  return urls.map((url) => [link(urls.length > 1 ? named(url) : label, url)]);
}

function hostOf(url: string): string {
  return url.replace(/^https?:\/\//i, '').split('/', 1)[0] ?? url;
}
