import * as v from 'valibot'
import { publicIdSchema } from '#platform/ids/public-id-schema.ts'
import { READER_MOST, TITLE_MOST } from './circle.ts'

const line = (empty: string, most: number) =>
  v.pipe(
    v.string(empty),
    v.transform((text) => text.replaceAll(/\s+/g, ' ').trim()),
    v.minLength(1, empty),
    v.maxLength(most, `Paling panjang ${most} huruf.`),
  )

const AGAIN = 'Muat ulang halaman ini, lalu isi kembali.'

/** Begins a circle: the ids of both links come with the form, so that sending it twice begins one. */
export const circleForm = v.object({
  id: publicIdSchema(AGAIN),
  kunci: publicIdSchema(AGAIN),
  nama: line('Tulis nama khatam ini, misalnya Khatam keluarga.', TITLE_MOST),
  hingga: v.pipe(v.string(), v.isoDate('Pilih hari terakhir.')),
})

/** Takes juz by a typed name. */
export const takeJuzForm = v.object({
  nama: line('Tulis nama Anda.', READER_MOST),
})

export const juzActs = ['selesai', 'belum', 'lepas'] as const
export type JuzAct = (typeof juzActs)[number]

/** What is done with one juz: read, not read yet, or given back. */
export const juzForm = v.object({
  juz: v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(30)),
  lakukan: v.picklist(juzActs),
})
