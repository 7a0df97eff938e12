import { fill, localeNameWithin, type Locale } from '@app/texts';
import type { OwnerData } from '@app/contract';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Why } from '#app/why.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { TextArea, useFieldValue, useSetField } from '#ui/form.tsx';
import { Contact } from './contact-fields.tsx';
import classes from './owner-form.module.css';

const most = 10;

/** Who decides together with the owner, each with what was agreed. */
export function JointControllers({ languages }: { readonly languages: readonly Locale[] }) {
  const words = useWords().sites.owner;
  const locale = useLocale();
  const setField = useSetField();
  const those = useFieldValue<NonNullable<OwnerData['jointControllers']>>('jointControllers') ?? [];
  const set = (next: readonly object[]): void => setField('jointControllers', next.length > 0 ? next : undefined);
  return (
    <section className={classes['group']} aria-label={words.jointControllers}>
      <div className={classes['groupHead']}>
        <div>
          <p className={classes['groupTitle']}>{words.jointControllers}</p>
          <p className={classes['groupHint']}>{words.jointControllersHint}</p>
        </div>
        <Why of="jointControllers" label={words.jointControllers} />
        {those.length < most && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => set([...those, { name: '' }])}
          >
            {words.addJointController}
          </Button>
        )}
      </div>
      {those.map(({ name }, at) => (
        <fieldset key={at} className={classes['joint']}>
          <legend className={classes['legend']}>{fill(words.jointController, { number: at + 1 })}</legend>
          <div className={classes['fields']}>
            <Contact name={`jointControllers.${at}`} />
            {languages.map((language) => (
              <TextArea
                key={language}
                name={`jointControllers.${at}.essence.${language}`}
                label={fill(words.essence, { language: localeNameWithin(language, locale) })}
                description={words.essenceHint}
                minRows={2}
                maxLength={2000}
              />
            ))}
            <Button
              variant="subtle"
              color="red"
              size="xs"
              className={classes['remove'] ?? ''}
              leftSection={<IconTrash size={16} aria-hidden />}
              aria-label={fill(words.removeNamed, { name: name || String(at + 1) })}
              onClick={() => set(those.filter((_, other) => other !== at))}
            >
              {words.remove}
            </Button>
          </div>
        </fieldset>
      ))}
    </section>
  );
}
