import { positions, type Variant } from '@app/consent';
import { fill, formatNumber, localeName } from '@app/texts';
import { Accordion, Button, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { mostVariants } from '@app/contract';
import { useConfigurator, useProblemOf } from '../configurator-context.tsx';
import { paletteNames, paletteOfColours, palettes } from '../palettes.ts';
import { withTexts } from '../texts.ts';
import { useCookieSolutionWords } from '../words.ts';
import classes from './sections.module.css';
import { TextFields } from './text-fields.tsx';

/** The minimum share of visitors, in percent, who see the control, with which variants are compared. */
const leastRest = 10;
const newShare = 20;

/** The variants that shares of the visitors see while a test runs. */
export function VariantsSection() {
  const words = useCookieSolutionWords().advanced.variants;
  const locale = useLocale();
  const { draft, change, drafted } = useConfigurator();
  const { variants } = draft;
  const rest = 100 - variants.reduce((sum, { share }) => sum + share, 0);
  const remove = (at: number): void => {
    const [gone] = variants.slice(at, at + 1);
    const restore = drafted.replace({ variants: variants.filter((_, place) => place !== at) });
    if (gone) showToast({ message: fill(words.removed, { variant: gone.name }), onUndo: restore });
  };
  return (
    <Card title={words.title} description={words.text}>
      <Stack gap="lg">
        {variants.length === 0 && <p className={classes['hint']}>{words.none}</p>}
        {variants.map((variant, at) => (
          <VariantFields
            // Variants have no id, so the index is the key.
            key={at}
            at={at}
            variant={variant}
            onChange={(changed) => change({ variants: variants.map((one, place) => (place === at ? changed : one)) })}
            onRemove={() => remove(at)}
          />
        ))}
        {variants.length > 0 && (
          <p role="status" className={classes['hint']}>
            {rest < leastRest ? words.tooMuch : fill(words.rest, { percent: formatNumber(locale, rest) })}
          </p>
        )}
        {variants.length < mostVariants && (
          <Button
            variant="default"
            w="fit-content"
            data-path="variants"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() =>
              change({
                variants: [
                  ...variants,
                  { name: fill(words.newName, { number: variants.length + 1 }), share: newShare },
                ],
              })
            }
          >
            {words.add}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

type Props = {
  readonly at: number;
  readonly variant: Variant;
  readonly onChange: (variant: Variant) => void;
  readonly onRemove: () => void;
};

function VariantFields({ at, variant, onChange, onRemove }: Props) {
  const words = useCookieSolutionWords().advanced.variants;
  const problemOf = useProblemOf();
  return (
    <div className={classes['variant']} role="group" aria-label={variant.name}>
      <div className={classes['variantHead']}>
        <TextInput
          data-path={`variants.${at}.name`}
          label={words.name}
          maxLength={60}
          value={variant.name}
          error={problemOf(`variants.${at}.name`)}
          onChange={({ currentTarget }) => onChange({ ...variant, name: currentTarget.value })}
        />
        <Button variant="subtle" color="red" onClick={onRemove}>
          {fill(words.remove, { variant: variant.name })}
        </Button>
      </div>
      <div className={classes['pair']}>
        <NumberInput
          data-path={`variants.${at}.share`}
          label={words.share}
          min={1}
          max={50}
          allowDecimal={false}
          value={variant.share}
          error={problemOf(`variants.${at}.share`)}
          onChange={(value) => onChange({ ...variant, share: Number(value) })}
        />
        <PositionOf variant={variant} onChange={onChange} />
        <PaletteOf variant={variant} onChange={onChange} />
      </div>
      <TextsOf at={at} variant={variant} onChange={onChange} />
    </div>
  );
}

type FieldProps = Pick<Props, 'variant' | 'onChange'>;

function PositionOf({ variant, onChange }: FieldProps) {
  const { look } = useCookieSolutionWords().settings;
  const words = useCookieSolutionWords().advanced.variants;
  return (
    <NativeSelect
      label={words.position}
      data={[
        { value: '', label: words.samePosition },
        ...positions.map((value) => ({ value, label: look.positions[value] })),
      ]}
      value={variant.position ?? ''}
      onChange={({ currentTarget }) =>
        onChange({ ...variant, position: positions.find((one) => one === currentTarget.value) })
      }
    />
  );
}

function PaletteOf({ variant, onChange }: FieldProps) {
  const { look } = useCookieSolutionWords().settings;
  const words = useCookieSolutionWords().advanced.variants;
  const chosen = paletteOfColours(variant.colours, variant.darkColours);
  const isOwn = variant.colours !== undefined && chosen === undefined;
  return (
    <NativeSelect
      label={words.palette}
      data={[
        { value: '', label: words.samePalette },
        ...paletteNames.map((value) => ({ value, label: look.paletteNames[value] })),
        ...(isOwn ? [{ value: 'own', label: words.ownPalette }] : []),
      ]}
      value={isOwn ? 'own' : (chosen ?? '')}
      onChange={({ currentTarget }) => {
        const name = paletteNames.find((one) => one === currentTarget.value);
        onChange({ ...variant, colours: name && palettes[name].light, darkColours: name && palettes[name].dark });
      }}
    />
  );
}

function TextsOf({ at, variant, onChange }: FieldProps & Pick<Props, 'at'>) {
  const words = useCookieSolutionWords().advanced.variants;
  const locale = useLocale();
  const { draft } = useConfigurator();
  return (
    <Accordion variant="contained" mt="md" multiple>
      {draft.languages.map((language) => (
        <Accordion.Item key={language} value={language}>
          <Accordion.Control>{fill(words.words, { language: localeName(language, locale) })}</Accordion.Control>
          <Accordion.Panel>
            <TextFields
              path={`variants.${at}.texts`}
              language={language}
              texts={variant.texts?.[language] ?? {}}
              onChange={(texts) => onChange({ ...variant, texts: withTexts(variant.texts ?? {}, language, texts) })}
            />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
