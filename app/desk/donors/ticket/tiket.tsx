import { recordContactSearch } from '#features/donation-log/record-look.server.ts'
import { Chip } from '#app/ui/card.tsx'
import type { DeskTicket } from '#features/ticket/desk-queries.server.ts'
import { ticketKindWords } from '#features/ticket/ticket.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, ActLink } from '#app/desk/ui/desk-page.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/tiket.ts'
import { ticketList } from './ticket-list.ts'
import { NOBODY, OVERDUE, OVERDUE_WORDS, ticketStates } from './ticket-words.ts'
import { FilterBar } from '#app/desk/ui/filter-bar.tsx'
import { isPermitted, type Role } from '#features/staff/permissions.ts'
import { listStaff } from '#features/staff/staff-list.server.ts'
import type { Ctx } from '#platform/context.ts'

const path = '/kelola/tiket'

type Line = DeskTicket & { isOverdue: boolean }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff, permission } = context.get(deskContext)
  const { items, ...page } = await ticketList.pageAt(ctx, request)
  if (!new URL(request.url).searchParams.has('sesudah')) {
    const sentence = 'Mencari tiket dengan kontak pelapor'
    await recordContactSearch(ctx, { staff, permission, sentence, text: page.filters.kata })
  }
  const now = ctx.now()
  return {
    ...page,
    items: items.map(
      (item): Line => ({ ...item, isOverdue: item.dueAt !== null && item.dueAt < now }),
    ),
    ...(await ticketBar(ctx, staff.role)),
  }
}

const columns: Column<Line>[] = [
  {
    label: 'Nomor',
    cell: ({ id, number }) => (
      <span className="whitespace-nowrap">
        <RowLink href={`${path}/${id}`}>{number}</RowLink>
      </span>
    ),
  },
  { label: 'Jenis', cell: ({ kind }) => ticketKindWords[kind] },
  {
    label: 'Keadaan',
    cell: ({ state }) => <Chip tone={ticketStates[state].tone}>{ticketStates[state].words}</Chip>,
  },
  {
    label: 'Jawab paling lambat',
    cell: ({ dueAt, isOverdue }) =>
      dueAt ? (
        <span className="inline-flex flex-wrap items-center gap-2">
          {formatDateTime(dueAt)}
          {isOverdue && <Chip tone="danger">{OVERDUE_WORDS}</Chip>}
        </span>
      ) : (
        '–'
      ),
  },
  { label: 'Dipegang', cell: ({ holder }) => holder ?? '–' },
  { label: 'Masuk', cell: ({ createdAt }) => formatDateTime(createdAt) },
]

const stateChoices = { [OVERDUE]: OVERDUE_WORDS, ...ticketStates }

export default function DeskTickets({ loaderData }: Route.ComponentProps) {
  const { items, filters, next, holders, mayWrite } = loaderData
  const isFiltered = Boolean(filters.kata || filters.keadaan || filters.pemegang)
  return (
    <DeskPage
      title="Tiket bantuan"
      lead="Laporan dari halaman bantuan, e-mail, WhatsApp, dan telepon. Yang menunggu jawaban di atas, dari yang paling mendesak."
      files={filters}
      acts={
        <>
          {mayWrite && <ActLink href={`${path}/baru`}>Catat telepon</ActLink>}
          {mayWrite && <ActLink href={`${path}/jawaban`}>Jawaban siap</ActLink>}
        </>
      }
    >
      <FilterBar
        search={{
          kata: { label: 'Cari tiket', placeholder: 'Nomor, nama donatur, kontak, atau kata' },
        }}
        filters={{
          keadaan: { label: 'Keadaan', anything: 'Semua', choices: stateChoices },
          pemegang: {
            label: 'Dipegang',
            anything: 'Siapa pun',
            choices: [{ value: NOBODY, label: 'Belum ada' }, ...holders],
          },
          urut: {
            label: 'Urutkan',
            anything: 'Batas jawab terdekat',
            choices: { terbaru: 'Terbaru', terlama: 'Terlama' },
          },
        }}
      />
      <DeskList
        caption="Tiket bantuan"
        columns={columns}
        rows={items}
        empty={
          isFiltered
            ? {
                title: 'Tidak ada tiket yang cocok',
                text: 'Nomor tiket ditulis lengkap, misalnya B-7F3K-9Q2M. Kata dicari di pesan, e-mail, dan nama donatur.',
              }
            : {
                title: 'Belum ada tiket',
                text: 'Laporan dan pertanyaan dari pusat bantuan muncul di sini.',
              }
        }
        next={next}
      />
    </DeskPage>
  )
}

type Bar = { holders: { value: string; label: string }[]; mayWrite: boolean }

/** What stands above the list: who may have a ticket, as choices of a filter, and whether a role writes answers. */
async function ticketBar(ctx: Ctx, role: Role): Promise<Bar> {
  const people = await listStaff(ctx)
  const holders = people
    .filter((each) => each.hasJoined && isPermitted(each.role, 'ticket.write'))
    .map(({ id, name }) => ({ value: id, label: name }))
  return { holders, mayWrite: isPermitted(role, 'ticket.write') }
}
