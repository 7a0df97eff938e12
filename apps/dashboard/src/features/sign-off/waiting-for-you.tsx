import type { SignOff } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useMe } from '#app/session.ts';
import { useMayAnywhere } from '#app/rights.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { Waiting as Pending } from '#ui/in-order.tsx';
import { waitingQuery } from './data.ts';
import classes from './sign-off.module.css';
import { usePerson, useSubject } from './subject.ts';
import { useSignOffWords } from './words.ts';

/** What others asked the person to approve. Nothing, where nothing waits. */
export function WaitingForYou() {
  const mayApprove = useMayAnywhere('banner.approve');
  const { person } = useMe();
  const { data, isLoading } = useQuery({ ...waitingQuery, enabled: mayApprove });
  if (isLoading) return <Pending />;
  const waiting = (data?.signOffs ?? []).filter(({ askedBy }) => askedBy.id !== person.id);
  return mayApprove && waiting.length > 0 ? <List waiting={waiting} /> : null;
}

function List({ waiting }: { readonly waiting: readonly SignOff[] }) {
  const { waiting: words } = useSignOffWords();
  return (
    <div className={classes['waiting']}>
      <Card title={words.title}>
        <ul className={classes['list']}>
          {waiting.map((signOff) => (
            <Waiting key={signOff.id} signOff={signOff} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Waiting({ signOff }: { readonly signOff: SignOff }) {
  const { waiting: words } = useSignOffWords();
  const locale = useLocale();
  const paths = usePaths();
  const named = usePerson();
  const subject = useSubject()(signOff);
  const { id, siteId, askedBy, askedAt, note } = signOff;
  return (
    <li className={classes['item']}>
      <div className={classes['what']}>
        <Text fw={560}>{subject}</Text>
        <Text size="sm" c="dimmed">
          {fill(words.since, { person: named(askedBy), date: formatDate(locale, askedAt, 'long') })}
        </Text>
        {note && <Text size="sm">{note}</Text>}
      </div>
      <Button component={Link} to={paths.signOff(siteId, id)} aria-label={`${words.review}: ${subject}`}>
        {words.review}
      </Button>
    </li>
  );
}
