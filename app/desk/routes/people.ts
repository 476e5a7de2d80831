import { each, fresh, list, openPage, page, type RouteSection } from '../row.ts'

/** Addresses without a session, and those of one’s own session; none stands in the navigation. */
export const signInSection: RouteSection = {
  rows: [
    openPage('masuk', 'people/sign-in/masuk.tsx'),
    openPage('masuk-contoh', 'people/sign-in/masuk-contoh.ts'),
    openPage('undangan/:token', 'people/sign-in/undangan.tsx'),
    openPage('faktor', 'people/sign-in/faktor.tsx'),
    openPage('keluar', 'people/sign-in/keluar.ts'),
    page('sesi', 'people/sign-in/sesi.tsx', {
      read: 'desk.read',
      acts: {
        akhiri: 'own-session.write',
        'akhiri-lain': 'own-session.write',
        sandi: fresh('own-session.write'),
        kode: fresh('own-session.write'),
        kabar: 'own-session.write',
      },
    }),
    page('sesi/faktor', 'people/sign-in/sesi-faktor.tsx', {
      read: 'desk.read',
      isFresh: true,
      acts: {
        aplikasi: fresh('own-session.write'),
        pasang: fresh('own-session.write'),
        kunci: fresh('own-session.write'),
        lepas: fresh('own-session.write'),
      },
    }),
  ],
}

export const workSection: RouteSection = {
  title: 'Meja kerja',
  rows: [
    page('', 'money/overview/kelola.tsx', { label: 'Ringkasan', read: 'desk.read' }),
    page('menunggu', 'people/proposal/menunggu.tsx', {
      label: 'Menunggu Anda',
      read: 'proposal.read',
    }),
    page('menunggu/:id', 'people/proposal/menunggu-id.tsx', {
      read: 'proposal.read',
      acts: {
        setujui: fresh('proposal.decide'),
        tolak: fresh('proposal.decide'),
        tarik: 'proposal.decide',
      },
    }),
    page('ekspor', 'donors/list-export/ekspor.tsx', { label: 'Ekspor', read: 'desk.read' }),
    page('ekspor/baru', 'donors/donation/ekspor-baru.tsx', {
      read: 'donation.read',
      acts: { ajukan: 'donor-export.write' },
    }),
    page('ekspor/:id/berkas', 'donors/list-export/ekspor-berkas.ts', {
      read: 'desk.read',
      acts: { unduh: fresh('donor-export.write') },
    }),
  ],
}

export const institutionSection: RouteSection = {
  title: 'Lembaga',
  rows: [
    page('siap', 'people/readiness/siap.tsx', {
      label: 'Siap menerima',
      read: 'readiness.read',
      acts: each('readiness.write', 'kirim', 'sampai', 'lewati', 'perlukan'),
    }),
    page('pegawai', 'people/staff/pegawai.tsx', {
      label: 'Pegawai',
      read: 'staff.read',
      acts: { undang: 'staff.write' },
    }),
    page('pegawai/:id', 'people/staff/pegawai-id.tsx', {
      read: 'staff.read',
      acts: each('staff.write', 'peran', 'pulihkan', 'keluarkan', 'akhiri'),
    }),
    page('lembaga', 'content/institution/lembaga.tsx', {
      label: 'Data lembaga',
      read: 'institution.read',
      acts: {
        ...each('institution.write', 'simpan', 'logo', 'lepas'),
        ajukan: fresh('institution.write'),
      },
    }),
    page('laporan-audit', 'content/institution/laporan-audit.tsx', {
      label: 'Laporan audit',
      read: 'content.read',
      acts: { terbitkan: 'content.write', hapus: 'content.write' },
    }),
    page('pengurus', 'content/board/pengurus.tsx', {
      label: 'Pengurus',
      read: 'content.read',
      acts: each('content.write', 'tambah', 'naik', 'turun', 'hapus'),
    }),
    page('pengurus/:id', 'content/board/pengurus-id.tsx', {
      read: 'content.read',
      acts: { simpan: 'content.write' },
    }),
    page('antrean', 'people/job/antrean.tsx', {
      label: 'Antrean pekerjaan',
      read: 'job.read',
      acts: { ulang: 'job.write' },
    }),
    ...list('jejak', 'people/audit/jejak.tsx', {
      label: 'Jejak audit',
      read: 'audit.read',
      isFileFresh: true,
      load: async () => (await import('../people/audit/audit-list.ts')).auditList,
    }),
    page('izin', 'people/permission/izin.tsx', { label: 'Peran dan izin', read: 'desk.read' }),
    page('izin.json', 'people/permission/izin-json.ts', { read: 'desk.read' }),
  ],
}
