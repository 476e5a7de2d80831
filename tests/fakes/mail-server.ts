import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedEmail = { to: string; subject: string; text: string }

export type MailServer = {
  /** smtp://127.0.0.1:{port} */
  url: string
  /** The received messages, oldest first. */
  letters(): Promise<ReceivedEmail[]>
  stop(): Promise<void>
}

/** A mail server on this machine that accepts every mail. */
export async function startMailServer(): Promise<MailServer> {
  const raw: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        raw.push(Buffer.concat(chunks))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters: () => Promise.all(raw.map(read)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function read(raw: Buffer): Promise<ReceivedEmail> {
  const { to, subject = '', text = '' } = await PostalMime.parse(raw)
  return { to: to?.[0]?.address ?? '', subject, text }
}
