import type { EditedReport } from '#features/disbursement/disbursement-reports.server.ts'
import { largestFile, megabytes } from '#platform/files/upload.ts'
import type { MediaPicture } from '#features/media/media.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { newPicture, pictureFields } from '#app/desk/content/media/picture-form.tsx'
import { pictureField, Thumbnail } from '#app/desk/content/media/picture-picker.tsx'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

/** The words of a report, and the answer about the people in it. */
export function ReportWordsForm({
  report,
  hasUnits,
}: Pick<EditedReport, 'report'> & { hasUnits: boolean }) {
  const stored = {
    version: String(report?.version ?? 0),
    penerima: report?.recipient ?? '',
    cerita: report?.paragraphs.join('\n\n') ?? '',
    orang: report?.people ?? '',
    unit: report?.units ? String(report.units) : '',
  }
  const fields = {
    version: field.hidden(),
    penerima: field.optional.text('Penerima', {
      hint: 'Sebut kelompoknya, misalnya “40 keluarga di Desa Sukamaju”. Kosongkan bila tidak boleh disebut.',
      maxLength: 120,
    }),
    cerita: field.area('Cerita', {
      hint: 'Apa yang disalurkan, di mana, dan apa hasilnya. Baris kosong memisahkan paragraf.',
      rows: 8,
      maxLength: 4_000,
    }),
    unit:
      hasUnits &&
      field.optional.number('Menjadi berapa unit', {
        hint: 'Jumlah unit wakaf yang sudah jadi dan sampai, misalnya 420.',
      }),
    orang: field.choice(
      'Orang dalam cerita dan foto',
      [
        { value: 'none', label: 'Tidak ada yang dapat dikenali' },
        { value: 'consented', label: 'Ada, dan semuanya sudah setuju tertulis' },
      ],
      {
        anything: 'Pilih jawaban',
        hint: 'Nama, wajah, dan cerita seseorang hanya tampil bila ia, atau walinya, sudah setuju tertulis.',
      },
    ),
  }
  return <DeskForm act="simpan" submit="Simpan" stored={stored} fields={fields} />
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
export function PickForm({ pictures }: { pictures: readonly MediaPicture[] }) {
  const fields = {
    mediaId: pictureField(pictures),
    keterangan: field.optional.text('Keterangan', { maxLength: 160 }),
  }
  return <DeskForm act="tambah" submit="Tambahkan" fields={fields} />
}

/** Uploads a picture to the library and adds it. */
export function UploadPictureForm() {
  const fields = {
    berkas: field.file('Foto baru', {
      hint: `JPEG, PNG, WebP, atau AVIF, paling besar ${megabytes(largestFile.picture)}. Data kamera dan lokasi dibuang.`,
      accept: 'image/jpeg,image/png,image/webp,image/avif',
      alsoErrorOf: 'mediaId',
    }),
    caption: field.optional.text('Keterangan di laporan', { maxLength: 160 }),
    ...pictureFields,
  }
  return (
    <DeskForm
      isReadable={false}
      act="unggah"
      submit="Unggah dan tambahkan"
      hasFiles
      stored={newPicture}
      fields={fields}
    />
  )
}

type DocumentProps = Pick<EditedReport, 'document'> & { id: string }

/** The paper that proves a disbursement: for staff alone, unless it is ticked. */
export function DocumentForms({ id, document }: DocumentProps) {
  const dokumenFields = {
    proof: field.file('Dokumen bukti', {
      hint: `JPG, PNG, WebP, atau PDF, paling besar ${megabytes(largestFile.proof)}. Disimpan tersegel; setiap kali dibuka tercatat.`,
      accept: 'image/jpeg,image/png,image/webp,application/pdf',
    }),
    umum: field.check('Tampilkan untuk umum', {
      hint: 'Periksa dahulu: tidak ada nama, tanda tangan, atau nomor penerima.',
    }),
  }
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
        hasFiles
        fields={dokumenFields}
      />
    </>
  )
}
