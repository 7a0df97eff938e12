import { positions, type Position } from '@app/consent';
import { useCookieSolutionWords } from '../words.ts';
import card from '#ui/form/option-card.module.css';
import classes from './pictures.module.css';
import sections from './sections.module.css';

type Props = { readonly value: Position; readonly onChange: (position: Position) => void };

/** The positions as small drawings of a page. */
export function PositionPicker({ value, onChange }: Props) {
  const words = useCookieSolutionWords().settings.look;
  return (
    <fieldset className={sections['group']}>
      <legend className={sections['legend']}>{words.position}</legend>
      <div className={classes['positions']}>
        {positions.map((position, at) => (
          <label
            key={position}
            className={`${card['option']} ${classes['option']}`}
            data-checked={position === value || undefined}
          >
            <input
              type="radio"
              name="position"
              className={classes['radio']}
              data-path={at === 0 ? 'position' : undefined}
              value={position}
              checked={position === value}
              onChange={() => onChange(position)}
            />
            <PageWith position={position} />
            <span>{words.positions[position]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const places = {
  bottom: { x: 4, y: 39, width: 72, height: 13 },
  top: { x: 4, y: 10, width: 72, height: 13 },
  'box-start': { x: 7, y: 25, width: 32, height: 25 },
  'box-end': { x: 41, y: 25, width: 32, height: 25 },
  centre: { x: 20, y: 17, width: 40, height: 26 },
} as const satisfies Readonly<Record<Position, { x: number; y: number; width: number; height: number }>>;

function PageWith({ position }: { readonly position: Position }) {
  const { x, y, width, height } = places[position];
  const isBar = height < 20;
  const [buttonsX, buttonsY] = isBar ? [x + width - 29, y + 4] : [x + 3, y + height - 8];
  return (
    <svg viewBox="0 0 80 56" aria-hidden="true" focusable="false" className={classes['page']}>
      <rect x="2" y="2" width="76" height="52" rx="4" className={classes['paper']} />
      <path d="M2 8.5h76" className={classes['line']} />
      <path d="M9 15h36M9 21h58M9 27h48M9 33h54M9 39h30M9 45h44" className={classes['copy']} />
      <rect x={x} y={y} width={width} height={height} rx="2.5" className={classes['banner']} />
      <path
        d={`M${x + 3} ${y + 4}h${isBar ? 30 : width - 8}M${x + 3} ${y + 8}h${isBar ? 22 : width - 14}`}
        className={classes['onBanner']}
      />
      <rect x={buttonsX} y={buttonsY} width="12" height="5" rx="1.5" className={classes['button']} />
      <rect x={buttonsX + 14} y={buttonsY} width="12" height="5" rx="1.5" className={classes['button']} />
    </svg>
  );
}
