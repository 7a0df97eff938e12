import { DrawingFrame } from './drawing-frame.tsx';
import classes from './picture-drawings.module.css';
import type { PictureName } from './picture-names.ts';

export function Drawing({ name }: { readonly name: PictureName }) {
  return (
    <DrawingFrame width={132} height={100}>
      {drawings[name]}
    </DrawingFrame>
  );
}

const sheet = (
  <path d="M40 12h38l16 16v54a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Z" className={classes['paper']} />
);
const fold = <path d="M78 12v12a4 4 0 0 0 4 4h12" className={classes['fold']} />;

const drawings = {
  sites: (
    <>
      <rect x="18" y="16" width="96" height="66" rx="7" className={classes['paper']} />
      <path d="M18 32h96" className={classes['line']} />
      <circle cx="28" cy="24" r="2.4" className={classes['accent']} />
      <circle cx="36" cy="24" r="2.4" className={classes['soft']} />
      <circle cx="44" cy="24" r="2.4" className={classes['soft']} />
      <rect x="28" y="42" width="34" height="30" rx="4" className={classes['tint']} />
      <path d="M72 46h30M72 56h24M72 66h28" className={classes['line']} />
      <path d="M45 50v14M38 57h14" className={classes['stroke']} />
    </>
  ),
  services: (
    <>
      <rect x="22" y="20" width="38" height="28" rx="6" className={classes['tint']} />
      <rect x="72" y="20" width="38" height="28" rx="6" className={classes['paper']} />
      <rect x="22" y="56" width="38" height="28" rx="6" className={classes['paper']} />
      <rect x="72" y="56" width="38" height="28" rx="6" className={classes['dashed']} />
      <path d="M34 34l5 5 9-10" className={classes['stroke']} />
      <path d="M82 34h18M32 70h18" className={classes['line']} />
      <path d="M91 64v12M85 70h12" className={classes['stroke']} />
    </>
  ),
  document: (
    <>
      {sheet}
      {fold}
      <path d="M46 42h38M46 52h30M46 62h36M46 72h20" className={classes['line']} />
      <circle cx="92" cy="72" r="14" className={classes['seal']} />
      <path d="M86 72l4.5 4.5L99 68" className={classes['onSeal']} />
    </>
  ),
  people: (
    <>
      <circle cx="46" cy="38" r="12" className={classes['tint']} />
      <path d="M24 80c0-13 10-22 22-22s22 9 22 22Z" className={classes['tint']} />
      <circle cx="84" cy="34" r="13" className={classes['paper']} />
      <path d="M60 82c0-14 11-25 24-25s24 11 24 25Z" className={classes['paper']} />
      <path d="M78 70l5 5 9-10" className={classes['stroke']} />
    </>
  ),
  search: (
    <>
      <rect x="24" y="20" width="74" height="16" rx="5" className={classes['paper']} />
      <rect x="24" y="42" width="74" height="16" rx="5" className={classes['paper']} />
      <rect x="24" y="64" width="74" height="16" rx="5" className={classes['paper']} />
      <path d="M32 28h30M32 50h42M32 72h22" className={classes['line']} />
      <circle cx="88" cy="52" r="19" className={classes['lens']} />
      <path d="M102 66l12 13" className={classes['handle']} />
    </>
  ),
  keys: (
    <>
      <circle cx="48" cy="48" r="20" className={classes['paper']} />
      <circle cx="48" cy="48" r="8" className={classes['tint']} />
      <path d="M66 56l34 22M88 70l-6 9M98 77l-5 8" className={classes['handle']} />
    </>
  ),
  lost: (
    <>
      <path d="M66 22v62" className={classes['line']} />
      <path d="M34 24h58l12 9-12 9H34a3 3 0 0 1-3-3V27a3 3 0 0 1 3-3Z" className={classes['tint']} />
      <path d="M98 48H44l-12 9 12 9h54a3 3 0 0 0 3-3V51a3 3 0 0 0-3-3Z" className={classes['paper']} />
      <path d="M42 33h30M56 57h32" className={classes['line']} />
    </>
  ),
  broken: (
    <>
      {sheet}
      {fold}
      <path d="M46 44h22M46 54h14M78 72h8M46 72h18" className={classes['line']} />
      <path d="M94 40l-14 9 8 8-16 10 6 8-12 11" className={classes['stroke']} />
    </>
  ),
  done: (
    <>
      <circle cx="66" cy="48" r="32" className={classes['tint']} />
      <circle cx="66" cy="48" r="22" className={classes['seal']} />
      <path d="M56 48l7 7 13-14" className={classes['onSeal']} />
    </>
  ),
  mail: (
    <>
      <rect x="26" y="22" width="80" height="58" rx="6" className={classes['paper']} />
      <path d="m28 26 32 28a9 9 0 0 0 12 0l32-28" className={classes['line']} />
      <circle cx="100" cy="74" r="14" className={classes['tint']} />
      <path d="m94 74 4.5 4.5 8-9" className={classes['stroke']} />
    </>
  ),
} satisfies Readonly<Record<PictureName, React.ReactNode>>;
