import type { ConsentDetail } from '@app/contract';
import { fill, isLocale, localeNameWithin } from '@app/texts';
import { useLocale } from '#app/words.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import frame from '#ui/detail.module.css';
import classes from './detail.module.css';
import { useConsentRecordsWords } from './words.ts';

/** The exact text that was shown, for each named notice (RULES C3). */
export function ShownTexts({ consent: { notices, texts } }: { readonly consent: ConsentDetail }) {
  const { detail } = useConsentRecordsWords();
  if (notices.length === 0) return <p className={frame['small']}>{detail.noTexts}</p>;
  return (
    <div className={classes['texts']}>
      {notices.map(({ identifier, version }) => {
        const found = texts.find((text) => text.identifier === identifier && text.version === version);
        return (
          <div key={`${identifier} ${version ?? ''}`}>
            <p className={classes['textName']}>
              {version === null ? identifier : fill(detail.text, { identifier, version })}
            </p>
            {found ? (
              <ShownText label={identifier} language={found.language} text={found.text} />
            ) : (
              <p className={frame['small']}>{detail.textUnknown}</p>
            )}
          </div>
        );
      })}
    </div>
  );
}

type TextProps = { readonly label: string; readonly language: string; readonly text: string };

/** A text without interpreting markup; it can be focused and scrolled by keyboard. */
export function ShownText({ label, language, text }: TextProps) {
  const { detail } = useConsentRecordsWords();
  const locale = useLocale();
  const named = isLocale(language) ? localeNameWithin(language, locale) : language;
  return (
    <>
      <p className={frame['small']}>{fill(detail.textIn, { language: named })}</p>
      <div className={classes['text']} role="region" aria-label={label} tabIndex={0} lang={language} dir="auto">
        {text}
      </div>
    </>
  );
}

type Proofs = NonNullable<ConsentDetail['said']>['proofs'];

/** Proofs sent with the consent: the markup of the form, which is never executed, and the entered values. */
export function SentForm({ proofs }: { readonly proofs: Proofs }) {
  const { detail } = useConsentRecordsWords();
  if (proofs.length === 0) return <p className={frame['small']}>{detail.noProofs}</p>;
  return (
    <div className={classes['texts']}>
      {proofs.map(({ form, content }, at) => (
        <div key={at} className={classes['texts']}>
          {content !== undefined && <CodeBlock label={detail.content} code={content} />}
          {form !== undefined && <CodeBlock label={detail.form} code={form} />}
        </div>
      ))}
    </div>
  );
}
