import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { doors } from './doors.ts'

/** Where visitors read that something waits for the institution, and where its people decide it. */
const decidedAt: Readonly<Record<string, string>> = {
  'app/site/asrama/visit-status.tsx': '/kelola/kunjungan/:id',
  'app/site/calendar/ramadan/ramadan-hero.tsx': '/kelola/isbat',
  'app/site/doa/asmaul-husna.tsx': '/kelola/tinjauan/:key',
  'app/site/doa/doa-screen.tsx': '/kelola/tinjauan/:key',
  'app/site/institution/year-reports.tsx': '/kelola/laporan-audit',
  'app/site/zakat/kinds/zakatfitrah.tsx': '/kelola/isbat',
  'features/calendar/calendar.ts': '/kelola/isbat',
  'features/campaign/campaign-states.ts': '/kelola/menunggu/:id',
  'features/campaign/errors.ts': '/kelola/menunggu/:id',
  'features/payout-report/report-words.ts': '/kelola/menunggu/:id',
  'features/ticket/emails.ts': '/kelola/tiket/:id',
}

const WAITS = /menunggu (?:tinjauan|sidang|jawaban|persetujuan)|dalam proses audit/i

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('app/desk/'))
}

test('whatever visitors read to be waiting has its door at the desk', () => {
  const waiting = ['app', 'features']
    .flatMap(sourcesUnder)
    .filter((name) => WAITS.test(readFileSync(name, 'utf8')))
  expect(waiting.toSorted()).toEqual(Object.keys(decidedAt).toSorted())
  for (const address of Object.values(decidedAt)) expect(Object.keys(doors)).toContain(address)
})
