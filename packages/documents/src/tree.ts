import type { ActivityKind, DataTypeId, DocumentKind, PurposeId } from '@app/catalogue';
import type { Statement } from './statements.ts';

export { documentKinds, type DocumentKind } from '@app/catalogue';

/**
 * A document as data: its statements, their order and their legal sources, without markup. Every format is rendered from it, so
 * none can deviate (rule P18).
 */
export type DocumentTree = {
  readonly kind: DocumentKind;
  readonly variant: Variant;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  /** One line below the title: the owner and the subject of the document. */
  readonly subtitle: string;
  /** The document's date, ISO 8601, and the line that states it in the document's language. */
  readonly date: string;
  readonly dateLine: string;
  readonly sections: readonly Section[];
  /** The document's topics, for programs. Documents stored before this field existed lack it. */
  readonly topics?: Topics;
};

/** IDs of the catalogue, in its order: the same in every language, and not part of the document's text. */
export type Topics = {
  readonly activities: readonly ActivityKind[];
  readonly purposes: readonly PurposeId[];
  readonly dataTypes: readonly DataTypeId[];
};

export const variants = ['complete', 'simplified'] as const;
export type Variant = (typeof variants)[number];

/** The variants that a kind of document has. */
export function variantsOf(kind: DocumentKind): readonly Variant[] {
  return kind === 'privacy_policy' ? variants : ['complete'];
}

export type Section = {
  /** The ID of the clause; unique in a document, the same in every language, safe in a URL. */
  readonly id: string;
  readonly heading: string;
  /** The provisions that require it: `GDPR Art. 13(1)(a)`. */
  readonly cites: readonly string[];
  /** The only country whose people it concerns, ISO 3166-1 alpha-2. Left out: everybody. */
  readonly country?: string;
  readonly blocks: readonly Block[];
};

/** `states` is set only where statements are compiled too: see `compileStated`. */
export type Block = BlockContent & { readonly states?: readonly Statement[] };

type BlockContent =
  | {
      readonly kind: 'paragraph';
      readonly runs: readonly Run[];
      /** The BCP 47 tag of text that a law prescribes verbatim, whatever the document's language; shown in a frame. */
      readonly prescribed?: string;
      /** The gist of its section, in one line: a page may fold the rest of the section under it. */
      readonly gist?: true;
    }
  /** A heading below the section's own: level 3 or, under another, 4. */
  | {
      readonly kind: 'heading';
      readonly level: 3 | 4;
      readonly id: string;
      readonly text: string;
      /** Whether a page may fold the entry below it. The next paragraph is then the gist of the entry. */
      readonly folds?: true;
    }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Run[])[];
    }
  | { readonly kind: 'definitions'; readonly items: readonly Definition[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly TableRow[];
    };

/** The language in which a law prescribes a block, or undefined. Consecutive prescribed blocks share one frame. */
export function prescribedIn(block: Block): string | undefined {
  return block.kind === 'paragraph' ? block.prescribed : undefined;
}

export type Definition = { readonly term: string; readonly runs: readonly Run[] };

/** The first cell names the row. A row has as many cells as the table has columns. */
export type TableRow = readonly (readonly Run[])[];

export type Run =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  /** `to` is an `https:`, `http:`, `mailto:` or `tel:` URL, never any other. */
  | { readonly kind: 'link'; readonly text: string; readonly to: string };
