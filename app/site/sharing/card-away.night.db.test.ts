import { RouterContextProvider } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { ctxContext } from '#app/context.ts'
import { loader as ogAyat } from '#app/site/reader/og-ayat.ts'
import { openS3Files } from '#platform/outside/files/s3-files.server.ts'
import { testContext } from '#tests/context.ts'
import { openBucket } from '#tests/fakes/bucket.ts'

test('while the bucket takes calls and never answers a preview is drawn again', async () => {
  const bucket = await openBucket()
  onTestFinished(bucket.close)
  bucket.silence('call')
  const files = openS3Files(bucket.settings, { readWithinMs: 300, writeWithinMs: 300 })
  const context = new RouterContextProvider()
  context.set(ctxContext, { ...(await testContext()), files })
  const request = new Request('http://amanah.test/x')
  const params = { surah: '112', ayah: '2' }
  const answer = await (ogAyat as (args: object) => Promise<Response>)({ params, request, context })
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
})
