import type { Choice, ChoiceAction, CompiledBanner, CompiledPart, CompiledRegime, PurposeSet } from '@app/consent';

/**
 * The interface between the banner's script and its parts. A part is a separate file, composed like the script itself
 * as `(function($candor){ CODE })(DATA)`; it finds the script at `window.Candor._` and registers itself with `add`.
 */
export type Kit = {
  readonly config: CompiledBanner;
  /** The regime of the visitor's place; the strictest until the place is known. */
  regime(): CompiledRegime;
  /** The valid choice, if any. */
  choice(): Choice | undefined;
  /** Purposes that may run now. Always includes `necessary`. */
  allowed(): PurposeSet;
  /**
   * Stores a choice, releases what it allows, tells the extensions and hides the banner, in this order; everything
   * except the release happens before it returns.
   * @param granted allowed purposes out of `decided`
   * @param decided purposes that were asked; default: all purposes of the site
   */
  choose(action: ChoiceAction, granted: PurposeSet, decided?: PurposeSet): void;
  /** Opens the second layer. With a valid choice it is "your choices". */
  open(): void;
  /**
   * Sets whether everything is asked again although the choice is valid: the string that the choice produced for others
   * is lost. Until then the choice stays in effect.
   */
  again(is: boolean): void;
  /** Loads a part once; later calls return the same promise. Rejects if the part fails to load: then nothing is allowed. */
  load(part: CompiledPart): Promise<void>;
  add(extension: Extension): void;
};

/** Passes choices on to third-party scripts besides consent mode: TCF, GPP. Every function is optional. */
export type Extension = {
  /** Called once when added: after the regime is known, before the banner is shown. Receives the valid choice, if any. */
  start?(choice: Choice | undefined, regime: CompiledRegime): void;
  /** Called when the banner or the second layer is shown. */
  shown?(): void;
  /** Called when it was closed without a choice. */
  closed?(): void;
  /**
   * Called when a choice is made. It runs within the click, so it must be fast; its return value is added to the event.
   * For `custom`, the state of `panel` counts if it was opened.
   */
  chosen?(
    choice: Choice,
    regime: CompiledRegime,
  ): { readonly tc?: string; readonly ac?: string; readonly gpp?: string };
  /**
   * Content of the second layer below the purposes: created anew each time the layer opens, with the current state.
   * Styles: see `layer.css`; an extension may add its own sheet through `root.adoptedStyleSheets`, without a `<style>`
   * element.
   */
  panel?(root: ShadowRoot): Node;
};
