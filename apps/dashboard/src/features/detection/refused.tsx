import type { Answer, detection } from '@app/contract';
import { plural } from '@app/texts';
import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { openLightbox } from '#app/lightbox.ts';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import classes from './result.module.css';
import { useGeneratorDocument, useNameOf } from './found-context.ts';
import { useDetectionWords } from './words.ts';

type Props = { readonly refused: Answer<typeof detection.adopt>['refused'] };

/** Services that could not be added, and why. Links to the plans if a better one would allow it. */
export function Refused({ refused }: Props) {
  const words = useDetectionWords().adoption;
  const { title } = useWords().billing.goPro;
  const locale = useLocale();
  const paths = usePaths();
  const nameOf = useNameOf();
  const document = useGeneratorDocument();
  const [first] = refused;
  if (!first) return null;

  const ofPlan = refused.find(({ code }) => code === 'service.limit' || code === 'service.pro');
  const plans =
    ofPlan &&
    document &&
    paths.goPro({
      query: ofPlan.code === 'service.limit' ? 'add_service' : 'add_pro_services',
      args: [document.type, document.publicId, 'service', ofPlan.id],
      returningUrl: window.location.href,
    });
  return (
    <Alert
      className={classes['refused'] ?? ''}
      color="amber"
      role="alert"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={plural(locale, refused.length, words.refusedTitle)}
    >
      <ul>
        {refused.map(({ id, message }) => (
          <li key={id}>
            <strong>{nameOf(id)}</strong>: {message}
          </li>
        ))}
      </ul>
      {plans && (
        <Anchor
          component={Link}
          to={plans}
          size="sm"
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            openLightbox(plans, { size: 'medium', title });
          }}
        >
          {words.plans}
        </Anchor>
      )}
    </Alert>
  );
}
