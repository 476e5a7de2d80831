/** What became of a letter of ours, as a mail server reports it. */
export type DeliveryReport = {
  kind: 'bounce' | 'complaint'
  /** The Message-ID of our letter, with its brackets. */
  messageId: string | undefined
  /** Every address that the report may be about, in small letters. */
  recipients: string[]
  /** The address is the reason, and will be the next time as well. */
  isHard: boolean
  /** The codes alone: the words of a server may repeat a contact. */
  words: string
  at: Date | undefined
}

export type ServerAnswer = {
  /** RFC 3463, as 5.1.1. */
  status?: string | undefined
  /** What the server said. */
  diagnostic?: string | undefined
  /** The code of SMTP with which the recipient was refused while we were sending. */
  rcptCode?: number | undefined
}

const ENHANCED = /\b([245]\.\d{1,3}\.\d{1,3})\b/
/** No such mailbox, no such domain, moved without an address, switched off; a domain that has no server. */
const OF_THE_ADDRESS = /^5\.(?:1\.(?:[1-6]|10)|2\.1|4\.4)$/
/** A server that tells no more than a number says it in words. */
const NOBODY =
  /(?:user|mailbox|recipient|address|account|rcpt).{0,40}(?:unknown|not (?:found|exist|known)|(?:does|do)(?: not|n.t) exist|disabled|invalid|rejected)|(?:unknown|no such|invalid|bad) (?:user|mailbox|recipient|address|account)/i
/** Who sends, or what: another day, or by another relay, it may be taken. */
const OF_US = /spam|block|polic|reputation|denied|black|dnsbl|spf|dkim|dmarc|relay|rate|quota|full/i

/** Whether a refusal says that the address is none. A full mailbox, or a letter that is not liked, says nothing of it. */
export function isOfTheAddress({ status, diagnostic = '', rcptCode }: ServerAnswer): boolean {
  const said = ENHANCED.exec(diagnostic)?.[1]
  const exact = [status, said].find((each) => each && !/^[245]\.0\.0$/.test(each))
  if (exact) return OF_THE_ADDRESS.test(exact)
  if (/\b4\d\d\b/.test(diagnostic)) return false
  if (NOBODY.test(diagnostic)) return true
  return rcptCode !== undefined && [550, 551, 553].includes(rcptCode) && !OF_US.test(diagnostic)
}

/** The fields of one group of a report, by their names in small letters; folded lines are one. */
function headersIn(group: string): Map<string, string> {
  const lines = group.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(':')
      return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]]
    }),
  )
}

/** 'rfc822; Siti@contoh.id' and '<siti@contoh.id>' → 'siti@contoh.id'. */
function addressOf(field: string | undefined): string[] {
  const bare = (field ?? '').replace(/^[a-z0-9-]+;/i, '')
  const found = /[^\s<>;,"]+@[^\s<>;,"]+/.exec(bare)?.[0]
  return found ? [found.toLowerCase()] : []
}

type ReportParts = {
  /** The part for machines: message/delivery-status or message/feedback-report. */
  machine: string
  kind: DeliveryReport['kind']
  /** The letter it came for, or its headers. */
  returned: string
}

/** Reads the parts of a report (RFC 3464, RFC 5965); undefined where it says nothing final. */
export function readDeliveryReport({
  machine,
  kind,
  returned,
}: ReportParts): DeliveryReport | undefined {
  const head = returned.split(/\r?\n\r?\n/, 1)[0] ?? ''
  const letter = headersIn(head)
  const messageId = /<[^<>\s]+>/.exec(letter.get('message-id') ?? '')?.[0]
  const ofLetter = addressOf(letter.get('to'))
  if (kind === 'complaint') {
    const fields = headersIn(machine)
    const type = (fields.get('feedback-type') ?? '').toLowerCase()
    if (!['abuse', 'fraud', 'opt-out'].includes(type)) return undefined
    const recipients = [...addressOf(fields.get('original-rcpt-to')), ...ofLetter]
    const at = momentOf(fields.get('arrival-date') ?? fields.get('received-date'))
    return { kind, messageId, recipients, isHard: false, words: type, at }
  }
  const groups = machine.split(/(?:\r?\n){2,}/).map(headersIn)
  const failed = groups.find((group) => /^failed/i.test(group.get('action') ?? ''))
  if (!failed) return undefined
  const status = ENHANCED.exec(failed.get('status') ?? '')?.[1]
  const diagnostic = failed.get('diagnostic-code')
  return {
    kind,
    messageId,
    recipients: [
      ...addressOf(failed.get('original-recipient')),
      ...addressOf(failed.get('final-recipient')),
      ...ofLetter,
    ],
    isHard: isOfTheAddress({ status, diagnostic }),
    words: status ?? 'tanpa kode',
    at: momentOf(failed.get('last-attempt-date') ?? groups[0]?.get('arrival-date')),
  }
}

function momentOf(field: string | undefined): Date | undefined {
  const at = new Date(field ?? '')
  return Number.isNaN(at.getTime()) ? undefined : at
}
