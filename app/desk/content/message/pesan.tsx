import { redirect } from 'react-router'
import * as v from 'valibot'
import { listTemplates, templateOf } from '#features/message/book/template-book.server.ts'
import { ALL_WHATSAPP, liftHold, listHolds } from '#features/message/send/holds.server.ts'
import { monthCosts } from '#features/message/send/month-cost.server.ts'
import { messageGroupWords, whyWords } from '#features/message/message-words.ts'
import { isPermitted } from '#features/staff/permissions.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/pesan.ts'

const MONTHS = 3

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const templates = await listTemplates(ctx.db)
  const holds = await listHolds(ctx.db)
  return {
    groups: [...Map.groupBy(templates, ({ purpose }) => messageGroupWords[purpose])].map(
      ([group, those]) => ({
        group,
        rows: those.map(({ name, title, version, words }) => ({
          name,
          title,
          version: version === 1 ? 'Bawaan' : `Versi ${version}`,
          whatsapp: words.whatsapp?.name ?? '–',
        })),
      }),
    ),
    holds: holds.map(({ subject, code, heldAt }) => ({
      subject,
      name: subject === ALL_WHATSAPP ? 'Semua WhatsApp' : nameOf(subject),
      why: whyWords(code),
      since: formatDateTime(heldAt),
    })),
    costs: (await monthCosts(ctx.db, MONTHS)).map((each) => ({
      ...each,
      month: each.month.slice(0, 7),
      cost: formatRupiah(rupiah(each.cost)),
    })),
    most: ctx.whatsapp?.pricing.monthlyMost ?? null,
    hasWhatsapp: ctx.whatsapp !== undefined,
    mayWrite: isPermitted(staff.role, 'content.write'),
  }
}

function nameOf(subject: string): string {
  return `WhatsApp: ${templateOf(subject.slice(ALL_WHATSAPP.length + 1)).title}`
}

const lifted = v.object({ saluran: v.pipe(v.string(), v.maxLength(200)) })

export const action = acts({
  buka: act(
    lifted,
    'Membuka lagi saluran pesan yang ditahan',
    async ({ ctx, staff }, { saluran }) => {
      await liftHold(ctx, saluran, { by: staff.id })
      return redirect('/kelola/pesan?kabar=simpan', 303)
    },
  ),
})

type Row = { name: string; title: string; version: string; whatsapp: string }

const columns: Column<Row>[] = [
  {
    label: 'Pesan',
    cell: ({ name, title }) => <RowLink href={`/kelola/pesan/${name}`}>{title}</RowLink>,
  },
  { label: 'Kata-kata', cell: ({ version }) => version },
  { label: 'Templat WhatsApp', cell: ({ whatsapp }) => whatsapp },
]

type Hold = { subject: string; name: string; why: string; since: string }

const holdColumns: Column<Hold>[] = [
  { label: 'Yang ditahan', cell: ({ name }) => name },
  { label: 'Sebabnya', cell: ({ why }) => why },
  { label: 'Sejak', cell: ({ since }) => since },
  {
    label: 'Buka lagi',
    cell: ({ subject, name }) => (
      <PressForm act="buka" fields={{ saluran: subject }} label={`Buka lagi ${name}`}>
        Buka lagi
      </PressForm>
    ),
  },
]

type Cost = { month: string; category: string; sent: number; cost: string }

const costColumns: Column<Cost>[] = [
  { label: 'Bulan', cell: ({ month }) => month },
  { label: 'Kategori', cell: ({ category }) => category },
  { label: 'Pesan', cell: ({ sent }) => sent, isNumber: true },
  { label: 'Perkiraan biaya', cell: ({ cost }) => cost, isNumber: true },
]

export default function Pesan({ loaderData }: Route.ComponentProps) {
  const { groups, holds, costs, most, hasWhatsapp, mayWrite } = loaderData
  const ceiling =
    most === null
      ? 'Belum ada batas sebulan.'
      : `Paling banyak ${formatRupiah(rupiah(most))} sebulan; selebihnya lewat e-mail.`
  return (
    <DeskPage
      title="Pesan"
      lead="Kata-kata setiap pesan ke donatur. Yang baru berlaku setelah orang kedua menyetujuinya."
      acts={mayWrite && <LinkButton to="/kelola/pesan/baru">Pesan baru</LinkButton>}
    >
      {holds.length > 0 && (
        <DeskSection
          title="Ditahan"
          note="Perbaiki dulu di Meta, baru buka lagi. Selama ditahan, pesan lewat e-mail atau menunggu."
        >
          <DeskList
            caption="Ditahan"
            columns={holdColumns}
            rows={holds}
            keyOf={({ subject }) => subject}
            empty={{ title: 'Tidak ada yang ditahan' }}
          />
        </DeskSection>
      )}
      {groups.map(({ group, rows }) => (
        <DeskSection key={group} title={group}>
          <DeskList
            caption={group}
            columns={columns}
            rows={rows}
            keyOf={({ name }) => name}
            empty={{ title: 'Belum ada pesan' }}
          />
        </DeskSection>
      ))}
      <DeskSection
        title="Biaya WhatsApp"
        note={hasWhatsapp ? ceiling : 'WhatsApp belum dipasang; pesan lewat e-mail.'}
      >
        <DeskList
          caption="Biaya WhatsApp"
          columns={costColumns}
          rows={costs}
          keyOf={({ month, category }) => `${month} ${category}`}
          empty={{ title: 'Belum ada pesan berbiaya' }}
        />
      </DeskSection>
    </DeskPage>
  )
}
