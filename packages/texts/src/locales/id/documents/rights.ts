import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Hak Anda',
  intro: 'Sejauh ditentukan oleh hukum yang berlaku bagi Anda, Anda memiliki hak-hak berikut:',
  access: {
    name: 'Akses',
    text: 'Anda dapat mengetahui apakah kami memproses data tentang Anda dan memperoleh salinannya beserta rincian pemrosesannya (Pasal 15 GDPR).',
  },
  rectification: {
    name: 'Perbaikan',
    text: 'Anda dapat meminta agar data yang salah diperbaiki dan data yang tidak lengkap dilengkapi (Pasal 16 GDPR).',
  },
  erasure: {
    name: 'Penghapusan',
    text: 'Anda dapat meminta agar data Anda dihapus, misalnya jika data tersebut tidak lagi diperlukan atau Anda menarik kembali persetujuan Anda (Pasal 17 GDPR).',
  },
  restriction: {
    name: 'Pembatasan pemrosesan',
    text: 'Anda dapat meminta agar data hanya disimpan dan tidak digunakan untuk hal lain, misalnya selama keakuratannya diperiksa (Pasal 18 GDPR).',
  },
  notification: {
    name: 'Pemberitahuan kepada penerima',
    text: 'Kami memberitahukan perbaikan, penghapusan, atau pembatasan kepada setiap penerima data Anda, kecuali jika hal itu tidak mungkin atau memerlukan upaya yang tidak sepadan; atas permintaan Anda, kami memberitahukan siapa penerima tersebut (Pasal 19 GDPR).',
  },
  portability: {
    name: 'Portabilitas data',
    text: 'Anda dapat menerima data yang Anda berikan kepada kami dalam format yang terstruktur, lazim digunakan, dan dapat dibaca mesin, atau meminta agar data itu dikirimkan kepada pengendali lain, jika pemrosesannya didasarkan pada persetujuan atau perjanjian dan dilakukan secara otomatis (Pasal 20 GDPR).',
  },
  automated: {
    name: 'Tidak tunduk pada keputusan yang semata-mata otomatis',
    text: 'Anda berhak untuk tidak tunduk pada keputusan yang hanya didasarkan pada pemrosesan secara otomatis dan berdampak signifikan terhadap Anda, kecuali jika hukum mengizinkannya; dalam hal itu Anda dapat meminta agar keputusan ditinjau oleh manusia (Pasal 22 GDPR).',
  },
  withdrawal: {
    name: 'Penarikan kembali persetujuan',
    text: 'Anda dapat menarik kembali setiap persetujuan kapan saja. Apa yang dilakukan sebelum penarikan tetap sah (Pasal 7 ayat (3) GDPR).',
  },
  deceased: {
    name: 'Data orang yang telah meninggal',
    france:
      'Anda dapat memberikan arahan tentang cara data Anda disimpan, dihapus, dan disampaikan setelah Anda meninggal (Pasal 85 Undang-Undang Pelindungan Data Prancis, Undang-Undang Nomor 78-17 tanggal 6 Januari 1978).',
    italy:
      'Hak dalam Pasal 15 sampai dengan 22 GDPR atas data orang yang telah meninggal dimiliki oleh orang yang mempunyai kepentingan sendiri, bertindak sebagai kuasa almarhum untuk melindunginya, atau bertindak atas alasan keluarga yang layak dilindungi (Pasal 2-terdecies Kode Pelindungan Data Italia, Dekret Legislatif Nomor 196/2003).',
    spain:
      'Kerabat dan ahli waris orang yang telah meninggal, serta orang yang hidup bersamanya, dapat meminta kepada kami akses ke data orang tersebut serta perbaikan atau penghapusannya, kecuali jika orang itu secara tegas melarangnya atau undang-undang menentukan lain (Pasal 3 Undang-Undang Organik Spanyol 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Hak untuk mengajukan keberatan',
    reasons:
      'Jika kami memproses data Anda atas dasar kepentingan yang sah atau demi kepentingan umum, Anda dapat mengajukan keberatan kapan saja dengan alasan yang berkaitan dengan keadaan khusus Anda. Kami kemudian menghentikannya, kecuali jika kami menunjukkan alasan sah yang memaksa atau memerlukan data tersebut untuk tuntutan hukum (Pasal 21 ayat (1) GDPR).',
    marketing:
      'Anda dapat mengajukan keberatan atas penggunaan data Anda untuk pemasaran langsung kapan saja dan tanpa memberikan alasan. Kami kemudian tidak lagi menggunakannya untuk tujuan itu (Pasal 21 ayat (2) dan (3) GDPR).',
  },
  exercise: {
    heading: 'Cara melaksanakan hak Anda',
    write: 'Untuk melaksanakan hak Anda, hubungi %{contact}. Satu kalimat sudah cukup; tidak diperlukan formulir.',
    form: 'Untuk melaksanakan hak Anda, gunakan formulir ini: %{link}. Anda juga dapat menghubungi %{contact}.',
    formText: 'formulir permintaan',
    answer:
      'Kami menjawab tanpa biaya dan tanpa penundaan yang tidak semestinya, paling lambat dalam waktu satu bulan. Jika permintaan rumit atau banyak jumlahnya, jangka waktu ini dapat diperpanjang dua bulan lagi; dalam hal itu kami memberi tahu Anda beserta alasannya dalam bulan pertama (Pasal 12 GDPR).',
    identity:
      'Hanya jika kami memiliki keraguan yang beralasan tentang identitas Anda, kami meminta informasi tambahan untuk memastikannya.',
  },
  complaint: {
    heading: 'Pengaduan kepada otoritas pengawas',
    gdpr: 'Jika Anda menganggap bahwa pemrosesan data Anda melanggar hukum, Anda dapat mengajukan pengaduan kepada otoritas pengawas pelindungan data, khususnya di negara anggota tempat tinggal Anda, tempat kerja Anda, atau tempat terjadinya dugaan pelanggaran (Pasal 77 GDPR).',
    competent: 'Otoritas yang berwenang atas kami adalah:',
    competentOneOf:
      'Otoritas mana yang berwenang atas kami bergantung pada bagian negara tempat kami berkedudukan. Berikut ini otoritas di negara tersebut (%{country}); Anda dapat menghubungi yang mana pun:',
    find: 'Otoritas dari semua negara di Wilayah Ekonomi Eropa tercantum di sini: %{link}.',
    findText: 'anggota Dewan Pelindungan Data Eropa',
    court: 'Anda juga dapat mengajukan perkara ke pengadilan (Pasal 79 GDPR).',
    name: 'Otoritas',
    address: 'Alamat',
    email: 'Surel',
    website: 'Situs web',
  },
};
