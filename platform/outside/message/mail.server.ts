import { createTransport } from 'nodemailer'
import type { Config } from '#platform/config.ts'
import { uuidV7 } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/connect.server.ts'
import { isOfTheAddress } from '#platform/mail/delivery-report.ts'
import { PermanentFailure } from '#platform/jobs/permanent-failure.ts'
import { readLogo } from '#platform/picture/logo.server.ts'
import type { FileStore } from '../files/file-store.ts'
import { emailHtml, LOGO_CID } from './email-html.ts'
import { signedMessageId } from './signed-message-id.server.ts'
import { AddressRefused, type Mail, type MailPort } from './mail-port.ts'

const TIMEOUT_MS = 10_000
/** For a whole mail: a server that answers a line every nine seconds must not hold a job beyond its lease. */
const LONGEST_MS = 25_000

/** Real mail where SMTP_URL is set; otherwise the demo's inbox, which readConfig refuses in live mode. */
export function openMail(config: MailConfig, parts: MailParts): MailPort {
  const { db, now, files, longestMs = LONGEST_MS } = parts
  return config.smtpUrl
    ? smtpMail(config.smtpUrl, { config, now, files, longestMs })
    : { send: (mail) => keepMail(db, { ...mail, at: now() }) }
}

/** Read at every e-mail: the desk changes the institution while the process runs. */
type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom'> &
  Partial<Pick<Config, 'institution' | 'appSecret' | 'mailSettings'>>

type MailParts = {
  db: Db
  now(): Date
  /** Where the institution's logo lies. */
  files?: Pick<FileStore, 'get'> | undefined
  longestMs?: number
}

type Smtp = Pick<MailParts, 'files' | 'now'> & { config: MailConfig; longestMs: number }

function smtpMail(url: string, { config, now, files, longestMs }: Smtp): MailPort {
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  }
  const dkim = config.mailSettings?.dkim && {
    ...config.mailSettings.dkim,
    headerFieldNames: SIGNED,
  }
  const transport = createTransport({ url, ...timeouts, ...(dkim && { dkim }) })
  return {
    send: async (mail) => {
      const face = await faceOf(mail.text, { config, files })
      const email = {
        ...envelopeOf({ ...mail, id: mail.id ?? uuidV7(now()) }, config),
        subject: mail.subject,
        text: mail.text,
        ...face,
      }
      const sending = transport.sendMail(email).catch((error: SmtpError) => {
        throw failureOf(error)
      })
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        late.reject(new Error('the mail server did not take it: too slow'))
      }, longestMs)
      await Promise.race([sending, late.promise]).finally(() => clearTimeout(timer))
    },
  }
}

/** What a signature covers: one press that stops news (RFC 8058) counts only where both of its headers are inside. */
const SIGNED =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'In-Reply-To:References:List-Id:List-Unsubscribe:List-Unsubscribe-Post'

/** Who sends it to whom, and the headers on one line each: folded ones broke signatures on their way. */
function envelopeOf({ to, headers = {}, id }: Mail & { id: string }, config: MailConfig) {
  const { mailFrom: from, mailSettings, appSecret } = config
  const host = /@([^\s>"]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  const onOneLine = Object.entries(headers).map(([key, value]) => ({
    key,
    value: { prepared: true, value: value.replace(/\s+/g, ' ') },
  }))
  return {
    from,
    // An address object, never a list: nodemailer would read a comma as two recipients.
    to: { name: '', address: to },
    ...(mailSettings?.returnPath && { envelope: { from: mailSettings.returnPath, to } }),
    ...(appSecret && { messageId: signedMessageId({ appSecret }, { id, to, host }) }),
    headers: onOneLine,
  }
}

/** The e-mail once more with the logo in it; a store that is away leaves the plain one. */
async function faceOf(text: string, { config, files }: Pick<Smtp, 'config' | 'files'>) {
  const { logo, name } = config.institution ?? {}
  if (!logo || !name || !files) return {}
  const content = await readLogo(files, logo).catch(() => undefined)
  if (!content) return {}
  const picture = { filename: 'logo.png', cid: LOGO_CID, contentType: 'image/png', content }
  return {
    html: emailHtml(text, { name, logo }),
    attachments: [{ ...picture, contentDisposition: 'inline' as const }],
  }
}

type SmtpError = { code?: string; responseCode?: number; command?: string; response?: string }

/** 530 asks for our password, which the operator mends; any other 5xx about this mail comes again at each try. */
function failureOf(error: SmtpError): Error {
  const { command = '', responseCode = 0 } = error
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA'
  if (isOfThisMail && responseCode >= 500 && responseCode !== 530) {
    const words = `the mail server refused it for good: ${responseCode} at ${command}`
    const rcptCode = command === 'RCPT TO' ? responseCode : undefined
    const { response: diagnostic } = error
    return isOfTheAddress({ diagnostic, rcptCode })
      ? new AddressRefused(words)
      : new PermanentFailure(words)
  }
  return new Error(`the mail server did not take it: ${reasonOf(error)}`)
}

/** Only the codes: a server's words may repeat the recipient, and this is logged. */
function reasonOf({ code, responseCode }: SmtpError): string {
  return [code ?? 'no code', responseCode].filter((part) => part !== undefined).join(' ')
}

type SentMail = { to: string; subject: string; text: string; at: Date }

/** Stores a mail, or a message to a phone, in the demo's inbox. */
export async function keepMail(db: Db, { to, subject, text, at }: SentMail): Promise<void> {
  await db
    .insertInto('captured_mail')
    .values({ id: uuidV7(at), recipient: to, subject, body: text, sent_at: at })
    .execute()
}

/** Deletes messages to these contacts from the demo's inbox. */
export async function forgetCapturedMail(db: Db | Tx, recipients: string[]): Promise<void> {
  if (recipients.length === 0) return
  await db.deleteFrom('captured_mail').where('recipient', 'in', recipients).execute()
}

export type CapturedMail = {
  id: string
  recipient: string
  subject: string
  body: string
  sent_at: Date
}

/** The newest messages of the demo's inbox. */
export async function listCapturedMail(db: Db, limit: number): Promise<CapturedMail[]> {
  return db
    .selectFrom('captured_mail')
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
