import { type Right } from '@app/contract';
import { fill } from '@app/texts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/loaded.tsx';
import { leaveFor } from '#app/leaving.ts';
import { usePaths } from '#app/paths.ts';
import { useMay, useMe } from '#app/session.ts';
import { projectsQuery } from '#app/sites.ts';
import { setViewedPerson } from '#app/view-as.ts';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { personQuery, type Person } from './data.ts';
import { useRoleName } from './role-name.ts';
import { useTeamWords } from './words.ts';
import classes from './teams.module.css';

type Props = { readonly person: Person | undefined; readonly onClose: () => void };

/** What a person may do and why: by which of their roles. */
export function RightsDialog({ person, onClose }: Props) {
  const words = useTeamWords();
  const paths = usePaths();
  const me = useMe().person;
  const view = (personId: string): void => {
    setViewedPerson(personId);
    leaveFor(paths.sites);
  };
  const mayView = useMay('people.manage') && person?.id !== me.id;
  return (
    <Modal opened={person !== undefined} title={fill(words.whyOf, { email: person?.email ?? '' })} onClose={onClose}>
      {person && (
        <Stack gap="lg">
          <Rights personId={person.id} />
          {mayView && (
            <Group justify="flex-end">
              <Button variant="default" onClick={() => view(person.id)}>
                {words.viewAs}
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Modal>
  );
}

function Rights({ personId }: { readonly personId: string }) {
  const words = useTeamWords();
  const query = useQuery(personQuery(personId));
  const { data } = useQuery(projectsQuery);
  const placeOf = (projectId: string | null) =>
    projectId === null
      ? words.accountRoles
      : (data?.projects.find(({ id }) => id === projectId)?.name ?? words.deletedProject);
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
      {({ rights }) =>
        rights.length === 0 ? (
          <Text>{words.whyNothing}</Text>
        ) : (
          <Stack gap="lg">
            {[...Map.groupBy(rights, ({ projectId }) => projectId)].map(([projectId, ofPlace]) => (
              <section key={projectId}>
                <Title order={3} size="h5" mb="xs">
                  {placeOf(projectId)}
                </Title>
                <RightsList rights={ofPlace} />
              </section>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

function RightsList({ rights }: { readonly rights: readonly Right[] }) {
  const words = useTeamWords();
  const nameOf = useRoleName();
  return (
    <ul className={classes['rights']}>
      {rights.map(({ permission, because }) => (
        <li key={permission}>
          {words.permissions[permission]}{' '}
          <small>{fill(words.because, { roles: because.map(nameOf).join(', ') })}</small>
        </li>
      ))}
    </ul>
  );
}
