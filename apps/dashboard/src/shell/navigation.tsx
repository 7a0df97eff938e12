import { NavLink } from 'react-router';
import type { Place } from '#app/feature.ts';
import { features } from './features.ts';
import { page } from '#app/page.ts';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import classes from './shell.module.css';

const groups = ['work', 'account'] as const;

/** Where the features lead to, without what is only there when plans are sold. */
export const places: readonly Place[] = features
  .flatMap((feature) => feature.places ?? [])
  .filter(({ onlyWithPlans }) => page.hostedPlans || !onlyWithPlans);

export function Navigation({ className }: { readonly className?: string | undefined }) {
  const words = useWords();
  const paths = usePaths();
  return (
    <nav className={className} aria-label={words.shell.mainNavigation}>
      {groups.map((group) => {
        const inGroup = places.filter((place) => place.group === group);
        if (inGroup.length === 0) return null;
        return (
          <div key={group} className={classes['navGroup']}>
            <h2 className={classes['navTitle']}>{words.shell.navigation[group]}</h2>
            <ul className={classes['navList']}>
              {inGroup.map((place) => (
                <li key={place.path(paths)}>
                  <NavLink
                    to={place.path(paths)}
                    className={classes['navLink'] ?? ''}
                    end={place.path(paths) === paths.account}
                  >
                    <place.icon size={18} stroke={1.7} aria-hidden />
                    {place.label(words)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
