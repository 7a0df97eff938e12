import { tiers, type Service } from './service.ts';
import { useOf } from './search.ts';
import type { ScriptText } from './script-text.ts';

export type Mark = {
  readonly service: Service;
  readonly pattern: string;
  /** A name that any site may use for its own purposes: not sufficient evidence by itself. */
  readonly common?: true;
};

/** Looks up services by evidence other than URLs: names of cookies and storage keys, code, elements, meta tags. */
export type MarkIndex = {
  ofCookie(name: string): readonly Mark[];
  ofStorage(key: string): readonly Mark[];
  ofElement(element: string): readonly Mark[];
  ofMeta(name: string, content: string): readonly Mark[];
  ofGlobal(name: string): readonly Mark[];
  /** Calls and assignments that occur only in this service's snippet. */
  inCode(script: ScriptText): readonly Mark[];
  /** Globals that the script calls or assigns. */
  globalsIn(script: ScriptText): readonly Mark[];
};

export function createMarkIndex(services: readonly Service[]): MarkIndex {
  const ranked = services.toSorted((a, b) => tiers.indexOf(a.tier) - tiers.indexOf(b.tier) || useOf(b) - useOf(a));
  const cookies = new NameIndex();
  const storage = new NameIndex();
  const elements = new Map<string, Mark[]>();
  const metas = new Map<string, Mark[]>();
  const globals = new Map<string, Mark[]>();
  const code = new Map<string, Mark[]>();

  for (const service of ranked) {
    // Cookies and globals from older lists are too often common names.
    if (service.tier !== 'listed') {
      for (const { name, storage: kind, party } of [...service.trackers, ...service.otherTrackers]) {
        // A third-party cookie is identified by its domain.
        if (kind === 'cookie' && party === 'first') cookies.add(name, service);
        if (kind !== 'cookie') storage.add(name, service);
      }
      for (const global of service.detect.globals) if (isOwnName(global)) put(globals, global, service, global);
    }
    for (const pattern of service.detect.elements) {
      for (const part of partsOf(pattern).slice(0, 1)) put(elements, part, service, pattern);
    }
    for (const pattern of service.detect.meta) put(metas, pattern.split('=', 1)[0] ?? '', service, pattern);
    for (const pattern of service.detect.inline) put(code, /^[\w$]+/.exec(pattern)?.[0] ?? '', service, pattern);
  }

  return {
    ofCookie: (name) => cookies.find(name),
    ofStorage: (key) => storage.find(key),
    ofElement(element) {
      const parts = partsOf(element);
      const candidates = parts.flatMap((part) => elements.get(part) ?? []);
      return candidates.filter(({ pattern }) => partsOf(pattern).every((part) => parts.includes(part)));
    },
    ofMeta(name, content) {
      const value = content.toLowerCase();
      const marks = metas.get(name) ?? [];
      return marks.filter(({ pattern }) => value.startsWith(pattern.slice(pattern.indexOf('=') + 1).toLowerCase()));
    },
    ofGlobal: (name) => alone(globals.get(name)),
    inCode(script) {
      const found = new Map<string, Mark>();
      for (const at of script.names) {
        const name = nameAt(script.code, at);
        for (const mark of code.get(name) ?? []) {
          if (startsAt(script.code, mark.pattern, at)) found.set(`${mark.service.id} ${mark.pattern}`, mark);
        }
      }
      return [...found.values()];
    },
    globalsIn(script) {
      const found = new Map<string, Mark>();
      for (const at of script.globals) {
        const name = nameAt(script.code, at);
        const after = script.code.slice(at + name.length, at + name.length + 6);
        if (!/^(?:=[^=]|\(|\.push\()/.test(after)) continue;
        for (const mark of alone(globals.get(name))) found.set(mark.service.id, mark);
      }
      return [...found.values()];
    },
  };
}

function put(index: Map<string, Mark[]>, key: string, service: Service, pattern: string): void {
  const known = index.get(key);
  if (known) known.push({ service, pattern });
  else index.set(key, [{ service, pattern }]);
}

/** A name that several services share identifies none of them. */
function alone(marks: readonly Mark[] | undefined): readonly Mark[] {
  return marks?.length === 1 ? marks : [];
}

function nameAt(code: string, at: number): string {
  let end = at;
  while (end < code.length && /[\w$]/.test(code.charAt(end))) end += 1;
  return code.slice(at, end);
}

/**
 * Whether the code at an index matches a pattern. `*` matches anything within one string or argument list, up to 80 characters.
 */
function startsAt(code: string, pattern: string, at: number): boolean {
  let from = at;
  for (const [index, part] of pattern.split('*').entries()) {
    if (index === 0) {
      if (!code.startsWith(part, from)) return false;
      from += part.length;
    } else {
      const next = code.slice(from, from + 80 + part.length).indexOf(part);
      if (next < 0) return false;
      from += next + part.length;
    }
  }
  return true;
}

/** Whether a global is distinctive, instead of a name any site might use for its own purposes. */
function isOwnName(global: string): boolean {
  return global.length >= 5 && /[_A-Z$]/.test(global) && !global.includes('.');
}

// Names that frameworks, shops and forms commonly use, whoever makes them.
const commonNames = new Set(
  `phpsessid jsessionid asp.net_sessionid laravel_session connect.sid xsrf-token csrftoken csrf_token form_key session_id
  sessionid user_id userid visitor_id visitorid device_id guest_id anonymous_id remember_me access_token refresh_token
  cookies_accepted cookie_consent cookie-consent test_cookie wp-settings-1 awsalb awsalbcors awsalbtg awsalbtgcors
  __requestverificationtoken utm_source utm_medium utm_campaign utm_term utm_content i18nextlng dark_mode`.split(/\s+/),
);

/** Whether a name is generic, like `cart`, `uid` or `PHPSESSID`, and so identifies no product. */
function isCommon(name: string): boolean {
  const bare = name.replaceAll('*', '');
  return bare.length < 4 ? !bare.startsWith('_') : /^[a-z]+$/.test(bare) || commonNames.has(bare.toLowerCase());
}

/** The parts of `div#id.class[attribute]`, the most distinctive first. */
function partsOf(element: string): readonly string[] {
  const parts = element.split(/(?=[.#[])/);
  return parts.toSorted((a, b) => Number(/^\w/.test(a)) - Number(/^\w/.test(b)));
}

/** An index of names: those with a star by their prefix, all others exactly. */
class NameIndex {
  readonly #exact = new Map<string, Mark[]>();
  readonly #byStart = new Map<string, { readonly mark: Mark; readonly shape: RegExp }[]>();

  add(pattern: string, service: Service): void {
    const mark: Mark = { service, pattern, ...(isCommon(pattern) && { common: true }) };
    const star = pattern.indexOf('*');
    if (star < 0) this.#exact.set(pattern, [...(this.#exact.get(pattern) ?? []), mark]);
    // Patterns with an early star have too short a prefix to be indexed.
    else if (star >= 3 && !mark.common) {
      const start = pattern.slice(0, 3);
      const shape = new RegExp(
        `^${pattern
          .split('*')
          .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*')}$`,
      );
      this.#byStart.set(start, [...(this.#byStart.get(start) ?? []), { mark, shape }]);
    }
  }

  find(name: string): readonly Mark[] {
    const exact = this.#exact.get(name) ?? [];
    if (exact.length > 0) return exact;
    return (this.#byStart.get(name.slice(0, 3)) ?? []).filter(({ shape }) => shape.test(name)).map(({ mark }) => mark);
  }
}
