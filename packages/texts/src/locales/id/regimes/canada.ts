import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Bagi orang di Kanada',
    scope:
      'Jika Undang-Undang Pelindungan Informasi Pribadi dan Dokumen Elektronik Kanada (Personal Information Protection and Electronic Documents Act, PIPEDA) berlaku, bagian ini melengkapi kebijakan ini. Prinsip yang disebutkan adalah prinsip dalam Lampiran 1 (Schedule 1) undang-undang tersebut.',
    consent:
      'Kami mengumpulkan, menggunakan, dan mengungkapkan informasi pribadi Anda dengan sepengetahuan dan persetujuan Anda, kecuali jika undang-undang tersebut mengizinkan lain. Anda dapat menarik kembali persetujuan kapan saja, dengan memperhatikan pembatasan menurut hukum atau perjanjian dan pemberitahuan yang wajar (Prinsip 4.3.8).',
    accountable: 'Orang yang bertanggung jawab atas kepatuhan kami (Prinsip 4.1) dapat dihubungi melalui %{contact}.',
    rights:
      'Atas permintaan Anda, kami memberitahukan informasi pribadi mana tentang Anda yang kami miliki, untuk apa informasi itu digunakan, dan kepada siapa informasi itu telah diungkapkan, memberi Anda akses ke informasi tersebut, dan memperbaiki apa yang tidak akurat atau tidak lengkap (Prinsip 4.9). Kami menjawab dalam waktu 30 hari sejak permintaan tertulis (Pasal 8 ayat (3)).',
    outside:
      'Informasi pribadi juga diproses oleh penyedia layanan di negara-negara lain yang disebutkan dalam kebijakan ini. Di sana informasi tersebut mungkin dapat diakses oleh pengadilan dan instansi berwenang menurut hukum negara itu.',
    complaint:
      'Anda dapat mempertanyakan kepatuhan kami dengan menghubungi alamat yang sama (Prinsip 4.10), dan mengajukan pengaduan kepada Kantor Komisioner Privasi Kanada (Office of the Privacy Commissioner of Canada, %{link}).',
  },
  quebec: {
    heading: 'Bagi orang di Quebec',
    scope:
      'Jika Undang-Undang tentang Pelindungan Informasi Pribadi di Sektor Swasta Quebec (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1) berlaku, bagian ini melengkapi kebijakan ini. Pasal-pasal yang disebutkan adalah pasal undang-undang tersebut.',
    officer: 'Orang yang disebutkan di atas bertanggung jawab atas pelindungan informasi pribadi (Pasal 3.1).',
    head: 'Orang yang memegang wewenang tertinggi di antara kami bertanggung jawab atas pelindungan informasi pribadi (Pasal 3.1). Hubungi orang tersebut melalui %{contact}.',
    collection:
      'Informasi pribadi dikumpulkan dari Anda, untuk tujuan yang disebutkan dalam kebijakan ini, saat Anda memberikannya serta melalui layanan dan pelacak yang disebutkan di sini (Pasal 8).',
    profiling:
      'Bagian tentang pelacak menyebutkan teknologi yang memungkinkan orang diidentifikasi, ditentukan lokasinya, atau dibuatkan profilnya, serta cara mengaktifkan atau menonaktifkannya (Pasal 8.1).',
    rightsIntro: 'Anda dapat:',
    rights: {
      access: 'mengakses informasi tentang Anda yang kami miliki dan menerima salinannya (Pasal 27)',
      portability:
        'menerima informasi terkomputerisasi yang Anda berikan kepada kami dalam format teknologi yang terstruktur dan lazim digunakan, atau meminta agar informasi itu dikirimkan kepada badan lain (Pasal 27)',
      rectification:
        'meminta perbaikan informasi yang tidak akurat, tidak lengkap, atau bermakna ganda, atau yang pengumpulan atau penyimpanannya tidak diizinkan oleh hukum (Pasal 28)',
      withdrawal: 'menarik kembali persetujuan Anda atas penggunaan atau penyampaian informasi tersebut (Pasal 8)',
      dissemination:
        'meminta agar penyebaran informasi dihentikan, atau agar pranala yang terkait dengan nama Anda dikeluarkan dari indeks, jika hal itu menimbulkan kerugian serius bagi Anda (Pasal 28.1)',
      decisions:
        'diberi tahu tentang keputusan yang hanya didasarkan pada pemrosesan secara otomatis, mengetahui alasannya, dan menyampaikan tanggapan (Pasal 12.1)',
    },
    onRequest:
      'Atas permintaan Anda, kami memberitahukan informasi mana yang telah dikumpulkan dari Anda, kategori orang mana di antara kami yang memiliki akses ke informasi itu, dan berapa lama informasi itu disimpan (Pasal 8). Kami menjawab dalam waktu 30 hari (Pasal 32).',
    outside:
      'Informasi pribadi dapat disampaikan ke luar Quebec, yaitu ke negara-negara yang disebutkan dalam kebijakan ini (Pasal 8 dan 17).',
    authority:
      'Anda juga dapat menghubungi komisi akses informasi Quebec, Commission d’accès à l’information du Québec (%{link}).',
  },
};
