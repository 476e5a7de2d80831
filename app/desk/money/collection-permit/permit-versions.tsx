import type { PermitReport, PermitVersion } from '#features/collection-permit/collection-permit.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { statementDays } from '#app/desk/money/statements/period-filter.ts'

/** Which version it is, and by whom. */
function versionWords({ version, approvedBy, by, at }: PermitVersion): string {
  const whose = approvedBy
    ? `diajukan ${by ?? '–'}, disetujui ${approvedBy}`
    : `dicatat ${by ?? '–'}`
  return `${version}, ${whose}, ${formatDate(at)}`
}

/** All versions of a permit that has more than one. */
export function PermitVersions({ versions }: { versions: readonly PermitVersion[] }) {
  if (versions.length < 2) return null
  return (
    <DeskSection title="Versi izin">
      <DeskList
        caption="Versi izin"
        columns={[
          { label: 'Versi', cell: versionWords },
          {
            label: 'Izin',
            cell: ({ number, issuer, region }) => `${number}, ${issuer}, ${region}`,
          },
          { label: 'Program', cell: ({ campaign }) => campaign },
          { label: 'Masa', cell: ({ from, through }) => statementDays({ from, through }) },
          { label: 'Keadaan', cell: ({ isWithdrawn }) => (isWithdrawn ? 'Ditarik' : 'Berlaku') },
          { label: 'Alasan', cell: ({ reason }) => reason || '–' },
        ]}
        rows={versions}
        keyOf={({ version }) => String(version)}
        empty={{ title: 'Belum ada perubahan' }}
      />
    </DeskSection>
  )
}

type FactsProps = { permit: PermitReport; versions: readonly PermitVersion[] }

/** What a permit says in the version that holds, and what its campaign did within its days. */
export function PermitFacts({ permit, versions }: FactsProps) {
  const { region, from, through } = permit
  return (
    <DeskFacts
      facts={[
        ...versions.slice(0, 1).map((version) => ({
          label: 'Versi yang berlaku',
          value: versionWords(version),
        })),
        { label: 'Wilayah', value: region },
        { label: 'Masa', value: statementDays({ from, through }) },
        { label: 'Untuk bencana', value: permit.isDisaster ? 'Ya' : 'Tidak' },
        { label: 'Terkumpul', value: formatRupiah(rupiah(permit.collected)) },
        { label: 'Biaya pengumpulan', value: formatRupiah(rupiah(permit.cost)) },
        { label: 'Disalurkan', value: formatRupiah(rupiah(permit.passedOn)) },
        {
          label: 'Jurnal',
          value: (
            <RowLink href={`/kelola/jurnal?dari=${from}&sampai=${through}`}>
              Lihat jurnal masa ini
            </RowLink>
          ),
        },
      ]}
    />
  )
}
