import type { DisbursementRow } from '#features/disbursement/disbursement-list.server.ts'
import { areaWords } from '#features/disbursement/disbursement.ts'
import { asnafWords } from '#features/mustahik/mustahik.ts'
import type { Recipient } from '#features/mustahik/recipients.server.ts'
import { formatDate } from '#platform/time/jakarta.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { useIsPermitted } from '#app/desk/ui/permitted-acts.ts'

type Row = Recipient & { other: { disbursementId: string; at: Date } | null; evidence: number }

type Props = {
  disbursement: Pick<DisbursementRow, 'id' | 'status' | 'fund' | 'area'>
  recipients: readonly Row[]
}

/** Whom a disbursement reaches: numbers of the register and groups, with counts. No name stands here. */
export function RecipientSection({ disbursement, recipients }: Props) {
  const { status, fund } = disbursement
  const mayWrite = useIsPermitted('penerima')
  if (status === 'rejected') return null
  const isNeeded = fund === 'Z' && recipients.length === 0
  return (
    <DeskSection
      title="Penerima"
      note="Mustahik menurut nomornya, atau kelompok dengan jumlahnya. Di halaman umum hanya jumlah yang tampil."
    >
      {isNeeded && <Notice title="Zakat dibayarkan setelah penerimanya dicatat." />}
      <SecondHelp recipients={recipients} />
      <DeskList
        caption="Penerima"
        columns={[
          { label: 'Siapa', cell: (row) => <Whom row={row} /> },
          { label: 'Asnaf', cell: ({ asnaf }) => asnafWords[asnaf] },
          { label: 'Bidang', cell: ({ area }) => areaWords[area] },
          { label: 'Pria', cell: ({ men }) => men, isNumber: true },
          { label: 'Wanita', cell: ({ women }) => women, isNumber: true },
          { label: 'Keluarga', cell: ({ families }) => families, isNumber: true },
          { label: 'Bukti', cell: (row) => <EvidenceLink disbursement={disbursement} row={row} /> },
          {
            label: 'Tindakan',
            cell: ({ id, evidence }) =>
              status !== 'paid' &&
              evidence === 0 && (
                <PressForm act="lepas" fields={{ baris: id }} look="quiet">
                  Lepas
                </PressForm>
              ),
          },
        ]}
        rows={recipients}
        empty={{ title: 'Belum ada penerima' }}
      />
      {mayWrite && <RecipientForm area={disbursement.area} />}
    </DeskSection>
  )
}

function Whom({ row: { mustahikId, number, group } }: { row: Row }) {
  if (!mustahikId) return group
  return <RowLink href={`/kelola/mustahik/${mustahikId}`}>{number}</RowLink>
}

/** Links to the proof that a recipient received something, and to where it is stored. */
function EvidenceLink({ disbursement, row }: Pick<Props, 'disbursement'> & { row: Row }) {
  const { id, status } = disbursement
  if (status === 'proposed') return '–'
  return (
    <RowLink href={`/kelola/penyaluran/${id}/penerima/${row.id}`}>
      {row.evidence > 0 ? `${row.evidence} berkas` : 'Belum ada'}
    </RowLink>
  )
}

/** Those whom another disbursement helped in the same area within 90 days: said, and not refused. */
function SecondHelp({ recipients }: Pick<Props, 'recipients'>) {
  const twice = recipients.filter(({ other }) => other !== null)
  if (twice.length === 0) return null
  return (
    <Notice tone="warning" title="Bantuan sejenis dalam 90 hari">
      <ul>
        {twice.map(({ id, number, area, other }) => (
          <li key={id}>
            {number}: {areaWords[area]},{' '}
            <a href={`/kelola/penyaluran/${other?.disbursementId}`} className="underline">
              penyaluran {other && formatDate(other.at)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function RecipientForm({ area }: Pick<DisbursementRow, 'area'>) {
  const stored = { pria: '0', wanita: '0', keluarga: '0', bidang: area ?? '' }
  const fields = {
    nomor: field.optional.text('Nomor mustahik', { hint: 'Misalnya NRM/2026/000012.' }),
    kelompok: field.optional.text('Atau kelompok', {
      hint: 'Misalnya Warga RW 03 Desa Sukamaju. Tanpa nama orang.',
      maxLength: 120,
    }),
    asnaf: field.optional.choice('Asnaf kelompok', asnafWords, {
      anything: 'Menurut daftar mustahik',
    }),
    bidang: field.choice('Bidang', areaWords, { anything: 'Pilih' }),
    pria: field.number('Pria'),
    wanita: field.number('Wanita'),
    keluarga: field.number('Keluarga'),
  }
  return (
    <DeskForm
      isReadable={false}
      act="penerima"
      submit="Tambah penerima"
      look="ghost"
      columns={2}
      stored={stored}
      fields={fields}
    />
  )
}
