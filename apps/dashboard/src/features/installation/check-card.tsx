import type { Installation, InstallationCheck } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useDates } from '#app/dates.ts';
import { usePaths } from '#app/paths.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale } from '#app/words.tsx';
import { CheckForm } from './check-form.tsx';
import classes from './installation.module.css';
import { useInstallationWords } from './words.ts';

type Props = { readonly siteId: string; readonly installation: Installation };

/** Whether a page loaded the banner, and what a look at the page says. */
export function InstallationState({ siteId, installation }: Props) {
  const words = useInstallationWords().check;
  const paths = usePaths();
  const locale = useLocale();
  const may = useMayOnSite(siteId);
  const { url, publicId } = installation;
  const [seen] = installation.seen;
  const date = seen && formatDate(locale, `${seen.day}T12:00:00Z`, 'long');
  return (
    <Stack gap="md" align="start">
      <p role="status" className={classes['seen']} data-seen={seen !== undefined}>
        {seen ? fill(words.seen, { host: seen.host, version: seen.version, date: date ?? '' }) : words.notSeen}
      </p>
      {url ? (
        <Text size="sm" c="dimmed">
          {fill(words.text, { url })}
        </Text>
      ) : (
        <Text size="sm">
          {words.noAddress}{' '}
          <Anchor component={Link} to={paths.siteSettings(siteId, 'url')}>
            {words.addAddress}
          </Anchor>
        </Text>
      )}
      {may('banner.edit') && publicId && <CheckForm siteId={siteId} url={url} />}
      <div role="status" className={classes['result']}>
        {installation.check && <CheckResult check={installation.check} />}
      </div>
    </Stack>
  );
}

type ResultProps = { readonly check: InstallationCheck };

function CheckResult({ check }: ResultProps) {
  const words = useInstallationWords().check;
  const { moment } = useDates();
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {fill(words.checked, { date: moment(check.at) })} · {check.url}
      </Text>
      {check.problems.length === 0 && <Alert color="green" title={words.good} />}
      {check.problems.map((problem) => (
        <Alert key={problem} color={problem === 'late' ? 'amber' : 'red'} title={words.problems[problem].title}>
          {problem === 'unreachable' && <Reason check={check} />}
          <p>{fill(words.problems[problem].fix, { hosts: check.before.join(', ') })}</p>
        </Alert>
      ))}
      {check.hasTagManager && check.problems.includes('missing') && <Text size="sm">{words.tagManager}</Text>}
      {check.tags.length > 0 && (
        <ul className={classes['found']}>
          {check.tags.map(({ line, part, markup }, at) => (
            <li key={at}>
              <span>{fill(words.line, { line, part })}</span>
              <code>{markup}</code>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** Why a page could not be read: a status that its server sent, or what went wrong before one. */
function Reason({ check: { reason, status } }: Pick<ResultProps, 'check'>) {
  const { reasons } = useInstallationWords().check;
  if (reason !== null) return <p>{reason in reasons ? reasons[reason as keyof typeof reasons] : reasons.refused}</p>; // checked before
  return status !== null && status >= 400 ? <p>{fill(reasons.status, { status: String(status) })}</p> : null;
}
