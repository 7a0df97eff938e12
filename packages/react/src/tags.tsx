import { useEffect, useRef, useState, type ButtonHTMLAttributes, type ReactNode } from 'react';
import type { Purpose } from './banner.ts';
import { useConsent, useServerHtml } from './provider.tsx';

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (one) => escapes[one] ?? '');

/** A tag as markup. Attributes that are false or left out are not written; names come from the code, not from data. */
function markup(name: string, attributes: Attributes, text = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escape(String(value))}"`));
  return `<${name}${written.join('')}>${text}</${name}>`;
}

/**
 * A script that is not React's: the banner puts another in the place of the one that waited, which React would not find
 * again. On a server it is markup; in the browser it has to be made, for a script of markup never runs.
 */
function MarkedScript({ attributes, text }: { readonly attributes: Attributes; readonly text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const fromServer = useServerHtml();
  // In a script nothing is escaped: only its end would be read as something else.
  const [html] = useState(fromServer && markup('script', attributes, text.replace(/<(?=\/script|!--)/gi, '\\x3c')));

  useEffect(() => {
    const parent = place.current;
    if (html || !parent) return undefined;
    const script = document.createElement('script');
    for (const [key, value] of Object.entries(attributes))
      if (value !== undefined && value !== false) script.setAttribute(key, value === true ? '' : String(value));
    script.text = text;
    parent.append(script);
    return () => parent.replaceChildren();
    // Made anew, by its key, where anything of it differs.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return <div hidden ref={place} dangerouslySetInnerHTML={{ __html: html || '' }} />;
}

export type ConsentScriptProps = {
  readonly purpose: Purpose;
  /** The script's address, or its text in `children`. */
  readonly src?: string | undefined;
  readonly children?: string | undefined;
  readonly async?: boolean | undefined;
  readonly type?: 'module' | undefined;
  readonly nonce?: string | undefined;
};

/** A script that runs once its purpose is allowed. On a server it is written so that it waits by itself. */
export function ConsentScript({ purpose, src, children, async, type, nonce }: ConsentScriptProps) {
  const attributes = { type: 'text/plain', 'data-candor': purpose, 'data-src': src, 'data-type': type, async, nonce };
  const text = children ?? '';
  return <MarkedScript key={JSON.stringify([attributes, text])} attributes={attributes} text={text} />;
}

/** So that it reads as what it is: `<Candor.Script purpose="marketing" src="…" />`. */
export const Candor = { Script: ConsentScript };

export type GateProps = { readonly purpose: Purpose; readonly fallback?: ReactNode; readonly children?: ReactNode };

/** Shows what needs a purpose once it is allowed; until then, and on a server, the fallback. */
export function Gate({ purpose, fallback, children }: GateProps) {
  return <>{useConsent().allows(purpose) ? children : fallback}</>;
}

export type EmbedProps = {
  readonly purpose: Purpose;
  /** The frame's address. */
  readonly src: string;
  /** Whose content it is. */
  readonly service: string;
  /** What the frame shows, for those who do not see it. Left out: whose it is. */
  readonly title?: string | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly className?: string | undefined;
  readonly allow?: string | undefined;
  readonly allowFullScreen?: boolean | undefined;
  readonly sandbox?: string | undefined;
};

/** A video, a map or another frame that waits. The banner puts a placeholder in its place, with a button that allows it. */
export function Embed({ purpose, src, service, title = service, className, allowFullScreen, ...rest }: EmbedProps) {
  const attributes = {
    'data-candor': purpose,
    'data-src': src,
    title,
    class: className,
    allowfullscreen: allowFullScreen,
    ...rest,
  };
  // Not React's either, as scripts are not: a placeholder stands beside it for a while.
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: markup('iframe', attributes) }} />;
}

export type PrivacyChoicesProps = ButtonHTMLAttributes<HTMLButtonElement>;

/** A button that opens "your choices". It works before the page has come alive: the banner listens for it. */
export function PrivacyChoices({ children = 'Your privacy choices', ...rest }: PrivacyChoicesProps) {
  return (
    <button type="button" data-candor-open="" {...rest}>
      {children}
    </button>
  );
}
