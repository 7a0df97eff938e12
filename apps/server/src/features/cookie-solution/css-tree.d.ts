/** Types for the part of css-tree used here; the package has none. */
declare module 'css-tree' {
  export type CssNode = {
    readonly type: string;
    readonly name?: string;
    readonly property?: string;
    readonly value?: unknown;
    readonly unit?: string;
    readonly important?: boolean | string;
    readonly prelude?: CssNode | null;
    readonly block?: CssNode | null;
    readonly selector?: CssNode | null;
    readonly children?: { toArray(): CssNode[] } | null;
  };
  export function parse(
    text: string,
    options?: { readonly onParseError?: (error: { readonly message: string }) => void },
  ): CssNode;
  export function walk(tree: CssNode, visit: (node: CssNode) => void): void;
  export function generate(tree: CssNode): string;
}
