import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { DeskArea, DeskCheck, DeskFile, DeskSelect, DeskText } from './controls.tsx'
import { DeskSection } from './desk-page.tsx'
import { DeskForm, field } from './form.tsx'
import { ActingRoles, PermittedActs } from './permitted-acts.ts'
import { RichArea } from './rich-area.tsx'
import { SheetForm } from './sheet-form.tsx'

const choices = [
  { value: 'akun', label: 'Akun & kode OTP' },
  { value: 'zakat', label: 'Zakat' },
]

/** The markup of a part of a page of the desk. */
function markupOf(part: ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => part }])
  return renderToStaticMarkup(<Page />)
}

function drawn(acts: string[]): string {
  return markupOf(
    <PermittedActs value={acts}>
      <DeskForm act="simpan" submit="Simpan">
        <DeskText name="judul" label="Judul" defaultValue="Lupa sandi" />
        <DeskText name="hari" label="Mulai" type="date" defaultValue="2026-06-01" />
        <DeskText name="kosong" label="Tidak diisi" defaultValue="" />
        <DeskArea name="isi" label="Isi" defaultValue="Tekan <Akun>." />
        <DeskArea name="alasan" label="Alasan" />
        <DeskSelect name="topik" label="Topik" choices={choices} defaultValue="akun" />
        <DeskSelect name="lain" label="Topik lain" choices={choices} anything="Pilih" />
        <DeskCheck name="utama" label="Tampil di beranda" isChecked />
        <DeskFile name="berkas" label="Berkas" />
      </DeskForm>
    </PermittedActs>,
  )
}

const CONTROL = /<(?:form|fieldset|input|select|textarea|button|option)\b/

test('who may not send a form reads its fields as words, and none of those that are empty', () => {
  const html = drawn([])
  expect(html).not.toMatch(CONTROL)
  const words = html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
  expect(words).toBe(
    '|Peran Anda dapat melihat, tidak mengubah.|Judul|Lupa sandi|Mulai|1 Juni 2026|Isi|Tekan &lt;Akun&gt;.|Topik|Akun &amp; kode OTP|Tampil di beranda|Ya|',
  )
})

test('a formatted text is read as visitors see it, without its editor', () => {
  const html = markupOf(
    <PermittedActs value={[]}>
      <DeskForm act="simpan" submit="Simpan">
        <RichArea name="story" label="Cerita" defaultValue="<p>Air <strong>bersih</strong>.</p>" />
      </DeskForm>
    </PermittedActs>,
  )
  expect(html).toContain('<strong>bersih</strong>')
  expect(html).not.toMatch(/<(?:textarea|script)\b/)
})

test('a form that only suggests is not drawn for who may not send it', () => {
  const fields = {
    jenis: field.choice('Jenis', choices),
    hari: field.day('Mulai', { stored: '2026-06-01' }),
  }
  const form = (more: object) => <DeskForm act="buka" submit="Buka" fields={fields} {...more} />
  const words = (part: ReactNode) =>
    markupOf(<PermittedActs value={[]}>{part}</PermittedActs>).replaceAll(/<[^>]+>/g, '|')
  expect(words(<DeskSection title="Buka tempat kas">{form({})}</DeskSection>)).not.toMatch(
    /Jenis|Mulai|Peran|oleh/,
  )
  expect(words(form({ stored: { jenis: 'zakat' }, isReadable: false }))).toBe(
    '|Formulir ini diisi oleh peran lain.|',
  )
  expect(words(form({ stored: { jenis: 'zakat' } }))).toContain('|Zakat|')
})

test('a form that is its page, and a sheet in a part of one, say who fills them', () => {
  const roles = { buka: ['admin', 'bendahara', 'program'], lihat: ['bendahara'] } as const
  const words = (part: ReactNode) =>
    markupOf(
      <PermittedActs value={[]}>
        <ActingRoles value={roles}>{part}</ActingRoles>
      </PermittedActs>,
    ).replaceAll(/<[^>]+>/g, '|')
  const fields = { hari: field.day('Mulai', { stored: '2026-06-01' }) }
  expect(words(<DeskForm act="buka" submit="Buka" fields={fields} />)).toContain(
    '|Formulir ini diisi oleh Admin, Bendahara, atau Program.|',
  )
  expect(words(<DeskForm act="buka" submit="Buka" fields={fields} isReadable />)).toContain(
    'tidak mengubah. Yang mengubah: Admin, Bendahara, atau Program.|',
  )
  const sheet = <SheetForm text="" hasPreview={false} />
  expect(words(<DeskSection title="Isi">{sheet}</DeskSection>)).toContain(
    '|Isi|||Formulir ini diisi oleh Bendahara.|',
  )
})

test('who may send it gets its fields', () => {
  const html = drawn(['simpan'])
  expect(html).toMatch(/<input[^>]*value="Lupa sandi"/)
  expect(html).toMatch(/<button type="submit"[^>]*>Simpan</)
  expect(html).not.toContain('Peran Anda dapat melihat')
})
