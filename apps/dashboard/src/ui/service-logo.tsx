import { useEffect, useState } from 'react';
import classes from './service-logo.module.css';

/** The hues of brands that have no free icon. Any other monogram has one of its own, which follows from its name. */
const hues: Readonly<Record<string, number>> = {
  adobe: 25,
  amazon: 65,
  bing: 220,
  criteo: 45,
  linkedin: 250,
  microsoft: 235,
  optimizely: 265,
  oracle: 28,
  outbrain: 50,
  salesforce: 235,
  slack: 320,
  taboola: 255,
  tawk: 150,
  twilio: 22,
};

let logos: ReadonlyMap<string, string> | undefined;
// Loaded with the first list of services, not with the pages around it.
const loading = () => import('./service-logos.ts').then(({ serviceLogos }) => (logos = serviceLogos));

type Props = {
  readonly name: string;
  readonly size?: 'sm' | 'md';
};

/** The logo of a service, or its initials in the color of its brand. Decorative: the name stands beside it. */
export function ServiceLogo({ name, size = 'md' }: Props) {
  const [known, setKnown] = useState(logos);
  useEffect(() => {
    if (!known) void loading().then(setKnown, () => undefined);
  }, [known]);
  const file = known?.get(name.toLowerCase());
  return (
    <span
      className={classes['logo']}
      data-size={size}
      style={{ '--hue': hues[name.toLowerCase().split(' ')[0] ?? ''] ?? hueOf(name) } as React.CSSProperties}
      aria-hidden
    >
      {file === undefined ? (
        initialsOf(name)
      ) : (
        <img src={`/service-logos/${file}.svg`} alt="" width={34} height={34} loading="lazy" decoding="async" />
      )}
    </span>
  );
}

function initialsOf(name: string): string {
  const [first = '', second = ''] = name.replace(/[^\p{L}\p{N}\s]/gu, '').split(/\s+/);
  return ([...first][0] ?? '') + ([...second][0] ?? '');
}

function hueOf(name: string): number {
  return [...name].reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
}
