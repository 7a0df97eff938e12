import { countriesIn, localeName } from '@app/texts';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useLocale } from '#app/words.tsx';
import { useConfigurator } from './configurator-context.tsx';
import classes from './preview.module.css';
import { useCookieSolutionWords } from './words.ts';

const devices = ['desktop', 'phone'] as const;

/** The simulated visitor: device, light or dark, language, country and variant. */
export function PreviewVisitor() {
  const words = useCookieSolutionWords().preview;
  const locale = useLocale();
  const { previewed, draft } = useConfigurator();
  const { look, setLook, language, variant } = previewed;
  return (
    <div className={classes['visitor']}>
      <SegmentedControl
        size="xs"
        aria-label={words.device}
        data={devices.map((value) => ({ value, label: words.devices[value] }))}
        value={look.device}
        onChange={(value) => setLook({ device: value === 'phone' ? value : 'desktop' })}
      />
      <SegmentedControl
        size="xs"
        aria-label={words.scheme}
        data={[
          { value: 'light', label: words.schemes.light },
          { value: 'dark', label: words.schemes.dark },
        ]}
        value={look.scheme}
        onChange={(value) => setLook({ scheme: value === 'dark' ? value : 'light' })}
      />
      <NativeSelect
        size="xs"
        aria-label={words.language}
        data={draft.languages.map((value) => ({ value, label: localeName(value, locale) }))}
        value={language}
        onChange={({ currentTarget }) =>
          setLook({ language: draft.languages.find((one) => one === currentTarget.value) })
        }
      />
      <NativeSelect
        size="xs"
        aria-label={words.country}
        value={look.country}
        onChange={({ currentTarget }) => setLook({ country: currentTarget.value })}
      >
        <option value="">{words.countries.XX}</option>
        <option value="US-CA">{words.countries['US-CA']}</option>
        <option value="CA-QC">{words.countries['CA-QC']}</option>
        <optgroup label={words.allCountries}>
          {countriesIn(locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </optgroup>
      </NativeSelect>
      {draft.variants.length > 0 && (
        <NativeSelect
          size="xs"
          aria-label={words.variant}
          data={[words.noVariant, ...draft.variants.map(({ name }) => name)].map((label, at) => ({
            value: String(at),
            label,
          }))}
          value={String(variant)}
          onChange={({ currentTarget }) => setLook({ variant: Number(currentTarget.value) })}
        />
      )}
    </div>
  );
}
