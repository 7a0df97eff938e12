// The part of fontkit 2 that pictures use; it has no types of its own.
declare module 'fontkit' {
  type Command = {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  };
  type Glyph = { readonly path: { readonly commands: readonly Command[] } };
  type GlyphPosition = { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number };
  type GlyphRun = { readonly glyphs: readonly Glyph[]; readonly positions: readonly GlyphPosition[] };
  type Font = {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string): GlyphRun;
  };
  function openSync(file: string): Font;
}
