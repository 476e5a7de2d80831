import type { Role } from '#platform/db/schema/schema-staff.ts'

export type { Role }

/** The roles of an institution's people, in the order of screens. */
export const roles = ['admin', 'bendahara', 'program', 'editor', 'layanan', 'auditor'] as const

/** What a role is called on screens, and what it is for. */
export const roleWords: Readonly<Record<Role, { name: string; task: string }>> = {
  admin: { name: 'Admin', task: 'Pegawai, peran, dan pengaturan lembaga' },
  bendahara: { name: 'Bendahara', task: 'Uang: titipan, pengembalian, penyaluran, pembukuan' },
  program: { name: 'Program', task: 'Program, foto, dan kabarnya' },
  editor: { name: 'Editor', task: 'Artikel, halaman, bantuan, dan isi lainnya' },
  layanan: { name: 'Layanan', task: 'Donatur, tiket, doa, dan kunjungan' },
  auditor: { name: 'Auditor', task: 'Melihat semuanya, tidak mengubah apa pun' },
}

const everyone = roles
const contents = ['admin', 'editor'] as const
const programmes = ['admin', 'program'] as const
const money = ['bendahara'] as const

/**
 * What each role may do, the only such table: every door asks it. A name is a noun and a verb. An auditor has every
 * `read` and nothing else.
 */
export const permissions = {
  'desk.read': everyone,
  'own-session.write': everyone,
  'staff.read': ['admin', 'auditor'],
  'staff.write': ['admin'],
  'staff.approve': ['admin'],
  'proposal.read': everyone,
  'proposal.decide': ['admin', 'bendahara', 'program', 'editor', 'layanan'],
  'audit.read': ['admin', 'auditor'],
  'campaign.read': everyone,
  'campaign.write': programmes,
  'campaign.approve': ['admin', 'bendahara', 'program'],
  'media.read': everyone,
  'media.write': ['admin', 'program', 'editor'],
  'article.read': everyone,
  'article.write': contents,
  'content.read': everyone,
  'content.write': contents,
  'content.approve': contents,
  'zakat.read': everyone,
  'zakat.write': ['admin', 'bendahara'],
  'zakat.approve': ['admin', 'bendahara'],
  'rate.read': everyone,
  'rate.write': ['admin', 'bendahara'],
  'rate.approve': ['admin', 'bendahara'],
  'calendar.read': everyone,
  'calendar.write': contents,
  'calendar.approve': contents,
  'prayer.read': ['admin', 'layanan', 'auditor'],
  'prayer.write': ['admin', 'layanan'],
  'asrama.read': everyone,
  'asrama.write': ['admin', 'program', 'layanan'],
  'visit.read': ['admin', 'program', 'layanan', 'auditor'],
  'visit.write': ['admin', 'layanan'],
  'ticket.read': ['admin', 'layanan', 'auditor'],
  'ticket.write': ['admin', 'layanan'],
  'sending.read': ['admin', 'bendahara', 'program', 'layanan', 'auditor'],
  'sending.write': programmes,
  'sending.approve': ['admin', 'bendahara', 'program'],
  'readiness.read': ['admin', 'bendahara', 'auditor'],
  'readiness.write': ['admin'],
  'institution.read': everyone,
  'institution.write': ['admin'],
  'institution.approve': ['admin', 'bendahara'],
  'donation.read': ['admin', 'bendahara', 'layanan', 'auditor'],
  'donation.write': ['bendahara', 'layanan'],
  'donation.reveal': ['admin', 'bendahara', 'layanan'],
  'donor-export.write': ['admin', 'bendahara', 'layanan'],
  'donor-export.approve': ['admin', 'bendahara'],
  'transfer.read': ['admin', 'bendahara', 'layanan', 'auditor'],
  'bank-account.read': ['admin', 'bendahara', 'auditor'],
  'bank-account.write': money,
  'bank-account.approve': ['admin', 'bendahara'],
  'refund.read': ['admin', 'bendahara', 'layanan', 'auditor'],
  'refund.write': ['bendahara', 'layanan'],
  'refund.approve': ['admin', 'bendahara'],
  'refund.pay': money,
  'disbursement.read': ['admin', 'bendahara', 'program', 'auditor'],
  'disbursement.write': ['bendahara', 'program'],
  'disbursement.approve': ['admin', 'bendahara'],
  'disbursement.pay': money,
  'mustahik.read': ['admin', 'program', 'auditor'],
  'mustahik.write': programmes,
  'job.read': ['admin', 'bendahara', 'auditor'],
  'job.write': ['admin', 'bendahara'],
  'books.read': ['admin', 'bendahara', 'auditor'],
  'books.write': money,
  'audit-package.read': ['admin', 'bendahara', 'auditor'],
  'books.approve': ['admin', 'bendahara'],
  'voucher.read': ['admin', 'bendahara', 'program', 'auditor'],
  'voucher.write': ['bendahara', 'program'],
  'voucher.approve': ['admin', 'bendahara'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** Whether a role has a permission. */
export function isPermitted(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role)
}
