import type { LaunchStep, SiteHealth } from '@app/contract';
import { fill } from '@app/texts';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { usePaths } from '#app/paths.ts';
import { meQuery } from '#app/session.ts';
import { usePublication } from '#app/site-rights.ts';
import { usePublishTogether } from './data.ts';
import { pathOfStep } from './places.ts';
import classes from './site-health.module.css';

type Props = { readonly siteId: string; readonly launch: SiteHealth['launch'] };
type Step = LaunchStep | 'email';

/** How often somebody who has yet to confirm the address is looked up, in milliseconds: the link opens another page. */
const lookAgain = 4000;

/** The steps until a site is live, with one button: that of the first step to do. */
export function LaunchChecklist({ siteId, launch }: Props) {
  const words = useAreaWords('siteHealth').checklist;
  const { data: me } = useQuery({
    ...meQuery,
    refetchInterval: ({ state }) => (state.data?.person.emailVerified === false ? lookAgain : false),
  });
  const email = me?.person.emailVerified === false ? [{ step: 'email' as const, done: false }] : [];
  // The address is needed to publish, and for nothing before.
  const before = launch.filter(({ step }) => step === 'services' || step === 'owner');
  const after = launch.filter(({ step }) => !before.some((one) => one.step === step));
  const steps: readonly { readonly step: Step; readonly done: boolean }[] = [...before, ...email, ...after];
  const next = steps.find(({ done }) => !done)?.step;
  const done = steps.filter((one) => one.done).length;
  return (
    <section className={classes['launch']} aria-labelledby="launch">
      <div className={classes['launchHead']}>
        <h2 id="launch" className={classes['heading']}>
          {words.title}
        </h2>
        <span className={classes['dimmed']}>
          {fill(words.progress, { done: String(done), all: String(steps.length) })}
        </span>
      </div>
      <progress className={classes['bar']} max={steps.length} value={done} aria-hidden />
      <ol className={classes['steps']}>
        {steps.map(({ step, done: isDone }, at) => (
          <li
            key={step}
            className={classes['step']}
            data-done={isDone || undefined}
            data-next={step === next || undefined}
          >
            <span className={classes['number']} aria-hidden>
              {isDone ? <IconCheck size={15} stroke={2.4} /> : at + 1}
            </span>
            <div className={classes['stepWords']}>
              <span className={classes['stepTitle']}>
                {words.steps[step].title}
                <VisuallyHidden>{` (${isDone ? words.done : words.todo})`}</VisuallyHidden>
              </span>
              {step === next && <span className={classes['dimmed']}>{words.steps[step].text}</span>}
            </div>
            {step === next && step !== 'email' && <Action siteId={siteId} step={step} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Action({ siteId, step }: { readonly siteId: string; readonly step: LaunchStep }) {
  const words = useAreaWords('siteHealth').checklist.actions;
  const paths = usePaths();
  const publication = usePublication(siteId, 'banner.publish');
  const publish = usePublishTogether(siteId);
  // The first publication changes nothing that visitors know, so it needs no comparison before.
  if ((step === 'documents' || step === 'banner') && publication === 'publish') {
    return (
      <Button loading={publish.isPending} onClick={() => publish.mutate()}>
        {words[step]}
      </Button>
    );
  }
  return (
    <Button component={Link} to={pathOfStep(step, siteId, paths)}>
      {words[step]}
    </Button>
  );
}
