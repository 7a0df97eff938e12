import type { Service } from './service.ts';
import { tiers } from './service.ts';
import { createVocabulary, firstAtLeast, plain } from './spelling.ts';

type OnMatch = (service: number, rank: number) => void;
type Search = (query: string, limit?: number) => readonly Service[];

/** Ranks of matches, the best first: a better kind of match outranks any usage count. */
const ranks = {
  name: 0,
  alias: 1,
  domain: 1,
  beginning: 2,
  words: 3,
  company: 4,
  anywhere: 5,
  misspelt: 6,
} as const;

type Kind = 'name' | 'alias' | 'company' | 'domain';
/** `key` is the text without spaces, so that "re captcha" finds reCAPTCHA. */
type Label = { readonly service: number; readonly kind: Kind; readonly text: string; readonly key: string };

// Longer queries are truncated: nobody types them, and the work stays bounded.
const longestQuery = 100;
const mostWords = 8;

/**
 * Builds the index once and answers queries from it: by name, alias, company and domain, tolerating typos. Within the same kind
 * of match, more used services come first and retired ones last. Services known only from an older list are found by a query,
 * but never suggested without one.
 */
export function createSearch(services: readonly Service[]): Search {
  const { labels, keys } = sortedLabels(services);
  const byWord = wordIndex(labels);
  const vocabulary = createVocabulary(byWord.keys());
  const byDomain = domainIndex(services);
  const order = byUse(services);
  const place = new Map(order.map((service, index) => [service, index]));
  const offered = order.filter((index) => services[index]?.tier !== 'listed');

  return (query, limit = 25) => {
    const text = query.slice(0, longestQuery);
    const words = plain(text).split(' ').filter(Boolean).slice(0, mostWords);
    const most = Math.max(0, Math.trunc(limit) || 0);
    if (words.length === 0) return pick(offered.slice(0, most));

    const best = new Map<number, number>();
    const found: OnMatch = (service, rank) => {
      if (rank < (best.get(service) ?? Infinity)) best.set(service, rank);
    };
    const holders = byDomain(text);
    for (const service of holders) found(service, ranks.domain);
    beginningWith(words.join(''), found);
    // The words of a known URL ("https", "com", "collect") add nothing.
    if (holders.length === 0 || /\s/.test(text.trim())) ofWords(words, most, best, found);

    const sorted = [...best].sort(([a, x], [b, y]) => x - y || (place.get(a) ?? 0) - (place.get(b) ?? 0));
    return pick(sorted.slice(0, most).map(([service]) => service));
  };

  function pick(indexes: readonly number[]): readonly Service[] {
    return indexes.flatMap((index) => services[index] ?? []);
  }

  function ofWords(words: readonly string[], most: number, best: ReadonlyMap<number, number>, found: OnMatch): void {
    const exact = words.map((word) => new Map(vocabulary.beginning(word).map((each) => [each, 0])));
    withWords(exact, ranks.words, found);
    if (best.size >= most) return;
    const near = exact.map((known, index) => new Map([...vocabulary.near(words[index] ?? ''), ...known]));
    withWords(near, ranks.misspelt, found);
  }

  function beginningWith(start: string, found: OnMatch): void {
    for (let at = firstAtLeast(keys, start); keys[at]?.startsWith(start); at += 1) {
      const label = labels[at];
      if (label) found(label.service, rankOf(label.kind, keys[at] === start));
    }
  }

  /** Services that match all words of the query. Each wrong letter lowers the rank slightly. */
  function withWords(asked: readonly ReadonlyMap<string, number>[], rank: number, found: OnMatch): void {
    const perWord = asked.map((matches) => distances(matches, byWord));
    const [fewest, ...others] = perWord.sort((a, b) => a.size - b.size);
    for (const [service, distance] of fewest ?? []) {
      const rest = others.map((each) => each.get(service) ?? Infinity);
      const wrong = rest.reduce((sum, each) => sum + each, distance);
      if (wrong < Infinity) found(service, rank + wrong / 100);
    }
  }
}

/** All labels sorted by key. Sorting strings is several times faster than sorting objects. */
function sortedLabels(services: readonly Service[]) {
  const all: Label[] = [];
  services.forEach((service, index) => addLabels(all, service, index));
  const places = all.map(({ key }, at) => `${key} ${at}`).sort();
  const labels = places.flatMap((place) => all[Number(place.slice(place.lastIndexOf(' ') + 1))] ?? []);
  return { labels, keys: labels.map(({ key }) => key) };
}

