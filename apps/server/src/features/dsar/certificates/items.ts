import type { Words } from '@app/texts';
import type { StoredRequest } from '../request-queries.ts';
import { certificateForms, certificateName, type CertificateForm } from './files.ts';

/** Stand for the certificate in the list of files of the requester. */
const ids = { pdf: 'certificate', proof: 'certificate-proof' } as const;

/** The certificate and its proof, as the requester downloads them. */
export function certificateItems(words: Words<'dsar'>['certificate'], request: Pick<StoredRequest, 'number'>) {
  return certificateForms.map((form) => ({
    id: ids[form],
    name: form === 'pdf' ? words.title : words.proof,
    says: certificateName(request, form),
  }));
}

/** The form of the certificate that a file of the requester is. Undefined: it is another file. */
export function certificateFormOf(file: string): CertificateForm | undefined {
  return certificateForms.find((form) => ids[form] === file);
}
