import type { ReactNode } from 'react'
import { data, Form, Link, useNavigation } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { privateMeta } from '#app/page-meta.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card, Chip, type Tone } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { cancelVisit } from '#features/asrama/decide-visit.server.ts'
import { visitCode } from '#features/asrama/letters.ts'
import { dateWords, hoursOn, spanWords } from '#features/asrama/visit.ts'
import { getVisit } from '#features/asrama/visit-queries.server.ts'
import { isPublicId } from '#platform/context.ts'
import type { VisitState } from '#platform/db/schema-asrama.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { Route } from './+types/asrama-kunjungan-id.ts'

export const handle = { cache: 'none' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = await getVisit(context.get(ctxContext), readable(params.id)).catch(notFound)
  if (visit.slug !== params.slug) return notFound()
  const { id, state, slug, name, date, people, reason, address, phone } = visit
  const open = hoursOn(visit.hours, date)
  return {
    state,
    slug,
    name,
    people,
    reason,
    address,
    phone,
    code: visitCode({ public_id: id }),
    day: dateWords(date),
    hours: open && spanWords(open, visit.province),
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  try {
    await cancelVisit(context.get(ctxContext), readable(params.id))
    return null
  } catch (cause) {
    if (!isRefusal(cause)) throw cause
    // The page is drawn again in the state the visit is in.
    return data(null, { status: cause.status })
  }
}

/** An id nobody can have made need not be looked up. */
function readable(id: string): string {
  return isPublicId(id) ? id : notFound()
}

function notFound(cause?: unknown): never {
  if (cause !== undefined && !isRefusal(cause)) throw cause
  throw data({ message: 'Page Not Found' }, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, { title: 'Kunjungan saya' })
}

const words: Record<VisitState, { tone: Tone; label: string; sentence: string }> = {
  requested: {
    tone: 'warning',
    label: 'Menunggu jawaban',
    sentence:
      'Permintaan Anda sudah kami terima. Pengasuh menjawabnya paling lambat sehari sebelum kunjungan.',
  },
  confirmed: {
    tone: 'success',
    label: 'Disetujui',
    sentence: 'Kami menunggu kedatangan Anda. Semoga perjalanan Anda lancar.',
  },
  declined: {
    tone: 'neutral',
    label: 'Belum dapat diterima',
    sentence: 'Mohon maaf, kunjungan pada hari itu belum dapat kami terima.',
  },
  cancelled: {
    tone: 'neutral',
    label: 'Dibatalkan',
    sentence: 'Kunjungan ini sudah dibatalkan, dan data Anda sudah kami hapus.',
  },
}

export default function VisitScreen({ loaderData }: Route.ComponentProps) {
  const { state, slug, name, day, hours, people, code, reason, address, phone } = loaderData
  const { tone, label, sentence } = words[state]
  const isAhead = state === 'requested' || state === 'confirmed'
  return (
    <div className="mx-auto grid max-w-form gap-5 px-page pt-6 lg:pt-10">
      <header className="grid justify-items-start gap-2">
        <Chip tone={tone}>{label}</Chip>
        <h1 className="text-2xl">Kunjungan ke {name}</h1>
        <p className="text-muted">{sentence}</p>
        {reason && <p>{reason}</p>}
      </header>
      <Card as="section" className="grid gap-4 p-5 lg:p-6">
        <h2 className="sr-only">Rincian</h2>
        <dl className="grid gap-3">
          <Row name="Hari">{day}</Row>
          {hours && <Row name="Jam kunjungan">{hours}</Row>}
          <Row name="Jumlah orang">{people} orang</Row>
          <Row name="Kode kunjungan">{code}</Row>
          {address && <Row name="Alamat">{address}</Row>}
        </dl>
        {state === 'requested' && (
          <Notice>
            Simpan alamat halaman ini. Alamat lengkap asrama tampil di sini setelah disetujui.
          </Notice>
        )}
        {address && (
          <Notice tone="warning">
            Mohon tidak menyebarkan alamat ini. Di sini tinggal anak-anak.
          </Notice>
        )}
      </Card>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        Ada perubahan rencana? Hubungi
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="inline-flex min-h-touch items-center gap-1 font-semibold text-primary"
        >
          <Icon name="phone" className="size-4" />
          {phone}
        </a>
      </p>
      {isAhead ? (
        <CancelVisit />
      ) : (
        <LinkButton to={`/kunjungan/${slug}`} look="ghost" icon="calendar">
          Pilih hari lain
        </LinkButton>
      )}
      <Link
        to={`/asrama/${slug}`}
        className="inline-flex min-h-touch items-center justify-self-start text-sm font-semibold text-primary hover:underline"
      >
        Kembali ke {name}
      </Link>
    </div>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-sm text-muted sm:text-base">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

/** Behind one more press: what is cancelled is forgotten. */
function CancelVisit() {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-5 font-semibold">
        Batalkan kunjungan
        <Icon
          name="down"
          className="size-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <Form method="post" replace className="grid gap-3 px-5 pb-5">
        <p className="text-sm text-muted">
          Asrama akan kami beri tahu, dan data Anda langsung kami hapus.
        </p>
        <Button type="submit" look="danger" isBusy={isBusy} className="justify-self-start">
          Ya, batalkan
        </Button>
      </Form>
    </details>
  )
}
