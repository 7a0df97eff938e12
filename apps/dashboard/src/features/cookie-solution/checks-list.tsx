import type { BannerFinding } from '@app/contract';
import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { withReturn } from '#app/way-back.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import classes from './checks.module.css';
import { useConfigurator, usePlace } from './configurator-context.tsx';
import { placeOf } from './fields.ts';
import { ConfirmField } from './sections/confirm-field.tsx';
import { useCookieSolutionWords } from './words.ts';

/** The problems of these settings, each with the way to its field. */
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

/** A link to a field. */
function GoTo({ path, onLeave }: { readonly path: string; readonly onLeave: (() => void) | undefined }) {
  const { preview, page } = useCookieSolutionWords();
  const { goTo } = usePlace();
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
      {preview.go}: {page.sections[placeOf(path).section]}
    </Button>
  );
}
