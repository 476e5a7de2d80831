import { beforeAll, expect, test } from 'vitest'
import { openApp } from '#tests/server/app.ts'
import { aSettledDonation, payingContext } from '#tests/money/payments.ts'
import { ensureWebBuild } from '#server/bundle/web-build.ts'

beforeAll(async () => {
  await ensureWebBuild()
})

test('the form of a disbursement tells what may be passed on, its page what it rests on, and the programme where its money is', async () => {
  const ctx = await payingContext()
  const { campaignId } = await aSettledDonation(ctx)
  const { app } = await openApp(ctx)
  const ask = async (
    path: string,
    { cookie = '', form }: { cookie?: string; form?: object } = {},
  ) =>
    await app.request(`http://amanah.test${path}`, {
      method: form ? 'POST' : 'GET',
      headers: { host: 'amanah.test', cookie, ...(form && { origin: 'http://amanah.test' }) },
      ...(form && { body: new URLSearchParams({ ...form }) }),
    })
  const entered = await ask('/kelola/masuk-contoh', { form: { peran: 'bendahara' } })
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const look = async (path: string) => (await ask(path, { cookie })).text()
  const form = await look('/kelola/penyaluran/baru')
  for (const words of ['Dana yang dapat disalurkan', 'Sumur untuk desa', 'Rp100.000'])
    expect(form).toContain(words)
  const use = { dana: 'IT', account: '5210', nominal: '60.000' }
  const words = { keperluan: 'Pompa air untuk desa', bidang: 'ekonomi', penerima: '40' }
  const typed = { campaignId, ...use, ...words }
  const asked = await ask('/kelola/penyaluran/baru?aksi=ajukan', { cookie, form: typed })
  expect(asked.status).toBe(303)
  const page = asked.headers.get('location')?.split('?')[0] ?? ''
  const disbursement = await look(page)
  for (const said of ['Tersedia di rekening', 'Rp40.000', 'Lampirkan'])
    expect(disbursement).toContain(said)
  const early = await ask(`${page}?aksi=berkas`, { cookie, form: { nama: 'Proposal' } })
  expect([early.status, (await early.text()).includes('Pilih berkasnya')]).toEqual([422, true])
  const programme = await look(`/kelola/program/${campaignId}`)
  for (const said of ['Dana program', 'Dijanjikan', 'Rp60.000', 'Dapat disalurkan sekarang'])
    expect(programme).toContain(said)
  const unnamed = { ...typed, campaignId: '', dana: 'D', account: '5500' }
  const other = await ask('/kelola/penyaluran/baru?aksi=ajukan', { cookie, form: unnamed })
  expect([other.status, (await other.text()).includes('fidyah tidak membiayai qurban')]).toEqual([
    422,
    true,
  ])
})
