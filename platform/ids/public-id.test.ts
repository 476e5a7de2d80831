import * as v from 'valibot'
import { expect, test } from 'vitest'
import { publicIdSchema } from './public-id-schema.ts'
import {
  isPublicId,
  newPublicId,
  PUBLIC_ID_CHARACTER,
  PUBLIC_ID_SOURCE,
  publicIdFrom,
} from './public-id.ts'

test('a public id is 26 characters of Crockford base32 and never comes twice', () => {
  const ids = Array.from({ length: 1_000 }, newPublicId)

  expect(ids.every(isPublicId)).toBe(true)
  expect(new Set(ids).size).toBe(1_000)
})

test('each of the 32 characters comes as often as any other', () => {
  const drawn = Array.from({ length: 2_000 }, newPublicId).join('')
  const counts = Map.groupBy(drawn, (character) => character)

  expect(counts.size).toBe(32)
  for (const { length } of counts.values()) {
    expect(length).toBeGreaterThan(1_300)
    expect(length).toBeLessThan(1_950)
  }
})

test('the same bytes make the same id, and bytes beyond the 26th count for nothing', () => {
  const bytes = Uint8Array.from({ length: 40 }, (_, index) => index * 7)
  const id = publicIdFrom(bytes)

  expect(isPublicId(id)).toBe(true)
  expect(publicIdFrom(bytes.slice(0, 26))).toBe(id)
  expect(publicIdFrom(Uint8Array.from({ length: 26 }, (_, index) => index))).toBe(
    '0123456789ABCDEFGHJKMNPQRS',
  )
  expect(publicIdFrom(new Uint8Array(26).fill(255))).toBe('Z'.repeat(26))
})

const wrong = ['', 'ABC', 'I'.repeat(26), 'abcdefghjkmnpqrstvwxyz0123', `${'0'.repeat(26)}/`]

test.each(wrong)('%j is no public id', (text) => {
  expect(isPublicId(text)).toBe(false)
  expect(v.is(publicIdSchema(), text)).toBe(false)
})

test('the schema says its own words of what is no id and of what is no text', () => {
  const schema = publicIdSchema('Muat ulang halaman ini.', 'Isian ini wajib ada.')
  const said = (given: unknown) => v.safeParse(schema, given).issues?.map(({ message }) => message)

  expect(said(newPublicId())).toBeUndefined()
  expect(said('ABC')).toEqual(['Muat ulang halaman ini.'])
  expect(said(undefined)).toEqual(['Isian ini wajib ada.'])
})

test('the sources fit inside longer patterns', () => {
  const id = newPublicId()
  expect(`/payment/${id}`).toMatch(new RegExp(`^/payment/${PUBLIC_ID_SOURCE}$`))
  expect(id + id).toMatch(new RegExp(`^${PUBLIC_ID_CHARACTER}{52}$`))
})
