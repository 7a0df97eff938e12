import { exemptions, placeRegimes, type Exemption } from '@app/consent';
import { Radio, Select, Stack, Switch } from '@mantine/core';
import { Card } from '#ui/card.tsx';
import { Why, WithWhy } from '#app/why.tsx';
import { useConfigurator } from '../configurator-context.tsx';
import { useCookieSolutionWords } from '../words.ts';
import { ConfirmField } from './confirm-field.tsx';
import { MoreOptions } from './more-options.tsx';
import classes from './sections.module.css';

/** Which law the banner follows for which visitors. */
export function LawSection() {
  const words = useCookieSolutionWords().settings.law;
  const { draft, change } = useConfigurator();
  const { regimes } = draft;
  const kind = regimes === 'by-country' || regimes === 'strictest' ? regimes : 'one';
  return (
    <Card actions={<Why of="bannerLaw" label={words.title} />}>
      <Stack gap="lg">
        <Radio.Group
          aria-label={words.title}
          value={kind}
          onChange={(value) =>
            change({ regimes: value === 'by-country' ? value : value === 'one' ? 'eu' : 'strictest' })
          }
        >
          <Stack gap="sm">
            <Radio data-path="regimes" value="strictest" label={words.strictest} description={words.strictestText} />
            <Radio value="by-country" label={words.byCountry} description={words.byCountryText} />
            <Radio value="one" label={words.one} description={words.oneText} />
          </Stack>
        </Radio.Group>
        {kind === 'one' && (
          <Select
            label={words.place}
            maw={320}
            allowDeselect={false}
            data={placeRegimes.map((value) => ({ value, label: words.regimes[value] }))}
            value={regimes}
            onChange={(value) => change({ regimes: placeRegimes.find((id) => id === value) ?? 'strictest' })}
          />
        )}
        {(['by-country', 'ch'].includes(regimes) || draft.confirmations.ch) && <ConfirmField what="ch" />}
        <Exemptions />
        <MoreOptions>
          <WithWhy of="gpc" label={words.gpc}>
            <Radio.Group
              label={words.gpc}
              description={words.gpcHint}
              value={draft.gpc}
              onChange={(value) => change({ gpc: value === 'everywhere' ? value : 'by-regime' })}
            >
              <Stack gap="sm" mt="xs">
                <Radio data-path="gpc" value="by-regime" label={words.gpcByRegime} />
                <Radio value="everywhere" label={words.gpcEverywhere} />
              </Stack>
            </Radio.Group>
          </WithWhy>
        </MoreOptions>
      </Stack>
    </Card>
  );
}

/** The exemptions of the countries whose law the banner follows, and those that are already switched on. */
function Exemptions() {
  const words = useCookieSolutionWords().settings.law;
  const { draft, change } = useConfigurator();
  const possible = exemptions.filter(
    (exemption) => draft.exemptions.includes(exemption) || [exemption, 'by-country'].includes(draft.regimes),
  );
  if (possible.length === 0) return null;
  const turn = (exemption: Exemption, on: boolean): void =>
    change({ exemptions: exemptions.filter((one) => (one === exemption ? on : draft.exemptions.includes(one))) });
  const hints = { fr: words.frHint, uk: words.ukHint } as const;
  return (
    <fieldset className={classes['group']}>
      <legend className={classes['legend']}>{words.exemptions}</legend>
      <WithWhy of="exemptions" label={words.exemptions}>
        <p className={classes['hint']}>{words.exemptionsHint}</p>
      </WithWhy>
      <Stack gap="sm">
        {possible.map((exemption, at) => (
          <div key={exemption}>
            <Switch
              data-path={at === 0 ? 'exemptions' : undefined}
              label={words[exemption]}
              description={hints[exemption]}
              checked={draft.exemptions.includes(exemption)}
              onChange={({ currentTarget }) => turn(exemption, currentTarget.checked)}
            />
            {draft.exemptions.includes(exemption) && (
              <div className={classes['reason']}>
                <ConfirmField what={exemption} />
              </div>
            )}
          </div>
        ))}
      </Stack>
    </fieldset>
  );
}
