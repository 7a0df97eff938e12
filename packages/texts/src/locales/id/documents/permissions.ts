import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Izin aplikasi',
  intro:
    'Aplikasi dapat meminta akses ke bagian-bagian perangkat Anda yang tercantum di sini. Setiap akses dimintakan oleh sistem operasi; Anda dapat menolaknya dan mencabutnya kapan saja di pengaturan perangkat Anda. Fungsi yang memerlukannya kemudian tidak tersedia.',
  caption: 'Izin dan apa yang dimungkinkannya',
  permission: 'Izin',
  allows: 'Apa yang dimungkinkan',
  kinds: {
    approximateLocation: { name: 'Perkiraan lokasi', allows: 'Membaca perkiraan lokasi perangkat' },
    backgroundLocation: {
      name: 'Lokasi di latar belakang',
      allows: 'Membaca lokasi perangkat saat aplikasi tidak digunakan',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Menemukan perangkat di sekitar dan terhubung dengannya' },
    calendar: { name: 'Kalender', allows: 'Membaca, menambah, dan mengubah entri kalender' },
    camera: { name: 'Kamera', allows: 'Mengambil foto dan video' },
    contacts: { name: 'Kontak', allows: 'Membaca dan mengubah buku alamat' },
    health: { name: 'Data kesehatan', allows: 'Membaca dan menambah data kesehatan dan kebugaran' },
    localNetwork: {
      name: 'Jaringan lokal',
      allows: 'Menemukan perangkat di jaringan yang sama dan terhubung dengannya',
    },
    microphone: { name: 'Mikrofon', allows: 'Merekam suara' },
    motion: { name: 'Gerakan dan kebugaran', allows: 'Membaca sensor gerakan' },
    notifications: { name: 'Notifikasi', allows: 'Menampilkan notifikasi di perangkat' },
    phone: { name: 'Telepon', allows: 'Melakukan panggilan dan membaca status telepon' },
    photos: { name: 'Foto dan media', allows: 'Membaca dan menambah foto dan video' },
    preciseLocation: { name: 'Lokasi akurat', allows: 'Membaca lokasi perangkat secara akurat' },
    reminders: { name: 'Pengingat', allows: 'Membaca, menambah, dan mengubah pengingat' },
    sms: { name: 'Pesan teks', allows: 'Membaca dan mengirim pesan teks' },
    storage: { name: 'Penyimpanan', allows: 'Membaca dan menyimpan berkas' },
    tracking: {
      name: 'Pelacakan',
      allows:
        'Menggunakan pengenal iklan perangkat untuk mengikuti aktivitas di berbagai aplikasi dan situs perusahaan lain',
    },
  },
};
