import { schemes } from '@app/consent';
import { NumberInput, SegmentedControl, Stack, Switch, TextInput } from '@mantine/core';
import { Card } from '#ui/card.tsx';
import { WithWhy } from '#app/why.tsx';
import { useConfigurator, useProblemOf } from '../configurator-context.tsx';
import { useCookieSolutionWords } from '../words.ts';
import { ColoursField } from './colours-field.tsx';
import { ConfirmField } from './confirm-field.tsx';
import { LogoField } from './logo-field.tsx';
import { MoreOptions } from './more-options.tsx';
import { PositionPicker } from './position-picker.tsx';
import classes from './sections.module.css';

/** The look of the banner. */
export function LookSection() {
  const words = useCookieSolutionWords().settings.look;
  const { draft, change } = useConfigurator();
  return (
    <Card title={words.title}>
      <Stack gap="lg">
        <PositionPicker value={draft.position} onChange={(position) => change({ position })} />
        <div>
          <span className={classes['legend']} id="scheme-label">
            {words.scheme}
          </span>
          <div>
            <SegmentedControl
              data-path="scheme"
              aria-labelledby="scheme-label"
              data={schemes.map((value) => ({ value, label: words.schemes[value] }))}
              value={draft.scheme}
              onChange={(value) => change({ scheme: schemes.find((scheme) => scheme === value) ?? 'auto' })}
            />
          </div>
        </div>
        <ColoursField />
        <LogoField />
        <WithWhy of="closeButton" label={words.close}>
          <Switch
            data-path="closeButton"
            label={words.close}
            description={words.closeHint}
            checked={draft.closeButton}
            onChange={({ currentTarget }) => change({ closeButton: currentTarget.checked })}
          />
        </WithWhy>
        <MoreOptions>
          <Details />
        </MoreOptions>
      </Stack>
    </Card>
  );
}

function Details() {
  const words = useCookieSolutionWords().settings.look;
  const { draft, change } = useConfigurator();
  const problemOf = useProblemOf();
  return (
    <>
      <div className={classes['pair']}>
        <NumberInput
          data-path="radius"
          label={words.radius}
          min={0}
          max={40}
          allowDecimal={false}
          value={draft.radius}
          error={problemOf('radius')}
          onChange={(value) => change({ radius: Number(value) })}
        />
        <NumberInput
          data-path="fontSize"
          label={words.fontSize}
          min={12}
          max={24}
          allowDecimal={false}
          value={draft.fontSize}
          error={problemOf('fontSize')}
          onChange={(value) => change({ fontSize: Number(value) })}
        />
      </div>
      <TextInput
        data-path="fontFamily"
        label={words.fontFamily}
        description={words.fontFamilyHint}
        value={draft.fontFamily ?? ''}
        error={problemOf('fontFamily')}
        onChange={({ currentTarget }) =>
          change({ fontFamily: currentTarget.value === '' ? null : currentTarget.value })
        }
      />
      <Switch
        data-path="modal"
        label={words.modal}
        description={words.modalHint}
        checked={draft.modal}
        onChange={({ currentTarget }) => change({ modal: currentTarget.checked })}
      />
      {draft.modal && <ConfirmField what="wall" />}
    </>
  );
}
