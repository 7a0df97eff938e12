import { fieldsOf, isJson, type Json } from './fields.ts';

/**
 * An editor's additions to the other files: a line `{ edits: id, on: day, basis: "editor-knowledge", set: { field: value } }`.
 * `editsProvider` instead of `edits` names a company, for facts that hold for all its services. An edit overrides the fields it
 * sets, and marks these facts as unconfirmed unless their basis is a `page` by the provider, which was read on that day and
 * whose URL the edit states. `trackerUses` says what the trackers of these names are for: `{ trackers: [name], purposes,
 * necessary }`.
 */
export type Edit = {
  readonly edits?: string;
  readonly editsProvider?: string;
  readonly basis: (typeof editBases)[number];
  readonly page?: string;
  readonly set: Json;
};

const editBases = ['editor-knowledge', 'page'] as const;

type ParsedEdit =
  | { readonly ok: true; readonly edit: Edit }
  | { readonly ok: false; readonly complaints: readonly string[] };

export function isEdit(json: Json): boolean {
  return json['edits'] !== undefined || json['editsProvider'] !== undefined;
}

export function parseEdit(json: Json): ParsedEdit {
  const complaints: string[] = [];
  const read = fieldsOf(json, (complaint) => void complaints.push(complaint));
  const [edits, editsProvider, on] = [read.text('edits'), read.text('editsProvider'), read.text('on')];
  const set = json['set'];
  if ((edits === undefined) === (editsProvider === undefined)) complaints.push('edits one service or one provider');
  if (!on || !/^\d{4}-\d{2}-\d{2}$/.test(on)) complaints.push('on is no day');
  const [basis, page] = [read.choice('basis', editBases), read.text('page')];
  if (!basis) complaints.push('basis is missing');
  if ((basis === 'page') !== /^https:\/\/[^\s/]+\.[^\s/]+/.test(page ?? ''))
    complaints.push('page is named if it was read');
  if (!isJson(set) || Object.keys(set).length === 0) complaints.push('set sets nothing');
  if (complaints.length > 0 || !basis || !isJson(set)) return { ok: false, complaints };
  return {
    ok: true,
    edit: { ...(edits && { edits }), ...(editsProvider && { editsProvider }), basis, ...(page && { page }), set },
  };
}

/** The company that provides a service, as `editsProvider` names it. */
export function providerOf(service: Json | undefined): string | undefined {
  const provider = service?.['provider'];
  const name = isJson(provider) ? provider['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/**
 * The JSON of a service with an edit applied: names and patterns are added, `provider` and `links` merged, other fields
 * replaced.
 */
export function edited(service: Json, { set, basis, page }: Edit): Json {
  const result: Record<string, unknown> = { ...service };
  const { trackerUses, ...fields } = set;
  for (const [field, value] of Object.entries(fields)) result[field] = laidOver(field, service[field], value);
  if (set['trackers'] !== undefined) result['otherTrackers'] = trackersLeft(service, listOf(set['trackers']));
  if (trackerUses !== undefined) {
    for (const list of ['trackers', 'otherTrackers'] as const)
      result[list] = withUses(result[list], listOf(trackerUses));
  }
  const facts = Object.entries(set).filter(([field]) => !editorial.has(field));
  const paths = facts.flatMap(([field, value]) => pathsOf(field, value));
  // Hundreds of edits are applied at each start: a copy of the sources per edit is enough.
  const provenance: Record<string, unknown> = { ...partOf(service['provenance']) };
  for (const path of paths) provenance[path] = [basis];
  if (set['trackers'] !== undefined) Object.assign(provenance, sourcesOfOld(result['otherTrackers']));
  result['provenance'] = provenance;
  const rest = listOf(service['unconfirmed']).filter((path) => typeof path !== 'string' || !paths.includes(path));
  if (page) result['pages'] = { ...partOf(service['pages']), ...Object.fromEntries(paths.map((path) => [path, page])) };
  result['unconfirmed'] = page ? rest : [...rest, ...paths];
  return result;
}

function laidOver(field: string, old: unknown, value: unknown): unknown {
  if (field === 'aliases') return [...new Set([...listOf(old), ...listOf(value)])];
  if (field === 'detect' && isJson(value)) {
    const added = Object.entries(value).map(([kind, list]) => [kind, [...listOf(partOf(old)[kind]), ...listOf(list)]]);
    return { ...partOf(old), ...Object.fromEntries(added) };
  }
  return filledIn.has(field) && isJson(old) && isJson(value) ? { ...old, ...value } : value;
}

/** The trackers with the purposes and grounds that `trackerUses` states for their names. */
function withUses(trackers: unknown, uses: readonly unknown[]): readonly unknown[] {
  return listOf(trackers).map((tracker) => {
    const use = uses.find((each) => isJson(each) && listOf(each['trackers']).includes(nameOf(tracker)));
    if (!isJson(use) || !isJson(tracker)) return tracker;
    const { trackers: _, ...stated } = use;
    return { ...tracker, ...stated };
  });
}

/** Names in `trackerUses` that the service has no tracker of. */
export function unknownTrackers(service: Json, { set }: Edit): readonly string[] {
  if (set['trackerUses'] === undefined) return [];
  const known = [service, set].flatMap((each) => [...listOf(each['trackers']), ...listOf(each['otherTrackers'])]);
  const names = new Set(known.map(nameOf));
  const stated = listOf(set['trackerUses']).flatMap((each) => (isJson(each) ? listOf(each['trackers']) : [each]));
  return stated.filter((name) => !names.has(name)).map(String);
}

/** Trackers that documents no longer list still identify the service. */
function trackersLeft(service: Json, now: readonly unknown[]): readonly unknown[] {
  const names = new Set(now.map(nameOf));
  const old = [...listOf(service['trackers']), ...listOf(service['otherTrackers'])];
  return old.filter((tracker) => !names.has(nameOf(tracker)));
}

function sourcesOfOld(trackers: unknown): Json {
  const sources = listOf(trackers).map((tracker) => (isJson(tracker) ? tracker['source'] : undefined));
  return sources.length > 0 ? { otherTrackers: [...new Set(sources)] } : {};
}

// Our own choices, not facts about the provider: they need no confirmation.
const editorial = new Set(['aliases', 'popular', 'sharedDomains', 'selfHosted', 'detect']);
const filledIn = new Set(['provider', 'links']);

function pathsOf(field: string, value: unknown): readonly string[] {
  return filledIn.has(field) && isJson(value) ? Object.keys(value).map((key) => `${field}.${key}`) : [field];
}

function nameOf(tracker: unknown): unknown {
  return isJson(tracker) ? tracker['name'] : undefined;
}

function partOf(value: unknown): Json {
  return isJson(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
