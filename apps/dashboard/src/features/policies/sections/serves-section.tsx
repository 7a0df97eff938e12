import type { DocumentService } from '@app/contract';
import { fill, formatList } from '@app/texts';
import { useLocale, useWords } from '#app/words.tsx';
import { MultiSelect } from '#ui/form.tsx';
import { useActivityName } from '../activity-name.ts';
import { useGenerator } from '../generator-context.tsx';
import { nameIn, useServiceWords } from '../service-words.ts';
import { Labels, OverrideSection } from './override-section.tsx';

type Props = { readonly service: DocumentService; readonly asked: string | undefined };

/** The activities that a service serves: those that its purposes point to, or the owner's choice. */
export function ServesSection({ service, asked }: Props) {
  const words = useWords().policies.service.serves;
  const { purposes } = useServiceWords();
  const locale = useLocale();
  const { document } = useGenerator();
  const nameOf = useActivityName();
  const named = document.activities.map(({ id, kind }) => ({
    value: id,
    label: nameOf(document.settings.activities?.find((one) => one.id === id) ?? { id, kind }),
  }));
  const served = named.filter(({ value }) => service.serves.includes(value));
  const apart = service.apart.map((id) => nameIn(purposes, id));
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['serves']}
      standard={
        <>
          {served.length > 0 ? <Labels names={served.map(({ label }) => label)} /> : words.none}
          {served.length > 0 && apart.length > 0 && <p>{fill(words.apart, { purposes: formatList(locale, apart) })}</p>}
        </>
      }
      begin={{ serves: [...service.serves] }}
      asked={asked}
    >
      <MultiSelect name="serves" label={words.label} options={named} />
    </OverrideSection>
  );
}
