/** Selectors of a banner. `>>>` steps into an open shadow root. */
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
  /** By path; `index.html` is the page. */
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** Left out by the control. */
  readonly selectors?: Selectors;
  /** Files of the harness, and of the site's configuration where it is not in the script. */
  readonly config: ReadonlySet<string>;
  /** The page for visitors who come again, where it is another. */
  readonly again?: string;
  /** Of the second layer, what is the same on every site; where it is a file of its own. */
  readonly layerCode?: string;
};

/** Runs right before the first script of a banner: its clock starts here. */
export const markStart = "performance.mark('bench:exec');";
/** What the callback of a choice runs. */
export const markChoice = "performance.mark('bench:choice')";
