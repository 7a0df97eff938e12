import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Pengakhiran penggunaan',
    text: 'Kami dapat mengakhiri suatu akun karena alasan penting, khususnya setelah pelanggaran berat atau berulang terhadap ketentuan ini, dan selain itu dengan pemberitahuan %{days} sebelumnya. Pembayaran untuk masa yang tidak lagi disediakan dikembalikan, kecuali jika pengakhiran itu disebabkan oleh pelanggaran Anda.',
    data: 'Sebelum dan selama 30 hari setelah pengakhiran, konsumen dapat mengambil tanpa biaya konten yang dibuat atau disediakannya.',
  },
  changes: {
    heading: 'Perubahan ketentuan ini',
    reasons:
      'Untuk perjanjian yang sudah berjalan, kami mengubah ketentuan ini hanya dengan alasan yang sah: perubahan hukum, putusan pengadilan atau keputusan instansi berwenang, alasan keamanan, atau fungsi baru yang memerlukan pengaturan.',
    notice:
      'Kami memberi tahu Anda tentang suatu perubahan, beserta perbedaannya, paling lambat %{days} sebelum perubahan itu berlaku. Anda dapat mengakhiri perjanjian tanpa biaya sebelum perubahan itu berlaku. Perubahan atas kewajiban pokok salah satu pihak memerlukan persetujuan Anda; hal yang sama berlaku bagi setiap perubahan yang menurut hukum yang melindungi konsumen memerlukan persetujuan konsumen.',
    use: 'Penggunaan %{site} tunduk pada versi ketentuan ini yang diterbitkan pada saat itu.',
    versions:
      'Setiap versi mencantumkan tanggalnya, dan versi-versi terdahulu dapat dibuka dari halaman tempat ketentuan ini dipublikasikan.',
  },
  law: {
    heading: 'Hukum yang berlaku dan pengadilan',
    law: 'Hukum yang berlaku adalah hukum negara ini: %{country}.',
    lawState:
      'Hukum yang berlaku adalah hukum negara bagian Amerika Serikat ini, tanpa aturan hukum perselisihannya: %{state}.',
    consumers:
      'Konsumen tetap memperoleh pelindungan ketentuan hukum yang bersifat memaksa dari negara tempat tinggal tetapnya (Pasal 6 Regulasi (EC) Nomor 593/2008, sejauh berlaku).',
    convention:
      'Dalam hubungan dengan pelaku usaha, Konvensi Perserikatan Bangsa-Bangsa tentang Kontrak Jual Beli Barang Internasional tidak berlaku.',
    court: 'Untuk sengketa dengan pelaku usaha, pengadilan di tempat ini yang berwenang: %{place}.',
    consumerCourts:
      'Konsumen yang bertempat tinggal di Wilayah Ekonomi Eropa, di Swiss, atau di Inggris Raya dapat menggugat di pengadilan tempat tinggalnya, dan hanya dapat digugat di sana.',
    consumersElsewhere:
      'Konsumen yang bertempat tinggal di tempat lain juga dapat menggugat di pengadilan yang terbuka bagi mereka menurut hukum negara tempat tinggalnya.',
  },
  disputes: {
    heading: 'Penyelesaian sengketa',
    first: 'Jika ada yang tidak memuaskan Anda, hubungi %{contact}: kami akan mencari penyelesaiannya.',
    none: 'Kami tidak wajib dan tidak bersedia mengikuti proses penyelesaian sengketa di lembaga penyelesaian sengketa konsumen.',
    unlessObliged:
      'Kami mengikuti proses penyelesaian sengketa di lembaga penyelesaian sengketa konsumen hanya jika diwajibkan oleh hukum.',
    body: 'Kami mengikuti proses penyelesaian sengketa di lembaga penyelesaian sengketa konsumen berikut: %{body}.',
    france:
      'Konsumen dapat menghubungi lembaga ini tanpa biaya jika mereka terlebih dahulu berusaha menyelesaikan sengketa dengan kami melalui pengaduan tertulis, dan dalam waktu satu tahun sejak pengaduan itu (Pasal L. 612-1 dan L. 612-2 Kitab Undang-Undang Konsumen Prancis).',
    hungary:
      'Konsumen dapat mengajukan sengketa ke dewan konsiliasi (békéltető testület). Di tempat kedudukan kami, dewan itu adalah: %{body}. Di Hungaria yang berwenang adalah dewan di tempat tinggal konsumen, atau dewan lain yang disebutkan konsumen dalam permohonannya.',
    hungaryDuty:
      'Kami diwajibkan oleh hukum untuk bekerja sama dalam prosesnya (Pasal 29 Undang-Undang CLV Tahun 1997 tentang pelindungan konsumen).',
  },
  approval: {
    heading: 'Persetujuan khusus atas klausul',
    text: 'Pelanggan yang bukan konsumen secara khusus menyetujui klausul berikut dari ketentuan ini, sebagaimana disyaratkan Pasal 1341 ayat kedua dan Pasal 1342 Kitab Undang-Undang Hukum Perdata Italia:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'perubahan layanan digital yang sedang berjalan',
      subscription: 'perpanjangan diam-diam dan perubahan harga',
      conformity: 'kewajiban memeriksa barang dan melaporkan cacat; daluwarsa tuntutan',
      marketplace: 'pembatasan, penangguhan, dan pengakhiran penggunaan oleh penjual',
      conduct: 'pembatasan dan pemblokiran akses',
      availability: 'gangguan layanan',
      liability: 'pengecualian dan pembatasan tanggung jawab kami',
      termination: 'hak kami untuk mengakhiri perjanjian',
      changes: 'hak kami untuk mengubah ketentuan ini',
      court: 'pengadilan yang berwenang',
    },
    separately:
      'Persetujuan ini diberikan dengan tanda tangan kedua atau, secara daring, dengan pernyataan tersendiri, terpisah dari penerimaan ketentuan ini secara keseluruhan.',
  },
  final: {
    heading: 'Ketentuan penutup',
    text: 'Jika suatu klausul dalam ketentuan ini tidak sah, ketentuan hukum berlaku sebagai gantinya; klausul lainnya tetap berlaku.',
  },
};
