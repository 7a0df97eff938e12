import { useAreaWords } from '#app/area-words.ts';
import type { Transfer } from './recipient-data.ts';
import classes from './flow-map.module.css';

/** Heights in pixels, and widths in percent of the map. */
const [head, row, column, box] = [32, 40, 26.5, 20.5];

type Column = { readonly label: string; readonly names: readonly string[] };

/** Whose data goes for what to whom in which country: four columns, joined by lines. */
export function FlowMap({ transfers }: { readonly transfers: readonly Transfer[] }) {
  const words = useAreaWords('recipients');
  const { subjects: named } = useAreaWords('processingRecords');
  const names: Readonly<Record<string, string>> = named;
  const paths = transfers.flatMap(({ subjects, name, recipient, countryName }) =>
    (subjects.length > 0 ? subjects : [undefined]).map((subject) => [
      subject === undefined ? words.peopleUnknown : (names[subject] ?? subject),
      name,
      recipient?.name ?? words.nobody,
      countryName || words.noCountry,
    ]),
  );
  const columns: readonly Column[] = [words.people, words.processing, words.recipient, words.country].map(
    (label, at) => ({ label, names: [...new Set(paths.map((path) => path[at] ?? ''))] }),
  );
  const height = head + row * Math.max(...columns.map((one) => one.names.length));
  return (
    // Scrolled by keyboard where the window is narrower than the map.
    <div className={classes['frame']} role="group" aria-label={words.mapTitle} tabIndex={0}>
      <div className={classes['map']} style={{ height }}>
        <svg className={classes['lines']} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden>
          {linesOf(paths, columns).map((line) => (
            <path key={line} d={line} />
          ))}
        </svg>
        {columns.map(({ label, names: all }, at) => (
          <div key={label} className={classes['column']} style={{ left: `${at * column}%`, width: `${box}%` }}>
            <p className={classes['head']} style={{ height: head }}>
              {label}
            </p>
            {all.map((name) => (
              <p key={name} className={classes['node']} title={name}>
                {name}
              </p>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Curves from each box to those that follow, without repeats. */
function linesOf(paths: readonly (readonly string[])[], columns: readonly Column[]): readonly string[] {
  const lines = paths.flatMap((path) =>
    path.slice(1).map((name, at) => {
      const [from, to] = [columns[at]?.names.indexOf(path[at] ?? ''), columns[at + 1]?.names.indexOf(name)];
      const [left, right] = [at * column + box, (at + 1) * column];
      const middle = (left + right) / 2;
      const [top, bottom] = [middleOf(from ?? 0), middleOf(to ?? 0)];
      return `M${left} ${top} C${middle} ${top} ${middle} ${bottom} ${right} ${bottom}`;
    }),
  );
  return [...new Set(lines)];
}

function middleOf(at: number): number {
  return head + row * at + row / 2;
}
