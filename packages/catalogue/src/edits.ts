import { fieldsOf, isJson, type Json } from './fields.ts';

/**
 * What an editor adds to a service of the other files: a line `{ edits: id, on: day, basis: "editor-knowledge",
 * set: { field: value } }`. It wins over what it edits, and every field it sets is marked as unconfirmed.
 */
export type Edit = { readonly edits: string; readonly on: string; readonly set: Json };

type ParsedEdit =
  | { readonly ok: true; readonly edit: Edit }
  | { readonly ok: false; readonly complaints: readonly string[] };

export function isEdit(json: Json): boolean {
  return json['edits'] !== undefined;
}

export function parseEdit(json: Json): ParsedEdit {
  const complaints: string[] = [];
  const read = fieldsOf(json, (complaint) => void complaints.push(complaint));
  const [edits, on, basis] = [read.text('edits'), read.text('on'), read.choice('basis', ['editor-knowledge'])];
  const set = json['set'];
  if (!edits) complaints.push('edits names no service');
  if (!on || !/^\d{4}-\d{2}-\d{2}$/.test(on)) complaints.push('on is no day');
  if (!basis) complaints.push('basis is missing');
  if (!isJson(set) || Object.keys(set).length === 0) complaints.push('set sets nothing');
  if (complaints.length > 0 || !edits || !on || !isJson(set)) return { ok: false, complaints };
  return { ok: true, edit: { edits, on, set } };
}

/** The JSON of a service with an edit laid over it: names are added, `provider` and `links` filled, the rest replaced. */
export function edited(service: Json, { set }: Edit): Json {
  const result: Record<string, unknown> = { ...service };
  for (const [field, value] of Object.entries(set)) result[field] = laidOver(field, service[field], value);
  if (set['trackers'] !== undefined) result['otherTrackers'] = trackersLeft(service, listOf(set['trackers']));
  const facts = Object.entries(set).filter(([field]) => !editorial.has(field));
  const paths = facts.flatMap(([field, value]) => pathsOf(field, value));
  const marks = Object.fromEntries(paths.map((path) => [path, ['editor-knowledge']]));
  result['provenance'] = { ...(isJson(service['provenance']) ? service['provenance'] : {}), ...marks };
  result['unconfirmed'] = paths;
  return result;
}

function laidOver(field: string, old: unknown, value: unknown): unknown {
  if (field === 'aliases') return [...new Set([...listOf(old), ...listOf(value)])];
  return filledIn.has(field) && isJson(old) && isJson(value) ? { ...old, ...value } : value;
}

/** What documents no longer list still shows that the service is there. */
function trackersLeft(service: Json, now: readonly unknown[]): readonly unknown[] {
  const names = new Set(now.map(nameOf));
  const old = [...listOf(service['trackers']), ...listOf(service['otherTrackers'])];
  return old.filter((tracker) => !names.has(nameOf(tracker)));
}

// Our own choices, not facts about the provider: there is nothing to confirm.
const editorial = new Set(['aliases', 'popular', 'sharedDomains']);
const filledIn = new Set(['provider', 'links']);

function pathsOf(field: string, value: unknown): readonly string[] {
  return filledIn.has(field) && isJson(value) ? Object.keys(value).map((key) => `${field}.${key}`) : [field];
}

function nameOf(tracker: unknown): unknown {
  return isJson(tracker) ? tracker['name'] : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
