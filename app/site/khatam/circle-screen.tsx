import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { FieldError, TextField } from '#app/ui/form/field.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { CopyButton } from '#app/ui/share/copy-button.tsx'
import { Share } from '#app/ui/share/share.tsx'
import { formatGregorian } from '#features/calendar/day.ts'
import type { CircleView } from '#features/khatam/circle/circle.server.ts'
import { type CircleJuz, READER_MOST } from '#features/khatam/circle/circle.ts'
import type { JuzAct } from '#features/khatam/circle/contract.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import { KhatamDoa } from './khatam-doa.tsx'
import type { KhatamPage } from './khatam-page.server.ts'

type Refusal = { values: Record<string, string>; errors: FieldErrors }
type Props = {
  circle: CircleView
  /** The shared link, and the key its opener has or would get. */
  address: string
  ownKey: string
  doa: KhatamPage['doa']
  refused: Refusal | undefined
}

/** A khatam shared among people: 30 juz, who reads which, and how far all are. */
export function CircleScreen({ circle, address, ownKey, doa, refused }: Props) {
  const { title, juz, done, lastDay, isOver, role, endsOn } = circle
  return (
    <>
      <header className="grid gap-2">
        <p className="text-sm text-muted">Khatam bersama</p>
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        <ProgressBar ratio={done / 30} label="Juz yang sudah selesai" />
        <p className="text-muted">
          {`${done} dari 30 juz selesai · `}
          <span>
            {isOver ? `lewat ${formatGregorian(lastDay)}` : `sampai ${formatGregorian(lastDay)}`}
          </span>
        </p>
      </header>
      <ErrorSummary errors={refused?.errors} />
      {done === 30 && (
        <Card as="section" className="grid gap-4 p-5 lg:p-6">
          <h2 className="text-xl">Alhamdulillah, khatam bersama</h2>
          <KhatamDoa doa={doa} />
        </Card>
      )}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10">
        <div className="grid content-start gap-5">
          <Own juz={juz} />
          {juz.some(({ canTake }) => canTake) && (
            <TakeForm ownKey={ownKey} juz={juz} refused={refused} />
          )}
          <Everybody juz={juz} mayFree={role === 'organiser'} />
        </div>
        <aside className="grid content-start gap-5">
          {role !== 'guest' && <OwnLink address={`${address}?kunci=${ownKey}`} role={role} />}
          <Card as="section" className="grid gap-3 p-5">
            <h2 className="text-lg">Ajak yang lain</h2>
            <p className="text-sm break-all text-muted">{address}</p>
            <Share url={address} title={title} text={`Mari khatam bersama: ${title}`} />
          </Card>
          <p className="text-sm text-muted">{`Halaman ini dihapus pada ${formatGregorian(endsOn)}.`}</p>
        </aside>
      </div>
    </>
  )
}

function Own({ juz }: { juz: readonly CircleJuz[] }) {
  const own = juz.filter(({ taken }) => taken?.isMine)
  if (own.length === 0) return null
  return (
    <Card as="section" className="grid gap-2 p-5">
      <h2 className="text-lg">Juz Anda</h2>
      <ul className="grid divide-y divide-line">
        {own.map(({ juz: number, taken }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <Link to={`/juz/${number}`} className="font-semibold text-primary underline">
              {`Baca juz ${number}`}
            </Link>
            <span className="flex flex-wrap gap-2">
              {taken?.isDone ? (
                <JuzButton juz={number} act="belum" words="Belum selesai" />
              ) : (
                <>
                  <JuzButton juz={number} act="selesai" words="Selesai" />
                  <JuzButton juz={number} act="lepas" words="Lepas" />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function JuzButton({ juz, act, words }: { juz: number; act: JuzAct; words: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="juz" value={juz} />
      <input type="hidden" name="lakukan" value={act} />
      <Button type="submit" look="ghost" aria-label={`${words}, juz ${juz}`}>
        {words}
      </Button>
    </Form>
  )
}

type TakeProps = { ownKey: string; juz: readonly CircleJuz[]; refused: Refusal | undefined }

function TakeForm({ ownKey, juz, refused }: TakeProps) {
  const free = juz.filter(({ canTake }) => canTake)
  return (
    <Card as="section" className="p-5">
      <Form method="post" noValidate className="grid gap-4">
        <h2 className="text-lg">Ambil juz</h2>
        <input type="hidden" name="kunci" value={ownKey} />
        <TextField
          name="nama"
          label="Nama Anda"
          hint="Tampil bagi semua yang memegang tautan ini."
          maxLength={READER_MOST}
          autoComplete="name"
          defaultValue={refused?.values.nama}
          error={refused?.errors.nama}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">Pilih juz</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
            {free.map(({ juz: number, taken }) => (
              <label
                key={number}
                className="flex min-h-touch items-center justify-center gap-2 rounded-field border border-line bg-surface tabular has-checked:border-primary has-checked:bg-tint"
              >
                <input
                  type="checkbox"
                  name="juz"
                  value={number}
                  className="size-5 accent-primary"
                />
                <span>{number}</span>
                {taken && <span className="sr-only">{`, ditinggalkan ${taken.reader}`}</span>}
              </label>
            ))}
          </div>
          <FieldError id="field-juz-error" error={refused?.errors.juz} />
        </fieldset>
        <Button type="submit">Ambil</Button>
      </Form>
    </Card>
  )
}

function Everybody({ juz, mayFree }: { juz: readonly CircleJuz[]; mayFree: boolean }) {
  return (
    <Card as="section" className="grid gap-2 p-5">
      <h2 className="text-lg">Semua juz</h2>
      <ol className="grid divide-y divide-line">
        {juz.map(({ juz: number, taken }) => (
          <li key={number} className="grid gap-1 py-2">
            <span className="flex items-baseline gap-3">
              <span className="min-w-14 shrink-0 font-semibold whitespace-nowrap tabular">{`Juz ${number}`}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">{taken?.reader ?? ''}</span>
              <span className="shrink-0 text-sm text-muted">{stateWords(taken)}</span>
            </span>
            {mayFree && taken && !taken.isMine && (
              <span className="flex flex-wrap gap-2">
                {taken.isDone ? (
                  <JuzButton juz={number} act="belum" words="Belum selesai" />
                ) : (
                  <JuzButton juz={number} act="selesai" words="Tandai selesai" />
                )}
                <JuzButton juz={number} act="lepas" words="Kosongkan" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function stateWords(taken: CircleJuz['taken']): string {
  if (!taken) return 'kosong'
  return taken.isDone ? 'selesai' : 'dibaca'
}

function OwnLink({ address, role }: { address: string; role: CircleView['role'] }) {
  return (
    <Card as="section" className="grid gap-3 p-5">
      <h2 className="text-lg">{role === 'organiser' ? 'Tautan pengatur' : 'Tautan Anda'}</h2>
      <p className="text-sm text-muted">
        {role === 'organiser'
          ? 'Simpan alamat ini dan jangan dibagikan: dengannya juz siapa pun dapat ditandai atau dikosongkan.'
          : 'Simpan alamat ini: dengannya Anda kembali menandai juz Anda.'}
      </p>
      <p className="text-sm break-all">{address}</p>
      <CopyButton text={address} label="Salin tautan" done="Tautan disalin" look="ghost" />
    </Card>
  )
}
