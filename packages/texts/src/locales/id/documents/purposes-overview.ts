import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Tujuan pemrosesan secara ringkas',
  intro: 'Tabel ini mencantumkan setiap tujuan pemrosesan data pribadi dan siapa yang menerima data untuk tujuan itu.',
  introBasis:
    'Tabel ini mencantumkan setiap tujuan pemrosesan data pribadi, dasar hukumnya, dan siapa yang menerima data untuk tujuan itu.',
  caption: 'Tujuan, dasar hukum, dan penerima',
  captionWithoutBasis: 'Tujuan dan penerima',
  purpose: 'Tujuan atau keperluan',
  basis: 'Dasar hukum',
  recipients: 'Penerima',
  generalOnly: 'Hanya penerima umum',
};
