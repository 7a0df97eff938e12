import type { DerivedFact } from '@app/contract';
import { plural } from '@app/texts';
import { Accordion } from '@mantine/core';
import { useLocale, useWords } from '#app/words.tsx';
import { FactLine } from '../fact-line.tsx';
import panel from '../settings-panel.module.css';
import classes from './questions.module.css';

const origins = ['owner', 'law', 'kind', 'purpose', 'provider', 'nature'] as const;

/** What the document says because it follows from other facts, by what it follows from; folded at first. */
export function DerivedFacts({ derived }: { readonly derived: readonly DerivedFact[] }) {
  const words = useWords().policies.questions.derived;
  const locale = useLocale();
  const groups = origins.flatMap((from) => {
    const facts = derived.filter((fact) => fact.from === from);
    return facts.length > 0 ? [{ from, facts }] : [];
  });
  return (
    <section className={classes['derived']} aria-label={words.title}>
      <h2 className={classes['derivedTitle']}>{words.title}</h2>
      <p className={panel['text']}>{words.text}</p>
      <Accordion variant="separated" className={panel['parts']} multiple>
        {groups.map(({ from, facts }) => (
          <Accordion.Item key={from} value={from}>
            <Accordion.Control>
              {words.origins[from]}{' '}
              <span className={classes['count']}>{plural(locale, facts.length, words.count)}</span>
            </Accordion.Control>
            <Accordion.Panel>
              <ul className={classes['facts']}>
                {facts.map(({ path, why }) => (
                  <li key={`${path} ${why}`}>
                    <FactLine text={why} path={path} />
                  </li>
                ))}
              </ul>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  );
}
