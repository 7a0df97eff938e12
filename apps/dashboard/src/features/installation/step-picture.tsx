import type { ReactNode } from 'react';
import type { Place } from './instructions.ts';
import classes from './installation.module.css';

export type StepPictureName = Place | 'links' | 'check';

/** What a step does, drawn in the style of a browser window. Decorative: the text says the same. */
export function StepPicture({ name }: { readonly name: StepPictureName }) {
  return (
    <svg
      className={classes['picture']}
      viewBox="0 0 160 104"
      width="160"
      height="104"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="1" y="1" width="158" height="102" rx="8" data-is="paper" />
      <path d="M1 20h158" data-is="edge" />
      <circle cx="12" cy="10.5" r="2.6" data-is="soft" />
      <circle cx="21" cy="10.5" r="2.6" data-is="soft" />
      <circle cx="30" cy="10.5" r="2.6" data-is="soft" />
      {drawings[name]}
    </svg>
  );
}

const drawings: Readonly<Record<StepPictureName, ReactNode>> = {
  head: (
    <>
      <path d="M14 32h26" data-is="line" />
      <rect x="14" y="40" width="132" height="16" rx="4" data-is="tint" />
      <path d="M22 48h60" data-is="stroke" />
      <path d="M22 66h92M22 76h70M14 90h30" data-is="line" />
    </>
  ),
  plugin: (
    <>
      <path d="M1 20h34v83H9a8 8 0 0 1-8-8Z" data-is="side" />
      <path d="M9 34h18M9 46h14M9 58h18M9 70h12" data-is="line" />
      <rect x="50" y="32" width="96" height="56" rx="6" data-is="dashed" />
      <path d="M98 74V46M86 57l12-12 12 12" data-is="stroke" />
    </>
  ),
  manager: (
    <>
      <rect x="14" y="32" width="60" height="26" rx="5" data-is="tint" />
      <path d="M24 45h40" data-is="stroke" />
      <rect x="90" y="32" width="56" height="26" rx="5" data-is="box" />
      <rect x="90" y="66" width="56" height="26" rx="5" data-is="box" />
      <path d="M100 45h30M100 79h24" data-is="line" />
      <path d="M74 45h16M82 45v34h8" data-is="edge" />
    </>
  ),
  component: (
    <>
      <path d="M30 32 18 44l12 12M130 32l12 12-12 12" data-is="stroke" />
      <rect x="48" y="38" width="64" height="42" rx="6" data-is="tint" />
      <rect x="58" y="48" width="44" height="22" rx="4" data-is="box" />
      <path d="M66 59h28" data-is="line" />
    </>
  ),
  links: (
    <>
      <path d="M14 32h80M14 42h110M14 52h96" data-is="line" />
      <path d="M1 70h158v25a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8Z" data-is="side" />
      <path d="M14 86h34M58 86h34M102 86h34" data-is="stroke" />
    </>
  ),
  check: (
    <>
      <path d="M14 32h60M14 42h84" data-is="line" />
      <rect x="14" y="66" width="132" height="28" rx="5" data-is="tint" />
      <path d="M24 80h34" data-is="line" />
      <rect x="84" y="74" width="24" height="12" rx="3" data-is="fill" />
      <rect x="114" y="74" width="24" height="12" rx="3" data-is="fill" />
      <circle cx="128" cy="42" r="14" data-is="fill" />
      <path d="m122 42 4.5 4.5L135 38" data-is="tick" />
    </>
  ),
};
