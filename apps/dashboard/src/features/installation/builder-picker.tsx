import { siteBuilders, type SiteBuilder } from '@app/contract/site-builders.ts';
import { fill, type Words } from '@app/texts';
import { builderNames } from './instructions.ts';
import classes from './installation.module.css';
import { Monogram } from './monogram.tsx';
import { useInstallationWords } from './words.ts';

type Props = {
  readonly chosen: SiteBuilder | null;
  readonly proposed: SiteBuilder | null;
  readonly onChoose: (builder: SiteBuilder) => void;
};

export function nameOf(builder: SiteBuilder, words: Words<'installation'>): string {
  return builder === 'html' || builder === 'other' ? words.builders[builder] : builderNames[builder];
}

/** Where the site is built: one choice among tiles. */
export function BuilderPicker({ chosen, proposed, onChoose }: Props) {
  const words = useInstallationWords();
  return (
    <fieldset className={classes['picker']}>
      <legend>{words.builders.legend}</legend>
      {proposed && !chosen && <p>{fill(words.builders.proposed, { name: nameOf(proposed, words) })}</p>}
      <div className={classes['tiles']}>
        {siteBuilders.map((builder) => (
          <label key={builder} className={classes['tile']}>
            <input
              type="radio"
              name="builder"
              value={builder}
              checked={(chosen ?? proposed) === builder}
              onChange={() => onChoose(builder)}
            />
            <Monogram builder={builder} />
            <span>{nameOf(builder, words)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
