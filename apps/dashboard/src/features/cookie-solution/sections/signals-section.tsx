import type { SignalSettings } from '@app/consent';
import { Radio, Stack, Switch } from '@mantine/core';
import { Card } from '#ui/card.tsx';
import { WithWhy } from '#app/why.tsx';
import { useConfigurator } from '../configurator-context.tsx';
import { useCookieSolutionWords } from '../words.ts';
import { ConfirmField } from './confirm-field.tsx';
import classes from './sections.module.css';

const modes = ['off', 'basic', 'advanced'] as const;
const switches = ['microsoftUet', 'microsoftClarity', 'metaPixel', 'dataLayer', 'gpp'] as const;

/** Which third parties receive a visitor's choice. */
export function SignalsSection() {
  const words = useCookieSolutionWords().advanced.signals;
  const { draft, change } = useConfigurator();
  const { signals } = draft;
  const set = (changed: Partial<SignalSettings>): void => change({ signals: { ...signals, ...changed } });
  const hints: Partial<Record<keyof SignalSettings, string>> = {
    urlPassthrough: words.urlPassthroughHint,
    dataLayer: words.dataLayerHint,
    gpp: words.gppHint,
  };
  const switchOf = (name: Exclude<keyof SignalSettings, 'googleConsentMode'>) => (
    <Switch
      key={name}
      data-path={`signals.${name}`}
      label={words[name]}
      description={hints[name]}
      checked={signals[name]}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.checked })}
    />
  );
  return (
    <Card title={words.title} description={words.text}>
      <Stack gap="lg">
        <WithWhy of="googleMode" label={words.google}>
          <Radio.Group
            label={words.google}
            value={signals.googleConsentMode}
            onChange={(value) => set({ googleConsentMode: modes.find((mode) => mode === value) ?? 'off' })}
          >
            <Stack gap="sm" mt="xs">
              {modes.map((mode) => (
                <Radio
                  key={mode}
                  data-path={mode === signals.googleConsentMode ? 'signals.googleConsentMode' : undefined}
                  value={mode}
                  label={words.googleModes[mode]}
                  description={words.googleTexts[mode]}
                />
              ))}
            </Stack>
          </Radio.Group>
        </WithWhy>
        {signals.googleConsentMode === 'advanced' && <ConfirmField what="advanced" />}
        {signals.googleConsentMode !== 'off' && (
          <Stack gap="sm">
            {switchOf('adsDataRedaction')}
            {switchOf('urlPassthrough')}
          </Stack>
        )}
        <p className={classes['note']}>{words.certified}</p>
        <Stack gap="sm">{switches.map(switchOf)}</Stack>
      </Stack>
    </Card>
  );
}
