/** Selectors of a banner. `>>>` enters an open shadow root. */
export type Selectors = {
  readonly banner: string;
  readonly accept: string;
  readonly reject: string;
  readonly customise: string;
  readonly dialog: string;
};

/** A page with a banner, or the same page without one. */
export type Candidate = {
  readonly name: string;
  readonly version: string;
  /** Files by path; `index.html` is the page. */
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** Left out for the control. */
  readonly selectors?: Selectors;
  /** Files of the harness, and of the site's configuration if it is separate from the script. */
  readonly config: ReadonlySet<string>;
  /** The page for returning visitors, if it is a different one. */
  readonly again?: string;
  /** The part of the second layer that is the same on every site, if it is a separate file. */
  readonly layerCode?: string;
};

/** Runs immediately before the first script of a banner, and starts the clock. */
export const markStart = "performance.mark('bench:exec');";
/** Code that the callback of a choice runs. */
export const markChoice = "performance.mark('bench:choice')";
