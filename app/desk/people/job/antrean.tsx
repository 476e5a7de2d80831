import { redirect } from 'react-router'
import * as v from 'valibot'
import { reviveDead } from '#features/overview/revive-dead.server.ts'
import { maskContactsIn } from '#platform/text/contact.ts'
import {
  deadJobsByName,
  type DeadJobs,
  type WaitingJobs,
  waitingJobs,
} from '#platform/jobs/job-list.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DeskRefusal, PressForm } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/antrean.ts'
import { jobWords } from './job-words.ts'
import { laneWords } from './lane-words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  return { dead: await deadJobsByName(ctx), waiting: await waitingJobs(ctx), now: ctx.now() }
}

const chosen = v.object({ nama: v.pipe(v.string(), v.maxLength(100)) })

export const action = acts({
  ulang: act(chosen, 'Mencoba lagi pekerjaan yang berhenti', async ({ ctx, details }, { nama }) => {
    details['jumlah'] = String(await reviveDead(ctx, nama))
    return redirect('/kelola/antrean?kabar=ulang', 303)
  }),
})

const deadColumns: Column<DeadJobs>[] = [
  {
    label: 'Pekerjaan',
    cell: ({ name }) => (
      <span className="grid max-w-prose gap-0.5">
        <span className="font-semibold">{jobWords[name]?.name ?? name}</span>
        <span className="text-sm text-muted">{jobWords[name]?.stopped}</span>
      </span>
    ),
  },
  { label: 'Jalur', cell: ({ lane }) => laneWords[lane] ?? lane },
  { label: 'Berhenti', isNumber: true, cell: ({ dead }) => dead },
  { label: 'Terakhir', cell: ({ latest }) => formatDateTime(latest) },
  { label: 'Sebab terakhir', cell: ({ last_error: error }) => <Cause error={error} /> },
  {
    label: 'Tindakan',
    cell: ({ name }) => (
      <PressForm
        act="ulang"
        fields={{ nama: name }}
        label={`Coba lagi: ${jobWords[name]?.name ?? name}`}
      >
        Coba lagi
      </PressForm>
    ),
  },
]

function Cause({ error }: { error: string | null }) {
  if (!error) return <>–</>
  return <code className="text-xs [overflow-wrap:anywhere]">{maskContactsIn(error)}</code>
}

function columnsAt(now: Date): Column<WaitingJobs>[] {
  return [
    { label: 'Pekerjaan', cell: ({ name }) => jobWords[name]?.name ?? name },
    { label: 'Jalur', cell: ({ lane }) => laneWords[lane] ?? lane },
    { label: 'Dalam antrean', isNumber: true, cell: ({ waiting }) => waiting },
    { label: 'Pernah gagal', isNumber: true, cell: ({ failing }) => failing },
    {
      label: 'Giliran pertama',
      cell: ({ due_at: due }) => (due <= now ? 'Sekarang' : formatDateTime(due)),
    },
    { label: 'Sebab gagal', cell: ({ last_error: error }) => <Cause error={error} /> },
  ]
}

export default function Antrean({ loaderData, actionData }: Route.ComponentProps) {
  const { dead, waiting, now } = loaderData
  return (
    <DeskPage
      title="Antrean pekerjaan"
      lead="Surat, kuitansi, dan urusan dengan penyedia pembayaran dikerjakan di balik layar. Yang gagal dicoba lagi dengan sendirinya; yang berhenti setelah berkali-kali gagal dapat Anda coba lagi di sini. Setiap pekerjaan aman dijalankan dua kali."
    >
      <DeskRefusal answer={actionData} />
      <DeskSection title="Berhenti">
        <DeskList
          caption="Pekerjaan yang berhenti"
          columns={deadColumns}
          rows={dead}
          keyOf={({ lane, name }) => `${lane} ${name}`}
          empty={{ title: 'Tidak ada yang berhenti' }}
        />
      </DeskSection>
      <DeskSection title="Belum selesai">
        <DeskList
          caption="Pekerjaan yang belum selesai"
          columns={columnsAt(now)}
          rows={waiting}
          keyOf={({ lane, name }) => `${lane} ${name}`}
          empty={{ title: 'Antrean kosong', text: 'Semua pekerjaan sudah selesai.' }}
        />
      </DeskSection>
    </DeskPage>
  )
}
