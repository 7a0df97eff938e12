import { fill } from '@app/texts';
import { Button, Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { agreementOf } from '#app/agreement.ts';
import { showAlert } from '#app/alerts.ts';
import { finishEntry } from '#app/finish-entry.ts';
import { instanceQuery } from '#app/instance.ts';
import { usePaths } from '#app/paths.ts';
import { keepMessage } from '#app/reload.ts';
import { leaveFor } from '#app/leaving.ts';
import { Slot } from '#app/slots.tsx';
import { shelf } from '#app/storage.ts';
import { AuthCard } from '#ui/auth-card.tsx';
import { finishTrip, type Outcome } from './data.ts';
import { readTrip, rememberPending, takeReturned, type Trip } from './trips.ts';
import { useIdentityWords } from './words.ts';

/** Of people who have to sign in as before. */
const knownCodes = ['identity.address-known', 'company-sign-in.confirm-first'];

/** Milliseconds that a failure of a provider is shown. */
const shownFor = 4000;

// What came back is taken once, however often React runs an effect.
let first: { readonly provider: string; readonly outcome: Promise<Outcome> } | undefined;

function finishOnce(provider: string): Promise<Outcome> {
  if (first?.provider !== provider || window.location.hash.length > 1) {
    const signsUp = readTrip()?.mode === 'signup';
    const returned = takeReturned();
    const form = signsUp
      ? { plugin_name: 'signup' as const, register_pre_check: true, ...returned }
      : { plugin_name: 'login' as const, ...returned };
    first = { provider, outcome: finishTrip(provider, form) };
  }
  return first.outcome;
}

/** Where a provider sends the browser back: finishes what was begun, and asks for what is missing. */
export function Component() {
  const words = useIdentityWords();
  const { provider = '' } = useParams();
  const paths = usePaths();
  const navigate = useNavigate();
  const trip = readTrip();
  const offered = useLabel(provider);
  const label = trip?.company ?? offered;
  const target = trip?.target ?? paths.sites;
  const [outcome, setOutcome] = useState<Outcome>();
  const [wizard, setWizard] = useState<'terms' | 'anew'>();

  const take = (next: Outcome): void => {
    setOutcome(next);
    if (next.ok) {
      const { purpose, next: owed, tracking_id: id, message } = next.answer;
      if (purpose === 'confirm' || owed === 'second-factor') return;
      if (purpose === 'link' || purpose === 'test') {
        keepMessage(shelf('sessionStorage'), { message });
        return leaveFor(target);
      }
      if (id === null) return setWizard('terms');
      return finishEntry(next.answer, target);
    }
    if (next.code === 'identity.unknown') return setWizard('terms');
    if (knownCodes.includes(next.code) || next.code === 'identity.address-begun') return rememberPending(true);
    const tell = () => showAlert({ type: 'error', message: next.message, hideAfter: shownFor });
    // Pages hide the errors of those before them.
    void Promise.resolve(navigate(leavingFor(trip, target, paths.signIn()), { replace: true })).then(tell);
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const done = await finishOnce(provider);
      if (isHere) latest.current(done);
    })();
    return () => {
      isHere = false;
    };
  }, [provider]);

  if (outcome?.ok && outcome.answer.next === 'second-factor')
    return (
      <Slot
        name="signInCode"
        props={{ onSignedIn: (answer) => finishEntry(answer, target), onOver: () => void navigate(paths.signIn()) }}
      />
    );
  if (outcome?.ok && outcome.answer.purpose === 'confirm')
    return (
      <AuthCard title={words.returning.confirmedTitle}>
        <p role="status">{words.returning.confirmed}</p>
      </AuthCard>
    );
  const terms = (
    <Slot
      name="termsWizard"
      props={{
        opened: wizard !== undefined,
        title: words.terms,
        onClose: () => {
          setWizard(undefined);
          if (wizard === 'terms') void navigate(paths.signIn());
        },
        onAgreed: (agreed) =>
          void finishTrip(provider, {
            plugin_name: 'signup',
            start_over: wizard === 'anew',
            ...agreementOf(agreed),
          }).then(take),
      }}
    />
  );
  if (outcome && !outcome.ok && knownCodes.includes(outcome.code))
    return (
      <AuthCard title={words.known.title} text={fill(words.known.text, { email: outcome.email, provider: label })}>
        <Button component={Link} to={paths.signIn(target)} state={{ email: outcome.email }} fullWidth>
          {words.known.signIn}
        </Button>
      </AuthCard>
    );
  if (outcome && !outcome.ok && outcome.code === 'identity.address-begun')
    return (
      <AuthCard title={words.begun.title} text={fill(words.begun.text, { email: outcome.email })}>
        <Stack gap="xs">
          <Button component={Link} to={paths.signIn(target)} state={{ email: outcome.email }} fullWidth>
            {words.begun.signIn}
          </Button>
          <Button variant="default" fullWidth onClick={() => setWizard('anew')}>
            {words.begun.anew}
          </Button>
        </Stack>
        {terms}
      </AuthCard>
    );
  return (
    <AuthCard
      title={fill(words.returning.title, { provider: label })}
      text={words.returning.text}
      footer={
        <Button component={Link} to={paths.signIn()} variant="subtle">
          {words.returning.toSignIn}
        </Button>
      }
    >
      {!outcome && <Loader mx="auto" display="block" />}
      {terms}
    </AuthCard>
  );
}

/** Where somebody goes on whose trip failed. */
function leavingFor(trip: Trip | undefined, target: string, signIn: string): string {
  return trip?.mode === 'link' || trip?.mode === 'confirm' ? target : signIn;
}

function useLabel(provider: string): string {
  const { data } = useQuery(instanceQuery);
  return data?.providers.find(({ name }) => name === provider)?.label ?? '';
}
