import { isPermitted, type Permission } from '#features/staff/permissions.ts'
import type { Role } from '#platform/db/schema-staff.ts'
import { mayActWithin } from './doors.ts'

type Entry = { href: string; label: string; permission: Permission }

/** The navigation of the desk; an entry appears when its screen exists and the role may look at it. */
const groups: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Meja kerja',
    entries: [
      { href: '/kelola', label: 'Ringkasan', permission: 'desk.read' },
      { href: '/kelola/menunggu', label: 'Menunggu Anda', permission: 'proposal.read' },
      { href: '/kelola/ekspor', label: 'Ekspor', permission: 'desk.read' },
    ],
  },
  {
    title: 'Donatur dan layanan',
    entries: [
      { href: '/kelola/donasi', label: 'Donasi', permission: 'donation.read' },
      { href: '/kelola/transfer', label: 'Transfer bank', permission: 'transfer.read' },
      { href: '/kelola/tiket', label: 'Tiket bantuan', permission: 'ticket.read' },
      { href: '/kelola/doa', label: 'Doa tersembunyi', permission: 'prayer.read' },
      { href: '/kelola/kunjungan', label: 'Kunjungan', permission: 'visit.read' },
    ],
  },
  {
    title: 'Uang',
    entries: [
      { href: '/kelola/pengembalian', label: 'Pengembalian', permission: 'refund.read' },
      { href: '/kelola/penyaluran', label: 'Penyaluran', permission: 'disbursement.read' },
      { href: '/kelola/rekening', label: 'Rekening lembaga', permission: 'bank-account.read' },
      { href: '/kelola/rekening-koran', label: 'Rekening koran', permission: 'books.read' },
      { href: '/kelola/pencocokan', label: 'Pencocokan', permission: 'books.read' },
      { href: '/kelola/titipan', label: 'Titipan', permission: 'books.read' },
      { href: '/kelola/bagian-amil', label: 'Bagian amil', permission: 'books.read' },
      { href: '/kelola/antar-dana', label: 'Utang antar dana', permission: 'books.read' },
      { href: '/kelola/periode', label: 'Periode', permission: 'books.read' },
    ],
  },
  {
    title: 'Program',
    entries: [
      { href: '/kelola/program', label: 'Program', permission: 'campaign.read' },
      { href: '/kelola/kategori', label: 'Kategori', permission: 'campaign.read' },
      { href: '/kelola/media', label: 'Pustaka gambar', permission: 'media.read' },
    ],
  },
  {
    title: 'Isi',
    entries: [
      { href: '/kelola/artikel', label: 'Artikel', permission: 'article.read' },
      { href: '/kelola/halaman', label: 'Halaman', permission: 'content.read' },
      { href: '/kelola/bantuan', label: 'Pusat bantuan', permission: 'content.read' },
      { href: '/kelola/spanduk', label: 'Spanduk', permission: 'content.read' },
      { href: '/kelola/asrama', label: 'Asrama', permission: 'asrama.read' },
    ],
  },
  {
    title: 'Ibadah',
    entries: [
      { href: '/kelola/angka-zakat', label: 'Angka zakat', permission: 'zakat.read' },
      { href: '/kelola/libur', label: 'Libur nasional', permission: 'calendar.read' },
      { href: '/kelola/isbat', label: 'Hasil isbat', permission: 'calendar.read' },
      { href: '/kelola/tinjauan', label: 'Tinjauan ulama', permission: 'content.read' },
    ],
  },
  {
    title: 'Lembaga',
    entries: [
      { href: '/kelola/siap', label: 'Siap menerima', permission: 'readiness.read' },
      { href: '/kelola/pegawai', label: 'Pegawai', permission: 'staff.read' },
      { href: '/kelola/lembaga', label: 'Data lembaga', permission: 'institution.read' },
      { href: '/kelola/laporan-audit', label: 'Laporan audit', permission: 'content.read' },
      { href: '/kelola/pengurus', label: 'Pengurus', permission: 'content.read' },
      { href: '/kelola/antrean', label: 'Antrean pekerjaan', permission: 'job.read' },
      { href: '/kelola/jejak', label: 'Jejak audit', permission: 'audit.read' },
      { href: '/kelola/izin', label: 'Peran dan izin', permission: 'desk.read' },
    ],
  },
]

export type NavigationGroup = {
  title: string
  entries: { href: string; label: string; isHere: boolean }[]
  /** The role acts in it: it stands open; another one is folded until its page is looked at. */
  isOwn: boolean
}

/** What a role sees of it, at a path: what everybody begins with, then where the role works, then what it reads. */
export function navigationFor(role: Role, pathname: string): NavigationGroup[] {
  const seen = groups.map(({ title, entries }, at) => {
    const open = entries.filter(({ permission }) => isPermitted(role, permission))
    return {
      title,
      entries: open.map(({ href, label }) => ({ href, label, isHere: isWithin(href, pathname) })),
      isOwn: at === 0 || open.some(({ href }) => mayActWithin(href, role)),
    }
  })
  return seen
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
}

function isWithin(href: string, pathname: string): boolean {
  return href === '/kelola'
    ? pathname === href
    : pathname === href || pathname.startsWith(`${href}/`)
}
