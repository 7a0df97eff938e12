import type { ReactNode } from 'react';
import type { ExampleName } from './picture-names.ts';
import { DrawingFrame } from './drawing-frame.tsx';
import classes from './picture-drawings.module.css';

/** What a list looks like once it is filled: lines in place of words, so that nobody takes them for data. */
export function Example({ name }: { readonly name: ExampleName }) {
  return (
    <DrawingFrame width={264} height={150}>
      {examples[name]}
    </DrawingFrame>
  );
}

type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet';

const line = (x: number, y: number, width: number, look: 'ink' | 'line' = 'line') => (
  <path d={`M${x} ${y}h${width}`} className={classes[look]} />
);
const chip = (x: number, y: number, width: number, tone: Tone) => (
  <>
    <rect x={x} y={y - 6} width={width} height="12" rx="6" className={classes[tone]} />
    <path d={`M${x + 6} ${y}h${width - 12}`} className={classes[`${tone}Ink`]} />
  </>
);
const tick = (x: number, y: number) => (
  <>
    <circle cx={x} cy={y} r="7" className={classes['tint']} />
    <path d={`m${x - 3} ${y} 2.2 2.2 4-4.4`} className={classes['fine']} />
  </>
);
const face = (x: number, y: number, look: 'tint' | 'paper' = 'tint') => (
  <>
    <circle cx={x} cy={y} r="9" className={classes[look]} />
    <circle cx={x} cy={y - 2.5} r="2.8" className={classes['features']} />
    <path d={`M${x - 5} ${y + 5.5}c1-3.6 9-3.6 10 0`} className={classes['features']} />
  </>
);

/** A table on a sheet, with its head. */
function Sheet({ children, columns }: { readonly children: ReactNode; readonly columns: readonly number[] }) {
  return (
    <>
      <rect x="12" y="8" width="240" height="126" rx="9" className={classes['paper']} />
      {columns.map((x) => (
        <path key={x} d={`M${x} 22h18`} className={classes['head']} />
      ))}
      {[34, 59, 84, 109].map((y) => (
        <path key={y} d={`M13 ${y}h238`} className={classes['rule']} />
      ))}
      {children}
    </>
  );
}

const rows = [46.5, 71.5, 96.5, 121.5] as const;

const bar = (x: number, parts: readonly [number, number, number]) => {
  const [accepted, chosen, rejected] = parts;
  const top = 118 - accepted - chosen - rejected;
  return (
    <>
      <rect x={x} y={top} width="14" height={rejected} rx="2" className={classes['barThird']} />
      <rect x={x} y={top + rejected + 1} width="14" height={chosen - 1} className={classes['barSecond']} />
      <rect x={x} y={top + rejected + chosen + 1} width="14" height={accepted - 1} className={classes['barFirst']} />
    </>
  );
};

