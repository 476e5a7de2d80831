type Call = (method: string, path: string, json?: object) => Promise<unknown>

const person = {
  name: 'Raden Ajeng Siti Aminah Kusumawardhani binti Haji Abdurrahman',
  password: 'hujan senja kopi pahit',
  consent: true,
}

type Samples = Record<string, string[]>

const made = new Map<string, Promise<Samples>>()

/** Samples of the account screens that need a token: waiting for a code, setting a password. */
export function accountSamples(origin: string, call: Call): Promise<Samples> {
  // Once per server, since the codes for one address are limited.
  const known = made.get(origin) ?? makeSamples(origin, call)
  made.set(origin, known)
  return known
}

async function makeSamples(origin: string, call: Call): Promise<Samples> {
  const waiting = await register(call, contactOf('menunggu'))
  const contact = contactOf('lupa')
  const token = await register(call, contact)
  const code = await inInbox(origin, { contact, wanted: /\b\d{6}\b/ })
  await call('POST', '/v2/auth/otp/verify', { token, code })
  await call('POST', '/v2/auth/password/forgot', { contact })
  const link = await inInbox(origin, { contact, wanted: /password\/[0-9A-Z]{26}/ })
  return { 'otpregister/:token': [`otpregister/${waiting}`], 'password/:id': [link] }
}

function contactOf(who: string): string {
  return `${who}.${crypto.randomUUID()}@contoh.id`
}

async function register(call: Call, contact: string): Promise<string> {
  const begun = await call('POST', '/v2/auth/register', { ...person, contact })
  return (begun as { data: { token: string } }).data.token
}

/** Waits for a text in the newest message to a contact in the demo's inbox. */
export async function inInbox(
  origin: string,
  { contact, wanted }: { contact: string; wanted: RegExp },
): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const html = await (await fetch(`${origin}/dev/kotak-masuk`)).text()
    // Each message names its recipient before its text; after the last list item comes data of the page.
    for (const email of html.split('<li').slice(1)) {
      const [found] = email.includes(contact) ? (wanted.exec(textOf(email, contact)) ?? []) : []
      if (found) return found
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`nothing like ${wanted} was sent to ${contact}`)
}

function textOf(email: string, contact: string): string {
  return email.slice(email.indexOf(contact) + contact.length).split('</li>')[0] ?? ''
}
