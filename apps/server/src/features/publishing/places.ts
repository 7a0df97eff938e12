import type { Places } from '#platform/http/admission.ts';
import { findProjectOfDocument } from '../policies/index.ts';
import { findProjectOfSite } from '../sites/index.ts';
import { findPublicId } from './queries.ts';

/** The project of the public id that the path of a preview names. */
export const hostedPlaces: Places = {
  document: {
    async find(tx, accountId, id) {
      // The transaction shows the public ids of its account alone.
      const address = await findPublicId(tx, id);
      if (!address) return undefined;
      const find = address.kind === 'site' ? findProjectOfSite : findProjectOfDocument;
      return find(tx, accountId, address.rowId);
    },
    notFound: 'document.not-found',
  },
};
