/** The largest logo, in pixels and in characters of its address. */
const most = { width: 480, height: 160, length: 40_000 } as const;
const mostBytes = 2_000_000;

/**
 * A picture as a small PNG in a `data:` address, drawn anew: nothing of the file but its pixels stays, and an SVG brings no script.
 * Undefined if it is none, or too large also when it is drawn smaller.
 */
export async function logoOf(file: File): Promise<string | undefined> {
  if (file.size > mostBytes) return undefined;
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    for (const part of [1, 0.6, 0.35]) {
      const scale = part * Math.min(1, most.width / (width || most.width), most.height / (height || most.height));
      const made = drawn(
        picture,
        Math.round((width || most.width) * scale),
        Math.round((height || most.height) * scale),
      );
      if (made !== undefined && made.length <= most.length) return made;
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(picture: HTMLImageElement, width: number, height: number): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
