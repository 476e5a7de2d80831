import { createVerify, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { testContext } from '#tests/context.ts'
import { deadJobs } from '#platform/jobs/job-list.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import { runDueJobs } from '#platform/jobs/run-jobs.server.ts'
import { PermanentFailure } from '#platform/jobs/permanent-failure.ts'
import { listCapturedMail, openMail } from './mail.server.ts'

const mail = {
  to: 'siti@contoh.id',
  subject: 'Terima kasih, donasi Anda telah kami terima',
  text: 'Ājarakallāhu fīmā a‘ṭaita.\n\nRp50.000 untuk Sumur Desa.\n.\nSalam',
}

test('without a mail server the mail is kept in the captured inbox, newest first', async () => {
  const ctx = await testContext()
  const port = openMail({ smtpUrl: undefined, mailFrom: 'a@b.id' }, ctx)
  await port.send(mail)
  ctx.clock.advance({ minutes: 1 })
  await port.send({ ...mail, subject: 'Kedua' })

  const kept = await listCapturedMail(ctx.db, 10)
  expect(kept.map(({ subject }) => subject)).toEqual(['Kedua', mail.subject])
  expect(kept[1]).toMatchObject({ recipient: mail.to, body: mail.text })
})

test('with a mail server the mail arrives there whole, and nothing is captured', async () => {
  const ctx = await testContext()
  const { url, received } = await mailServer()
  const headers = { 'List-Unsubscribe': '<https://amanah.contoh/berhenti>' }
  const port = openMail({ smtpUrl: url, mailFrom: 'Amanah <halo@amanah.contoh>' }, ctx)
  await port.send({ ...mail, headers })

  expect(received).toHaveLength(1)
  const arrived = await PostalMime.parse(received[0] ?? '')
  expect(arrived.from?.address).toBe('halo@amanah.contoh')
  expect(arrived.to?.map(({ address }) => address)).toEqual([mail.to])
  expect(arrived.subject).toBe(mail.subject)
  const stop = arrived.headers.find(({ key }) => key === 'list-unsubscribe')
  expect(stop?.value).toBe(headers['List-Unsubscribe'])
  expect(arrived.text?.trim()).toBe(mail.text)
  expect(await listCapturedMail(ctx.db, 10)).toEqual([])
})

test('both headers that stop news stand on one line inside the signature, and returns go where they are read', async () => {
  const { url, received, returned } = await mailServer()
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const ctx = await testContext({
    env: {
      DKIM_DOMAIN: 'amanah.contoh',
      DKIM_SELECTOR: 'surat',
      DKIM_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })).replaceAll('\n', '\\n'),
      MAIL_RETURN_PATH: 'pantul@amanah.contoh',
    },
  })
  const config = { ...ctx.config, smtpUrl: url, mailFrom: 'Amanah <halo@amanah.contoh>' }
  const stop = `<https://amanah.contoh/pilihan/${'0'.repeat(64)}>`
  const headers = {
    'List-Unsubscribe': stop,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  await openMail(config, ctx).send({ ...mail, headers })
  const raw = received[0]?.toString('latin1') ?? ''
  const head = raw.split('\r\n\r\n', 1)[0] ?? ''
  expect(head).toContain(`\r\nList-Unsubscribe: ${stop}\r\n`)
  expect(head).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  expect(returned()).toEqual(['pantul@amanah.contoh'])
  // RFC 6376, relaxed headers: what is signed is what arrived, both of these with it.
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const own = lines.find((line) => /^dkim-signature:/i.test(line)) ?? ''
  const signed = (/ h=([^;]+);/.exec(own)?.[1] ?? '').replaceAll(' ', '').toLowerCase().split(':')
  expect(signed).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']))
  const relaxed = (line: string) => {
    const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(line) ?? []
    return `${name.toLowerCase().trim()}:${value.replaceAll(/\s+/g, ' ').trim()}`
  }
  const covered = signed.flatMap((name) =>
    lines.filter((line) => line.toLowerCase().startsWith(`${name}:`)).map(relaxed),
  )
  const bare = relaxed(own).replace(/( b=)[^;]*$/, '$1')
  const signature = Buffer.from((/ b=([^;]+)$/.exec(own)?.[1] ?? '').replaceAll(' ', ''), 'base64')
  const verifier = createVerify('RSA-SHA256').update(`${[...covered, bare].join('\r\n')}`)
  expect(verifier.verify(publicKey, signature)).toBe(true)
})

