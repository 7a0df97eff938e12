import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Perubahan kebijakan ini',
  text: 'Jika pemrosesan berubah, kebijakan ini ikut berubah. Setiap versi mencantumkan tanggalnya, dan versi-versi terdahulu dapat dibuka dari halaman tempat kebijakan ini dipublikasikan.',
  purpose:
    'Sebelum menggunakan data Anda untuk tujuan selain tujuan pengumpulannya, kami memberitahukan hal itu kepada Anda (Pasal 13 ayat (3) GDPR).',
  plain:
    'Sebelum menggunakan data Anda untuk tujuan yang berbeda secara substansial, kami memberitahukan hal itu kepada Anda.',
};
