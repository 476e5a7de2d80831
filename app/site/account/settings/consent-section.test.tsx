import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { MeBody } from '../me.ts'
import { ConsentSection } from './consent-section.tsx'

const me: MeBody = {
  name: 'Siti',
  isAnonymous: false,
  theme: 'sistem',
  photo: null,
  hasTaxId: false,
  hasPassword: true,
  createdAt: '2026-06-01T00:00:00.000Z',
  contacts: [],
  identities: [],
  consents: {
    terms: true,
    'news-email': true,
    'news-whatsapp': false,
    'reminders-email': false,
    'reminders-whatsapp': false,
  },
  stopped: [{ purpose: 'news-whatsapp', why: 'stopped-news', at: '2026-06-02T05:00:00.000Z' }],
}

test('a wish that was stopped by STOP is off in the account, with the day and the way back', () => {
  const Page = createRoutesStub([
    { path: '/', Component: () => <ConsentSection me={me} onMe={() => undefined} /> },
  ])
  const html = renderToStaticMarkup(<Page />)
  const [, news = ''] = /(<label for="field-news-whatsapp".*?<input[^>]*>)/.exec(html) ?? []
  expect(news).toContain('Anda hentikan pada 2 Juni 2026, lewat balasan STOP')
  expect(news).not.toContain('checked=""')
  expect(html).toMatch(/name="news-email"[^>]*checked=""|checked=""[^>]*name="news-email"/)
  // Nothing was stopped there, and no message of that kind reaches a phone here: it is not offered.
  expect(html).not.toContain('reminders-whatsapp')
})
