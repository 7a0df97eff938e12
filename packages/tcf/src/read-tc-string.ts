import { open, take, takeField, tooShort } from './bit-reader.ts';
import { addRun, type IdSet } from './id-set.ts';
import type { Restriction, RestrictionType, TcString } from './tc-string.ts';

/**
 * Why a text is not a usable TC string. `letters`: not base64url. `version`: not 2. `short`: ends within a field. `runs`: a
 * range of vendors that ends before it begins or beyond the highest ID. `restrictions`: unknown purpose or type, or a
 * duplicate. `long`: longer than any legitimate string. `service`: global scope, which has had no effect since 2021.
 */
export type TcRefusal = 'long' | 'letters' | 'version' | 'short' | 'runs' | 'restrictions' | 'service';

/** A string that may be from another CMP and lack segments that ours have. `disclosed` is then empty. */
export type ReadTcString = TcString & { readonly created: number; readonly segments: readonly number[] };

export type TcReading =
  | { readonly ok: true; readonly tc: ReadTcString }
  | { readonly ok: false; readonly refusal: TcRefusal };

/** Three fields with every possible vendor take 33,000 characters. */
const mostLetters = 65_536;
const badRuns = new RangeError('runs');
const badRestrictions = new RangeError('restrictions');
const noVendors: IdSet = new Uint32Array(0);

/** Parses a TC string from any source: returns a refusal for invalid input, and never throws. */
export function readTcString(text: string): TcReading {
  if (text.length > mostLetters) return refused('long');
  try {
    return read(text);
  } catch (error) {
    if (error === tooShort) return refused('short');
    if (error === badRuns) return refused('runs');
    if (error === badRestrictions) return refused('restrictions');
    throw error;
  }
}

function read(text: string): TcReading {
  const dot = text.indexOf('.');
  if (!open(text, 0, dot < 0 ? text.length : dot)) return refused('letters');
  if (take(6) !== 2) return refused('version');
  const created = takeMoment();
  const updated = takeMoment();
  const [cmpId, cmpVersion, screen] = [take(12), take(12), take(6)];
  const language = takeLetters();
  const [listVersion, policyVersion] = [take(12), take(6)];
  if (take(2) >>> 1 === 0) return refused('service');
  const [specialFeatures, consents, interests] = [take(12), take(24), take(24)];
  const oneTreatment = take(1) === 1;
  const country = takeLetters();
  const vendorConsents = takeVendors();
  const vendorInterests = takeVendors();
  const restrictions = takeRestrictions();

  const segments: number[] = [];
  let disclosed = noVendors;
  let publisherConsents = 0;
  let publisherInterests = 0;
  for (let start = dot; start >= 0;) {
    const end = text.indexOf('.', start + 1);
    if (!open(text, start + 1, end < 0 ? text.length : end)) return refused('letters');
    const segment = take(3);
    segments.push(segment);
    if (segment === 1) disclosed = takeVendors();
    if (segment === 3) {
      publisherConsents = take(24);
      publisherInterests = take(24);
    }
    start = end;
  }
  const tc: ReadTcString = {
    created,
    updated,
    cmpId,
    cmpVersion,
    screen,
    language,
    listVersion,
    policyVersion,
    specialFeatures,
    consents,
    interests,
    oneTreatment,
    country,
    vendorConsents,
    vendorInterests,
    restrictions,
    disclosed,
    publisherConsents,
    publisherInterests,
    segments,
  };
  return { ok: true, tc };
}

function refused(refusal: TcRefusal): TcReading {
  return { ok: false, refusal };
}

/** Reads a time in tenths of a second and converts it to milliseconds. */
function takeMoment(): number {
  return (take(16) * 0x100000 + take(20)) * 100;
}

function takeLetters(): string {
  return String.fromCharCode(65 + take(6), 65 + take(6));
}

function takeVendors(): IdSet {
  const highest = take(16);
  if (take(1) === 0) return takeField(highest);
  const set = new Uint32Array((highest + 31) >>> 5);
  takeRuns((first, last) => {
    if (last > highest) throw badRuns;
    addRun(set, first, last);
  });
  return set;
}

function takeRuns(each: (first: number, last: number) => void): void {
  for (let left = take(12); left > 0; left--) {
    const isRun = take(1);
    const first = take(16);
    const last = isRun === 1 ? take(16) : first;
    if (first === 0 || last < first) throw badRuns;
    each(first, last);
  }
}

function takeRestrictions(): readonly Restriction[] {
  const restrictions: Restriction[] = [];
  const known = new Set<number>();
  for (let left = take(12); left > 0; left--) {
    const purpose = take(6);
    const type = take(2);
    if (purpose === 0 || purpose > 24 || type === 3 || known.has(purpose * 4 + type)) throw badRestrictions;
    known.add(purpose * 4 + type);
    const runs: (readonly [number, number])[] = [];
    let highest = 0;
    takeRuns((first, last) => {
      runs.push([first, last]);
      if (last > highest) highest = last;
    });
    const vendors = new Uint32Array((highest + 31) >>> 5);
    for (const [first, last] of runs) addRun(vendors, first, last);
    // Two bits, and the value 3 was rejected above.
    restrictions.push({ purpose, type: type as RestrictionType, vendors });
  }
  return restrictions;
}
