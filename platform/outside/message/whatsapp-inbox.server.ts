import type { Ctx } from '#platform/context.ts'
import { keepMail } from './mail.server.ts'
import type { WhatsappOrder, WhatsappPort } from './whatsapp-port.ts'

/** WhatsApp while one develops: what would leave is in the captured inbox, as the provider would get it. */
export function openWhatsappInbox({ db, now }: Pick<Ctx, 'db' | 'now'>): WhatsappPort {
  return {
    send: async (order) => {
      await keepMail(db, { to: order.to, ...shownOrder(order), at: now() })
      return { kind: 'accepted', providerId: `wamid.inbox.${order.reference}` }
    },
    upload: async ({ filename }) => `inbox-${filename}`,
    download: () => Promise.reject(new Error('nobody writes to the captured inbox')),
    isSigned: () => false,
    isOurNumber: () => false,
    challenge: () => undefined,
    pricing: {
      prices: { utility: 400, marketing: 650, authentication: 400, service: 0 },
      monthlyMost: undefined,
    },
  }
}

function shownOrder(order: WhatsappOrder): { subject: string; text: string } {
  if (order.kind === 'text') return { subject: 'WhatsApp: teks', text: order.text }
  const { name, language, parameters, header, button } = order.template
  const file = header && ('document' in header ? header.document : header.image)
  const lines = [
    ...parameters.map((value, at) => `{{${at + 1}}} ${value}`),
    ...(file ? [`Lampiran: ${'link' in file ? file.link : file.id}`] : []),
    ...(button === undefined ? [] : [`Tombol: ${button}`]),
  ]
  return { subject: `WhatsApp: templat ${name} (${language})`, text: lines.join('\n') }
}