const examples = {
  consents: (
    <Sheet columns={[44, 128, 196]}>
      {rows.map((y, at) => (
        <g key={y}>
          {tick(28, y)}
          {line(44, y, [58, 44, 64, 50][at] ?? 50, 'ink')}
          {line(128, y, [40, 46, 34, 42][at] ?? 40)}
          {chip(196, y, 40, at === 2 ? 'warn' : 'good')}
        </g>
      ))}
    </Sheet>
  ),
  choices: (
    <>
      <rect x="12" y="8" width="240" height="126" rx="9" className={classes['paper']} />
      {chip(28, 26, 42, 'good')}
      {chip(76, 26, 36, 'info')}
      {chip(118, 26, 36, 'quiet')}
      <path d="M28 64h208M28 91h208M28 118h208" className={classes['rule']} />
      {bar(36, [30, 10, 12])}
      {bar(66, [36, 8, 14])}
      {bar(96, [32, 12, 10])}
      {bar(126, [44, 10, 12])}
      {bar(156, [40, 14, 10])}
      {bar(186, [50, 10, 12])}
      {bar(216, [54, 12, 8])}
    </>
  ),
  requests: (
    <Sheet columns={[28, 112, 188]}>
      {rows.map((y, at) => (
        <g key={y}>
          {line(28, y - 4, [46, 52, 40, 48][at] ?? 48, 'ink')}
          {line(28, y + 5, [34, 28, 38, 30][at] ?? 30)}
          {line(112, y, [50, 42, 54, 46][at] ?? 46)}
          <circle cx="190" cy={y} r="6" className={classes['clock']} />
          <path d={`M190 ${y - 3}v3l2.4 1.6`} className={classes['features']} />
          {chip(202, y, 36, (['bad', 'warn', 'quiet', 'good'] as const)[at] ?? 'quiet')}
        </g>
      ))}
    </Sheet>
  ),
  register: (
    <Sheet columns={[50, 132, 206]}>
      {rows.map((y, at) => (
        <g key={y}>
          <rect x="24" y={y - 8} width="16" height="16" rx="4" className={classes[at % 2 === 0 ? 'tint' : 'paper']} />
          <path d={`M28.5 ${y - 2}h7M28.5 ${y + 2}h4`} className={classes['features']} />
          {line(50, y, [60, 48, 66, 54][at] ?? 54, 'ink')}
          {chip(132, y, 44, at === 1 ? 'quiet' : 'good')}
          {face(224, y, at === 3 ? 'paper' : 'tint')}
        </g>
      ))}
    </Sheet>
  ),
  newsletters: (
    <>
      <rect x="96" y="8" width="156" height="126" rx="9" className={classes['paper']} />
      <path d="M97 39.5h154M97 71h154M97 102.5h154" className={classes['rule']} />
      {[24, 55, 87, 118].map((y, at) => (
        <g key={y}>
          {face(140, y, at === 2 ? 'paper' : 'tint')}
          {line(158, y, [36, 30, 40, 34][at] ?? 34, 'ink')}
          {chip(206, y, 34, at === 2 ? 'warn' : 'good')}
        </g>
      ))}
      <rect x="12" y="42" width="104" height="74" rx="8" className={classes['letter']} />
      <path d="m15 47 42 34a11 11 0 0 0 14 0l42-34" className={classes['stroke']} />
    </>
  ),
  deliveries: (
    <>
      <rect x="12" y="24" width="72" height="44" rx="8" className={classes['paper']} />
      <path d="m34 34-7 13h8l-3 11 10-14h-8l3-10Z" className={classes['letter']} />
      {line(50, 42, 24, 'ink')}
      {line(50, 52, 16)}
      <path d="M92 46h76m-7-6 7 6-7 6" className={classes['stroke']} />
      <rect x="178" y="20" width="74" height="24" rx="6" className={classes['tint']} />
      <rect x="178" y="48" width="74" height="24" rx="6" className={classes['tint']} />
      <circle cx="190" cy="32" r="2.6" className={classes['accent']} />
      <circle cx="190" cy="60" r="2.6" className={classes['accent']} />
      <path d="M218 32h24M218 60h24" className={classes['fine']} />
      <rect x="12" y="84" width="240" height="50" rx="8" className={classes['paper']} />
      <path d="M13 109h238" className={classes['rule']} />
      {[96.5, 121.5].map((y, at) => (
        <g key={y}>
          {line(28, y, at === 0 ? 62 : 50, 'ink')}
          {line(118, y, 42)}
          {chip(204, y, 34, at === 0 ? 'good' : 'bad')}
        </g>
      ))}
    </>
  ),
  scan: (
    <>
      <rect x="12" y="8" width="240" height="126" rx="9" className={classes['paper']} />
      <path d="M13 30h238M13 65h238M13 99.5h238" className={classes['rule']} />
      {[24, 33, 42].map((x, at) => (
        <circle key={x} cx={x} cy="19.5" r="2.6" className={classes[at === 0 ? 'accent' : 'soft']} />
      ))}
      {line(58, 19.5, 110)}
      {[47.5, 82, 117].map((y, at) => (
        <g key={y}>
          <rect x="26" y={y - 10} width="20" height="20" rx="5" className={classes[at === 1 ? 'paper' : 'tint']} />
          {line(56, y - 4, [52, 66, 46][at] ?? 50, 'ink')}
          {line(56, y + 6, [36, 30, 40][at] ?? 36)}
          {chip(150, y, 40, (['bad', 'good', 'info'] as const)[at] ?? 'info')}
        </g>
      ))}
      <circle cx="204" cy="80" r="25" className={classes['lens']} />
      <path d="m223 98 17 18" className={classes['handle']} />
    </>
  ),
  audit: (
    <>
      <rect x="12" y="8" width="240" height="126" rx="9" className={classes['paper']} />
      <path d="M34 24v94" className={classes['rule']} />
      {[26, 56, 86, 116].map((y, at) => (
        <g key={y}>
          <circle cx="34" cy={y} r="6" className={classes[at === 0 ? 'seal' : 'tint']} />
          {line(52, y - 4, [92, 76, 104, 84][at] ?? 84, 'ink')}
          {line(52, y + 6, [50, 60, 44, 56][at] ?? 50)}
          {line(204, y, 32)}
        </g>
      ))}
    </>
  ),
  team: (
    <Sheet columns={[50, 132, 206]}>
      {rows.map((y, at) => (
        <g key={y}>
          {face(30, y, at === 3 ? 'paper' : 'tint')}
          {line(50, y, [58, 48, 64, 52][at] ?? 52, 'ink')}
          {chip(132, y, 46, (['good', 'info', 'info', 'quiet'] as const)[at] ?? 'quiet')}
          {line(206, y, 30)}
        </g>
      ))}
    </Sheet>
  ),
  organizations: (
    <>
      {[12, 136].map((x, at) => (
        <g key={x}>
          <rect x={x} y="22" width="116" height="104" rx="9" className={classes['paper']} />
          <rect x={x + 14} y="36" width="26" height="30" rx="3" className={classes[at === 0 ? 'tint' : 'dashed']} />
          <path
            d={`M${x + 21} 44h3m6 0h3M${x + 21} 51h3m6 0h3M${x + 21} 58h3m6 0h3`}
            className={classes[at === 0 ? 'fine' : 'features']}
          />
          {line(x + 50, 46, at === 0 ? 44 : 34, 'ink')}
          {line(x + 50, 57, at === 0 ? 30 : 42)}
          <path d={`M${x + 1} 82h114`} className={classes['rule']} />
          {line(x + 14, 96, 40)}
          {line(x + 14, 110, 30)}
          {chip(x + 66, 103, 36, at === 0 ? 'good' : 'quiet')}
        </g>
      ))}
    </>
  ),
} satisfies Readonly<Record<ExampleName, ReactNode>>;
