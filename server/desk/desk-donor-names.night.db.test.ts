import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { doorOf, mayOpen } from '#app/desk/doors.ts'
import { rows } from '#app/desk/routes.ts'
import { listAudit } from '#features/staff/audit-log.server.ts'
import { isPermitted, roles } from '#features/staff/permissions.ts'
import type { Deliver } from '#platform/outside/sandbox/sandbox-simulator.server.ts'
import { type OpenDesk, openDesk } from '#tests/desk/desk.ts'
import { readPdf } from '#tests/pdf.ts'
import { transferEnv } from '#tests/money/transfers.ts'
import {
  hiddenDonor,
  plantDonors,
  plantedContacts,
  shownDonor,
} from '#tests/desk/planted-donors.ts'
import { createWebhooks } from '../api/webhooks.server.ts'
import { ensureWebBuild } from '../bundle/web-build.ts'

// Walks every page, list and file of the desk as each role, and looks for what that role may not see of a donor.

beforeAll(async () => {
  await ensureWebBuild()
})

/** As a person reads it: without what the search box says back. */
function plain(html: string): string {
  return html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&')
}

/** What a file holds: every part of a workbook or an archive, the words of a PDF, else the text it is. */
async function wordsOf(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const head = bytes.toString('latin1', 0, 4)
  if (head === 'PK\x03\x04')
    return Object.values(unzipSync(bytes))
      .map((part) => Buffer.from(part).toString('utf8'))
      .join('\n')
  return head === '%PDF' ? (await readPdf(bytes)).text : plain(bytes.toString('utf8'))
}

const MOST_OF_A_KIND = 5

/** Everything that links and the table of routes lead a role to, with what it answers. */
async function walk(desk: OpenDesk, as: (typeof roles)[number], from: readonly string[]) {
  const { ask } = desk
  const answers = new Map<string, string>()
  const kinds = new Map<unknown, number>()
  const waiting = [
    '/kelola',
    ...rows.map(({ address }) => address).filter((address) => !/:|\.xlsx$/.test(address)),
    ...from,
  ]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const door = doorOf(path.split(/[?#]/)[0] ?? '')
    const count = kinds.get(door) ?? 0
    if (!door || answers.has(path) || !mayOpen(path, as) || count >= MOST_OF_A_KIND) continue
    kinds.set(door, count + 1)
    const answer = await ask(path, { as })
    const body = await wordsOf(answer)
    answers.set(path, answer.status === 200 ? body : '')
    for (const [, href = ''] of body.matchAll(/href="(\/kelola[^"#]*)/g)) waiting.push(href)
    await takeFiles(desk, { body, as, answers })
  }
  return answers
}

type Taking = { body: string; as: (typeof roles)[number]; answers: Map<string, string> }

/** Files that a page gives by a form, because the look is written down. */
async function takeFiles({ ask }: OpenDesk, { body, as, answers }: Taking): Promise<void> {
  for (const [, tag = '', fields = ''] of body.matchAll(/<form ([^>]*)>(.*?)<\/form>/gs)) {
    const address = /action="([^"]+)"/.exec(tag)?.[1]
    const buttons = [...fields.matchAll(/<button [^>]*name="bentuk"[^>]*>/g)]
    for (const [button = ''] of address ? buttons : []) {
      const bentuk = /value="(\w+)"/.exec(button)?.[1] ?? ''
      const path = `${address}#${bentuk}`
      if (answers.has(path)) continue
      const answer = await ask(address ?? '', { as, form: { bentuk } })
      answers.set(path, answer.status === 200 ? await wordsOf(answer) : '')
    }
  }
}

test('no page, list or file of the desk shows a role what it may not see of a donor', async () => {
  const deliver: Deliver = async ({ body, headers }) =>
    (await createWebhooks(desk.ctx).request('/webhooks/sandbox', { method: 'POST', body, headers }))
      .status
  const now = '2026-06-02T03:00:00Z'
  const desk: OpenDesk = await openDesk({ now, deliver, env: transferEnv })
  const { donation, record } = await plantDonors(desk)
  const leaks: string[] = []
  const seen = new Set<string>()
  /** What showed the name of whoever did not hide it, and workbooks that were read. */
  const named = new Set<string>()
  const opened = new Set<string>()
  const from = new Set<string>()
  // Where an admin comes to, everybody tries.
  for (const role of ['admin', ...roles.filter((each) => each !== 'admin')] as const) {
    const answers = await walk(desk, role, [...from])
    for (const [path, body] of answers) {
      from.add(path)
      if (body.includes('<sheetData')) opened.add(path)
      if (plantedContacts.test(body)) leaks.push(`${role} ${path}: a contact`)
      if (body.includes(hiddenDonor.donorName)) leaks.push(`${role} ${path}: a hidden name`)
      if (!body.includes(shownDonor.donorName)) continue
      named.add(path)
      if (!path.endsWith('/pratinjau')) seen.add(role)
      // The preview is the page that every visitor sees.
      const isPublic = path.endsWith('/pratinjau')
      if (!isPublic && !isPermitted(role, 'donation.read')) leaks.push(`${role} ${path}: a name`)
    }
    expect(answers.size, role).toBeGreaterThan(60)
  }
  expect(leaks).toEqual([])
  // The walk comes to where names are, and into files: lists name nobody, a recap for its donor does.
  expect([...opened].filter((path) => path.includes('.xlsx')).length).toBeGreaterThan(10)
  expect([...opened].some((path) => path.endsWith('#xlsx'))).toBe(true)
  expect([...named].some((path) => path.endsWith('#pdf'))).toBe(true)
  expect([...seen]).toEqual(['admin', 'bendahara', 'layanan', 'auditor'])
  const form = { alasan: 'Menelepon soal kuitansi' }
  for (const path of [`/kelola/donasi/${donation}`, `/kelola/donatur/${record}`]) {
    const opened = await desk.ask(`${path}?aksi=buka`, { as: 'layanan', form })
    expect(plain(await opened.text())).toContain(hiddenDonor.donorName)
    expect((await desk.ask(`${path}?aksi=buka`, { as: 'auditor', form })).status).toBe(403)
  }
  const { items } = await listAudit(desk.ctx.db, { words: 'Membuka' })
  expect(items.map(({ documentId, staffRole }) => `${documentId} ${staffRole}`).toSorted()).toEqual(
    [donation, record].map((id) => `${id} layanan`).toSorted(),
  )
  expect(JSON.stringify(items)).not.toMatch(/Zqhamba|rahasia/)
})
