import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'Bagi penduduk negara bagian Amerika Serikat',
    intro:
      'Bagian ini dan bagian-bagian selanjutnya berlaku, di samping bagian lain kebijakan ini, bagi penduduk negara-negara bagian berikut, sejauh undang-undang privasi konsumen negara bagian tersebut berlaku bagi kami: %{states}.',
    date: 'Bagian-bagian tersebut menguraikan pemrosesan kami dalam 12 bulan sebelum tanggal kebijakan ini.',
  },
  collection: {
    heading: 'Kategori data pribadi (negara bagian Amerika Serikat)',
    intro:
      'Dalam 12 bulan tersebut kami telah mengumpulkan kategori data pribadi berikut. Berapa lama masing-masing disimpan mengikuti tujuannya (lihat bagian tentang penyimpanan).',
    sources: 'Sumber: %{sources}.',
    sourceYou: 'Anda, saat Anda memberikan data kepada kami',
    sourceDevice: 'perangkat dan peramban Anda, saat Anda menggunakan %{site}',
    sourceServices: 'layanan yang disebutkan dalam kebijakan ini',
    caption: 'Kategori yang dikumpulkan, tujuan, dan penerimanya',
    category: 'Kategori',
    examples: 'Data',
    purposes: 'Tujuan',
    disclosedTo: 'Diungkapkan kepada',
    soldOrShared: 'Dijual atau dibagikan',
    categories: {
      identifiers: 'Pengenal',
      customerRecords: 'Catatan pelanggan',
      protected: 'Ciri klasifikasi yang dilindungi hukum',
      commercial: 'Informasi komersial',
      biometric: 'Informasi biometrik',
      internetActivity: 'Aktivitas di internet atau jaringan elektronik lain',
      geolocation: 'Data geolokasi',
      audioVisual: 'Informasi audio, elektronik, visual, atau yang serupa',
      professional: 'Informasi profesi atau pekerjaan',
      inferences: 'Kesimpulan dan profil',
      sensitive: 'Informasi pribadi sensitif',
      other: 'Informasi pribadi lainnya',
    },
  },
  disclosure: {
    heading: 'Penjualan dan pembagian data pribadi (negara bagian Amerika Serikat)',
    neither:
      'Dalam 12 bulan tersebut kami tidak menjual data pribadi, dan kami tidak membagikannya atau memprosesnya untuk iklan tertarget.',
    shares:
      'Dalam 12 bulan tersebut, data telah digunakan untuk iklan tertarget, yaitu iklan yang dipilih berdasarkan aktivitas di beberapa situs atau aplikasi. Undang-undang negara bagian menyebutnya “pembagian” (sharing), “iklan tertarget” (targeted advertising) atau, jika sesuatu yang bernilai diterima sebagai imbalan, “penjualan” (sale). Data tersebut dikumpulkan melalui: %{services}.',
    sells:
      'Dalam 12 bulan tersebut kami telah menjual data pribadi, dalam pengertian undang-undang ini, kepada: %{services}.',
    noOtherSale: 'Selain itu, kami tidak menjual data pribadi.',
    minors:
      'Kami tidak memiliki pengetahuan yang sebenarnya (actual knowledge) bahwa kami menjual atau membagikan data pribadi orang yang berusia di bawah 16 tahun.',
    minorsDirected:
      'Kami menjual atau membagikan data pribadi orang yang berusia di bawah 16 tahun hanya dengan persetujuan yang disyaratkan undang-undang: sejak usia 13 tahun persetujuan orang itu sendiri, sebelum usia tersebut persetujuan orang tua atau wali.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Pemberitahuan: Kami mungkin menjual data pribadi sensitif Anda.)',
    sensitiveLimited:
      'Kami menggunakan dan mengungkapkan data sensitif hanya untuk tujuan yang baginya undang-undang tidak memberikan hak untuk membatasi penggunaan data tersebut (California Code of Regulations, title 11, § 7027(m)).',
    sensitiveFurther:
      'Kami juga menggunakan data sensitif untuk tujuan selain yang disebutkan dalam California Code of Regulations, title 11, § 7027(m). Anda dapat membatasi penggunaannya: lihat “Pilihan Privasi Anda” (“Your Privacy Choices”).',
    sensitiveConsent:
      'Jika undang-undang negara bagian mensyaratkan persetujuan untuk pemrosesan data sensitif, kami memprosesnya hanya dengan persetujuan Anda.',
  },
  choices: {
    heading: 'Pilihan Privasi Anda, “Your Privacy Choices” (negara bagian Amerika Serikat)',
    intro:
      'Anda dapat menolak (opt-out) penjualan dan pembagian data Anda serta iklan tertarget kapan saja, tanpa akun:',
    link: 'di halaman ini: %{link}',
    linkText: 'Pilihan Privasi Anda (Your Privacy Choices)',
    control: 'dengan pengaturan privasi yang tersedia di setiap halaman',
    write: 'dengan menghubungi %{contact}',
    phone: 'dengan menelepon %{phone}',
    gpc: 'dengan sinyal “Global Privacy Control” (kontrol privasi global) dari peramban Anda, yang kami perlakukan sebagai opt-out untuk peramban tersebut dan, jika Anda masuk ke akun, untuk akun Anda',
    time: 'Kami melaksanakan opt-out sesegera mungkin, paling lambat dalam 15 hari kerja, dan meminta Anda memberikan izin kembali (opt-in) paling cepat setelah 12 bulan.',
    doNotTrack: '%{site} tidak menanggapi sinyal lama “Do Not Track” (jangan lacak) dari peramban.',
  },
  rights: {
    heading: 'Hak di negara bagian Amerika Serikat',
    intro:
      'Tabel ini menunjukkan hak mana yang diberikan oleh undang-undang negara bagian mana. Setiap undang-undang memiliki pengecualian.',
    caption: 'Hak menurut negara bagian',
    right: 'Hak',
    where: 'Negara bagian',
    all: 'Semua negara bagian yang disebutkan di atas',
    allExcept: 'Semua negara bagian yang disebutkan di atas kecuali %{states}',
    kinds: {
      access: 'Mengetahui apakah kami memproses data Anda, dan mendapatkan akses ke data tersebut',
      correct: 'Meminta agar data yang salah diperbaiki',
      delete: 'Meminta agar data dihapus',
      portability: 'Menerima data dalam format yang dapat dipindahkan',
      optOutSale: 'Menolak (opt-out) penjualan data',
      optOutAdvertising: 'Menolak (opt-out) iklan tertarget',
      optOutProfiling:
        'Menolak (opt-out) pemrofilan untuk keputusan yang menimbulkan akibat hukum atau dampak signifikan serupa',
      sensitiveConsent: 'Meminta agar data sensitif diproses hanya dengan persetujuan',
      sensitiveLimit: 'Membatasi atau menolak penggunaan data sensitif',
      thirdParties: 'Memperoleh daftar pihak ketiga, atau kategorinya, yang menerima pengungkapan data',
      questionProfiling: 'Mempertanyakan hasil pemrofilan dan meminta evaluasi ulang',
      appeal: 'Mengajukan banding atas suatu penolakan',
    },
    optOutSharing: 'Menolak (opt-out) iklan tertarget (di California: pembagian)',
    noRetaliation: 'Kami tidak mendiskriminasi Anda karena melaksanakan hak-hak ini.',
  },
  requests: {
    heading: 'Permintaan, verifikasi, dan banding (negara bagian Amerika Serikat)',
    how: 'Kirimkan permintaan ke %{contact}.',
    phone: 'Anda juga dapat menelepon %{phone}.',
    verify:
      'Untuk permintaan mengetahui, memperbaiki, atau menghapus data, kami harus memverifikasi identitas Anda: kami mencocokkan keterangan Anda dengan data yang ada pada kami, dan tidak meminta lebih dari yang diperlukan untuk itu. Untuk opt-out, kami hanya meminta apa yang diperlukan untuk melaksanakannya.',
    agent:
      'Anda dapat mengajukan permintaan melalui kuasa yang berwenang. Kami dapat meminta bukti kuasa tersebut dan, kecuali untuk opt-out, meminta Anda mengonfirmasinya.',
    time: 'Kami menjawab dalam waktu 45 hari. Jika secara wajar diperlukan, jangka waktu ini dapat diperpanjang satu kali selama 45 hari; dalam hal itu kami memberi tahu Anda beserta alasannya dalam 45 hari pertama.',
    iowa: 'Di Iowa, jangka waktu pertama adalah 90 hari.',
    california:
      'Di California, kami mengonfirmasi penerimaan permintaan untuk mengetahui, memperbaiki, atau menghapus data dalam waktu 10 hari kerja.',
    appeal:
      'Jika kami menolak suatu permintaan, Anda dapat mengajukan banding dengan menghubungi %{contact} dan mencantumkan kata “appeal” (banding). Kami menjawab banding secara tertulis, disertai alasan, dalam waktu 45 hari, atau dalam waktu 60 hari jika undang-undang negara bagian Anda mengizinkannya. Jika banding tidak berhasil, Anda dapat mengajukan pengaduan kepada jaksa agung negara bagian Anda.',
  },
  states: {
    AL: 'Alabama',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Florida',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Louisiana',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    OK: 'Oklahoma',
    OR: 'Oregon',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virginia',
  },
};
