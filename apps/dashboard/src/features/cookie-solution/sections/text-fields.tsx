import type { TextOverrides } from '@app/consent';
import { fill, type Locale } from '@app/texts';
import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useProblemOf } from '../configurator-context.tsx';
import { bannerWordsQuery, useCookieSolutionWords } from '../words.ts';

type Props = {
  /** The path of these texts in the configuration. */
  readonly path: string;
  readonly language: Locale;
  readonly texts: TextOverrides;
  readonly onChange: (texts: TextOverrides) => void;
  /** Called when a field gets the focus. */
  readonly onEdit?: (name: keyof TextOverrides) => void;
};

/** Placeholders that the banner itself fills in, in any language. */
const placeholders = { owner: '%{owner}', purposes: '%{purposes}', reopen: '%{reopen}' };

const buttons = ['accept', 'reject', 'customise', 'save'] as const;

/** The texts of one language. Empty fields show the default texts, so that nobody rewrites them needlessly. */
export function TextFields({ path, language, texts, onChange, onEdit }: Props) {
  const words = useCookieSolutionWords().settings.texts;
  const problemOf = useProblemOf();
  const { data: ours } = useQuery(bannerWordsQuery(language));
  const usual = {
    title: ours?.ask.title,
    body: ours && `${ours.ask.what} ${ours.ask.freedom}`,
    accept: ours?.buttons.accept,
    reject: ours?.buttons.reject,
    customise: ours?.buttons.customise,
    save: ours?.layer.save,
  };
  const fieldOf = (name: keyof TextOverrides) => ({
    'data-path': `${path}.${language}.${name}`,
    lang: language,
    value: texts[name] ?? '',
    placeholder: usual[name] ?? '',
    error: problemOf(`${path}.${language}.${name}`),
    onFocus: () => onEdit?.(name),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...texts, [name]: currentTarget.value }),
  });
  return (
    <Stack gap="md">
      <TextInput {...fieldOf('title')} label={words.heading} maxLength={120} />
      <Textarea
        {...fieldOf('body')}
        label={words.body}
        description={fill(words.bodyHint, placeholders)}
        minRows={4}
        maxLength={1500}
      />
      {buttons.map((name) => (
        <TextInput key={name} {...fieldOf(name)} label={words[name]} maxLength={40} />
      ))}
      {Object.keys(texts).length > 0 && (
        <Button variant="subtle" w="fit-content" onClick={() => onChange({})}>
          {words.back}
        </Button>
      )}
    </Stack>
  );
}
