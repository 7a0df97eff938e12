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
  },
  disputes: {
    heading: 'Penyelesaian sengketa',
    first: 'Jika ada yang tidak memuaskan Anda, hubungi %{contact}: kami akan mencari penyelesaiannya.',
    none: 'Kami tidak wajib dan tidak bersedia mengikuti proses penyelesaian sengketa di lembaga penyelesaian sengketa konsumen.',
    body: 'Kami mengikuti proses penyelesaian sengketa di lembaga penyelesaian sengketa konsumen berikut: %{body}.',
  },
  final: {
    heading: 'Ketentuan penutup',
    text: 'Jika suatu klausul dalam ketentuan ini tidak sah, ketentuan hukum berlaku sebagai gantinya; klausul lainnya tetap berlaku.',
  },
};
