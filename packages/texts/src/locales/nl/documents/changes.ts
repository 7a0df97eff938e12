import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Wijzigingen van deze privacyverklaring',
  text: 'Wanneer de verwerking verandert, verandert ook deze privacyverklaring. Elke versie draagt haar datum; eerdere versies kunnen worden geopend op de pagina waarop deze privacyverklaring is gepubliceerd.',
  purpose:
    'Voordat wij uw gegevens gebruiken voor een ander doel dan dat waarvoor ze zijn verzameld, informeren wij u daarover (artikel 13 lid 3 AVG).',
  plain: 'Voordat wij uw gegevens gebruiken voor een wezenlijk ander doel, informeren wij u daarover.',
};