test('a letter shows the logo that lies in it, is still read without it, and has the name of now', {
  tags: 'night',
}, async () => {
  const ctx = await testContext()
  const { url, received } = await mailServer()
  const logo = `gambar/logo/${'a'.repeat(32)}-400x100.png`
  await ctx.files.put(logo, { bytes: Buffer.from('the picture'), type: 'image/png' })
  const config = { ...ctx.config, smtpUrl: url }
  const port = openMail(config, ctx)
  config.institution = { ...config.institution, name: 'Titian', logo }
  config.mailFrom = '"Titian" <halo@titian.example>'
  const text = 'Salam,\n\nBuka <b>https://titian.example/a?b=1&c=2.\nTerima kasih'
  await port.send({ ...mail, text })
  const arrived = await PostalMime.parse(received[0] ?? '')
  expect(arrived.from?.name).toBe('Titian')
  expect(arrived.text?.trim()).toBe(text)
  const address = 'https://titian.example/a?b=1&amp;c=2'
  expect(arrived.html).toContain(
    `&lt;b&gt;<a href="${address}" style="color:#0a6b4b">${address}</a>.<br>Terima kasih`,
  )
  // Both themes are named, or readers invert what they like.
  expect(arrived.html).toContain('<meta name="color-scheme" content="light dark">')
  expect(arrived.html).toContain('prefers-color-scheme:dark')
  expect(arrived.html).toContain('<img src="cid:logo" width="192" height="48" alt="Titian"')
  expect(arrived.attachments).toMatchObject([{ contentId: '<logo>', disposition: 'inline' }])
  // Gone from the store: the letter goes all the same.
  await ctx.files.remove(logo)
  await port.send(mail)
  expect((await PostalMime.parse(received[1] ?? '')).html).toBeUndefined()
})

test('a mail server that is busy makes sending fail, so that the job tries again', async () => {
  const ctx = await testContext()
  const refusals: Refusals[] = [{ mailFrom: 550 }, { rcptTo: 450 }, { rcptTo: 530 }, { data: 451 }]
  for (const refuses of refusals) {
    const { url } = await mailServer(refuses)
    const sending = openMail({ smtpUrl: url, mailFrom: 'a@b.id' }, ctx).send(mail)
    const failure = await sending.catch((cause: unknown) => cause)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(PermanentFailure)
  }
})

test.for<[Refusals, string]>([
  [{ rcptTo: 550 }, '550 at RCPT TO'],
  [{ data: 554 }, '554 at DATA'],
])(
  'a mail that is refused with %o is dead at once, with its reason in the list',
  async ([refuses, reason]) => {
    const ctx = await testContext()
    const { url, asked } = await mailServer(refuses)
    const port = openMail({ smtpUrl: url, mailFrom: 'a@b.id' }, ctx)
    const letter = defineJob({ name: 'test.letter', lane: 'email' }, v.object({}), () => {
      return port.send(mail)
    })
    await enqueue(ctx.db, letter, { payload: {}, now: ctx.now() })
    const jobs = new Map([[letter.name, letter]])
    await runDueJobs(ctx, jobs)
    const [dead] = await deadJobs(ctx)
    expect(dead?.last_error).toContain(`refused it for good: ${reason}`)
    expect(dead?.last_error).not.toContain(mail.to)
    ctx.clock.advance({ hours: 2 })
    expect(await runDueJobs(ctx, jobs)).toBe(0)
    expect(asked()).toBe(1)
  },
)

test('a mail server that answers every word so late that none is too late is given up all the same', {
  tags: 'night',
}, async () => {
  const ctx = await testContext()
  const dribbling = createServer((socket) => {
    const drop = setInterval(() => socket.write('220-tunggu\r\n'), 50)
    socket.on('error', () => {}).on('close', () => clearInterval(drop))
    onTestFinished(() => void socket.destroy())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void dribbling.close())
  await once(dribbling, 'listening')
  const smtpUrl = `smtp://127.0.0.1:${(dribbling.address() as AddressInfo).port}`
  const port = openMail({ smtpUrl, mailFrom: 'a@b.id' }, { ...ctx, longestMs: 300 })
  await expect(port.send(mail)).rejects.toThrow('too slow')
})

/** The code that each word is refused with; a word without one is taken. */
type Refusals = { mailFrom?: number; rcptTo?: number; data?: number }

async function mailServer(refuses: Refusals = {}) {
  const received: Buffer[] = []
  const returned: string[] = []
  let asked = 0
  const refusal = (responseCode: number | undefined) => {
    return responseCode ? Object.assign(new Error(`not ${mail.to}`), { responseCode }) : undefined
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: ({ address }, _session, done) => {
      asked += 1
      returned.push(address)
      done(refusal(refuses.mailFrom))
    },
    onRcptTo: (_address, _session, done) => done(refusal(refuses.rcptTo)),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks))
        done(refusal(refuses.data))
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, asked: () => asked, returned: () => returned }
}
