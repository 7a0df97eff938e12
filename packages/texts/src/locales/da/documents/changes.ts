import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Ændringer af denne privatlivspolitik',
  text: 'Når behandlingen ændres, ændres denne privatlivspolitik også. Hver version bærer sin dato, og tidligere versioner kan åbnes fra den side, hvor denne privatlivspolitik er offentliggjort.',
  purpose:
    'Før vi bruger dine oplysninger til et andet formål end det, de blev indsamlet til, underretter vi dig om det (databeskyttelsesforordningens artikel 13, stk. 3).',
  plain: 'Før vi bruger dine oplysninger til et væsentligt andet formål, underretter vi dig om det.',
};
