import { registerExceptions } from '@app/catalogue/register-exception.ts';
import { fill } from '@app/texts';
import { List, Stack, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { Why } from '#app/why.tsx';
import { Card } from '#ui/card.tsx';

/** Who need not keep a register by GDPR Art. 30(5), and what was proposed in its place. It changes nothing on the page. */
export function ExceptionCard() {
  const words = useAreaWords('processingRecords').exception;
  return (
    <Card title={words.title} description={words.text} actions={<Why of="registerException" label={words.title} />}>
      <Stack gap="sm">
        {registerExceptions.map(({ id, fewerThan, unless, source, from }) => (
          <div key={id}>
            <Text size="sm">{fill(from === null ? words.proposed : words.inForce, { number: fewerThan, source })}</Text>
            <List size="sm" mt={4}>
              {unless.map((one) => (
                <List.Item key={one}>{words.unless[one]}</List.Item>
              ))}
            </List>
          </div>
        ))}
      </Stack>
    </Card>
  );
}
