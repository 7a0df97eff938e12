import { createAddressIndex, type AddressIndex } from './address-index.ts';
import { createMarkIndex, type Mark, type MarkIndex } from './mark-index.ts';
import { packedHtml } from './base64-text.ts';
import type { Evidence } from './evidence.ts';
import { htmlOf, matchesOf, partsOf, scriptMatches, weightOf, weights } from './match-address.ts';
import { observeFragment, unknownPage } from './observe-html.ts';
import type { Observation, SeenRequest } from './observation.ts';
import { readScript, type ScriptText } from './script-text.ts';
import type { Service } from './service.ts';
import { siteOf } from './web-address.ts';

export type Detection = {
  readonly service: Service;
  /** From 0 to 1: how sure it is that the page uses the service. */
  readonly confidence: number;
  /** The strongest first. */
  readonly evidence: readonly Evidence[];
  /** Nothing was seen of it that would not wait for consent. */
  readonly waits: boolean;
};

export type Detector = {
  /** The services that the page uses, surest first. */
  detect(page: Observation): readonly Detection[];
  /** The service an address belongs to, if any. */
  serviceOf(url: string): Service | undefined;
  /** The services that may have set a cookie: by the domain if that is theirs, else by its name; the best known first. */
  ofCookie(name: string, domain?: string): readonly Service[];
  /** The same for a key of `localStorage` or `sessionStorage`. */
  ofKey(key: string): readonly Service[];
};

/** Less than this is no finding. */
const leastConfidence = 0.6;
const mostEvidence = 8;

/** Compiles the catalogue once; what a page costs then grows with the page. */
export function createDetector(services: readonly Service[]): Detector {
  const addresses = createAddressIndex(services);
  const marks = createMarkIndex(services);
  const read = rememberedScripts();
  return {
    detect(page) {
      const look: Look = {
        page,
        addresses,
        marks,
        isOwn: ownHosts(page.url ?? unknownPage),
        findings: new Map(),
        read,
      };
      lookAtRequests(look, page.requests);
      for (const script of page.scripts) lookAtScript(look, script);
      lookAtNames(look);
      return judged(look.findings);
    },
    serviceOf(url) {
      const parts = partsOf(url);
      return parts && addresses.byHost(parts.host, parts.path, parts.query)?.service;
    },
    ofCookie(name, domain) {
      const host = domain === undefined ? undefined : addresses.byHost(domain, '/', '')?.service;
      return host ? [host] : tellingOf(marks.ofCookie(name));
    },
    ofKey: (key) => tellingOf(marks.ofStorage(key)),
  };
}

function tellingOf(marks: readonly Mark[]): readonly Service[] {
  return marks.filter(({ common }) => !common).map(({ service }) => service);
}

type Seen = Evidence & { readonly weight: number };
type Findings = Map<Service, Seen[]>;

/** One page being looked at, and what was found so far. */
type Look = {
  readonly page: Observation;
  readonly addresses: AddressIndex;
  readonly marks: MarkIndex;
  readonly isOwn: (host: string) => boolean;
  readonly findings: Findings;
  readonly read: (text: string) => ScriptText;
};

function add({ findings }: Look, service: Service, seen: Seen): void {
  const known = findings.get(service);
  if (known) known.push(seen);
  else findings.set(service, [seen]);
}

/** Whether a host belongs to the page's own site; each host is looked up once. */
function ownHosts(page: string): (host: string) => boolean {
  const own = siteOf(page);
  const known = new Map<string, boolean>();
  return (host) => {
    const same = known.get(host) ?? siteOf(host) === own;
    known.set(host, same);
    return same;
  };
}

const mostRemembered = 20_000_000;

/** Pages of one site share their scripts: each is read once. */
function rememberedScripts(): (text: string) => ScriptText {
  const known = new Map<string, ScriptText>();
  let size = 0;
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const script = readScript(text);
    if (size + text.length > mostRemembered) {
      known.clear();
      size = 0;
    }
    known.set(text, script);
    size += text.length;
    return script;
  };
}

/** @param script The requests come from html that a script writes: whether that script waits. */
function lookAtRequests(look: Look, requests: readonly SeenRequest[], script?: { readonly waits: boolean }): void {
  for (const { url, kind, waits = false } of requests) {
    if (kind === 'document') continue;
    const as = script ? 'script' : kind === 'form' ? 'form' : 'request';
    for (const match of matchesOf(url, look.isOwn, look.addresses)) {
      add(look, match.service, seenOf(as, url, match, weightOf(match), waits || script?.waits === true));
    }
  }
}

