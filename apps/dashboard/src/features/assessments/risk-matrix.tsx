import { degrees, levelOf, type Degree } from '@app/assessments/risks.ts';
import { fill } from '@app/texts';
import { Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import type { AssessmentRisk } from './data.ts';
import classes from './risk-matrix.module.css';

/** The risks by likelihood and severity. Each number leads to its risk. */
export function RiskMatrix({ risks }: { readonly risks: readonly AssessmentRisk[] }) {
  const words = useAreaWords('assessments');
  return (
    <div>
      <Text size="sm" fw={560}>
        {words.matrix}
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        {words.matrixText}
      </Text>
      <table className={classes['matrix']} aria-label={words.matrix}>
        <thead>
          <tr>
            <th scope="col">{words.severity}</th>
            {degrees.map((likelihood) => (
              <th key={likelihood} scope="col">
                <span className={classes['long']}>{words.likelihood} </span>
                {likelihood}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {degrees.toReversed().map((severity) => (
            <tr key={severity}>
              <th scope="row">{severity}</th>
              {degrees.map((likelihood) => (
                <Cell key={likelihood} likelihood={likelihood} severity={severity} risks={risks} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = {
  readonly likelihood: Degree;
  readonly severity: Degree;
  readonly risks: readonly AssessmentRisk[];
};

function Cell({ likelihood, severity, risks }: CellProps) {
  const words = useAreaWords('assessments');
  const level = levelOf(likelihood, severity);
  const isHere = (rating: AssessmentRisk['before']) => rating.likelihood === likelihood && rating.severity === severity;
  return (
    <td data-level={level}>
      <span className={classes['level']}>{words.levels[level]}</span>
      {risks.map(({ id, before, after }, at) => {
        const number = String(at + 1);
        return (
          <span key={id}>
            {isHere(before) && (
              <a href={`#risk-${id}`} aria-label={fill(words.inMatrixBefore, { number })}>
                {number}
              </a>
            )}
            {isHere(after) && (
              <a href={`#risk-${id}`} aria-label={fill(words.inMatrixAfter, { number })}>
                ({number})
              </a>
            )}
          </span>
        );
      })}
    </td>
  );
}
