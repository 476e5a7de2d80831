import { redirect } from 'react-router'
import * as v from 'valibot'
import { findReadiness } from '#features/readiness/queries.server.ts'
import {
  requestTestMessage,
  confirmTestMessage,
  skipCheck,
} from '#features/readiness/test-message.server.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { mayOpen } from '#app/desk/doors.ts'
import { DeskRefusal, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import type { Route } from './+types/siap.ts'
import { type ShownItem, ReadinessList } from './readiness-list.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const items = (await findReadiness(ctx)).map(({ door, ...item }): ShownItem => {
    const code = item.test && searchParams.get(item.test)
    return {
      ...item,
      ...(code && /^\d{6}$/.test(code) && { code }),
      ...(door && { door: { ...door, href: hrefFor(door.href, ctx.config.origin) } }),
      isOpenable: door !== undefined && (isPublic(door.href) || mayOpen(door.href, staff.role)),
    }
  })
  return { items }
}

const isPublic = (href: string) => !href.startsWith('/kelola')

/** The desk may have a host of its own; public pages are at the other. */
function hrefFor(href: string, origin: string): string {
  return isPublic(href) ? origin + href : href
}

const way = v.picklist(['mail', 'phone'])
const named = v.object({ nama: v.pipe(v.string(), v.maxLength(40)) })
const arrived = v.object({
  jalur: way,
  kode: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'Kode terdiri dari enam angka.')),
})

const here = (kabar: string, place: string) => redirect(`/kelola/siap?kabar=${kabar}#${place}`, 303)

export const action = acts({
  kirim: act(
    v.object({ jalur: way }),
    'Mengirim pesan percobaan',
    async ({ ctx, staff }, { jalur }) => {
      await requestTestMessage(ctx, jalur, { by: staff.id })
      return here('percobaan', jalur)
    },
  ),
  sampai: act(
    arrived,
    'Mencatat pesan percobaan sampai',
    async ({ ctx, staff }, { jalur, kode }) => {
      await confirmTestMessage(ctx, { way: jalur, code: kode }, { by: staff.id })
      return here('sampai', jalur)
    },
  ),
  lewati: act(named, 'Menandai tidak diperlukan', async ({ ctx, staff }, { nama: name }) => {
    await skipCheck(ctx, { name, isSkipped: true }, { by: staff.id })
    return here('simpan', 'isi')
  }),
  perlukan: act(named, 'Menandai tetap diperlukan', async ({ ctx, staff }, { nama: name }) => {
    await skipCheck(ctx, { name, isSkipped: false }, { by: staff.id })
    return here('simpan', 'isi')
  }),
})

export default function Siap({ loaderData, actionData }: Route.ComponentProps) {
  const { items } = loaderData
  const way = useRefusedAt(actionData, 'sampai')?.values['jalur']
  const isAtItsForm = items.some(({ test = 'mail', missing }) => test === way && !missing)
  const blocking = items.filter(({ isBlocking }) => isBlocking)
  const open = items.filter(({ state, isBlocking }) => state === 'open' && !isBlocking)
  const skipped = items.filter(({ state }) => state === 'skipped')
  const done = items.filter(({ state }) => state === 'done')
  return (
    <DeskPage title="Siap menerima" lead={leadOf(blocking.length, open.length)} isNarrow>
      {!isAtItsForm && <DeskRefusal answer={actionData} />}
      {blocking.length > 0 && (
        <DeskSection
          title="Menahan donasi"
          note="Selama ini belum selesai, tidak ada donasi yang dapat diterima."
        >
          <ReadinessList items={blocking} />
        </DeskSection>
      )}
      {open.length > 0 && (
        <DeskSection title="Masih kurang" note="Tidak menahan donasi, tetapi perlu dilengkapi.">
          <ReadinessList items={open} />
        </DeskSection>
      )}
      {skipped.length > 0 && (
        <DeskSection title="Tidak diperlukan">
          <ReadinessList items={skipped} />
        </DeskSection>
      )}
      {done.length > 0 && (
        <DeskSection title="Sudah siap">
          <ReadinessList items={done} />
        </DeskSection>
      )}
    </DeskPage>
  )
}

function leadOf(blocking: number, open: number): string {
  if (blocking + open === 0) return 'Semuanya siap.'
  if (blocking === 0)
    return `Lembaga sudah dapat menerima donasi. Masih ada ${open} hal yang perlu dilengkapi.`
  const rest = open > 0 ? `, dan ${open} hal lain masih kurang` : ''
  return `Donasi belum dapat diterima: ${blocking} hal menahannya${rest}.`
}
