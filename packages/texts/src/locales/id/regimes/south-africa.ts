import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Bagi orang di Afrika Selatan',
  scope:
    'Jika Undang-Undang Pelindungan Informasi Pribadi Afrika Selatan (Protection of Personal Information Act, Undang-Undang Nomor 4 Tahun 2013, POPIA) berlaku, kami adalah pihak yang bertanggung jawab (responsible party) dan bagian ini melengkapi kebijakan ini. Pasal-pasal yang disebutkan adalah pasal undang-undang tersebut.',
  officer: 'Pejabat informasi kami (information officer, Pasal 55) dapat dihubungi melalui %{contact}.',
  voluntary:
    'Apakah informasi wajib diberikan, dan apa akibatnya jika tidak diberikan, disebutkan dalam kebijakan ini untuk setiap keperluan (Pasal 18).',
  rightsIntro: 'Anda dapat:',
  rights: {
    access:
      'mengetahui tanpa biaya apakah kami memiliki informasi tentang Anda, dan meminta catatan itu atau uraian tentangnya (Pasal 23)',
    correction:
      'meminta perbaikan atau penghapusan informasi yang tidak akurat, tidak relevan, berlebihan, tidak mutakhir, tidak lengkap, menyesatkan, atau diperoleh secara melawan hukum (Pasal 24)',
    objection:
      'mengajukan keberatan atas pemrosesan dengan alasan wajar yang berkaitan dengan keadaan Anda (Pasal 11 ayat (3)), dan atas pemasaran langsung kapan saja',
    withdrawal: 'menarik kembali persetujuan Anda kapan saja (Pasal 11 ayat (2))',
    decisions:
      'tidak tunduk pada keputusan yang menimbulkan akibat hukum dan hanya didasarkan pada pemrosesan secara otomatis (Pasal 71)',
    court: 'mengajukan gugatan perdata (Pasal 99)',
  },
  transfers:
    'Informasi ditransfer ke negara-negara di luar Afrika Selatan yang disebutkan dalam kebijakan ini hanya sejauh diizinkan Pasal 72: jika di sana suatu undang-undang, aturan yang mengikat, atau perjanjian memberikan pelindungan yang memadai, dengan persetujuan Anda, atau atas dasar lain dalam pasal tersebut.',
  authority: 'Anda dapat mengajukan pengaduan kepada Regulator Informasi (Information Regulator, %{link}) (Pasal 74).',
};
