import { isNode, type Node, type Source } from './source.ts'

export const MOST_STEPS = 7

const written = [
  'features/donation/start/start-donation.server.ts › startDonation',
  'features/donation/start/write-donation.server.ts › writeDonation',
  'features/donation/start/write-donation.server.ts › openQueue',
  'features/donation/start/write-donation.server.ts › writeBatch',
  'features/donation/start/write-donation.server.ts › insert',
]

/** From a press, a call or a job to its SQL: each function that is opened on the way, as docs/STYLE.md §4 counts. */
export const CHAINS: Record<string, readonly string[]> = {
  'a donation': [
    'app/site/donation/use-donation.ts › submit',
    'features/donation/api.server.ts › POST /donations',
    ...written,
  ],
  'a donation by the short form': [
    'app/site/donation/quick/use-quick-donation.ts › submit',
    'features/donation/api.server.ts › POST /donations',
    ...written,
  ],
  'a donation without JavaScript': ['app/site/donation/donasi-sekarang.tsx › action', ...written],
  'a webhook': [
    'server/api/webhooks.server.ts › POST /webhooks/:provider',
    'features/payment/receive-webhook.server.ts › receiveWebhook',
    'features/payment/queries.server.ts › storeEvent',
  ],
  'a settled payment': [
    'features/payment/settle-payment.server.ts › settlePayment',
    'features/payment/settle-payment.server.ts › settleCharge',
    'features/payment/apply-found.server.ts › applyFound',
    'features/payment/book-payment.server.ts › bookPortion',
    'features/payment/book-donation.server.ts › bookDonation',
    'features/donation/record-payment.server.ts › recordPaid',
    'features/ledger/post-journal.server.ts › postJournal',
  ],
  'payments settled together': [
    'features/payment/settle-together.server.ts › settleTogether',
    'features/payment/settle-together.server.ts › settleReports',
    'features/payment/settle-together.server.ts › book',
    'features/donation/record-payment.server.ts › recordPaidTogether',
    'features/ledger/post-journal.server.ts › postJournals',
  ],
  'a saved verse': [
    'app/site/bookmark/use-bookmarks.ts › toggleBookmark',
    'app/site/bookmark/bookmarks.client.ts › changeBookmark',
    'app/site/bookmark/bookmarks.client.ts › change',
    'app/site/bookmark/send-changes.client.ts › sendChanges',
    'features/bookmark/api.server.ts › POST /alquran/save-verse',
    'features/bookmark/save-bookmark.server.ts › saveBookmark',
    'features/bookmark/save-bookmark.server.ts › write',
  ],
}

type Step = { path: string; name: string; source: Source | undefined; body: Node | undefined }

/** What is wrong with a chain: it is too long, a function is not there, does not call the next, or runs no SQL at the end. */
export function chainProblems(chain: readonly string[], sources: readonly Source[]): string[] {
  const steps = chain.map((step) => find(step, sources))
  const long = chain.length > MOST_STEPS ? [`${chain.length} steps`] : []
  const links = steps.flatMap((step, place) => {
    const next = steps[place + 1]
    if (!step.body) return [`${step.path} has no ${step.name}`]
    if (next)
      return isLinked(step, next, sources) ? [] : [`${step.name} does not call ${next.name}`]
    return runsSql(step) ? [] : [`${step.name} runs no SQL`]
  })
  return [...long, ...links]
}

function find(step: string, sources: readonly Source[]): Step {
  const [path = '', name = ''] = step.split(' › ')
  const source = sources.find((each) => each.path === path)
  const nodes = source?.code?.nodes ?? []
  const [method = '', address] = name.split(' ')
  const body = address
    ? nodes.flatMap((node) => handlerOf(node, method.toLowerCase(), address))[0]
    : nodes.find(({ type, id }) => type === 'FunctionDeclaration' && isNamed(id, name))
  return { path, name, source, body }
}

/** The last argument of `app.post('/donations', …)`. */
function handlerOf(node: Node, method: string, address: string): Node[] {
  const [first, ...others] = (node.arguments ?? []) as Node[]
  const isIt = isNode(node.callee) && isNamed(node.callee.property, method)
  return isIt && first?.value === address ? others.slice(-1) : []
}

/** Called in its body, sent to by the client of the API, or handed over at the top of its file, as to a shared queue. */
function isLinked({ path, source, body }: Step, next: Step, sources: readonly Source[]): boolean {
  const [method = '', address] = next.name.split(' ')
  if (address) {
    // The noun's folder: the client may stand above the file that calls it.
    const [folder = ''] = /^(?:app\/site|features)\/[^/]+\/|^.*\//.exec(path) ?? []
    const noun = address.split('/').at(-1) ?? ''
    const isAddressed = sources.some((each) => {
      return each.path.startsWith(folder) && new RegExp(`[.']${noun}\\b`).test(each.text)
    })
    return (
      isAddressed &&
      within(source, body).some((node) => isNamed(node.property, `$${method.toLowerCase()}`))
    )
  }
  const isCalled = ({ type, callee }: Node) =>
    type === 'CallExpression' && isNamed(callee, next.name)
  if (within(source, body).some(isCalled)) return true
  const isBeside = ({ type, start, end }: Node) =>
    type === 'VariableDeclaration' && body !== undefined && (body.start < start || end < body.end)
  const top = source?.code?.nodes.find(({ type }) => type === 'Program')?.body as Node[] | undefined
  return (top ?? [])
    .filter(isBeside)
    .some((statement) => within(source, statement).some((node) => isNamed(node, next.name)))
}

function runsSql({ source, body }: Step): boolean {
  return within(source, body).some(({ property }) => {
    return isNode(property) && String(property.name).startsWith('execute')
  })
}

function within(source: Source | undefined, outer: Node | undefined): Node[] {
  if (!outer) return []
  return (source?.code?.nodes ?? []).filter(
    ({ start, end }) => outer.start <= start && end <= outer.end,
  )
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && node.name === name
}
