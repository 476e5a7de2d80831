import { ctxContext } from '#app/context.ts'
import { guard } from '#app/guards.ts'
import { privateMeta } from '#app/site/sharing/page-meta.ts'
import { chooseCover, coverWords } from '#platform/picture/cover.ts'
import type { Route } from './+types/ui.ts'
import { ActionParts } from './ui-actions.tsx'
import { FormParts } from './ui-forms.tsx'
import { LookParts } from './ui-look.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Countdown } from '#app/ui/date/countdown.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Loading, Skeleton, SkeletonText } from '#app/ui/state/skeleton.tsx'
import { EmptyState, ErrorState } from '#app/ui/state/states.tsx'
import { Part, Row } from './part.tsx'

export const handle = { cache: 'none' }
export const middleware: Route.MiddlewareFunction[] = [guard('demo')]

/** Every component in its states, for developers. */
export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext)
  const { things, lights } = coverWords()
  const covers = things.map((motif, i) =>
    chooseCover({
      words: motif,
      title: '',
      category: '',
      cover: { motif, palette: lights[i % lights.length] as string, seed: i * 31 + 5 },
    }),
  )
  return { now: ctx.now().toISOString(), covers }
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Komponen' })
}

export default function Components({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-reading gap-12 px-page py-8">
      <header>
        <h1 className="text-2xl">Komponen</h1>
        <p className="text-muted">Setiap bagian antarmuka dalam semua keadaannya.</p>
      </header>
      <LookParts now={loaderData.now} covers={loaderData.covers} />
      <ActionParts />
      <FormParts />
      <FeedbackParts now={loaderData.now} />
    </div>
  )
}

/** Components that report: progress, loading, empty states, errors, time. */
function FeedbackParts({ now }: { now: string }) {
  const later = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()
  return (
    <>
      <Part name="Kemajuan">
        <ProgressBar ratio={0} label="Belum ada" />
        <ProgressBar ratio={0.004} label="Baru mulai" />
        <ProgressBar ratio={0.64} label="Lebih dari separuh" />
        <ProgressBar ratio={1.37} label="Melebihi" className="h-2.5" />
      </Part>
      <Part name="Menunggu">
        <Loading />
        <Card className="grid gap-4 p-5">
          <Skeleton className="aspect-[16/9] w-full" />
          <SkeletonText lines={3} />
        </Card>
      </Part>
      <Part name="Pemberitahuan">
        <Notice title="Sekadar tahu">Kelebihan dana disalurkan untuk program sejenis.</Notice>
        <Notice tone="success" title="Alhamdulillah">
          Donasi Anda telah kami terima.
        </Notice>
        <Notice tone="warning" title="Dijeda sementara">
          Program ini sedang tidak menerima donasi.
        </Notice>
        <Notice
          tone="danger"
          title="Waktu pembayaran habis"
          action={<Button look="ghost">Buat pembayaran baru</Button>}
        >
          Jangan transfer ke nomor ini lagi.
        </Notice>
      </Part>
      <Part name="Hitung mundur">
        <Row>
          <Countdown until={later(15)} serverNow={now} className="text-2xl font-bold" />
          <Countdown until={later(24 * 60)} serverNow={now} className="text-2xl font-bold" />
          <Countdown until={now} serverNow={now} className="text-2xl font-bold text-danger" />
        </Row>
      </Part>
      <Part name="Kosong dan gangguan">
        <EmptyState
          icon="bookmark"
          title="Belum ada ayat tersimpan."
          text="Ketuk tanda buku pada ayat untuk menyimpannya di sini."
          action={<LinkButton to="/alquran">Buka Al-Qur’an</LinkButton>}
        />
        <ErrorState onRetry={() => {}} />
        <ErrorState isBusy onRetry={() => {}} />
      </Part>
    </>
  )
}
