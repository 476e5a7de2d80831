import { redirect } from 'react-router'
import * as v from 'valibot'
import type { BoardMonth } from '#features/board-month/board-month.ts'
import {
  chooseBoardMonth,
  monthBefore,
  sendBoardMonth,
  wantsBoardMonth,
} from '#features/board-month/board-mail.server.ts'
import { boardMonth, boardMonthNamed } from '#features/board-month/board-month.server.ts'
import { monthWords } from '#features/board-month/board-words.ts'
import { Card } from '#app/ui/card.tsx'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection, ActLink } from '#app/desk/ui/desk-page.tsx'
import type { Route } from './+types/laporan-bulanan.ts'
import { AmilBars, HeldBars, MonthTrail, Totals } from './board-charts.tsx'
import { BoardLines, Changes, Documents } from './board-lines.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, staff } = context.get(deskContext)
  const typed = new URL(request.url).searchParams.get('bulan') ?? undefined
  const month = boardMonthNamed(typed) ?? monthBefore(ctx.now())
  const isReader = await wantsBoardMonth(ctx.db, staff.id)
  return { board: await boardMonth(ctx.read, month), isReader }
}

const querySchema = v.object({
  bulan: v.pipe(
    v.string(),
    v.check((typed) => boardMonthNamed(typed) !== undefined),
  ),
})
const choice = v.object({ ...querySchema.entries, mau: v.picklist(['ya', 'tidak']) })

export const action = acts({
  surat: act(querySchema, 'Meminta surat laporan bulanan', async ({ ctx, staff }, { bulan }) => {
    await sendBoardMonth(ctx, { staffId: staff.id, month: bulan })
    return redirect(`/kelola/laporan-bulanan?bulan=${bulan}&kabar=surat`, 303)
  }),
  langganan: act(
    choice,
    'Memilih surat laporan bulanan',
    async ({ ctx, staff }, { bulan, mau }) => {
      await chooseBoardMonth(ctx, { staffId: staff.id, isWanted: mau === 'ya' })
      return redirect(`/kelola/laporan-bulanan?bulan=${bulan}&kabar=simpan`, 303)
    },
  ),
})

export default function LaporanBulanan({ loaderData }: Route.ComponentProps) {
  const { board, isReader } = loaderData
  const { month, isClosed, total, funds, programmes, trail, amil, changes, documents } = board
  return (
    <DeskPage
      title={`Laporan bulanan ${monthWords(month)}`}
      tab="Laporan bulanan"
      lead={`Untuk dibaca pengurus dalam semenit. ${isClosed ? 'Pembukuan bulan ini sudah ditutup.' : 'Bulan ini belum ditutup: angkanya masih dapat berubah.'}`}
      acts={<Acts month={month} isReader={isReader} />}
    >
      <MonthLinks month={month} />
      <Totals total={total} month={month} />
      <div className="grid gap-5 lg:grid-cols-3">
        <Card as="section" className="grid content-start gap-3 p-4">
          <h2 className="text-lg">Masuk dan tersalurkan</h2>
          <MonthTrail trail={trail} />
        </Card>
        <Card as="section" className="grid content-start gap-3 p-4">
          <h2 className="text-lg">Dana yang dipegang</h2>
          <HeldBars funds={funds} />
        </Card>
        <Card as="section" className="grid content-start gap-3 p-4">
          <h2 className="text-lg">Bagian amil terhadap batasnya</h2>
          <AmilBars amil={amil} />
        </Card>
      </div>
      <DeskSection title="Perubahan terbesar" note="Dibandingkan bulan yang sama setahun lalu.">
        <Changes changes={changes} />
      </DeskSection>
      <DeskSection title="Menurut dana">
        <BoardLines caption="Menurut dana" lines={funds} />
      </DeskSection>
      <DeskSection title="Menurut program" note="Yang paling banyak bergerak lebih dulu.">
        <BoardLines caption="Menurut program" lines={programmes} />
      </DeskSection>
      <DeskSection title="Dokumen terbesar bulan ini">
        <Documents documents={documents} />
      </DeskSection>
    </DeskPage>
  )
}

function Acts({ month, isReader }: { month: string; isReader: boolean }) {
  return (
    <>
      <ActLink href={`/kelola/laporan-bulanan/berkas?bulan=${month}`}>Unduh PDF</ActLink>
      <PressForm act="surat" fields={{ bulan: month }}>
        Kirim ke e-mail saya
      </PressForm>
      <PressForm
        act="langganan"
        look="quiet"
        fields={{ bulan: month, mau: isReader ? 'tidak' : 'ya' }}
      >
        {isReader ? 'Berhenti dikirimi tiap bulan' : 'Kirim tiap bulan ke e-mail saya'}
      </PressForm>
    </>
  )
}

function MonthLinks({ month }: Pick<BoardMonth, 'month'>) {
  const at = new Date(`${month}-15T00:00:00Z`)
  const beside = (step: number) => {
    const moved = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + step, 15))
    return moved.toISOString().slice(0, 7)
  }
  return (
    <nav aria-label="Bulan" className="flex flex-wrap gap-x-6 gap-y-1">
      {[-1, 1].map((step) => (
        <a
          key={step}
          href={`/kelola/laporan-bulanan?bulan=${beside(step)}`}
          className="inline-flex min-h-touch items-center text-primary underline lg:min-h-8"
        >
          {step < 0 ? '← ' : ''}
          {monthWords(beside(step))}
          {step > 0 ? ' →' : ''}
        </a>
      ))}
    </nav>
  )
}
