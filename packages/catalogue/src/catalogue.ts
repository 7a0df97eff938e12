import { edited, isEdit, parseEdit, providerOf, unknownTrackers, type Edit } from './edits.ts';
import { isJson, type Json } from './fields.ts';
import { parseService, trustedService } from './parse.ts';
import { createSearch } from './search.ts';
import type { Service } from './service.ts';

export type Catalogue = {
  /** Sorted by ID. */
  readonly services: readonly Service[];
  find(id: string): Service | undefined;
  /** Services that match a query, best first; for an empty query, the most used. At most `limit`. */
  search(query: string, limit?: number): readonly Service[];
};

type ParsedCatalogue =
  | { readonly ok: true; readonly services: readonly Service[] }
  | { readonly ok: false; readonly complaints: readonly string[] };

/**
 * Creates the catalogue from the lines of all its files, in any order: services, and edits that apply to them. Does not
 * validate the lines again: `readLines` did so when they were shipped or added.
 * @throws Error if a line is neither a service nor an edit. The files ship with the program, so it is then broken.
 */
export function createCatalogue(lines: Iterable<string>): Catalogue {
  const { drafts, complaints } = draftsOf(lines);
  if (complaints.length > 0) throw new Error(`The catalogue cannot be read: ${complaints.slice(0, 5).join('; ')}`);
  const services = drafts.map(trustedService);
  const byId = new Map(services.map((service) => [service.id, service]));
  // The index takes as long as all the rest, and many processes never search.
  let search: Catalogue['search'] | undefined;
  return {
    services,
    find: (id) => byId.get(id),
    search: (...query) => (search ??= createSearch(services))(...query),
  };
}

/** The services of the lines, or all errors in them. */
export function readLines(lines: Iterable<string>): ParsedCatalogue {
  const { drafts, complaints } = draftsOf(lines);
  const services: Service[] = [];
  for (const draft of drafts) {
    const parsed = parseService(draft);
    if (parsed.ok) services.push(parsed.service);
    else complaints.push(...parsed.complaints.map((complaint) => `${String(draft['id'])}: ${complaint}`));
  }
  return complaints.length > 0 ? { ok: false, complaints } : { ok: true, services };
}

/** The JSON of each service with its edits applied, sorted by ID. */
function draftsOf(lines: Iterable<string>): { readonly drafts: readonly Json[]; readonly complaints: string[] } {
  const complaints: string[] = [];
  const drafts = new Map<string, Json>();
  const edits: Edit[] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    const json = parseJson(line);
    const id = json?.['id'];
    if (json && isEdit(json)) {
      const parsed = parseEdit(json);
      if (parsed.ok) edits.push(parsed.edit);
      else complaints.push(...parsed.complaints.map((complaint) => `edit ${line.slice(0, 80)}: ${complaint}`));
    } else if (!json || typeof id !== 'string' || id === '') complaints.push(`no service: ${line.slice(0, 80)}`);
    else if (drafts.has(id)) complaints.push(`${id} is there twice`);
    else drafts.set(id, json);
  }

  // Applies edits of individual services first: one may set the provider that another edit refers to.
  for (const edit of edits.filter((each) => each.edits !== undefined)) lay(edit, edit.edits ?? '');
  const byProvider = new Map<string | undefined, string[]>();
  for (const [id, draft] of drafts) {
    const provider = providerOf(draft);
    const known = byProvider.get(provider);
    if (known) known.push(id);
    else byProvider.set(provider, [id]);
  }
  for (const edit of edits.filter((each) => each.edits === undefined)) {
    const about = byProvider.get(edit.editsProvider);
    if (!about) complaints.push(`edit of ${edit.editsProvider ?? ''}, which is not there`);
    for (const id of about ?? []) lay(edit, id);
  }

  function lay(edit: Edit, id: string): void {
    const draft = drafts.get(id);
    if (draft) {
      for (const name of unknownTrackers(draft, edit)) complaints.push(`edit of ${id}: it has no tracker ${name}`);
      drafts.set(id, edited(draft, edit));
    } else complaints.push(`edit of ${id}, which is not there`);
  }

  const sorted = [...drafts].sort(([a], [b]) => (a < b ? -1 : 1));
  return { drafts: sorted.map(([, draft]) => draft), complaints };
}

function parseJson(line: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isJson(value) ? value : undefined;
  } catch {
    // Not JSON: the caller reports the line.
    return undefined;
  }
}
