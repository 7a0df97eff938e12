import { detection, type DetectionOverview } from '@app/contract';
import { fill } from '@app/texts';
import { IconRadar2 } from '@tabler/icons-react';
import { useMayOnSite } from '#app/site-rights.ts';
import { Picture } from '#ui/picture.tsx';
import { Form, Submit, TextInput } from '#ui/form.tsx';
import { useStartScan } from './data.ts';
import classes from './detection.module.css';
import { FetchNote } from './fetch-note.tsx';
import { useDetectionWords } from './words.ts';

type Props = Pick<DetectionOverview, 'engine' | 'url'> & { readonly siteId: string; readonly name: string };

/** Shown before the first scan: what it does, how long it takes, and where it begins. */
export function NeverScanned({ siteId, name, url, engine }: Props) {
  const words = useDetectionWords();
  // Only a browser visits pages, chooses and refuses.
  const hasBrowser = engine === 'browser';
  const steps = hasBrowser ? words.empty.steps : words.empty.steps.slice(1);
  return (
    <section className={classes['invitation']} aria-labelledby="invitation">
      <div className={classes['pictured']}>
        <Picture name="scan" />
      </div>
      <div className={classes['invited']}>
        <h2 id="invitation" className={classes['question']}>
          {fill(words.empty.title, { site: name })}
        </h2>
        {hasBrowser ? <p className={classes['lead']}>{words.empty.text}</p> : <FetchNote />}
        <ol className={classes['steps']}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <StartForm siteId={siteId} url={url} label={words.action} />
      </div>
    </section>
  );
}

type StartProps = { readonly siteId: string; readonly url: string | null; readonly label: string };

/** The start address of a scan, and the button that starts it, for those who may. */
export function StartForm({ siteId, url, label }: StartProps) {
  const words = useDetectionWords();
  const start = useStartScan(siteId);
  if (!useMayOnSite(siteId)('scans.run')) return null;
  return (
    <div className={classes['start']}>
      <Form
        schema={detection.start.body.unwrap().required({ url: true })}
        initial={{ url: url ?? '' }}
        busy={start.isPending}
        error={start.error}
        label={words.action}
        onSubmit={({ url: entered }) => start.mutate(entered)}
      >
        <TextInput
          name="url"
          label={words.empty.address}
          description={words.empty.addressHint}
          inputMode="url"
          placeholder="https://"
          maxLength={255}
          spellCheck={false}
        />
        <div>
          <Submit leftSection={<IconRadar2 size={16} stroke={1.8} aria-hidden />}>{label}</Submit>
        </div>
      </Form>
    </div>
  );
}
