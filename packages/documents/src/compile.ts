import { clausesOf, titleOf } from './policies/policies.ts';
import type { Facts } from './facts.ts';
import { citesFor } from './cites.ts';
import type { ResolvedFacts } from './known.ts';
import { resolve } from './resolve.ts';
import type { Clause } from './clause.ts';
import type { Block, DocumentKind, DocumentTree, Section, Variant } from './tree.ts';
import { shown } from './shown.ts';
import { topicsOf } from './topics.ts';
import { sentence, voiceOf, type Voice } from './voice.ts';
import type { DocumentWords } from '@app/texts';

export type CompileOptions = {
  readonly kind: DocumentKind;
  /** One of the locales of `@app/texts`; the words must be in that language. */
  readonly language: string;
  readonly variant: Variant;
  /** The document's date, ISO 8601: laws in force on that day apply. */
  readonly on: string;
};

/**
 * Composes a document of a site. Any facts produce a document, so that incomplete ones can be previewed: missing values read
 * "…" and `missingFacts` lists them. Never throws.
 *
 * @see Regulation (EU) 2016/679, Art. 12 to 14
 */
export function compile(facts: Facts, words: DocumentWords, options: CompileOptions): DocumentTree {
  const tree = compileStated(facts, words, options);
  const plainSections = tree.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map(({ states: _, ...block }) => block),
  }));
  return { ...tree, sections: plainSections };
}

/** Composes a document whose blocks bear what they state, for checks. */
export function compileStated(
  facts: Facts,
  words: DocumentWords,
  { kind, language, variant, on }: CompileOptions,
): DocumentTree {
  const known = knownOf(facts, on);
  const voice = voiceOf(language, words, known.body === 'uk-gdpr' ? 'uk-gdpr' : 'gdpr');
  const { frame } = voice.words;
  const sections = clausesOf(kind, variant)
    .filter((clause) => clause.applies(known))
    .map((clause): Section => ({
      id: clause.id,
      heading: clause.heading(voice, known),
      cites: citesFor(known, clause.cites(known)),
      ...(clause.country !== undefined && { country: clause.country }),
      blocks: [
        ...gistOf(clause, known, voice),
        ...clause
          .reads(known, voice)
          .filter((block) => block.kind === 'heading' || block.kind === 'paragraph' || !isEmpty(block)),
      ],
    }));
  return {
    kind,
    variant,
    language,
    direction: 'ltr',
    title: titleOf(kind, variant, voice),
    subtitle: subtitleOf(facts, voice),
    date: on,
    dateLine: voice.fill(frame.lastUpdated, { date: voice.date(on) }),
    sections,
    topics: topicsOf(known, kind),
  };
}

const resolved = new WeakMap<Facts, ResolvedFacts>();

/** Resolves the facts once for all languages and variants of a document, and caches the result for one day. */
function knownOf(facts: Facts, on: string): ResolvedFacts {
  const last = resolved.get(facts);
  if (last?.on === on) return last;
  const known = resolve(facts, on);
  resolved.set(facts, known);
  return known;
}

function gistOf(clause: Clause, known: ResolvedFacts, voice: Voice): readonly Block[] {
  const text = clause.gist?.(known, voice) ?? '';
  if (text === '') return [];
  const runs = sentence(voice.words.frame.inShort, { text });
  return [{ kind: 'paragraph', runs, gist: true }];
}

function isEmpty(block: Exclude<Section['blocks'][number], { kind: 'heading' | 'paragraph' }>): boolean {
  return (block.kind === 'table' ? block.rows : block.items).length === 0;
}

function subtitleOf({ site, owner }: Facts, voice: Voice): string {
  const names = { site: shown(site.name), owner: shown(owner.name) };
  return names.site === names.owner ? names.site : voice.fill(voice.words.frame.subtitle, names);
}
