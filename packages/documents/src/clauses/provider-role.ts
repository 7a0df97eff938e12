import { companyIn, isProcessor } from '@app/catalogue';
import { paragraph } from '../clause.ts';
import { follows, hasStateLaw, needsBasis, type KnownService, type ResolvedFacts } from '../known.ts';
import type { Block, Run } from '../tree.ts';
import { shown } from '../shown.ts';
import { link, plain, type Voice } from '../voice.ts';

/** The role of a provider, in the terms of each law that the document follows; `undefined` if it is not known. */
export function roleRow(service: KnownService, known: ResolvedFacts, voice: Voice): string | undefined {
  const { role } = service.facts.provider;
  const { roles } = voice.words.services;
  if (!role) return undefined;
  const withBasis = needsBasis(known);
  const main = {
    processor: withBasis ? roles.processor : roles.processorPlain,
    'processor-and-controller': withBasis ? roles.processor : roles.processorPlain,
    controller: roles.controller,
    'joint-controller': withBasis ? roles.jointController : roles.jointControllerPlain,
  }[role];
  return voice.phrases([
    main,
    ...(role === 'processor-and-controller' ? [roles.alsoController] : []),
    ...(follows(known, 'lgpd') && isProcessor(role) ? [roles.lgpdOperator] : []),
    ...(hasStateLaw(known, 'CA')
      ? [isServiceProvider(service) ? roles.ccpaServiceProvider : roles.ccpaThirdParty]
      : []),
  ]);
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
  return shown(companyIn(facts.provider, follows(known, 'gdpr') ? 'eea' : 'uk')?.name ?? name);
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
