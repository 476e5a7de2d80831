import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card, Chip, type Tone } from '#app/ui/card.tsx'
import { FocusedAlert } from '#app/ui/form/focused-alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { VisitState } from '#platform/db/schema/schema-asrama.ts'

const past = {
  tone: 'neutral',
  label: 'Sudah lewat',
  sentence: 'Hari kunjungan ini sudah lewat. Jazakumullah khairan atas niat baik Anda.',
} as const

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

export type VisitView = {
  state: VisitState
  /** True once its day is over. */
  isPast: boolean
  slug: string
  name: string
  day: string
  hours: string | null
  people: number
  code: string
  reason: string | null
  /** Set only while the visit is confirmed and upcoming. */
  address: string | null
  phone: string
}

type Props = {
  visit: VisitView
  /** Why the last action failed. */
  trouble: string | undefined
}

/** The state of a visit request, with a button to cancel it. */
export function VisitStatus({ visit, trouble }: Props) {
  const { state, isPast, slug, name, day, hours, people, code, reason, address, phone } = visit
  const isOpen = state === 'requested' || state === 'confirmed'
  const isAhead = isOpen && !isPast
  const { tone, label, sentence } = isOpen && isPast ? past : words[state]
  return (
    <div className="mx-auto grid max-w-form gap-5 px-page pt-6 lg:pt-10">
      <header className="grid justify-items-start gap-2">
        <Chip tone={tone}>{label}</Chip>
        <h1 className="text-2xl">Kunjungan ke {name}</h1>
        <p className="text-muted">{sentence}</p>
        {reason && <p>{reason}</p>}
      </header>
      {trouble && (
        <FocusedAlert text={trouble}>
          <Notice tone="danger">{trouble}</Notice>
        </FocusedAlert>
      )}
      <Card as="section" className="grid gap-4 p-5 lg:p-6">
        <h2 className="sr-only">Rincian</h2>
        <dl className="grid gap-3">
          <Row name="Hari">{day}</Row>
          {hours && <Row name="Jam kunjungan">{hours}</Row>}
          <Row name="Jumlah orang">{people} orang</Row>
          <Row name="Kode kunjungan">{code}</Row>
          {address && <Row name="Alamat">{address}</Row>}
        </dl>
        {state === 'requested' && isAhead && (
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

/** Cancelling needs a second press, because it cannot be undone. */
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
