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
  /** The probability, from 0 to 1, that the page uses the service. */
  readonly confidence: number;
  /** Strongest first. */
  readonly evidence: readonly Evidence[];
  /** Whether all evidence of the service waits for consent. */
  readonly waits: boolean;
};

export type Detector = {
  /** The services that the page uses, in descending order of confidence. */
  detect(page: Observation): readonly Detection[];
  /** The service a URL belongs to, if any. */
  serviceOf(url: string): Service | undefined;
  /** Services that may have set a cookie: by its domain if that identifies them, or else by its name; most popular first. */
  ofCookie(name: string, domain?: string): readonly Service[];
  /** The same for a key of `localStorage` or `sessionStorage`. */
  ofKey(key: string): readonly Service[];
};

/** Below this confidence, a service is not reported. */
const leastConfidence = 0.6;
const mostEvidence = 8;

/** Compiles the catalogue once; the cost per page then grows only with the page. */
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

type WeightedEvidence = Evidence & { readonly weight: number };
type Findings = Map<Service, WeightedEvidence[]>;

/** The page under inspection, and the findings so far. */
type Look = {
  readonly page: Observation;
  readonly addresses: AddressIndex;
  readonly marks: MarkIndex;
  readonly isOwn: (host: string) => boolean;
  readonly findings: Findings;
  readonly read: (text: string) => ScriptText;
};

function add({ findings }: Look, service: Service, seen: WeightedEvidence): void {
  const known = findings.get(service);
  if (known) known.push(seen);
  else findings.set(service, [seen]);
}

/** A function that tells whether a host belongs to the page's own site; caches the result per host. */
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

/** A cache of parsed scripts: pages of one site share them, so each is read once. */
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

/**
 * Adds findings from requests. @param script set if the requests come from HTML that a script writes: whether that script waits
 * for consent
 */
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

/** Markup that a script stores in base64 waits until the script inserts it. */
function lookAtPacked(look: Look, html: string): void {
  const { requests, scripts } = observeFragment(html, look.page.url ?? unknownPage);
  lookAtRequests(look, requests, { waits: true });
  for (const { text } of scripts) lookAtScript(look, { text, waits: true });
}

/** Whether a pattern initializes a queue, like `_paq=window._paq||[]`. */
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

/** Adds all marks. A pattern that several services share gets a lower weight. */
function addAll(look: Look, kind: Evidence['kind'], seen: string, marks: readonly Mark[], weight: number): void {
  for (const mark of marks) {
    const isShared =
      mark.common || marks.some(({ service, pattern }) => service !== mark.service && pattern === mark.pattern);
    add(look, mark.service, seenOf(kind, seen, mark, isShared ? Math.min(weight, weights.shared) : weight));
  }
}

function seenOf(
  kind: Evidence['kind'],
  seen: string,
  { pattern }: Mark,
  weight: number,
  waits = false,
): WeightedEvidence {
  return { kind, seen, pattern, weight, ...(waits && { waits }) };
}

/** Combines the evidence for each service: of each kind, only the strongest counts. */
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

function distinct(all: readonly WeightedEvidence[]): readonly Evidence[] {
  const shown = new Map<string, Evidence>();
  for (const { weight: _, ...evidence } of all) {
    const key = `${evidence.kind} ${evidence.seen}`;
    if (!shown.has(key)) shown.set(key, { ...evidence, seen: evidence.seen.slice(0, 200) });
    if (shown.size === mostEvidence) break;
  }
  return [...shown.values()];
}
