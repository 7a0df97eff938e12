import { useEffect, useRef, useState, type ButtonHTMLAttributes, type ReactNode } from 'react';
import type { Purpose } from './banner.ts';
import { useConsent, useServerHtml } from './provider.tsx';

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (one) => escapes[one] ?? '');

/** A tag as markup. Omits attributes that are false or undefined; attribute names come from the code, not from data. */
function markup(name: string, attributes: Attributes, text = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escape(String(value))}"`));
  return `<${name}${written.join('')}>${text}</${name}>`;
}

/** Addresses of scripts that ran in this page. */
const ran = new Set<string>();

/**
 * A script outside of React's control: the banner replaces the blocked script with another, which React could not find again.
 * On a server it is rendered as markup; in the browser it must be created, because scripts inserted as markup never run.
 */
function MarkedScript({ attributes, text }: { readonly attributes: Attributes; readonly text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const fromServer = useServerHtml();
  // Script contents have no HTML escapes: only an end tag or a comment start would be misread.
  const [html] = useState(fromServer && markup('script', attributes, text.replace(/<(?=\/script|!--)/gi, '\\x3c')));

  useEffect(() => {
    const parent = place.current;
    if (!parent) return undefined;
    const src = attributes['data-src'];
    // A script that ran is not loaded again when its component is mounted again.
    const leave = () => {
      const hasRun = [...parent.querySelectorAll('script')].some(({ type }) => type !== 'text/plain');
      if (hasRun && typeof src === 'string') ran.add(src);
    };
    if (html) return leave;
    if (typeof src === 'string' && ran.has(src)) return undefined;
    const script = document.createElement('script');
    for (const [key, value] of Object.entries(attributes))
      if (value !== undefined && value !== false) script.setAttribute(key, value === true ? '' : String(value));
    script.text = text;
    parent.append(script);
    return () => {
      leave();
      parent.replaceChildren();
    };
    // The component remounts, through its key, when any attribute changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // The banner may have changed the markup before React hydrates it: for visitors who allowed it earlier.
  return <div hidden ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html || '' }} />;
}

export type ConsentScriptProps = {
  readonly purpose: Purpose;
  /** The script's URL; inline code goes into `children`. */
  readonly src?: string | undefined;
  readonly children?: string | undefined;
  readonly async?: boolean | undefined;
  readonly type?: 'module' | undefined;
  readonly nonce?: string | undefined;
};

/** A script that runs once its purpose is allowed. On a server it is rendered in blocked form. */
export function ConsentScript({ purpose, src, children, async, type, nonce }: ConsentScriptProps) {
  const attributes = { type: 'text/plain', 'data-candor': purpose, 'data-src': src, 'data-type': type, async, nonce };
  const text = children ?? '';
  return <MarkedScript key={JSON.stringify([attributes, text])} attributes={attributes} text={text} />;
}

/** A namespace for readable JSX: `<Candor.Script purpose="marketing" src="…" />`. */
export const Candor = { Script: ConsentScript };

export type GateProps = { readonly purpose: Purpose; readonly fallback?: ReactNode; readonly children?: ReactNode };

/** Renders its children once the purpose is allowed; until then, and on a server, the fallback. */
export function Gate({ purpose, fallback, children }: GateProps) {
  return <>{useConsent().allows(purpose) ? children : fallback}</>;
}

export type EmbedProps = {
  readonly purpose: Purpose;
  /** The frame's URL. */
  readonly src: string;
  /** The name of the service that provides the content. */
  readonly service: string;
  /** The frame's accessible title. Left out: the name of the service. */
  readonly title?: string | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly className?: string | undefined;
  readonly allow?: string | undefined;
  readonly allowFullScreen?: boolean | undefined;
  readonly sandbox?: string | undefined;
};

/**
 * A video, a map or another frame that waits for consent. The banner replaces it with a placeholder, whose button allows it.
 */
export function Embed({ purpose, src, service, title = service, className, allowFullScreen, ...rest }: EmbedProps) {
  const attributes = {
    'data-candor': purpose,
    'data-src': src,
    title,
    class: className,
    allowfullscreen: allowFullScreen,
    ...rest,
  };
  // Outside of React's control, like scripts: a placeholder is next to it for a while.
  return (
    <div
      style={{ display: 'contents' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup('iframe', attributes) }}
    />
  );
}

export type PrivacyChoicesProps = ButtonHTMLAttributes<HTMLButtonElement>;

/** A button that opens "your choices". It works before hydration, because the banner listens for clicks on it. */
export function PrivacyChoices({ children = 'Your privacy choices', ...rest }: PrivacyChoicesProps) {
  return (
    <button type="button" data-candor-open="" {...rest}>
      {children}
    </button>
  );
}
