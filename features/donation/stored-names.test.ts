import { expect, test } from 'vitest'
import { sendThanksJob } from './jobs.server.ts'
import { sendNewsJob, tellNewsJob } from './news/news-jobs.server.ts'
import { donationJournals } from './record-payment.server.ts'

test('jobs keep the names that waiting rows have, and letters wait behind no money', () => {
  const jobs = [sendThanksJob, tellNewsJob, sendNewsJob]
  expect(jobs.map(({ name, lane }) => [name, lane])).toEqual([
    ['donation.thanks', 'email'],
    ['donation.tell-news', 'email'],
    ['donation.send-news', 'news'],
  ])
})

test('journals of donations keep the names under which they are found in the books', () => {
  expect(donationJournals).toEqual({
    source: 'donation',
    captured: 'captured',
    reversed: 'reversed',
  })
})
