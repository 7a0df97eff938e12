import type { BannerFinding } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { withReturn } from '#app/way-back.ts';
import { useLocale } from '#app/words.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import classes from './checks.module.css';
import { useConfigurator, usePlace } from './configurator-context.tsx';
import { placeOf } from './fields.ts';
import { ConfirmField } from './sections/confirm-field.tsx';
import { useCookieSolutionWords } from './words.ts';

/** The problems of these settings, each with a link to its field: for both views, whichever is open. */
export function Checks() {
  const words = useCookieSolutionWords().preview;
  const locale = useLocale();
  const { checked } = useConfigurator();
  const blocking =
    Object.keys(checked.problems).length + checked.findings.filter(({ weight }) => weight === 'blocks').length;
  const isEmpty = blocking === 0 && checked.findings.length === 0;
  return (
    <section className={classes['panel']} aria-labelledby="checks-title">
      <header className={classes['head']}>
        <h2 id="checks-title" className={classes['title']}>
          {words.checks}
        </h2>
        <span role="status">
          {blocking > 0 && <StatusBadge tone="bad">{plural(locale, blocking, words.counts.blocks)}</StatusBadge>}
        </span>
      </header>
      {isEmpty && (
        <p className={classes['good']}>
          <IconCircleCheck size={20} stroke={1.8} aria-hidden />
          {words.checksNone}
        </p>
      )}
      <ChecksList />
    </section>
  );
}

/** The list without a frame, for the publish dialog. */
export function ChecksList({ onLeave }: { readonly onLeave?: () => void }) {
  const words = useCookieSolutionWords().preview;
  const { checked } = useConfigurator();
  return (
    <ul className={classes['list']}>
      {Object.entries(checked.problems).map(([path, message]) => (
        <li key={path}>
          <StatusBadge tone="bad">{words.blocks}</StatusBadge>
          <p className={classes['message']}>{message}</p>
          <GoTo path={path} onLeave={onLeave} />
        </li>
      ))}
      {checked.findings.map((finding) => (
        <Finding key={`${finding.code} ${finding.path}`} finding={finding} onLeave={onLeave} />
      ))}
    </ul>
  );
}

type FindingProps = { readonly finding: BannerFinding; readonly onLeave: (() => void) | undefined };

function Finding({ finding, onLeave }: FindingProps) {
  const words = useCookieSolutionWords().preview;
  const { weight, message, source, path, confirmable } = finding;
  return (
    <li>
      <StatusBadge tone={weight === 'blocks' ? 'bad' : 'attention'}>{words[weight]}</StatusBadge>
      <p className={classes['message']}>{message}</p>
      {source && <p className={classes['source']}>{fill(words.source, { sources: source })}</p>}
      {path === '' ? <ToDocuments code={finding.code} /> : <GoTo path={path} onLeave={onLeave} />}
      {confirmable && <ConfirmField what={confirmable} />}
    </li>
  );
}

/** For problems that no setting solves: a link to the site's own facts. */
function ToDocuments({ code }: Pick<BannerFinding, 'code'>) {
  const words = useCookieSolutionWords().preview;
  const { siteId } = useConfigurator();
  const paths = usePaths();
  const here = useLocation();
  const isOwner = code === 'banner.owner';
  return (
    <Button
      component={Link}
      to={isOwner ? withReturn(paths.siteOwner(siteId), here) : paths.site(siteId)}
      size="compact-xs"
      variant="subtle"
      className={classes['go']}
    >
      {isOwner ? words.toOwner : words.toDocuments}
    </Button>
  );
}

/** A link to a field. Says so if only the Advanced view has the field. */
function GoTo({ path, onLeave }: { readonly path: string; readonly onLeave: (() => void) | undefined }) {
  const { preview, page } = useCookieSolutionWords();
  const { goTo, view } = usePlace();
  const place = placeOf(path);
  const isElsewhere = place.view === 'advanced' && view === 'simple';
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      className={classes['go']}
      onClick={() => {
        onLeave?.();
        goTo(path);
      }}
    >
      {preview.go}: {page.sections[place.section]}
      {isElsewhere && ` (${preview.inAdvanced})`}
    </Button>
  );
}
