/** What goes to a number: an approved template, or free text within a day of what its owner wrote last. */
export type WhatsappBody =
  | { kind: 'template'; template: WhatsappTemplate }
  | { kind: 'text'; text: string }

export type WhatsappTemplate = {
  name: string
  language: string
  parameters: readonly string[]
  header?: { document: MediaRef & { filename: string } } | { image: MediaRef }
  /** The end of the address of the first button. */
  button?: string
}

/** A file by its public address, or as it was uploaded. */
export type MediaRef = { link: string } | { id: string }

export type WhatsappOrder = WhatsappBody & {
  /** +62… */
  to: string
  /** Ours; the provider repeats it in every status. */
  reference: string
}

/**
 * - `accepted`: taken, not yet arrived: a status says what became of it.
 * - `refused`: nothing was sent, for the reason of this code.
 * - `busy`: nothing was sent; the same may be tried again.
 * - `unknown`: it may have been sent.
 */
export type WhatsappAnswer =
  | { kind: 'accepted'; providerId: string }
  | { kind: 'refused'; code: number }
  | { kind: 'busy'; cause: string }
  | { kind: 'unknown'; cause: string }

export type WhatsappFile = { bytes: Uint8Array; type: string; filename: string }

export type WhatsappPort = {
  send(order: WhatsappOrder): Promise<WhatsappAnswer>
  /** Answers the id under which a message may name the file; throws when it was not taken. */
  upload(file: WhatsappFile): Promise<string>
  /** A file somebody sent to our number; throws when it is not there or too large. */
  download(mediaId: string): Promise<{ bytes: Buffer; type: string }>
  /** Whether the provider signed these bytes. */
  isSigned(rawBody: Uint8Array, signature: string | null): boolean
  /** Whether a delivery is about the number we send by; an account may have more of them, for others. */
  isOurNumber(phoneNumberId: string): boolean
  /** The challenge to echo when the provider asks whether this is our address; undefined for somebody else. */
  challenge(query: URLSearchParams): string | undefined
  /** What a message of a category costs, and what all of a month may cost. */
  pricing: WhatsappPricing
}

export type WhatsappPricing = {
  prices: Readonly<Record<string, number>>
  monthlyMost: number | undefined
}
