import { dsarFileLimits, dsarFiles, type DsarFile } from '@app/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { base64Of } from '#app/base64.ts';
import { requestQuery } from './data.ts';

type Upload = { readonly file: File; readonly onProgress: (share: number) => void };

/** Uploads a file in parts, so that a slow network loses no more than one of them. */
export function useAddFile(dsarRequestId: string) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: async ({ file, onProgress }: Upload): Promise<DsarFile> => {
      const { part: size } = dsarFileLimits;
      let stored = await call(dsarFiles.begin, {
        params: { dsarRequestId },
        body: { name: file.name, size: file.size },
      });
      for (let part = 0; part * size < file.size; part += 1) {
        const data = await base64Of(file.slice(part * size, (part + 1) * size));
        const params = { dsarRequestId, dsarFileId: stored.id, part: String(part) };
        stored = await call(dsarFiles.addPart, { params, body: { data } });
        onProgress(stored.received / stored.size);
      }
      return stored;
    },
    onSettled: useReload(dsarRequestId),
  });
}

/** Adds a file with what the consent records hold about the requester. */
export function useAddHeld(dsarRequestId: string) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => call(dsarFiles.addHeld, { params: { dsarRequestId } }),
    onSettled: useReload(dsarRequestId),
  });
}

export function useRemoveFile(dsarRequestId: string) {
  return useMutation({
    meta: { quiet: true },
    mutationFn: (dsarFileId: string) => call(dsarFiles.delete, { params: { dsarRequestId, dsarFileId } }),
    onSettled: useReload(dsarRequestId),
  });
}

function useReload(dsarRequestId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: requestQuery(dsarRequestId).queryKey });
}

/** Where a file, or the whole request, is downloaded. */
export function fileAddress(dsarRequestId: string, dsarFileId: string): string {
  return dsarFiles.download.path.replace('{dsarRequestId}', dsarRequestId).replace('{dsarFileId}', dsarFileId);
}

/** Where the certificate of an erasure, or its proof, is downloaded. */
export function certificateAddress(dsarRequestId: string, form: 'pdf' | 'proof'): string {
  return `${dsarFiles.certificate.path.replace('{dsarRequestId}', dsarRequestId)}?form=${form}`;
}

export function archiveAddress(dsarRequestId: string): string {
  return dsarFiles.archive.path.replace('{dsarRequestId}', dsarRequestId);
}
