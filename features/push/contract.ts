import * as v from 'valibot'
import { pushPurposes } from './purposes.ts'

const ENDPOINT = 'Alamat layanan notifikasi tidak dikenali.'

const endpoint = v.pipe(v.string(ENDPOINT), v.url(ENDPOINT), v.maxLength(1_000, ENDPOINT))

/** Base64 without padding, of this many bytes. */
function key(bytes: number) {
  const length = Math.ceil((bytes * 4) / 3)
  return v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/), v.minLength(length), v.maxLength(length + 2))
}

const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439))

/** PUT /v2/push: everything of the browser's subscription and wish; it replaces an earlier one. */
export const pushBody = v.object({
  endpoint,
  keys: v.object({ p256dh: key(65), auth: key(16) }),
  /** The code of a regency: no nearer place is sent. */
  tempat: v.pipe(v.string(), v.maxLength(60)),
  tujuan: v.pipe(
    v.array(v.picklist(pushPurposes)),
    v.minLength(1, 'Pilih sedikitnya satu pengingat.'),
  ),
  tenang: v.nullable(v.object({ dari: minute, sampai: minute })),
  jam_baca: minute,
})

export const stopBody = v.object({ endpoint })

const moment = v.pipe(v.string(), v.isoTimestamp())

export const pushResponse = v.object({ data: v.object({ berikutnya: v.nullable(moment) }) })
export const stopResponse = v.object({ data: v.object({ berhenti: v.literal(true) }) })
export const keyResponse = v.object({ data: v.object({ kunci: v.string() }) })
