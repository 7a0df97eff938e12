import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: 'Layanan yang kami gunakan',
  intro:
    'Untuk setiap layanan yang kami gunakan, bagian ini menjelaskan siapa penyedianya dan apa yang terjadi dengan data Anda.',
  provider: 'Penyedia',
  role: 'Peran penyedia',
  roles: {
    processor: 'Prosesor: memproses data atas nama kami dan menurut instruksi kami (Pasal 28 GDPR)',
    controller: 'Pengendali: menentukan sendiri tujuan dan caranya, menurut kebijakan privasinya sendiri',
    jointController: 'Pengendali bersama dengan kami (Pasal 26 GDPR)',
    processorPlain: 'Prosesor: memproses data atas nama kami dan menurut instruksi kami',
    jointControllerPlain: 'Pengendali bersama dengan kami',
  },
  purpose: 'Tujuan',
  purposes: 'Tujuan',
  data: 'Data',
  sensitive: 'Data sensitif',
  basis: 'Dasar hukum',
  sensitiveBasis: 'Syarat untuk data sensitif',
  interest: 'Kepentingan yang sah',
  places: 'Negara pemrosesan',
  kept: 'Masa penyimpanan',
  source: 'Sumber',
  more: 'Informasi lebih lanjut',
  privacyPolicy: 'Kebijakan privasi %{name}',
  optOut: 'Tolak (opt-out) %{name}',
};
