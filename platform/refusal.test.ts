import { expect, test } from 'vitest'
import { InvalidInput, isRefusal, NotFound, Refusal, refusal } from './refusal.ts'

class WrongPlace extends refusal({
  code: 'test/wrong-place',
  status: 422,
  message: 'Tempat ini salah.',
  field: 'place',
}) {}

class Late extends refusal({ code: 'test/late', status: 409 }) {
  override readonly retryAfterSeconds = 30

  constructor(hours: number) {
    super(`Terlambat ${hours} jam.`, { hour: 'Pilih jam lain.' })
  }
}

test('a refusal with a fixed sentence says it, also at its field', () => {
  const error = new WrongPlace()
  expect(error).toMatchObject({
    name: 'WrongPlace',
    code: 'test/wrong-place',
    status: 422,
    message: 'Tempat ini salah.',
    fields: { place: 'Tempat ini salah.' },
  })
})

test('what stands at fields may be another sentence, and without fields there are none', () => {
  const fields = { slug: 'Pilih alamat lain.' }
  class Taken extends refusal({ code: 'test/taken', status: 409, message: 'Dipakai.', fields }) {}
  class Gone extends refusal({ code: 'test/gone', status: 410, message: 'Sudah tidak ada.' }) {}
  expect(new Taken()).toMatchObject({ message: 'Dipakai.', fields })
  expect(new Gone()).not.toHaveProperty('fields', expect.anything())
})

test('a constructor says what depends on something, and more can be declared', () => {
  expect(new Late(2)).toMatchObject({
    name: 'Late',
    status: 409,
    message: 'Terlambat 2 jam.',
    fields: { hour: 'Pilih jam lain.' },
    retryAfterSeconds: 30,
  })
})

test('each refusal is of its own class, of Refusal, and an Error with a stack', () => {
  const error: unknown = new WrongPlace()
  expect(error).toBeInstanceOf(WrongPlace)
  expect(error).toBeInstanceOf(Refusal)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(Late)
  expect(error).toHaveProperty('stack', expect.stringContaining('refusal.test.ts'))
  expect(isRefusal(error)).toBe(true)
  expect(isRefusal(new Error('Tempat ini salah.'))).toBe(false)
})

test('those of the platform keep their own sentences', () => {
  expect(new NotFound()).toMatchObject({ name: 'NotFound', status: 404, code: 'not-found' })
  expect(new NotFound('Surat ini tidak ada.').message).toBe('Surat ini tidak ada.')
  expect(new InvalidInput({ a: 'Isi ini.' })).toMatchObject({
    name: 'InvalidInput',
    message: 'Ada isian yang perlu diperbaiki.',
    fields: { a: 'Isi ini.' },
  })
})
