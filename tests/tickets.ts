import { newPublicId } from '#platform/ids/public-id.ts'

/** A complaint without a name, sent to a running server as a program would; its page, and its number. */
export async function aTicket(origin: string): Promise<{ path: string; number: string }> {
  const session = (await (await fetch(`${origin}/v2/session`)).json()) as { token: string }
  const form = new FormData()
  form.set('kind', 'complaint')
  form.set('id', newPublicId())
  form.set('message', 'Kuitansi saya memakai nama lama. Bagaimana membetulkannya?')
  form.set('proof', new Blob(['%PDF-1.4\nstruk\n%%EOF']), 'struk.pdf')
  const headers = { authorization: `Bearer ${session.token}` }
  const response = await fetch(`${origin}/v2/tickets`, { method: 'POST', headers, body: form })
  if (response.status !== 201) throw new Error(`no ticket: ${response.status}`)
  const { data } = (await response.json()) as { data: { number: string; followUrl: string } }
  return { path: data.followUrl, number: data.number }
}
