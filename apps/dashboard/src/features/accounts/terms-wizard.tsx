import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { TermsWizardProps } from '#app/slots.tsx';
import { useErrorWords, useWords } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { termsQuery } from './data.ts';
import { EmailStep, type EmailAnswers } from './email-step.tsx';
import { LoadFailure } from './load-failure.tsx';
import { NoticeStep } from './notice-step.tsx';
import classes from './accounts.module.css';

/** Asks for the terms, the privacy notice and the e-mail choices, one after the other. */
export function TermsWizard({ opened, title, onClose, onAgreed }: TermsWizardProps) {
  return (
    <Modal opened={opened} title={title} size="medium" onClose={onClose}>
      {/* Remounted at each opening, so that no checkbox is still checked from last time. */}
      {opened && <Steps onClose={onClose} onAgreed={onAgreed} />}
    </Modal>
  );
}

function Steps({ onClose, onAgreed }: Pick<TermsWizardProps, 'onClose' | 'onAgreed'>) {
  const words = useWords().accounts.terms;
  const errors = useErrorWords();
  const notices = useQuery(termsQuery());
  const [step, setStep] = useState(1);
  const top = useStepInView(step);
  const [accepted, setAccepted] = useState(false);
  const [read, setRead] = useState(false);
  const [answers, setAnswers] = useState<EmailAnswers>({});
  const proof = useProof();

  if (notices.isPending) return <Skeletons shape="text" count={8} label={words.loading} />;
  // Cached notices stay readable even if a refetch fails.
  if (!notices.data) return <LoadFailure error={notices.error} onRetry={() => void notices.refetch()} />;

  const { terms, privacy } = notices.data;
  const back = () => (step === 1 ? onClose() : setStep(step - 1));
  const goOn = () => setStep(step + 1);
  const finish = () => {
    onClose();
    onAgreed({
      termsVersion: terms.version,
      privacyVersion: privacy.version,
      // An unanswered question counts as refused.
      drip: answers.drip === true ? 1 : 2,
      newsletter: answers.newsletter === true ? 1 : 2,
      form: proof,
    });
  };

  return (
    <div className={classes['wizard']} ref={top} tabIndex={-1}>
      <Stepper steps={[words.stepTerms, words.stepPrivacy, words.stepEmail]} current={step} />
      {step === 1 && (
        <NoticeStep
          key={terms.identifier}
          notice={terms}
          label={words.accept}
          ticked={accepted}
          refusal={errors['sign-up.terms-not-accepted']}
          onTick={setAccepted}
          onBack={back}
          onCancel={onClose}
          onGoOn={goOn}
        />
      )}
      {step === 2 && (
        <NoticeStep
          key={privacy.identifier}
          notice={privacy}
          label={words.confirmRead}
          ticked={read}
          refusal={errors['sign-up.privacy-not-read']}
          onTick={setRead}
          onBack={back}
          onCancel={onClose}
          onGoOn={goOn}
        />
      )}
      {step === 3 && (
        <EmailStep answers={answers} onAnswer={setAnswers} onBack={back} onCancel={onClose} onGoOn={finish} />
      )}
    </div>
  );
}

/** Scrolls each new step to its beginning. */
function useStepInView(step: number) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [step]);
  return top;
}

/** The words of the form as shown, so that what was agreed to can be proved later. */
function useProof(): string {
  const { accounts, preferences } = useWords();
  const { terms } = accounts;
  const { drip, dripHint, newsletter, newsletterHint } = preferences.email;
  return [
    `☐ ${terms.accept}`,
    `☐ ${terms.confirmRead}`,
    terms.emailQuestion,
    terms.emailHint,
    `${drip}: ${dripHint} [${terms.acceptEmail}] [${terms.rejectEmail}]`,
    `${newsletter}: ${newsletterHint} [${terms.acceptEmail}] [${terms.rejectEmail}]`,
  ].join('\n');
}
