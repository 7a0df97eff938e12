import type { Translated } from '../../translated.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translated<typeof english> = {
  servicesAdded: 'Layanan baru: %{services}.',
  servicesRemoved: 'Layanan yang tidak lagi digunakan: %{services}.',
  clausesAdded: 'Bagian baru: %{clauses}.',
  clausesRemoved: 'Bagian yang dihapus: %{clauses}.',
  clausesChanged: 'Bagian yang diubah: %{clauses}.',
  wording: 'Isi dokumen tidak berubah.',
  first: 'Versi pertama.',
  subscribe: 'Berlangganan perubahan (Atom)',
  feed: '%{title}: perubahan',
};
