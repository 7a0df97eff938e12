import type { Choice, ChoiceAction, CompiledBanner, CompiledPart, CompiledRegime, PurposeSet } from '@app/consent';

/**
 * What the banner's script and its parts say to one another. A part is a file of its own, composed like the script itself
 * as `(function($candor){ CODE })(DATA)`; it finds the script at `window.Candor._` and gives itself to it by `add`.
 */
export type Kit = {
  readonly config: CompiledBanner;
  /** What the visitor's place asks; the strictest until that is known. */
  regime(): CompiledRegime;
  /** The choice that stands, if any. */
  choice(): Choice | undefined;
  /** What may run now. Holds `necessary` always. */
  allowed(): PurposeSet;
  /**
   * Stores a choice, releases what it allows, tells the others and takes the banner away: in this order, and all but the
   * release before it returns.
   * @param granted of what was decided
   * @param decided what was asked; left out: every purpose of the site
   */
  choose(action: ChoiceAction, granted: PurposeSet, decided?: PurposeSet): void;
  /** Opens the second layer. With a choice standing it is "your choices". */
  open(): void;
  /** Whether everything is asked again, though a choice stands, which goes on meanwhile: what it said to others is lost. */
  again(is: boolean): void;
  /** Loads a part once; again, it answers with the same promise. Rejected where it does not come: nothing is allowed then. */
  load(part: CompiledPart): Promise<void>;
  add(extension: Extension): void;
};

/** What is said to other people's scripts beside consent mode: TCF, GPP. Every function is optional. */
export type Extension = {
  /** Once, when added: after the regime is known, before the banner shows. With the choice that stands, if any. */
  start?(choice: Choice | undefined, regime: CompiledRegime): void;
  /** The banner, or the second layer, is on the screen. */
  shown?(): void;
  /** It was closed, and no choice was made. */
  closed?(): void;
  /**
   * A choice was made. Called within the click, so it must be quick; what it answers goes into the event.
   * For `custom` the state of `panel` counts, if it was opened.
   */
  chosen?(
    choice: Choice,
    regime: CompiledRegime,
  ): { readonly tc?: string; readonly ac?: string; readonly gpp?: string };
  /**
   * What stands in the second layer below the purposes: made anew each time the layer is opened, with the state that
   * stands. Styles: see `layer.css`; more of its own may come in a `<style>`-less sheet by `root.adoptedStyleSheets`.
   */
  panel?(root: ShadowRoot): Node;
};
