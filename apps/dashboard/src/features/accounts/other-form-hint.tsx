import { Alert, Button } from '@mantine/core';
import { Link } from 'react-router';
import { useFieldValue } from '#ui/form.tsx';
import { FormRefused } from './form-refused.ts';

type Props = { readonly refusal: unknown; readonly to: string; readonly label: string };

/** Says that the address fits the other form, and links there with it. */
export function OtherFormHint({ refusal, to, label }: Props) {
  const email = useFieldValue('email') ?? '';
  const sentence = refusal instanceof FormRefused ? refusal.otherForm : undefined;
  return (
    <div role="alert">
      {sentence !== undefined && (
        <Alert color="sky" p="sm">
          {sentence}
          <Button
            component={Link}
            to={to}
            state={{ email }}
            size="compact-sm"
            variant="default"
            mt="xs"
            display="block"
            w="fit-content"
          >
            {label}
          </Button>
        </Alert>
      )}
    </div>
  );
}
