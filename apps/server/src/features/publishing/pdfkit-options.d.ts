// Options of pdfkit 0.20 that its types lack.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Column' | 'Row';
  }
  interface PDFFont {
    /** The current font; its own `font` is fontkit's. */
    readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
  }
  interface AnnotationOption {
    structParent?: PDFStructureElement;
  }
}
declare namespace PDFKit {
  interface PDFOutline {
    /** `top` is measured from the top edge of the page, `left` from its right edge, in points. */
    addItem(title: string, options: { expanded?: boolean; top: number; left: number }): PDFOutline;
  }
}
