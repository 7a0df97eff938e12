import type { ActivityKind, DataTypeId, PurposeId } from '@app/catalogue';

/**
 * A document as data: what it says, in which order and why, without markup. Every format is made from it, so none can
 * say something else (rule P18).
 */
export type DocumentTree = {
  readonly kind: DocumentKind;
  readonly variant: Variant;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  /** One line under the title: of whom and of what it speaks. */
  readonly subtitle: string;
  /** The day it speaks of, ISO 8601, and how the language writes it. */
  readonly date: string;
  readonly dateLine: string;
  readonly sections: readonly Section[];
  /** What it speaks of, for programs. Documents kept from before this was noted lack it. */
  readonly topics?: Topics;
};

/** Ids of the catalogue, in its order: the same in every language, and no part of what the document says. */
export type Topics = {
  readonly activities: readonly ActivityKind[];
  readonly purposes: readonly PurposeId[];
  readonly dataTypes: readonly DataTypeId[];
};

export const documentKinds = ['privacy_policy', 'cookie_policy', 'terms_and_conditions'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const variants = ['complete', 'simplified'] as const;
export type Variant = (typeof variants)[number];

/** In which variants a kind of document is written. */
export function variantsOf(kind: DocumentKind): readonly Variant[] {
  return kind === 'privacy_policy' ? variants : ['complete'];
}

export type Section = {
  /** The clause it was made by; unique in a document, the same in every language, fit for an address. */
  readonly id: string;
  readonly heading: string;
  /** The provisions that ask for it: `GDPR Art. 13(1)(a)`. */
  readonly cites: readonly string[];
  readonly blocks: readonly Block[];
};

export type Block =
  | {
      readonly kind: 'paragraph';
      readonly runs: readonly Run[];
      /** The language, BCP 47, of words that a law wants printed as they are, whatever that of the document: in a frame. */
      readonly prescribed?: string;
    }
  /** Below the heading of the section: 3 or, under another, 4. */
  | { readonly kind: 'heading'; readonly level: 3 | 4; readonly id: string; readonly text: string }
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

/** In which language a block is prescribed by a law. Such blocks that follow each other stand in one frame. */
export function prescribedIn(block: Block): string | undefined {
  return block.kind === 'paragraph' ? block.prescribed : undefined;
}

export type Definition = { readonly term: string; readonly runs: readonly Run[] };

/** The first cell names the row. A row has as many cells as the table has columns. */
export type TableRow = readonly (readonly Run[])[];

export type Run =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  /** `to` is `https:`, `http:`, `mailto:` or `tel:`, never anything else. */
  | { readonly kind: 'link'; readonly text: string; readonly to: string };
