import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { testContext } from '#tests/context.ts'
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

test('a mail server that refuses makes sending fail, so that the job tries again', async () => {
  const ctx = await testContext()
  const { url } = await mailServer({ refuses: true })
  await expect(openMail({ smtpUrl: url, mailFrom: 'a@b.id' }, ctx).send(mail)).rejects.toThrow()
})

test('a mail server that answers every word so late that none is too late is given up all the same', async () => {
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

async function mailServer({ refuses = false } = {}): Promise<{ url: string; received: Buffer[] }> {
  const received: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('mailbox full') : undefined),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received }
}
