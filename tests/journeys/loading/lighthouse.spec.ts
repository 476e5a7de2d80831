import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserArgs, browserEnv, resolveBrowser } from '#tests/screens/browser.ts'
import { addressesIn } from '#tests/screens/crawl.ts'
import { freePort } from '#tests/server/server.ts'
import { expect, test, pace } from '../journey.ts'

// Lighthouse in its own browser, as a phone. Speed scores vary on shared cores and are printed; bytes and requests of
// a first visit do not vary.
const MOST_KILOBYTES = 280
const MOST_REQUESTS = 28

const kinds = ['accessibility', 'best-practices', 'seo']

type Report = {
  /** 'seo 0.92: canonical, meta-description' for each category below full score. */
  faults: string[]
  speed: number
  kilobytes: number
  requests: number
}

/** Examines each address, one after the other. */
async function looked(addresses: readonly string[]): Promise<Map<string, Report>> {
  const found = await resolveBrowser()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: browserEnv(found),
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  })
  const reports = new Map<string, Report>()
  try {
    for (const address of addresses) reports.set(address, await report(address, port))
  } finally {
    await browser.close()
  }
  return reports
}

async function report(address: string, port: number): Promise<Report> {
  const result = await lighthouse(address, { port, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`)
  const { categories, audits } = result.lhr
  const faults = kinds.flatMap((kind) => {
    const { score = null, auditRefs = [] } = categories[kind] ?? {}
    if (score === 1) return []
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    return [`${kind} ${score}: ${failed.map(({ id }) => id).join(', ')}`]
  })
  const requests = audits['network-requests']?.details
  return {
    faults,
    speed: categories.performance?.score ?? 0,
    kilobytes: Math.round((audits['total-byte-weight']?.numericValue ?? Number.NaN) / 1024),
    requests: requests && 'items' in requests ? requests.items.length : Number.NaN,
  }
}

test('Lighthouse finds nothing to mend on a phone: access, good practice, being found', {
  tag: '@night',
}, async ({ product: { origin } }) => {
  test.setTimeout(600_000 * pace)
  const parts = ['program', 'kabar', 'bantuan']
  const listed = await Promise.all(parts.map((part) => addressesIn(origin, `/sitemap/${part}.xml`)))
  const one = listed.map(([path = '/not-in-the-sitemap']) => path)
  const still = ['/', '/surat/2', '/ayat/2/255', '/zakat', '/calendar', '/pusat-bantuan', '/asrama']
  const reports = await looked([...still, ...one].map((path) => origin + path))
  const faults: string[] = []
  for (const [address, { faults: found, speed, kilobytes, requests }] of reports) {
    const path = address.replace(origin, '')
    console.log(`${path}: speed ${speed}, ${kilobytes} KB, ${requests} requests`)
    faults.push(...found.map((fault) => `${path}: ${fault}`))
    if (!(kilobytes <= MOST_KILOBYTES)) faults.push(`${path}: ${kilobytes} KB`)
    if (!(requests <= MOST_REQUESTS)) faults.push(`${path}: ${requests} requests`)
  }
  expect(faults).toEqual([])
})

test('Lighthouse sees a page that leaves all of it out', { tag: '@night' }, async () => {
  test.setTimeout(120_000 * pace)
  const server = createServer((_, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end('<body><img src="data:,x"><a href="/">x</a>')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const faults = (await looked([address])).get(address)?.faults.join('\n')
  server.close()
  expect(faults).toMatch(/accessibility [\s\S]*document-title/)
  expect(faults).toMatch(/seo [\s\S]*meta-description/)
})
