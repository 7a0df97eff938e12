/** A part of a mail as a mail server describes it. RFC 9051, 7.5.2. */
export type MailPart = {
  readonly part?: string | undefined;
  readonly type: string;
  /** Bytes as they are sent, which are more than those of the file. */
  readonly size?: number | undefined;
  readonly encoding?: string | undefined;
  readonly disposition?: string | undefined;
  readonly dispositionParameters?: Readonly<Record<string, string>> | undefined;
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  readonly childNodes?: readonly MailPart[] | undefined;
};

export type AttachedPart = { readonly part: string; readonly name: string; readonly size: number };

/** Parts that are looked at, and how deep they may be nested. */
const mostParts = 200;
const deepest = 20;

/** The attachments of a mail. Pictures that belong to its text come last, such as the logo of a signature. */
export function attachedParts(structure: MailPart | undefined): AttachedPart[] {
  const attached: AttachedPart[] = [];
  const inText: AttachedPart[] = [];
  let seen = 0;
  const walk = (node: MailPart, depth: number): void => {
    seen += 1;
    if (seen > mostParts || depth > deepest) return;
    // A mail that is attached is one file, whatever is in it.
    if (node.childNodes && node.type !== 'message/rfc822') {
      for (const child of node.childNodes) walk(child, depth + 1);
      return;
    }
    if (isText(node)) return;
    const found = { part: node.part ?? '1', name: nameOf(node), size: bytesOf(node) };
    (node.disposition === 'inline' && node.type.startsWith('image/') ? inText : attached).push(found);
  };
  if (structure) walk(structure, 0);
  return [...attached, ...inText];
}

function isText({ type, disposition, ...node }: MailPart): boolean {
  return (
    (type === 'text/plain' || type === 'text/html') && disposition !== 'attachment' && nameOf({ type, ...node }) === ''
  );
}

function nameOf({ type, parameters, dispositionParameters }: MailPart): string {
  const name = dispositionParameters?.['filename'] ?? parameters?.['name'] ?? '';
  return name === '' && type === 'message/rfc822' ? 'message.eml' : name;
}

/** The bytes of the file, as far as the encoding tells: Base64 writes three bytes as four signs, in lines of 76. */
function bytesOf({ size = 0, encoding }: MailPart): number {
  return encoding?.toLowerCase() === 'base64' ? Math.floor((size * 3 * 76) / (4 * 78)) : size;
}
