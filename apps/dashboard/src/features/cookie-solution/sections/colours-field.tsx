import { contrast, type Colours } from '@app/consent';
import { fill, formatNumber } from '@app/texts';
import { Accordion, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '#app/words.tsx';
import { useConfigurator, useProblemOf } from '../configurator-context.tsx';
import { colourNames, paletteNames, paletteOfColours, palettes } from '../palettes.ts';
import { useCookieSolutionWords } from '../words.ts';
import card from '#ui/form/option-card.module.css';
import pictures from './pictures.module.css';
import classes from './sections.module.css';

/** Colors from a palette, or the owner's own, with their contrast. */
export function ColoursField() {
  const words = useCookieSolutionWords().settings.look;
  const { draft, change } = useConfigurator();
  const chosen = paletteOfColours(draft.colours, draft.darkColours);
  return (
    <div>
      <fieldset className={classes['group']}>
        <legend className={classes['legend']}>{words.palettes}</legend>
        <p className={classes['hint']}>{words.palettesHint}</p>
        <div className={pictures['palettes']}>
          {paletteNames.map((name) => (
            <label
              key={name}
              className={`${card['option']} ${pictures['option']}`}
              data-checked={name === chosen || undefined}
            >
              <input
                type="radio"
                name="palette"
                className={pictures['radio']}
                checked={name === chosen}
                onChange={() => change({ colours: palettes[name].light, darkColours: palettes[name].dark })}
              />
              <span className={pictures['swatch']} aria-hidden>
                <Swatch colours={palettes[name].light} />
                <Swatch colours={palettes[name].dark} />
              </span>
              <span>{words.paletteNames[name]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Accordion variant="contained" mt="sm" multiple defaultValue={chosen ? [] : ['colours']}>
        <OwnColours
          name="colours"
          label={words.ownLight}
          colours={draft.colours}
          onChange={(colours) => change({ colours })}
        />
        <OwnColours
          name="darkColours"
          label={words.ownDark}
          colours={draft.darkColours}
          onChange={(darkColours) => change({ darkColours })}
        />
      </Accordion>
    </div>
  );
}

function Swatch({ colours }: { readonly colours: Colours }) {
  return (
    <span style={{ background: colours.background }}>
      <span className={pictures['words']} style={{ background: colours.text }} />
      <span className={pictures['bar']} style={{ background: colours.button }} />
      <span className={pictures['bar']} style={{ background: colours.customise }} />
    </span>
  );
}

type OwnProps = {
  readonly name: 'colours' | 'darkColours';
  readonly label: string;
  readonly colours: Colours;
  readonly onChange: (colours: Colours) => void;
};

function OwnColours({ name, label, colours, onChange }: OwnProps) {
  const words = useCookieSolutionWords().settings.look;
  return (
    <Accordion.Item value={name}>
      <Accordion.Control data-opens={name}>{label}</Accordion.Control>
      <Accordion.Panel>
        <div className={classes['colours']}>
          {colourNames.map((colour) => (
            <ColourInput
              key={colour}
              path={`${name}.${colour}`}
              label={words.colours[colour]}
              value={colours[colour]}
              onChange={(value) => onChange({ ...colours, [colour]: value })}
            />
          ))}
        </div>
        <Contrasts colours={colours} />
      </Accordion.Panel>
    </Accordion.Item>
  );
}

type InputProps = {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const written = /^#[\da-f]{6}$/i;

function ColourInput({ path, label, value, onChange }: InputProps) {
  const words = useCookieSolutionWords().settings.look;
  const problem = useProblemOf()(path);
  // Text that is not a valid color stays in the field; the banner keeps the last valid one.
  const [typed, setTyped] = useState<string>();
  return (
    <div className={classes['colour']}>
      <input
        type="color"
        className={classes['well']}
        aria-label={fill(words.pick, { colour: label })}
        value={value}
        onChange={({ currentTarget }) => {
          setTyped(undefined);
          onChange(currentTarget.value);
        }}
      />
      <TextInput
        data-path={path}
        label={label}
        value={typed ?? value}
        error={typed !== undefined && !written.test(typed) ? words.hex : problem}
        spellCheck={false}
        onBlur={() => {
          if (typed !== undefined && written.test(typed)) setTyped(undefined);
        }}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (written.test(currentTarget.value)) onChange(currentTarget.value.toLowerCase());
        }}
      />
    </div>
  );
}

/** RULES B4 requires a contrast of 5 for buttons; WCAG 2.2, 1.4.3 requires 4.5 for text. */
const pairs = [
  { text: 'buttonText', on: 'button', least: 5 },
  { text: 'customiseText', on: 'customise', least: 5 },
  { text: 'text', on: 'background', least: 4.5 },
  { text: 'link', on: 'background', least: 4.5 },
] as const;

function Contrasts({ colours }: { readonly colours: Colours }) {
  const words = useCookieSolutionWords().settings.look;
  const locale = useLocale();
  const ratioText = (ratio: number) => formatNumber(locale, Math.floor(ratio * 10) / 10);
  return (
    <ul className={classes['contrast']}>
      {pairs.map(({ text, on, least }) => {
        const ratio = contrast(colours[text], colours[on]);
        const good = ratio >= least;
        const spoken = fill(words.contrast, { ratio: ratioText(ratio), least: formatNumber(locale, least) });
        return (
          <li key={text}>
            <span className={classes['sample']} style={{ background: colours[on], color: colours[text] }} aria-hidden>
              Aa
            </span>
            <span data-good={good} title={spoken}>
              {words.colours[on]}: {ratioText(ratio)} · {good ? words.contrastGood : words.contrastBad}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
