import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Endringer i denne personvernerklæringen',
  text: 'Når behandlingen endres, endres også denne personvernerklæringen. Hver versjon er datert, og tidligere versjoner kan åpnes fra siden der denne personvernerklæringen er publisert.',
  purpose:
    'Før vi bruker opplysningene dine til et annet formål enn det de ble samlet inn for, informerer vi deg om det (personvernforordningen artikkel 13 nr. 3).',
  plain: 'Før vi bruker opplysningene dine til et vesentlig annet formål, informerer vi deg om det.',
};
