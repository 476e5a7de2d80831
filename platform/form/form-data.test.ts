import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestFile } from '../files/upload.ts'
import { readFormData } from './form-data.server.ts'

const at = 'http://amanah.test/'

function posted(body: BodyInit, type?: string): Request {
  const headers = type ? { 'content-type': type } : undefined
  return new Request(at, { method: 'POST', body, ...(headers && { headers }) })
}

/** The same bytes in pieces of any size. */
async function inPieces(request: Request, size: number): Promise<Request> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < bytes.length; from += size) {
        controller.enqueue(bytes.slice(from, from + size))
      }
      controller.close()
    },
  })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return new Request(at, { method: 'POST', body, duplex: 'half', headers } as RequestInit)
}

async function shown(form: FormData): Promise<unknown[]> {
  return await Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, Buffer.from(await value.arrayBuffer()).toString('latin1')],
    ),
  )
}

const name = fc.string({ minLength: 1, maxLength: 12 })
const field = fc.tuple(name, fc.string({ maxLength: 40 }))
const file = fc.tuple(name, fc.uint8Array({ maxLength: 200 }), fc.constantFrom('', 'image/jpeg'))

test('a form is read as the platform reads it, in pieces of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(field, { maxLength: 8 }),
      fc.array(file, { maxLength: 3 }),
      fc.integer({ min: 1, max: 90 }),
      async (fields, files, size) => {
        const form = new FormData()
        for (const [key, value] of fields) form.append(key, value)
        for (const [key, bytes, type] of files) {
          form.append(key, new File([new Uint8Array(bytes)], `${key}.bin`, { type }))
        }
        const given = posted(form)
        const known = await given.clone().formData()
        const read = await readFormData(await inPieces(given, size))
        expect(await shown(read)).toEqual(await shown(known))
      },
    ),
    { numRuns: 60 },
  )
})

const part = (key: string, body = 'x') =>
  `--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${body}\r\n`
const multipart = 'multipart/form-data; boundary=b'

test('more than thirty parts are refused at the thirty-first, and nothing more is read', async () => {
  let read = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read += 1
        if (read > 10_000) controller.close()
        else controller.enqueue(Buffer.from(part(String(read))))
      },
    },
    { highWaterMark: 0 },
  )
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': multipart } }
  await expect(readFormData(new Request(at, init as RequestInit))).rejects.toMatchObject({
    code: 'form/too-many-fields',
    status: 413,
  })
  expect(read).toBeLessThan(40)
  const most = `${Array.from({ length: 30 }, (_, n) => part(String(n))).join('')}--b--\r\n`
  expect([...(await readFormData(posted(most, multipart)))]).toHaveLength(30)
})

test('fields of a plain form are counted as well', async () => {
  const type = 'application/x-www-form-urlencoded'
  expect([...(await readFormData(posted('a=1&b=+%26', type)))]).toEqual([
    ['a', '1'],
    ['b', ' &'],
  ])
  await expect(readFormData(posted('a&'.repeat(1_001), type))).rejects.toMatchObject({
    status: 413,
  })
})

test('of a file that is too large just so much is kept that its reader refuses it, and the fields stay', async () => {
  const form = new FormData()
  form.append('alt', 'Sumur baru')
  form.append('berkas', new File([new Uint8Array(12 * 1024 * 1024)], 'foto.jpg'))
  form.append('credit', 'Tim')
  const read = await readFormData(posted(form))
  expect([read.get('alt'), read.get('credit')]).toEqual(['Sumur baru', 'Tim'])
  expect((read.get('berkas') as File).size).toBe(largestFile.picture + 1)
})

test.each([
  ['cut off', part('a'), multipart],
  ['without a name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--', multipart],
  ['with a head that never ends', `--b\r\n${'x'.repeat(20_000)}`, multipart],
  ['without a boundary', part('a'), 'multipart/form-data'],
  ['of two boundaries', part('a'), 'multipart/form-data; boundary=a; boundary=b'],
  ['of another kind', '{}', 'application/json'],
])('a form %s is refused as unreadable', async (_what, body, type) => {
  await expect(readFormData(posted(body, type))).rejects.toMatchObject({ status: 400 })
})
