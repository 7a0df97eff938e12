import { fieldsOf, isJson, type Json } from './fields.ts';

/**
 * What an editor adds to what the other files say: a line `{ edits: id, on: day, basis: "editor-knowledge",
 * set: { field: value } }`. `editsProvider` in place of `edits` names a company, for facts that hold for all its
 * services. An edit wins over what it edits, and the facts it sets are marked as unconfirmed.
 */
export type Edit = { readonly edits?: string; readonly editsProvider?: string; readonly set: Json };

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
  if (!read.choice('basis', ['editor-knowledge'])) complaints.push('basis is missing');
  if (!isJson(set) || Object.keys(set).length === 0) complaints.push('set sets nothing');
  if (complaints.length > 0 || !isJson(set)) return { ok: false, complaints };
  return { ok: true, edit: { ...(edits && { edits }), ...(editsProvider && { editsProvider }), set } };
}

/** Whether an edit is about this service. */
export function concerns({ edits, editsProvider }: Edit, service: Json): boolean {
  if (edits !== undefined) return service['id'] === edits;
  const provider = service['provider'];
  return isJson(provider) && provider['name'] === editsProvider;
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
  result['unconfirmed'] = [...new Set([...listOf(service['unconfirmed']), ...paths])];
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
const editorial = new Set(['aliases', 'popular', 'sharedDomains', 'selfHosted']);
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
