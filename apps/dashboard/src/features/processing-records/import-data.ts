import { registerImports, type Answer, type Call } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export type Checked = Answer<typeof registerImports.check>;
type ImportedFile = Call<typeof registerImports.check>['body'];

const key = ['processing-records'] as const;

export const importsQuery = queryOptions({
  queryKey: [...key, 'imports'],
  queryFn: ({ signal }) => call(registerImports.list, {}, { signal }),
});

/** Says what an import would make of a file. */
export function useCheckImport() {
  return useMutation({
    mutationFn: (body: ImportedFile) => call(registerImports.check, { body }),
    meta: { quiet: true },
  });
}

export function useImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportedFile) => call(registerImports.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
    meta: { quiet: true },
  });
}

export function useUndoImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (registerImportId: string) => call(registerImports.undo, { params: { registerImportId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** What is sent of a file that somebody chose. */
export async function fileBody(file: File): Promise<Pick<ImportedFile, 'name' | 'data'>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces: string[] = [];
  // In chunks, because the number of function arguments is limited.
  for (let at = 0; at < bytes.length; at += 32_768)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)));
  return { name: file.name.slice(0, 200), data: btoa(pieces.join('')) };
}
