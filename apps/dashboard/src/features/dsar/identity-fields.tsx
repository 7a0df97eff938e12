import { dataPointKinds, type DataPoint } from '@app/contract';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import type { DsarRequest } from './data.ts';

/** What is asked for by a letter about the identity. */
export type EnteredProof = {
  readonly points: readonly string[];
  /** A data point in the team's own words. */
  readonly ownPoint: string;
  readonly document: boolean;
};

/** What the form of the site asks for, as long as nothing else is chosen. */
export function usualProof(points: readonly DataPoint[]): EnteredProof {
  const own = points.find((point) => point.kind === 'own');
  return {
    points: points.flatMap(({ kind }) => (kind === 'own' ? [] : [kind])),
    ownPoint: own?.kind === 'own' ? own.label : '',
    document: false,
  };
}

type EnteredPoints = Pick<EnteredProof, 'points' | 'ownPoint'>;

const mostPoints = 3;

/** The data points that are sent to the API. */
export function pointsOf({ points, ownPoint }: EnteredPoints): DataPoint[] {
  const label = ownPoint.trim();
  const chosen = dataPointKinds.flatMap((kind): DataPoint[] =>
    kind !== 'own' && points.includes(kind) ? [{ kind }] : [],
  );
  return [...chosen, ...(label === '' ? [] : [{ kind: 'own', label } as const])];
}

/** Whether a law demands data points, so that they are asked for without a doubt. */
export function owesDoubt({ identity, email }: DsarRequest, entered: EnteredProof): boolean {
  const isDegree = identity.needed === 'reasonable' || identity.needed === 'high';
  return email === null || !isDegree || entered.document || pointsOf(entered).length === 0;
}

/** Names a data point in the language of the dashboard. */
export function usePointName(): (point: DataPoint) => string {
  const { points } = useAreaWords('dsar').page.identity;
  return (point) => (point.kind === 'own' ? point.label : points[point.kind]);
}

type Props = { readonly entered: EnteredProof; readonly onChange: (changed: Partial<EnteredProof>) => void };

/** Which data points are asked for, and whether a document. */
export function IdentityFields({ entered, onChange }: Props) {
  const words = useAreaWords('requests').write;
  return (
    <>
      <PointFields entered={entered} onChange={onChange} />
      <Checkbox
        label={words.document}
        description={words.documentHint}
        checked={entered.document}
        onChange={({ currentTarget }) => onChange({ document: currentTarget.checked })}
      />
    </>
  );
}

type PointProps = {
  readonly entered: EnteredPoints;
  readonly onChange: (changed: Partial<EnteredPoints>) => void;
  readonly label?: string;
  readonly hint?: string;
};

/** The data points that are compared: two or three. */
export function PointFields({ entered, onChange, label, hint }: PointProps) {
  const words = useAreaWords('requests').write;
  const nameOf = usePointName();
  const isFull = pointsOf(entered).length >= mostPoints;
  return (
    <>
      <Checkbox.Group
        label={label ?? words.points}
        description={hint ?? words.pointsHint}
        value={[...entered.points]}
        onChange={(points) => onChange({ points })}
      >
        <Stack gap="xs" mt="xs">
          {dataPointKinds.map(
            (kind) =>
              kind !== 'own' && (
                <Checkbox
                  key={kind}
                  value={kind}
                  label={nameOf({ kind })}
                  disabled={isFull && !entered.points.includes(kind)}
                />
              ),
          )}
        </Stack>
      </Checkbox.Group>
      <TextInput
        label={words.ownPoint}
        maxLength={80}
        disabled={isFull && entered.ownPoint === ''}
        value={entered.ownPoint}
        onChange={({ currentTarget }) => onChange({ ownPoint: currentTarget.value })}
      />
    </>
  );
}
