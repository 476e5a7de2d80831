import type { Config } from '#platform/config.ts'
import { idOfSigned, signedId } from '#platform/security/signed-id.server.ts'

const PURPOSE = 'message choices'

type Signed = Pick<Config, 'appSecret'>
type Linked = Signed & Pick<Config, 'origin'>

/** A token of one message: opens the choices of its reader and nothing else. */
function choicesToken(config: Signed, messageId: string): string {
  return signedId(config, PURPOSE, messageId)
}

/** The message of a token; undefined for an invalid one. */
export function messageOfToken(config: Signed, token: string): string | undefined {
  return idOfSigned(config, PURPOSE, token)
}

/** Where the reader of a message chooses what else they get. */
export function choicesLink(config: Linked, messageId: string): string {
  return `${config.origin}/pilihan/${choicesToken(config, messageId)}`
}

/** RFC 8058: a mail program stops news with one POST there; whoever opens it sees the page, and stops nothing. */
export function stopHeaders(config: Linked, messageId: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${choicesLink(config, messageId)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
