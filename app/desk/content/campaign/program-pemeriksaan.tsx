import { redirect } from 'react-router'
import { isPermitted } from '#features/staff/permissions.ts'
import { checkForm, proposeVerification } from '#features/verification/proposals.server.ts'
import { listChecks } from '#features/verification/queries.server.ts'
import { checklists, holds, isVerified } from '#features/verification/verification.ts'
import { dayOf, formatDate } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import type { Route } from './+types/program-pemeriksaan.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { rowIdOf } from '#app/not-found.ts'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'
import { campaignAt } from './campaign-at.ts'
import { type DeskChoice, DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = { kinds: readonly DeskChoice[]; today: string }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const campaign = await campaignAt(ctx.db, params.id)
  const now = ctx.now()
  const checks = await listChecks(ctx.db, campaign.id)
  const rows = Object.entries(checklists.campaign).map(([kind, { name, isRequired }]) => {
    const check = checks.find((each) => each.kind === kind)
    return { kind, name, isRequired, check, isHeld: check ? holds(check, now) : false }
  })
  return {
    campaign,
    rows,
    today: dayOf(now),
    isVerified: isVerified(checks, { subject: 'campaign', now }),
    mayWrite: isPermitted(staff.role, 'campaign.write'),
  }
}

export const action = acts({
  catat: act(checkForm, 'Mengajukan pemeriksaan program', async (args, form) => {
    const { ctx, staff, params } = args
    const { id: documentId, title } = await campaignAt(ctx.db, rowIdOf(params['id']))
    await proposeVerification(ctx, { documentId, title, form }, { by: staff.id })
    return redirect(`/kelola/program/${documentId}/pemeriksaan`, 303)
  }),
})

type Row = Awaited<ReturnType<typeof loader>>['rows'][number]

const columns: Column<Row>[] = [
  {
    label: 'Pemeriksaan',
    cell: ({ name, isRequired }) => (
      <>
        {name}
        {isRequired && (
          <span className="block text-xs text-muted">Wajib untuk tanda verifikasi</span>
        )}
      </>
    ),
  },
  {
    label: 'Hasil',
    cell: ({ check, isHeld }) => {
      if (!check) return <Chip>Belum diperiksa</Chip>
      if (isHeld) return <Chip tone="success">Lulus</Chip>
      return <Chip tone="danger">{check.hasPassed ? 'Kedaluwarsa' : 'Tidak lulus'}</Chip>
    },
  },
  {
    label: 'Oleh',
    cell: ({ check }) => (check ? `${check.checkedBy}, ${formatDate(check.checkedAt)}` : '–'),
  },
  { label: 'Bukti', cell: ({ check }) => check?.evidence ?? '–' },
]

export default function ProgramPemeriksaan({ loaderData }: Route.ComponentProps) {
  const { campaign, rows, today, mayWrite } = loaderData
  return (
    <DeskPage
      title="Pemeriksaan"
      tab="Pemeriksaan program"
      lead={
        loaderData.isVerified
          ? 'Program ini bertanda terverifikasi.'
          : 'Program ini belum bertanda terverifikasi: masih ada pemeriksaan wajib yang kurang.'
      }
      back={{ href: `/kelola/program/${campaign.id}`, label: campaign.title }}
    >
      <DeskList
        caption="Daftar pemeriksaan"
        columns={columns}
        rows={rows}
        keyOf={({ kind }) => kind}
        empty={{ title: 'Tidak ada pemeriksaan' }}
      />
      {mayWrite && (
        <DeskSection
          title="Catat pemeriksaan"
          note="Baru berlaku dan tampil kepada pengunjung setelah disetujui orang lain."
        >
          <NewCheckForm
            kinds={rows.map(({ kind, name }) => ({ value: kind, label: name }))}
            today={today}
          />
        </DeskSection>
      )}
    </DeskPage>
  )
}

/** Something that was verified, by whom, and on what evidence. */
function NewCheckForm({ kinds, today }: Props) {
  const stored = { hasPassed: 'ya', checkedOn: today }
  const fields = {
    kind: field.choice('Pemeriksaan', kinds, { anything: 'Pilih pemeriksaan' }),
    hasPassed: field.choice('Hasil', [
      { value: 'ya', label: 'Lulus' },
      { value: 'tidak', label: 'Tidak lulus' },
    ]),
    checkedBy: field.text('Pemeriksa', {
      hint: 'Nama dan jabatan, dibaca pengunjung.',
      maxLength: 120,
    }),
    checkedOn: field.day('Tanggal pemeriksaan'),
    evidence: field.text('Bukti', {
      hint: 'Misalnya nama dan nomor dokumen, dibaca pengunjung. Jangan tulis data pribadi.',
      maxLength: 300,
    }),
    validThrough: field.optional.day('Berlaku sampai'),
  }
  return (
    <div className="max-w-reading">
      <DeskForm isReadable={false} act="catat" submit="Ajukan" stored={stored} fields={fields} />
    </div>
  )
}
