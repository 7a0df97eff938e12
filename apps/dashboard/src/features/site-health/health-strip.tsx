import type { SiteHealth, SiteType } from '@app/contract';
import { fill, formatDate, plural } from '@app/texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { useDates } from '#app/dates.ts';
import { usePaths } from '#app/paths.ts';
import { wholePercent } from '#app/percent.ts';
import { useLocale } from '#app/words.tsx';
import { StatusBadge, type Tone } from '#ui/status-badge.tsx';
import classes from './site-health.module.css';

/** How a site is doing, in one row; each part leads to the page behind it. */
export function HealthStrip({ health, siteType }: { readonly health: SiteHealth; readonly siteType: SiteType }) {
  const words = useAreaWords('siteHealth').strip;
  return (
    <section className={classes['strip']} aria-label={words.label}>
      {/* An app has no page that could load a banner; a mobile app has none that could be scanned. */}
      {siteType === 'Site' && (
        <>
          <BannerTile health={health} />
          {health.optIn !== undefined && <OptInTile health={health} />}
        </>
      )}
      {siteType !== 'MobileApplication' && <ScanTile health={health} />}
      <DocumentsTile health={health} />
      {health.requests && <RequestsTile siteId={health.siteId} requests={health.requests} />}
    </section>
  );
}

type Props = { readonly health: SiteHealth };

function BannerTile({ health: { siteId, banner, attention } }: Props) {
  const words = useAreaWords('siteHealth').strip;
  const locale = useLocale();
  const tones = { none: 'neutral', draft: 'attention', live: 'good', offline: 'bad' } as const;
  const { seen } = banner;
  const isGone = attention.some(({ kind }) => kind === 'bannerUnseen' || kind === 'installationWrong');
  return (
    <Tile
      to={usePaths().cookieSolution(siteId)}
      label={words.banner}
      value={<StatusBadge tone={isGone ? 'bad' : tones[banner.state]}>{words.bannerStates[banner.state]}</StatusBadge>}
      hint={seen ? fill(words.seen, { host: seen.host, date: formatDate(locale, seen.on) }) : words.notSeen}
    />
  );
}

function OptInTile({ health: { siteId, optIn } }: Props) {
  const words = useAreaWords('siteHealth').strip;
  const locale = useLocale();
  const to = usePaths().cookiePreferences(siteId);
  if (optIn?.rate === undefined || optIn.rate === null)
    return <Tile to={to} label={words.optIn} value="–" hint={words.noChoices} />;
  const before = optIn.previous.rate;
  const points = before === null ? 0 : Math.round((optIn.rate - before) * 100);
  const trend = points > 0 ? words.points.up : points < 0 ? words.points.down : words.points.same;
  return (
    <Tile
      to={to}
      label={words.optIn}
      value={wholePercent(locale, optIn.rate)}
      hint={before === null ? '' : fill<string>(trend, { points: String(Math.abs(points)) })}
    />
  );
}

function ScanTile({ health: { siteId, scan } }: Props) {
  const words = useAreaWords('siteHealth').strip;
  const dates = useDates();
  const to = usePaths().siteScan(siteId);
  if (!scan) return <Tile to={to} label={words.scan} value="–" hint={words.neverScanned} />;
  const tones = { pass: 'good', fail: 'bad', unclear: 'neutral' } as const;
  return (
    <Tile
      to={to}
      label={words.scan}
      value={<StatusBadge tone={tones[scan.verdict]}>{words.verdicts[scan.verdict]}</StatusBadge>}
      hint={fill(words.scannedOn, { date: dates.moment(scan.at) })}
    />
  );
}

function DocumentsTile({ health: { siteId, documents } }: Props) {
  const words = useAreaWords('siteHealth').strip;
  const locale = useLocale();
  const { published, changed, offline } = documents;
  const all = published + changed + offline;
  const [tone, text]: readonly [Tone, string] =
    offline > 0
      ? ['bad', plural(locale, offline, words.offline)]
      : changed > 0
        ? ['attention', plural(locale, changed, words.changed)]
        : all > 0
          ? ['good', words.upToDate]
          : ['neutral', words.notPublished];
  return (
    <Tile
      to={`${usePaths().site(siteId)}#documents`}
      label={words.documents}
      value={<StatusBadge tone={tone}>{text}</StatusBadge>}
      hint={all > 0 ? plural(locale, all, words.published) : ''}
    />
  );
}

type RequestsProps = { readonly siteId: string; readonly requests: NonNullable<SiteHealth['requests']> };

function RequestsTile({ siteId, requests: { open, due, overdue } }: RequestsProps) {
  const words = useAreaWords('siteHealth').strip;
  const locale = useLocale();
  const hint = overdue > 0 ? plural(locale, overdue, words.overdue) : due > 0 ? plural(locale, due, words.due) : '';
  return (
    <Tile
      to={usePaths().dsarRequestsOf(siteId, open > 0 ? 'open' : undefined)}
      label={words.requests}
      value={open > 0 ? plural(locale, open, words.open) : words.noRequests}
      hint={hint}
    />
  );
}

type TileProps = {
  readonly to: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly hint: string;
};

function Tile({ to, label, value, hint }: TileProps) {
  return (
    <Link to={to} className={classes['tile']}>
      <span className={classes['label']}>{label}</span>
      <span className={classes['value']}>{value}</span>
      <span className={classes['dimmed']}>{hint}</span>
    </Link>
  );
}
