import { List, Text } from '@mantine/core';
import type { DsarRequest } from './data.ts';

type Block = DsarRequest['letters'][number]['blocks'][number];

/** The blocks of a letter, as its reader sees them. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map(({ kind, text }, at) =>
    kind === 'item' ? (
      <List key={at} size="sm" withPadding>
        <List.Item>{text}</List.Item>
      </List>
    ) : (
      <Text
        key={at}
        size="sm"
        mt={kind === 'heading' ? 'sm' : 6}
        {...(kind === 'heading' && { fw: 600 })}
        style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {text}
      </Text>
    ),
  );
}