function addLabels(labels: Label[], service: Service, index: number): void {
  const { name, aliases, provider, domains, siteDomains } = service;
  const add = (kind: Kind, written: string | undefined) => {
    const text = written === undefined ? '' : plain(written);
    if (text !== '') labels.push({ service: index, kind, text, key: text.replaceAll(' ', '') });
  };
  add('name', name);
  for (const part of partsOf(name)) add('alias', part);
  for (const alias of aliases) {
    add('alias', alias);
    for (const part of partsOf(alias)) add('alias', part);
  }
  add('company', provider?.name);
  add('company', provider?.eeaEntity);
  for (const company of Object.values(provider?.entities ?? {})) add('company', company.name);
  for (const domain of domains) add('domain', domain);
  for (const domain of siteDomains) add('domain', domain);
}

/** Alternative names: "Meta Pixel (Facebook Pixel)" is also known by either part. */
function partsOf(name: string): readonly string[] {
  const [outside, inside] = [name.indexOf('('), name.lastIndexOf(')')];
  return outside > 0 && inside > outside ? [name.slice(0, outside), name.slice(outside + 1, inside)] : [];
}

function rankOf(kind: Kind, whole: boolean): number {
  if (kind === 'company') return ranks.company;
  if (kind === 'domain') return whole ? ranks.domain : ranks.anywhere;
  return whole ? ranks[kind] : ranks.beginning;
}

/** Maps a word to services; a service occurs once for each label with that word. */
type WordIndex = ReadonlyMap<string, readonly number[]>;

function wordIndex(labels: readonly Label[]): WordIndex {
  const index = new Map<string, number[]>();
  for (const { text, service } of labels) {
    for (const word of text.split(' ')) {
      const holders = index.get(word);
      if (holders) holders.push(service);
      else index.set(word, [service]);
    }
  }
  return index;
}

/** For every service that has one of these words, the smallest distance to the query. */
function distances(matches: ReadonlyMap<string, number>, byWord: WordIndex): Map<number, number> {
  const nearest = new Map<number, number>();
  for (const [word, distance] of matches) {
    for (const service of byWord.get(word) ?? []) {
      if (distance < (nearest.get(service) ?? Infinity)) nearest.set(service, distance);
    }
  }
  return nearest;
}

/** Finds services by a host or URL: those of the most specific domain that covers it. */
function domainIndex(services: readonly Service[]): (text: string) => readonly number[] {
  const byHost = new Map<string, number[]>();
  services.forEach(({ domains, siteDomains }, index) => {
    for (const domain of new Set([...domains, ...siteDomains])) {
      const known = byHost.get(domain);
      if (known) known.push(index);
      else byHost.set(domain, [index]);
    }
  });
  return (text) => {
    const afterScheme = text
      .trim()
      .toLowerCase()
      .replace(/^([a-z]+:)?\/\//, '');
    let host = afterScheme.split(/[/?#:\s]/, 1)[0] ?? '';
    while (host.includes('.')) {
      const holders = byHost.get(host);
      if (holders) return holders;
      host = host.slice(host.indexOf('.') + 1);
    }
    return [];
  };
}

/** Most used services first; those without a usage count by tier; retired ones last. */
function byUse(services: readonly Service[]): readonly number[] {
  const ranks = services.map((service) => [
    service.status === 'retired' ? 1 : 0,
    -useOf(service),
    tiers.indexOf(service.tier),
  ]);
  const order = services.map((_, index) => index);
  // Services come sorted by ID, and the stable sort keeps that order among equals.
  return order.sort((a, b) => {
    const [left = [], right = []] = [ranks[a], ranks[b]];
    return differenceOf(left, right, 0) || differenceOf(left, right, 1) || differenceOf(left, right, 2);
  });
}

function differenceOf(left: readonly number[], right: readonly number[], at: number): number {
  return (left[at] ?? 0) - (right[at] ?? 0);
}

// Popular services that have no script of their own on pages would otherwise rank below obscure ones.
const popularUse = 300_000;

/** The usage count of a service, for ranking. */
export function useOf({ occurrences = 0, popular }: Service): number {
  return popular ? Math.max(occurrences, popularUse) : occurrences;
}
