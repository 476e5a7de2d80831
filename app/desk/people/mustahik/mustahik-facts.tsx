import type { hadKifayahOf } from '#features/mustahik/had-kifayah.server.ts'
import { areaWords } from '#features/disbursement/disbursement.ts'
import { asnafWords, mustahikKinds } from '#features/mustahik/mustahik.ts'
import type { findMustahik, MustahikPerson } from '#features/mustahik/queries.server.ts'
import type { helpOf } from '#features/mustahik/recipients.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { Fact } from '#app/desk/ui/facts.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { MustahikChip, surveyWords } from './mustahik-parts.tsx'

type Row = Omit<NonNullable<Awaited<ReturnType<typeof findMustahik>>>, 'survey_by'>

/** What everyone at the desk may know of one. */
export function mustahikFacts(row: Row): Fact[] {
  return [
    { label: 'Keadaan', value: <MustahikChip state={row.state} /> },
    { label: 'Jenis', value: `${mustahikKinds[row.kind]}, ${row.members} orang` },
    { label: 'Asnaf', value: asnafWords[row.asnaf] },
    { label: 'Wilayah', value: row.place },
    { label: 'Survei berlaku sampai', value: surveyWords(row.surveyedOn) },
  ]
}

type Living = { members: number; need: Awaited<ReturnType<typeof hadKifayahOf>> }

/** The person behind it; what is missing to had kifayah, where the income is known. */
export function personFacts(person: MustahikPerson, { members, need }: Living): Fact[] {
  const { name, phone, hasNik, hasKk, permit, head, income, consentedOn, surveyor } = person
  const perHead = income === null ? null : Math.floor(income / members)
  return [
    { label: 'Nama', value: name },
    { label: 'Nomor HP', value: phone ?? 'Belum ada' },
    { label: 'NIK', value: hasNik ? 'Tersimpan terenkripsi' : 'Belum ada' },
    ...(hasKk ? [{ label: 'Nomor KK', value: 'Tersimpan terenkripsi' }] : []),
    ...(permit ? [{ label: 'Akta atau izin', value: permit }] : []),
    ...(head ? [{ label: 'Pimpinan', value: head }] : []),
    { label: 'Kebutuhan', value: person.need },
    {
      label: 'Setuju didata',
      value: consentedOn ? formatDate(startOfDay(consentedOn)) : 'Belum setuju',
    },
    ...(surveyor ? [{ label: 'Petugas survei', value: surveyor }] : []),
    ...(perHead === null
      ? []
      : [{ label: 'Penghasilan per orang', value: `${formatRupiah(perHead)} sebulan` }]),
    ...(perHead === null || !need
      ? []
      : [{ label: 'Terhadap had kifayah', value: gapWords(perHead, need) }]),
  ]
}

function gapWords(perHead: number, { perPerson, source }: NonNullable<Living['need']>): string {
  const gap = perPerson - perHead
  const far = gap > 0 ? `kurang ${formatRupiah(gap)}` : `lebih ${formatRupiah(-gap)}`
  return `${far} dari ${formatRupiah(perPerson)} per orang (${source})`
}

/** What one was given; a disbursement that is not paid is said to be. */
export function HelpList({ help }: { help: Awaited<ReturnType<typeof helpOf>> }) {
  return (
    <DeskList
      caption="Bantuan"
      columns={[
        {
          label: 'Keperluan',
          cell: (row) => (
            <RowLink href={`/kelola/penyaluran/${row.disbursementId}`}>{row.description}</RowLink>
          ),
        },
        { label: 'Bidang', cell: ({ area }) => areaWords[area] },
        {
          label: 'Disalurkan',
          cell: ({ paidAt, status }) =>
            paidAt ? formatDate(paidAt) : status === 'rejected' ? 'Ditolak' : 'Belum',
        },
      ]}
      rows={help}
      empty={{ title: 'Belum pernah menerima' }}
    />
  )
}
