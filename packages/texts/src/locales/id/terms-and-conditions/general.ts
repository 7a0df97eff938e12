import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Tentang ketentuan ini',
    text: 'Ketentuan ini berlaku bagi penggunaan %{site} dan bagi perjanjian yang dibuat %{owner} dengan Anda melaluinya.',
    consumersOnly: 'Penawaran kami ditujukan kepada konsumen.',
    businessesOnly:
      'Penawaran kami hanya ditujukan kepada pelaku usaha, yaitu orang yang bertindak dalam rangka perdagangan, usaha, kerajinan, atau profesinya, dan badan hukum. Kami tidak membuat perjanjian dengan konsumen.',
    both: 'Penawaran kami ditujukan kepada konsumen dan pelaku usaha. Jika suatu klausul menyebut konsumen, klausul itu berlaku hanya bagi konsumen.',
    consumer:
      'Konsumen adalah orang perseorangan yang bertindak untuk tujuan di luar perdagangan, usaha, kerajinan, atau profesinya.',
    privacy:
      'Cara kami menangani data pribadi dijelaskan dalam %{link}. Dokumen itu memberi Anda informasi: Anda tidak perlu menyetujuinya, dan menyetujui ketentuan ini bukan merupakan persetujuan atas penggunaan data Anda.',
    privacyText: 'kebijakan privasi',
    privacyPlain:
      'Menyetujui ketentuan ini bukan merupakan persetujuan atas penggunaan data pribadi Anda; kami memberi Anda informasi tentang hal itu secara terpisah.',
  },
  provider: {
    heading: 'Siapa kami',
    text: 'Pihak yang membuat perjanjian dengan Anda adalah %{owner}.',
    representative: 'Diwakili oleh',
    register: 'Pendaftaran',
    registerEntry: '%{name}, %{number}',
    we: 'Dalam ketentuan ini, “kami” berarti %{owner}.',
  },
  offer: {
    heading: 'Apa yang kami tawarkan',
    intro: 'Melalui %{site} kami menawarkan:',
    kinds: {
      goods: 'barang yang kami jual dan kirimkan kepada Anda',
      digitalContent: 'konten digital yang Anda unduh atau putar',
      software: 'perangkat lunak yang Anda gunakan melalui internet',
      marketplace: 'lokapasar tempat pihak lain menawarkan barang dan jasanya',
      community: 'komunitas yang penggunanya memublikasikan konten mereka sendiri',
      mobileApp: 'aplikasi untuk perangkat seluler',
      information: 'informasi yang dapat Anda baca tanpa biaya',
    },
    description: 'Apa yang Anda terima secara tepat ditentukan oleh uraian yang ditampilkan pada penawaran.',
  },
  account: {
    heading: 'Akun Anda',
    truth: 'Jika Anda membuka akun, berikan informasi yang benar dan jagalah agar tetap mutakhir.',
    secret:
      'Rahasiakan kata sandi Anda. Jika Anda meyakini bahwa orang lain menggunakan akun Anda, beri tahu kami tanpa menunda.',
    close:
      'Anda dapat menutup akun Anda kapan saja. Perjanjian yang masih berjalan berakhir menurut ketentuannya masing-masing.',
  },
  days: {
    notice: { other: '%{number} hari' },
    before: { other: '%{number} hari' },
  },
};
