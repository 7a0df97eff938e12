// What pdfkit 0.20 takes and its types do not know yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Column' | 'Row';
  }
  interface PDFFont {
    /** The font in use; its own `font` is fontkit's. */
    readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
  }
  interface AnnotationOption {
    structParent?: PDFStructureElement;
  }
}
declare namespace PDFKit {
  interface PDFOutline {
    /** `top` from the upper edge of the page, `left` from its right edge, in points. */
    addItem(title: string, options: { expanded?: boolean; top: number; left: number }): PDFOutline;
  }
}
