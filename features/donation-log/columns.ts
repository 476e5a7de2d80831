import { fundWords } from '#features/ledger/funds.ts'
import { maskName, unopenedName } from '#features/donation/donation.ts'
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

type Columns = Record<string, (row: ExportedDonation) => ExportCell>

/** The columns of an export with these personal data. Without contacts a donor has initials, as the public sees them. */
export function exportColumns(fields: readonly PersonalField[]): Columns {
  const named: Columns = {
    donatur: ({ donor }) => donor.name,
    ponsel: ({ donor }) => donor.phone,
    email: ({ donor }) => donor.email,
  }
  const masked: Columns = {
    donatur: ({ donor, method }) =>
      donor.isAnonymous ? unopenedName({ ...donor, method }) : maskName(donor.name),
    kontak_sebagian: ({ donor }) => partOfContacts(donor),
  }
  const taxId: Columns = { npwp_atau_nik: (row) => row.taxId ?? null }
  return {
    ...columns,
    ...(fields.includes('kontak') ? named : masked),
    ...(fields.includes('npwp') ? taxId : {}),
  }
}

const columns: Columns = {
  nomor: ({ publicId }) => shortIdOf(publicId),
  dibuat: ({ createdAt }) => createdAt,
  dibayar: ({ paidAt }) => paidAt,
  keadaan: ({ status }) => donationStatusWords[status],
  program: ({ campaign }) => campaign.title,
  dana: ({ fund }) => fundWords[fund],
  metode: ({ method }) => method && payMethodWords[method],
  saluran: ({ method, channel }) =>
    method && channel && (findChannel(method, channel)?.name ?? channel),
  nominal: ({ amount }) => amount,
  infak_operasional: ({ operational }) => operational,
  total: ({ total }) => total,
  hamba_allah: ({ donor }) => (donor.isAnonymous ? 'ya' : 'tidak'),
}
