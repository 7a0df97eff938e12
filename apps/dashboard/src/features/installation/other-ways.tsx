import type { DocumentSummary } from '@app/contract';
import { fill } from '@app/texts';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import classes from './installation.module.css';
import { WayPicture, type Way } from './way-picture.tsx';
import { useInstallationWords } from './words.ts';

const ways = ['link', 'overlay', 'inline', 'frame'] as const satisfies readonly Way[];

type Props = { readonly siteId: string; readonly documents: readonly DocumentSummary[] };

/** What else can be embedded, each with a picture of how it looks on a page. */
export function OtherWays({ siteId, documents }: Props) {
  const words = useInstallationWords().others;
  const { documents: names } = useWords().sites;
  const paths = usePaths();
  return (
    <ul className={classes['ways']}>
      <li>
        <WayPicture way="banner" />
        <Link to={paths.bannerEmbedding(siteId)}>{words.banner}</Link>
      </li>
      {documents.length > 0 &&
        ways.map((way) => (
          <li key={way}>
            <WayPicture way={way} />
            <div>
              <p>{words[way]}</p>
              {documents.map(({ id, type }) => (
                <Link key={id} to={paths.embed(id)}>
                  {fill(words.documents, { document: names[type] })}
                </Link>
              ))}
            </div>
          </li>
        ))}
    </ul>
  );
}