const writesHtml = /document\.write|innerHTML|insertAdjacentHTML|\.(?:append|html|prepend|after|before)\(|srcdoc/;

function lookAtScript(look: Look, { text, waits = false }: Observation['scripts'][number]): void {
  const script = look.read(text);
  for (const address of script.addresses) {
    if (address.flow === 'mention') continue;
    const packed = packedHtml(address.text);
    if (packed) lookAtPacked(look, packed);
    else if (/<\w|%3c\w/i.test(address.text)) {
      if (!writesHtml.test(script.code)) continue;
      const { requests } = observeFragment(htmlOf(address.text), look.page.url ?? unknownPage);
      lookAtRequests(look, requests, { waits });
    } else {
      for (const { match, weight } of scriptMatches(address, script, look.isOwn, look.addresses)) {
        add(look, match.service, seenOf('script', address.text, match, weight, waits));
      }
    }
  }
  for (const mark of look.marks.inCode(script)) {
    add(
      look,
      mark.service,
      seenOf('script', mark.pattern, mark, isQueue(mark) ? weights.queue : weights.inline, waits),
    );
  }
  for (const mark of look.marks.globalsIn(script)) {
    add(look, mark.service, seenOf('global', mark.pattern, mark, weights.global, waits));
  }
}

/** What a script keeps packed waits until it is let go. */
function lookAtPacked(look: Look, html: string): void {
  const { requests, scripts } = observeFragment(html, look.page.url ?? unknownPage);
  lookAtRequests(look, requests, { waits: true });
  for (const { text } of scripts) lookAtScript(look, { text, waits: true });
}

/** `_paq=window._paq||[]` and the like. */
function isQueue({ pattern }: Mark): boolean {
  return /^([\w$]+)=(?:window\.)?\1/.test(pattern);
}

function lookAtNames(look: Look): void {
  const { page, marks, addresses } = look;
  for (const { name, domain } of page.cookies) {
    const host = domain !== undefined && !look.isOwn(domain) ? addresses.byHost(domain, '/', '') : undefined;
    if (host) add(look, host.service, seenOf('cookie', name, host, weights.cookie));
    addAll(look, 'cookie', name, marks.ofCookie(name), weights.cookie);
  }
  for (const { key } of page.storage) addAll(look, 'storage', key, marks.ofStorage(key), weights.storage);
  for (const mark of page.elements) addAll(look, 'element', mark, marks.ofElement(mark), weights.element);
  for (const { name, content } of page.meta) {
    addAll(look, 'meta', `${name}: ${content}`, marks.ofMeta(name, content), weights.meta);
  }
  for (const global of page.globals) addAll(look, 'global', global, marks.ofGlobal(global), weights.global);
}

/** A pattern that several services have says little of each. */
function addAll(look: Look, kind: Evidence['kind'], seen: string, marks: readonly Mark[], weight: number): void {
  for (const mark of marks) {
    const isShared =
      mark.common || marks.some(({ service, pattern }) => service !== mark.service && pattern === mark.pattern);
    add(look, mark.service, seenOf(kind, seen, mark, isShared ? Math.min(weight, weights.shared) : weight));
  }
}

function seenOf(kind: Evidence['kind'], seen: string, { pattern }: Mark, weight: number, waits = false): Seen {
  return { kind, seen, pattern, weight, ...(waits && { waits }) };
}

/** Puts together what speaks for each service: of each kind of evidence the strongest counts once. */
function judged(findings: Findings): readonly Detection[] {
  const detections: Detection[] = [];
  for (const [service, all] of findings) {
    const best = new Map<string, number>();
    for (const { kind, weight } of all) best.set(kind, Math.max(best.get(kind) ?? 0, weight));
    const doubt = [...best.values()].reduce((left, weight) => left * (1 - weight), 1);
    const confidence = Math.round((1 - doubt) * 100) / 100;
    if (confidence < leastConfidence) continue;
    const evidence = distinct(all.toSorted((a, b) => b.weight - a.weight));
    detections.push({ service, confidence, evidence, waits: all.every(({ waits }) => waits === true) });
  }
  return detections.sort((a, b) => b.confidence - a.confidence || (a.service.id < b.service.id ? -1 : 1));
}

function distinct(all: readonly Seen[]): readonly Evidence[] {
  const shown = new Map<string, Evidence>();
  for (const { weight: _, ...evidence } of all) {
    const key = `${evidence.kind} ${evidence.seen}`;
    if (!shown.has(key)) shown.set(key, { ...evidence, seen: evidence.seen.slice(0, 200) });
    if (shown.size === mostEvidence) break;
  }
  return [...shown.values()];
}
