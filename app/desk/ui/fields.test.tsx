import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { DeskForm, field } from './form.tsx'
import { PermittedActs } from './permitted-acts.ts'

const fields = {
  id: field.newId('baru'),
  baris: field.hidden('7'),
  nominal: field.rupiah('Nominal'),
  hari: field.optional.day('Hari', { stored: '2026-06-15' }),
  dana: field.choice('Dana', { Z: 'Zakat', IT: 'Infak' }, { stored: 'IT', alsoErrorOf: 'fund' }),
  setuju: field.check('Setuju'),
  tanpa: false,
} as const

/** Two forms of one table, after the act that the address names. */
function drawn(address: string, actionData?: object): string[] {
  const Page = createRoutesStub([
    {
      id: 'page',
      path: '/',
      action: () => null,
      Component: () => (
        <PermittedActs value={['satu', 'dua']}>
          <DeskForm act="satu" submit="Kirim" fields={fields} />
          <DeskForm act="dua" query="baris=7" submit="Kirim" fields={fields} />
        </PermittedActs>
      ),
    },
  ])
  const hydrationData = { loaderData: {}, actionData: actionData ? { page: actionData } : null }
  const page = <Page initialEntries={[address]} hydrationData={hydrationData} />
  return renderToStaticMarkup(page).split('</form>').slice(0, 2)
}

const inputs = (html = '') =>
  [...html.matchAll(/<(?:input|option)[^>]*(?:value="[^"]+"|checked)[^>]*>/g)].join()

test('a table of fields draws a form with what is stored', () => {
  const [one = ''] = drawn('/')
  for (const part of [
    'name="id" value="baru"',
    'name="baris" value="7"',
    '<span>Nominal (rupiah)</span>',
    'type="date"',
    'value="2026-06-15"',
    '<option value="IT" selected="">Infak</option>',
    '(tidak wajib)',
  ])
    expect(one).toContain(part)
  expect(inputs(one)).not.toContain('checked')
})

test('a refusal stands in the form that was sent, with all that was typed', () => {
  const values = { id: 'lama', baris: '9', nominal: 'seratus', hari: '', dana: 'Z', setuju: 'ya' }
  const errors = { nominal: 'Tulis angka.', fund: 'Dana ini kosong.' }
  const [one, two = ''] = drawn('/?aksi=dua&baris=7', { values, errors, code: 'invalid-input' })
  expect(one).toBe(drawn('/?aksi=dua&baris=7')[0])
  for (const part of ['value="lama"', 'name="baris" value="7"', 'value="seratus"', 'checked=""'])
    expect(two).toContain(part)
  for (const said of ['Ada isian yang perlu diperbaiki.', 'Tulis angka.', 'Dana ini kosong.'])
    expect(two).toContain(said)
  expect(two).not.toContain('2026-06-15')
  // The new page begins at what is wrong.
  expect(two).toContain('autofocus')
  // Nobody sees that field, so its form says what is wrong with it.
  const unseen = { values, errors: { id: 'Muat ulang halaman ini.' }, code: 'invalid-input' }
  expect(drawn('/?aksi=satu', unseen)[0]).toContain('Muat ulang halaman ini.')
  // Another row of the same act keeps still.
  expect(drawn('/?aksi=dua&baris=8', { values, errors, code: 'invalid-input' })).toEqual(
    drawn('/?aksi=dua&baris=8'),
  )
})
