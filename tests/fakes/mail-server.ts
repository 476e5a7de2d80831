import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedEmail = { to: string; subject: string; text: string }

export type MailServer = {
  /** smtp://127.0.0.1:{port} */
  url: string
  /** The received messages, oldest first. */
  letters(): Promise<ReceivedEmail[]>
  /** Resolves when the letter came that is never answered. */
  reached: Promise<void>
  stop(): Promise<void>
}

/** A mail server on this machine that accepts every mail; it takes the one of this number and never says so. */
export async function startMailServer({ unanswered = 0 } = {}): Promise<MailServer> {
  const raw: Buffer[] = []
  const reached = Promise.withResolvers<void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        raw.push(Buffer.concat(chunks))
        if (raw.length === unanswered) reached.resolve()
        else done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    reached: reached.promise,
    letters: () => Promise.all(raw.map(read)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function read(raw: Buffer): Promise<ReceivedEmail> {
  const { to, subject = '', text = '' } = await PostalMime.parse(raw)
  return { to: to?.[0]?.address ?? '', subject, text }
}
