import type { EditedReport } from '#features/disbursement/disbursement-reports.server.ts'
import { largestFile, megabytes } from '#platform/files/upload.ts'
import type { MediaPicture } from '#features/media/media.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import type { Refused } from '#app/submit.server.ts'
import { newPicture, PictureFields } from '#app/desk/content/media/picture-form.tsx'
import { PicturePicker } from '#app/desk/content/media/picture-picker.tsx'
import { Thumbnail } from '#app/desk/content/media/thumbnail.tsx'
import { PressForm } from '#app/desk/ui/acts.tsx'
import {
  DeskArea,
  DeskCheck,
  DeskFile,
  DeskForm,
  DeskSelect,
  DeskText,
  fieldValues,
} from '#app/desk/ui/form.tsx'

type Refusable = { refused: Refused | undefined }

/** The words of a report, and the answer about the people in it. */
export function ReportWordsForm({
  report,
  hasUnits,
  refused,
}: Refusable & Pick<EditedReport, 'report'> & { hasUnits: boolean }) {
  const value = fieldValues(refused, {
    version: String(report?.version ?? 0),
    penerima: report?.recipient ?? '',
    cerita: report?.paragraphs.join('\n\n') ?? '',
    orang: report?.people ?? '',
    unit: report?.units ? String(report.units) : '',
  })
  return (
    <DeskForm act="simpan" submit="Simpan" refused={refused}>
      <input type="hidden" name="version" value={value('version').defaultValue} />
      <DeskText
        {...value('penerima')}
        label="Penerima"
        hint="Sebut kelompoknya, misalnya “40 keluarga di Desa Sukamaju”. Kosongkan bila tidak boleh disebut."
        maxLength={120}
        isOptional
      />
      <DeskArea
        {...value('cerita')}
        label="Cerita"
        hint="Apa yang disalurkan, di mana, dan apa hasilnya. Baris kosong memisahkan paragraf."
        rows={8}
        maxLength={4_000}
      />
      {hasUnits && (
        <DeskText
          {...value('unit')}
          label="Menjadi berapa unit"
          hint="Jumlah unit wakaf yang sudah jadi dan sampai, misalnya 420."
          inputMode="numeric"
          isOptional
        />
      )}
      <DeskSelect
        {...value('orang')}
        label="Orang dalam cerita dan foto"
        hint="Nama, wajah, dan cerita seseorang hanya tampil bila ia, atau walinya, sudah setuju tertulis."
        anything="Pilih jawaban"
        choices={[
          { value: 'none', label: 'Tidak ada yang dapat dikenali' },
          { value: 'consented', label: 'Ada, dan semuanya sudah setuju tertulis' },
        ]}
      />
    </DeskForm>
  )
}

/** The pictures of a report, each with a button that takes it out. */
export function ReportPictures({ pictures }: Pick<EditedReport, 'pictures'>) {
  if (pictures.length === 0) return <p className="text-muted">Belum ada foto.</p>
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {pictures.map(({ id, caption, picture }) => (
        <li
          key={id}
          className="grid content-start gap-2 rounded-card border border-line bg-surface p-3"
        >
          <Thumbnail media={{ picture, focus: picture.focus }} />
          <p>{caption || picture.alt}</p>
          <PressForm
            act="lepas"
            fields={{ gambar: id }}
            look="quiet"
            label={`Lepas: ${picture.alt}`}
          >
            Lepas
          </PressForm>
        </li>
      ))}
    </ul>
  )
}

/** Adds a picture of the library. */
export function PickForm({ pictures, refused }: Refusable & { pictures: readonly MediaPicture[] }) {
  const value = fieldValues(refused, {})
  const { defaultValue: chosen, error } = value('mediaId')
  return (
    <DeskForm act="tambah" submit="Tambahkan" refused={refused}>
      <PicturePicker name="mediaId" pictures={pictures} chosen={chosen} error={error} />
      <DeskText {...value('keterangan')} label="Keterangan" maxLength={160} isOptional />
    </DeskForm>
  )
}

/** Uploads a picture to the library and adds it. */
export function UploadPictureForm({ refused }: Refusable) {
  const value = fieldValues(refused, newPicture)
  return (
    <DeskForm act="unggah" submit="Unggah dan tambahkan" refused={refused} hasFiles>
      <DeskFile
        name="berkas"
        label="Foto baru"
        hint={`JPEG, PNG, WebP, atau AVIF, paling besar ${megabytes(largestFile.picture)}. Data kamera dan lokasi dibuang.`}
        accept="image/jpeg,image/png,image/webp,image/avif"
        error={refused?.errors['berkas'] ?? refused?.errors['mediaId']}
      />
      <DeskText
        {...value('caption')}
        name="caption"
        label="Keterangan di laporan"
        maxLength={160}
        isOptional
      />
      <PictureFields value={value} />
    </DeskForm>
  )
}

type DocumentProps = Refusable & Pick<EditedReport, 'document'> & { id: string }

/** The paper that proves a disbursement: for staff alone, unless it is ticked. */
export function DocumentForms({ id, document, refused }: DocumentProps) {
  return (
    <>
      {document && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Chip tone={document.isPublic ? 'success' : 'neutral'}>
            {document.isPublic ? 'Tampil untuk umum' : 'Hanya pegawai dan auditor'}
          </Chip>
          <span className="text-muted">Disimpan {formatDateTime(document.savedAt)}</span>
          <a
            href={`/kelola/penyaluran/${id}/bukti`}
            className="inline-flex min-h-touch items-center font-semibold text-primary underline"
          >
            Unduh bukti
          </a>
          <PressForm
            act="tampilkan"
            fields={{ umum: document.isPublic ? 'tidak' : 'ya' }}
            look="quiet"
          >
            {document.isPublic ? 'Sembunyikan dari umum' : 'Tampilkan untuk umum'}
          </PressForm>
        </div>
      )}
      <DeskForm
        act="dokumen"
        submit={document ? 'Ganti bukti' : 'Simpan bukti'}
        look="ghost"
        refused={refused}
        hasFiles
      >
        <DeskFile
          name="proof"
          label="Dokumen bukti"
          hint={`JPG, PNG, WebP, atau PDF, paling besar ${megabytes(largestFile.proof)}. Disimpan tersegel; setiap kali dibuka tercatat.`}
          accept="image/jpeg,image/png,image/webp,application/pdf"
          error={refused?.errors['proof']}
        />
        <DeskCheck
          name="umum"
          label="Tampilkan untuk umum"
          hint="Periksa dahulu: tidak ada nama, tanda tangan, atau nomor penerima."
        />
      </DeskForm>
    </>
  )
}
