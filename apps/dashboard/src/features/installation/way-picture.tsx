import type { ReactNode } from 'react';
import classes from './installation.module.css';

export type Way = 'link' | 'overlay' | 'inline' | 'frame' | 'banner';

/** How a way to embed looks on a page. Decorative: the text says the same. */
export function WayPicture({ way }: { readonly way: Way }) {
  return (
    <svg
      className={classes['picture']}
      viewBox="0 0 120 78"
      width="120"
      height="78"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="1" y="1" width="118" height="76" rx="6" data-is="paper" />
      {drawings[way]}
    </svg>
  );
}

const page = <path d="M12 14h60M12 24h90M12 34h78" data-is="line" />;

const drawings: Readonly<Record<Way, ReactNode>> = {
  link: (
    <>
      {page}
      <path d="M1 56h118v15a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6Z" data-is="side" />
      <path d="M12 67h34" data-is="stroke" />
    </>
  ),
  overlay: (
    <>
      {page}
      <path d="M12 66h34" data-is="stroke" />
      <rect x="30" y="10" width="62" height="50" rx="5" data-is="box" />
      <path d="M40 22h42M40 32h36M40 42h40" data-is="line" />
    </>
  ),
  inline: (
    <>
      <path d="M12 14h40" data-is="stroke" />
      <path d="M12 26h96M12 36h90M12 46h96M12 56h70M12 66h84" data-is="line" />
    </>
  ),
  frame: (
    <>
      <path d="M12 12h60" data-is="line" />
      <rect x="12" y="22" width="96" height="46" rx="4" data-is="tint" />
      <path d="M22 34h60M22 44h72M22 54h50" data-is="line" />
    </>
  ),
  banner: (
    <>
      {page}
      <rect x="10" y="48" width="100" height="22" rx="4" data-is="tint" />
      <path d="M18 59h34" data-is="line" />
      <rect x="66" y="54" width="16" height="10" rx="3" data-is="fill" />
      <rect x="88" y="54" width="16" height="10" rx="3" data-is="fill" />
    </>
  ),
};
