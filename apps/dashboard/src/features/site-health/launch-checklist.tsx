import type { LaunchStep, Permission, SiteHealth } from '@app/contract';
import { fill } from '@app/texts';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { opening } from '#app/address-dialog.ts';
import { showAlert } from '#app/alerts.ts';
import { ApiError } from '#app/api-error.ts';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { usePaths, type Paths } from '#app/paths.ts';
import { meQuery } from '#app/session.ts';
import { useMayOnSite, usePublication } from '#app/site-rights.ts';
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
  const hasBanner = launch.some(({ step }) => step === 'banner');
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
              {step === next && (
                <span className={classes['dimmed']}>
                  {step === 'documents' && !hasBanner ? words.steps.documents.alone : words.steps[step].text}
                </span>
              )}
            </div>
            {step === next && step !== 'email' && <Action siteId={siteId} step={step} hasBanner={hasBanner} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

type ActionProps = {
  readonly siteId: string;
  readonly step: LaunchStep;
  /** Whether the site's own banner asks, so that it goes live with the policies. */
  readonly hasBanner: boolean;
};

/** Who may take a step. Publishing asks for approval where that is needed, so editing suffices for it. */
const needs: Readonly<Record<LaunchStep, Permission>> = {
  services: 'documents.edit',
  owner: 'owner.edit',
  documents: 'documents.edit',
  banner: 'banner.edit',
  installed: 'banner.read',
};

function Action({ siteId, step, hasBanner }: ActionProps) {
  const words = useAreaWords('siteHealth').checklist.actions;
  const paths = usePaths();
  const navigate = useNavigate();
  const may = useMayOnSite(siteId);
  const publication = usePublication(siteId, 'banner.publish');
  const publish = usePublishTogether(siteId, hasBanner);
  const label = words[step === 'documents' && !hasBanner ? 'policies' : step];
  // The first publication changes nothing that visitors know, so it needs no comparison before.
  if ((step === 'documents' || step === 'banner') && publication === 'publish') {
    return (
      <Button
        loading={publish.isPending}
        onClick={() =>
          publish.mutate(undefined, {
            // Where it was not said yet who asks visitors, the page of the step asks.
            onSuccess: ({ banner, documents }) =>
              banner === null && documents.length === 0 && void navigate(pathOfStep(step, siteId, paths)),
            onError: (error) => {
              const page = pageOfRefusal(error, siteId, paths);
              if (page) return void navigate(page);
              showAlert({ type: 'error', message: failureMessage(error) });
            },
          })
        }
      >
        {label}
      </Button>
    );
  }
  if (!may(needs[step])) return null;
  return (
    <Button component={Link} to={pathOfStep(step, siteId, paths)}>
      {label}
    </Button>
  );
}

/** The page that lists what keeps policies or the banner from being published, each with the way to its field. */
function pageOfRefusal(error: unknown, siteId: string, paths: Paths): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'document.incomplete') return opening(paths.siteDocument(siteId, 'privacy_policy'), 'publish');
  return error.code === 'banner.blocked' ? opening(paths.cookieSolution(siteId), 'publish') : undefined;
}
