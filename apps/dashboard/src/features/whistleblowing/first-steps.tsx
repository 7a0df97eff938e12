import { plural } from '@app/texts';
import { Button, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { usePaths } from '#app/paths.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import type { ReportOffice } from './data.ts';
import classes from './whistleblowing.module.css';

type Props = { readonly office: ReportOffice; readonly mayInvite: boolean };

/** What there is to do before the first report: one picture and three steps, each with how far it is. */
export function FirstSteps({ office: { managers }, mayInvite }: Props) {
  const words = useAreaWords('reportOffice').first;
  const locale = useLocale();
  const paths = usePaths();
  return (
    <Card title={words.title} description={words.text}>
      <Picture />
      <ol className={classes['steps']}>
        <Step number={1} title={words.invite.title} text={words.invite.text}>
          {managers.length > 0 && <Text size="sm">{plural(locale, managers.length, words.invite.count)}</Text>}
          {mayInvite && (
            <Button component={Link} to={paths.teams} variant="default" mt={8}>
              {words.invite.action}
            </Button>
          )}
        </Step>
        <Step number={2} title={words.keys.title} text={words.keys.text}>
          {managers.length > 0 && (
            <List size="sm">
              {managers.map(({ personId, email, hasKeys }) => (
                <List.Item key={personId}>
                  {email} · {hasKeys ? words.keys.has : words.keys.lacks}
                </List.Item>
              ))}
            </List>
          )}
        </Step>
        <Step number={3} title={words.propose.title} text={words.propose.text} />
      </ol>
    </Card>
  );
}

type StepProps = {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className={classes['step']}>
      <span className={classes['number']} aria-hidden>
        {number}
      </span>
      <div>
        <Text component="h3" size="md" fw={600}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        {children}
      </div>
    </li>
  );
}

/** A reporter's sealed letter goes past the admin to two managers. */
function Picture() {
  const { picture, text } = useAreaWords('reportOffice').first;
  return (
    <svg viewBox="-50 0 640 150" className={classes['picture']} role="img" aria-label={text}>
      <Figure x={60} y={62} />
      <text x="60" y="136">
        {picture.reporter}
      </text>
      <path d="M98 62h60M222 62h172m-10-8 12 8-12 8" className={classes['way']} />
      <rect x="164" y="42" width="52" height="38" rx="5" className={classes['figure']} />
      <path d="M164 47l26 18 26-18" className={classes['way']} />
      <text x="190" y="136">
        {picture.sealed}
      </text>
      <g transform="translate(305 22) scale(.62)">
        <Figure x={0} y={0} isExcluded />
        <path d="M-34 34 34-30" className={classes['excluded']} />
      </g>
      <text x="305" y="106">
        {picture.admin}
      </text>
      <Figure x={440} y={62} />
      <Figure x={496} y={62} />
      <text x="468" y="136">
        {picture.managers}
      </text>
    </svg>
  );
}

function Figure({
  x,
  y,
  isExcluded = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly isExcluded?: boolean;
}) {
  const name = classes[isExcluded ? 'excluded' : 'figure'];
  return (
    <>
      <circle cx={x} cy={y - 18} r="14" className={name} />
      <path d={`M${x - 24} ${y + 36}c0-40 48-40 48 0Z`} className={name} />
    </>
  );
}
