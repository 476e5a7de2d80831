import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earliestMoment, indonesianZones } from '#features/message/send/deliver-message.server.ts'
import { deliveredTemplates } from './delivered.ts'
import { filled, templateProblems, whatsappParameters } from './template.ts'

test('the delivered book holds its own rules, each message with another name', () => {
  for (const template of deliveredTemplates)
    expect([template.name, templateProblems(template, template.delivered)]).toEqual([
      template.name,
      [],
    ])
  const names = deliveredTemplates.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('whoever stopped all messages still gets what they asked for themselves, and nothing else', () => {
  const asked = deliveredTemplates.filter(({ isAskedFor }) => isAskedFor)
  expect(asked.map(({ name }) => name).toSorted()).toEqual([
    'balasan-tiket',
    'hapus-data',
    'hapus-data-jeda',
    'kontak-baru',
    'kontak-diganti',
    'kunjungan-disetujui',
    'kunjungan-diterima',
    'kunjungan-ditolak',
    'rutin-aktifkan',
    'rutin-malam',
    'rutin-tautan',
    'tiket-ditanya',
    'tiket-diterima',
    'tiket-jawaban',
  ])
})

const variables = [
  { name: 'nama', meaning: '', sample: '' },
  { name: 'doa', meaning: '', sample: '', isOptional: true },
]
const whole = { subject: 'Kabar', body: 'Halo {{nama}}.', whatsapp: null }
const phone = {
  name: 'kabar',
  language: 'id',
  body: 'Halo {{nama}}!',
  button: null,
  hasDocument: false,
}

test.each([
  [{ ...whole, body: 'Halo {{nama}} {{nominal}}' }, /nominal/],
  [{ ...whole, body: 'Halo' }, /nama.*belum ada/],
  [{ ...whole, body: 'Halo {{nama}} {{nama}' }, /kurung kurawal/],
  [{ ...whole, subject: 'satu\ndua' }, /satu baris/],
  [{ ...whole, whatsapp: { ...phone, body: 'Halo {{nama}}' } }, /diawali atau diakhiri/],
  [{ ...whole, whatsapp: { ...phone, body: `Halo {{nama}} ${'a'.repeat(1024)}.` } }, /1024/],
  [{ ...whole, whatsapp: { ...phone, name: 'Kabar Baru' } }, /huruf kecil/],
])('words that cannot stand in the book are refused: %j', (words, why) => {
  expect(templateProblems({ variables }, words).join(' ')).toMatch(why)
})

test('a paragraph of which nothing is left goes, and WhatsApp gets one line for each variable', () => {
  expect(filled('Halo {{nama}}.\n\n{{doa}}\n\nSalam', { nama: 'Siti', doa: '' })).toBe(
    'Halo Siti.\n\nSalam',
  )
  const body = '{{b}} dan {{a}} lalu {{b}}'
  expect(whatsappParameters({ body }, { a: 'satu\n\ndua', b: '' })).toEqual(['-', 'satu dua'])
})

test('nothing that can wait goes between nine and five where its reader is, wherever that is', () => {
  const moments = fc.integer({ min: 0, max: 2 * 24 * 60 }).map((minutes) => {
    return new Date(Date.UTC(2026, 10, 28) + minutes * 60_000)
  })
  fc.assert(
    fc.property(moments, fc.constantFrom(...indonesianZones, undefined), (now, zone) => {
      const moment = earliestMoment(now, zone)
      for (const each of zone === undefined ? indonesianZones : [zone]) {
        const hour = new Date(moment.getTime() + each * 60_000).getUTCHours()
        expect(hour >= 5 && hour < 21).toBe(true)
      }
      expect(moment.getTime() - now.getTime()).toBeLessThanOrEqual(10 * 3_600_000)
      expect(moment >= now).toBe(true)
    }),
  )
})
