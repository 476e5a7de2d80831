import { expect, test } from 'vitest'
import { callLine, documentedCalls } from '#tests/api/documented-calls.ts'
import { donationApi } from './api.server.ts'
import { newsApi } from './news/news-api.server.ts'

test('the document says of each call whom it serves, what it takes and what it may answer', async () => {
  const calls = [...(await documentedCalls(donationApi)), ...(await documentedCalls(newsApi))]
  expect(calls.map(callLine)).toEqual([
    'POST /donations (Donasi) takes application/json of public: 201 400 401 404 409 422 429 503',
    'GET /donations/{id} (Donasi) takes nothing of public: 200 401 404',
    'POST /news/stop/{token} (Donasi) takes nothing of everybody: 200 404 410',
  ])
})
