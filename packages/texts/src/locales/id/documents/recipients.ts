import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Siapa yang menerima data Anda',
  intro: 'Tabel ini menyebutkan setiap perusahaan yang menerima data pribadi melalui layanan yang kami gunakan.',
  caption: 'Penerima',
  recipient: 'Penerima',
  country: 'Negara',
  services: 'Layanan',
  general: 'Penerima umum',
  generalTechnical:
    'Penyedia sistem tempat %{site}, surel, dan berkas kami disimpan menerima data pribadi, sejauh sistem tersebut tidak kami jalankan sendiri.',
  generalLaw:
    'Pengadilan, instansi berwenang, serta penasihat hukum atau pajak juga menerima data pribadi, jika suatu undang-undang mewajibkan kami mengungkapkan data kepada mereka atau jika hal itu diperlukan untuk menetapkan, melaksanakan, atau membela tuntutan hukum.',
};
