import { expect, test } from 'vitest'
import { filled } from '#features/message/book/template.ts'
import { templateOf } from '#features/message/book/template-book.server.ts'
import { NEWS_TEMPLATE, newsValues, oneClickStop } from './news-jobs.server.ts'

const links = {
  read: 'https://amanah.test/latest-news/sumur-desa',
  stop: 'https://amanah.test/kabar/berhenti/abc',
  by: 'donation',
} as const

function letterOf(paragraphs: string[]) {
  const news = { title: 'Pipa terpasang', paragraphs, campaign: 'Sumur untuk desa' }
  const values = { ...newsValues(news, links), lembaga: 'Yayasan Amanah' }
  const { subject, body } = templateOf(NEWS_TEMPLATE).delivered
  return { subject: filled(subject, values), text: filled(body, values) }
}

const paragraphs = (count: number) => Array.from({ length: count }, (_, i) => `Alinea ${i + 1}.`)

test('a letter greets, tells the news whole, and says where to read it and how to stop', () => {
  expect(letterOf(['Air mengalir.'])).toEqual({
    subject: 'Kabar Sumur untuk desa: Pipa terpasang',
    text: [
      'Assalamu’alaikum,',
      'Ada kabar dari program yang Anda bantu, Sumur untuk desa.',
      'Pipa terpasang',
      'Air mengalir.',
      'Lihat dengan gambarnya:\nhttps://amanah.test/latest-news/sumur-desa',
      'Wassalamu’alaikum,\nYayasan Amanah',
      'Anda menerima e-mail ini karena meminta kabar program ketika berdonasi. Untuk berhenti, cukup sekali tekan:\nhttps://amanah.test/kabar/berhenti/abc',
    ].join('\n\n'),
  })
})

test('news of eight paragraphs is told whole, of a longer one the first eight with the way to the rest', () => {
  const whole = letterOf(paragraphs(8)).text
  expect(whole).toContain('Alinea 8.\n\nLihat dengan gambarnya:\n')
  expect(whole).not.toContain('Selengkapnya')
  const cut = letterOf(paragraphs(9)).text
  expect(cut).toContain('Alinea 8.\n\nSelengkapnya:\nhttps://amanah.test/latest-news/sumur-desa')
  expect(cut).not.toContain('Alinea 9.')
})

test('a mail program finds the address of one press, and that one POST is enough', () => {
  expect(oneClickStop('https://amanah.test', 'abc')).toEqual({
    'List-Unsubscribe': '<https://amanah.test/v2/news/stop/abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})
