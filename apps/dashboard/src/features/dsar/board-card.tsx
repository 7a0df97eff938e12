import { fill } from '@app/texts';
import { ActionIcon, Anchor, Group, Menu, Paper, Text } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import type { Drag } from './board-drag.ts';
import classes from './board.module.css';
import type { DsarRequestSummary } from './data.ts';
import { Due } from './due.tsx';
import { useRequestPath } from './request-path.ts';

type Props = {
  readonly request: DsarRequestSummary;
  readonly drag: Drag;
  readonly onMove: ((request: DsarRequestSummary, to: DsarRequestSummary['state']) => void) | undefined;
};

export function BoardCard({ request, drag, onMove }: Props) {
  const words = useAreaWords('requests');
  const { rights } = useAreaWords('dsar');
  const pathOf = useRequestPath();
  const { id, number, name, rights: asked, due, assignee, moves } = request;
  const isHeld = drag.held?.id === id;
  return (
    <Paper
      withBorder
      p="sm"
      className={classes['card']}
      data-held={isHeld || undefined}
      style={isHeld ? { transform: `translate(${drag.by.x}px, ${drag.by.y}px)` } : undefined}
    >
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Anchor component={Link} to={pathOf(id)} fw={560}>
          {number}
        </Anchor>
        {onMove && moves.length > 0 && <Handle request={request} drag={drag} onMove={(to) => onMove(request, to)} />}
      </Group>
      <Text size="sm">{name ?? words.forgotten}</Text>
      <Text size="sm" c="dimmed">
        {asked.map((right) => rights[right]).join(' · ')}
      </Text>
      {due && (
        <Text size="sm" component="div">
          {words.due}: <Due due={due} />
        </Text>
      )}
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {assignee ? (assignee.email ?? words.somebody) : words.nobody}
      </Text>
    </Paper>
  );
}

type HandleProps = {
  readonly request: DsarRequestSummary;
  readonly drag: Drag;
  readonly onMove: (to: DsarRequestSummary['state']) => void;
};

/** Drags the card. Pressed without dragging, or by a key, it opens a menu of the states to which the request can be moved. */
function Handle({ request, drag, onMove }: HandleProps) {
  const words = useAreaWords('requests');
  const [opened, setOpened] = useState(false);
  return (
    <Menu opened={opened} onChange={(wanted) => setOpened(wanted && !drag.wasDragged())} position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes['handle']}
          aria-label={fill(words.move.label, { number: request.number })}
          onPointerDown={(event) => drag.begin(event, request)}
        >
          <IconGripVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.move.to}</Menu.Label>
        {request.moves.map(({ to }) => (
          <Menu.Item key={to} onClick={() => onMove(to)}>
            {words.states[to]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
