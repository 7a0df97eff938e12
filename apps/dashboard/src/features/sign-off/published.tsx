import type { SignOff } from '@app/contract';
import { fill } from '@app/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import classes from './sign-off.module.css';
import { useSignOffWords } from './words.ts';

type Props = { readonly siteId: string; readonly published: NonNullable<SignOff['published']> };

/** The versions that an approval published. */
export function Published({ siteId, published: { banner, documents } }: Props) {
  const { page: words } = useSignOffWords();
  const { sites } = useWords();
  const paths = usePaths();
  const numbered = (name: string, number: number) => `${name}: ${fill(sites.version, { number })}`;
  return (
    <Card title={words.versions}>
      <ul className={classes['versions']}>
        {banner !== null && (
          <li>
            <Anchor component={Link} to={`${paths.cookieSolution(siteId)}#versions`} size="sm">
              {numbered(sites.places.cookieSolution, banner)}
            </Anchor>
          </li>
        )}
        {documents.map(({ id, type, version }) => (
          <li key={id}>
            <Anchor component={Link} to={paths.versions(id)} size="sm">
              {numbered(sites.documents[type], version)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}
