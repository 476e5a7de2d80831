import type { ComponentProps, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import { Downloads } from './downloads.tsx'
import { IsInPart } from './reading.tsx'

type Props = {
  title: string
  /** The name of the tab, where the title would name a person or a sum. */
  tab?: string
  lead?: ReactNode
  /** Where this page hangs: a link above the title. */
  back?: { href: string; label: string }
  /** The filters of a list that comes as files: links to them. */
  files?: Readonly<Record<string, string | undefined>>
  /** Links and buttons beside the title. */
  acts?: ReactNode
  /** A narrow page for reading and forms. */
  isNarrow?: boolean
  /** A page within the page has the first heading. */
  holdsPage?: boolean
  children: ReactNode
}

/** The head and body of a page of the desk. */
export function DeskPage(props: Props) {
  const {
    title,
    tab = title,
    lead,
    back,
    files,
    acts,
    isNarrow = false,
    holdsPage = false,
    children,
  } = props
  const Title = holdsPage ? 'p' : 'h1'
  return (
    <div className={`grid gap-6 ${isNarrow ? 'max-w-reading' : 'max-w-wide'}`}>
      <title>{`${tab} – Kelola`}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          {back && (
            <a
              href={back.href}
              className="inline-flex min-h-touch items-center text-primary lg:min-h-6"
            >
              ← {back.label}
            </a>
          )}
          <Title className="text-2xl font-bold">{title}</Title>
          {lead && <p className="max-w-reading text-muted">{lead}</p>}
        </div>
        {(files ?? acts) && (
          <div className="flex flex-wrap gap-2">
            {files && <Downloads filters={files} />}
            {acts}
          </div>
        )}
      </div>
      <DoneNotice />
      {children}
    </div>
  )
}

const doneWords: Record<string, string> = {
  simpan: 'Perubahan tersimpan.',
  terbit: 'Sudah terbit.',
  jadwal: 'Jadwal terbit tersimpan.',
  tarik: 'Sudah ditarik; alamatnya kini menjelaskan hal itu.',
  hapus: 'Sudah dihapus.',
  ajukan: 'Pengajuan dikirim. Rekan lain akan memutuskannya di “Menunggu Anda”.',
  ulang: 'Pekerjaannya segera dicoba lagi.',
  surat: 'Suratnya sedang dikirim ke alamat e-mail Anda.',
  minta: 'Permintaan rekening sedang dikirim kepada donatur.',
  tampil: 'Doa kembali tampil.',
  sembunyi: 'Tersimpan: tetap disembunyikan.',
  setuju: 'Kunjungan disetujui; pengunjung diberi tahu.',
  tolak: 'Kunjungan ditolak; pengunjung diberi tahu.',
  jawab:
    'Jawaban tercatat di tiket ini dan sedang dikirim ke pelapor, bila ada e-mail atau nomornya.',
  kuitansi: 'Kuitansi sedang dikirim lagi ke kontak yang ada di donasinya.',
  percobaan: 'Pesan percobaan sedang dikirim. Isikan kodenya di sini begitu sampai.',
  sampai: 'Tercatat: pesan percobaannya sampai.',
  cocok: 'Baris yang dipilih sudah dikonfirmasi.',
  catat: 'Transaksi dicatat.',
  batal: 'Transaksi dibatalkan; jurnal pembaliknya dibukukan.',
  tinjau: 'Tercatat: sudah Anda tinjau.',
  hitung: 'Hitungan Anda tersimpan.',
  serah: 'Diserahkan. Uangnya berpindah begitu rekan lain menghitung dan menerimanya.',
  henti: 'Donasi rutinnya dihentikan.',
  tautan: 'Tautannya sedang dikirim ke kontak yang tercatat.',
  rekap: 'Rekapnya sedang dikirim ke kontak itu.',
  lepas: 'Hubungannya dilepas. Yang sudah dibukukan tetap dibukukan.',
}

/** After an act the address carries `?kabar=`: what has happened, in a sentence. */
function DoneNotice() {
  const { search } = useLocation()
  const sentence = doneWords[new URLSearchParams(search).get('kabar') ?? '']
  if (!sentence) return null
  return (
    <div role="status">
      <Notice tone="success" title={sentence} />
    </div>
  )
}

type ActLinkProps = ComponentProps<'a'> & { look?: 'primary' | 'ghost' | 'quiet' | 'danger' }

export function ActLink({ look = 'ghost', children, ...rest }: ActLinkProps) {
  return (
    <a {...rest} className={buttonClass(look)}>
      {children}
    </a>
  )
}

/** A part of a page under a heading. */
export function DeskSection({
  title,
  note,
  children,
}: {
  title: string
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <section data-part="" className="grid gap-3">
      <div>
        <h2 className="text-lg">{title}</h2>
        {note && <p className="text-muted">{note}</p>}
      </div>
      <IsInPart value={true}>{children}</IsInPart>
    </section>
  )
}
