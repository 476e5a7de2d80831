import { fundWords } from '#features/ledger/funds.ts'
import { maskName } from '#features/donation/donation.ts'
import type { ExportCell } from '#features/list-export/exported-list.ts'
import { donationStatusWords } from '#features/my-donation/my-donation.ts'
import type { PersonalField } from '#platform/db/schema/schema-donor-export.ts'
import { findChannel } from '#platform/outside/payment/channels.ts'
import { shortIdOf } from '#platform/ids/public-id.ts'
import { payMethodWords } from './donation-filter.ts'
import type { LoggedDonation } from './list-donations.server.ts'
import { partOfContacts } from './mask.ts'

/** A donation with what only an approved export may hold. */
export type ExportedDonation = LoggedDonation & { taxId?: string | null }

/** The head of an export with these personal data. */
export function exportHead(fields: readonly PersonalField[]): string[] {
  return [
    'nomor',
    'dibuat',
    'dibayar',
    'keadaan',
    'program',
    'dana',
    'metode',
    'saluran',
    'nominal',
    'infak_operasional',
    'total',
    'hamba_allah',
    'donatur',
    ...(fields.includes('kontak') ? ['ponsel', 'email'] : ['kontak_sebagian']),
    ...(fields.includes('npwp') ? ['npwp_atau_nik'] : []),
  ]
}

/** One row of it. Without contacts the donor has initials, and contacts in part, as the public sees them. */
export function exportRow(row: ExportedDonation, fields: readonly PersonalField[]): ExportCell[] {
  const { donor, method, channel } = row
  const isNamed = fields.includes('kontak')
  return [
    shortIdOf(row.publicId),
    row.createdAt,
    row.paidAt,
    donationStatusWords[row.status],
    row.campaign.title,
    fundWords[row.fund],
    method ? payMethodWords[method] : null,
    method && channel ? (findChannel(method, channel)?.name ?? channel) : null,
    row.amount,
    row.operational,
    row.total,
    donor.isAnonymous ? 'ya' : 'tidak',
    isNamed ? donor.name : maskName(donor.name),
    ...(isNamed ? [donor.phone, donor.email] : [partOfContacts(donor)]),
    ...(fields.includes('npwp') ? [row.taxId ?? null] : []),
  ]
}
