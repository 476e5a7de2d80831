import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/state/notice.tsx'
import type { Refused } from '../../submit.server.ts'
import { useActAddress } from '../act-address.ts'
import { FormIdField } from './form-id.tsx'
import { useIsPermitted } from './permitted-acts.ts'
import { refusedOf } from './refused.ts'

const words: Record<string, string> = {
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
export function DoneNotice() {
  const { search } = useLocation()
  const said = words[new URLSearchParams(search).get('kabar') ?? '']
  if (!said) return null
  return (
    <div role="status">
      <Notice tone="success" title={said} />
    </div>
  )
}

/** Why a button's act was refused, above the list it stands in. */
export function DeskRefusal({ answer }: { answer: unknown }) {
  const refused = refusedOf(answer)
  if (!refused) return null
  const [said = 'Tindakan ini tidak dapat dilakukan sekarang.'] = Object.values(refused.errors)
  return (
    <div role="alert">
      <Notice tone="danger" title={said} />
    </div>
  )
}

/** The refusal of one form of a page with several: that of the act the address names, and all that it was sent with. */
export function useRefusedAt(answer: unknown, act: string, query = ''): Refused | undefined {
  const sent = new URLSearchParams(useLocation().search)
  const isAct = [...new URLSearchParams(query)].every(([name, value]) => sent.get(name) === value)
  return isAct && sent.get('aksi') === act ? refusedOf(answer) : undefined
}

type PressProps = {
  /** The act of this address: `?aksi=`. */
  act: string
  /** More of the address that the answer needs: 'donasi=…'. */
  query?: string
  /** What the act needs to know. */
  fields?: Readonly<Record<string, string>>
  look?: 'primary' | 'ghost' | 'quiet' | 'danger'
  /** Names what the button acts on, where its words alone do not. */
  label?: string
  children: ReactNode
}

/** One button that is a whole form; whoever may not do the act sees none. */
export function PressForm({
  act,
  query,
  fields = {},
  look = 'ghost',
  label,
  children,
}: PressProps) {
  const address = useActAddress(act, query)
  if (!useIsPermitted(act)) return null
  return (
    <form method="post" action={address} className="inline-flex">
      <FormIdField />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-label={label} className={buttonClass(look)}>
        {children}
      </button>
    </form>
  )
}
