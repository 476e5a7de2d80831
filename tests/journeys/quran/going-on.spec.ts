import { expect, open, pace, press } from '../journey.ts'
import {
  card,
  chooseInGroup,
  closeListeningSheet,
  heardFiles,
  listenIn,
  openListeningSheet,
  resetHosts,
  sheet,
  test,
  title,
} from './player.ts'

test.beforeEach(({ hosts }) => resetHosts(hosts, 1))

test('the next surah goes on, its screen follows, and the sleep timer still ends it', {
  tag: '@night',
}, async ({ page }) => {
  await listenIn(page)
  await open(page, '/surat/112')
  await press(page, 'Putar ayat 3')
  await openListeningSheet(page)
  await sheet(page).getByLabel('Lanjut ke surah berikutnya').check()
  await closeListeningSheet(page)
  await expect(title(page)).toContainText('Surat Al-Falaq', { timeout: 30_000 * pace })
  await expect(page).toHaveURL(/\/surat\/113$/)
  await openListeningSheet(page)
  await chooseInGroup(page, 'Pengatur tidur', 'Akhir surah')
  await closeListeningSheet(page)
  await expect(card(page).getByRole('button', { name: 'Putar lagi' })).toBeVisible({
    timeout: 30_000 * pace,
  })
  expect((await heardFiles(page)).at(-1)).toBe('113005')
})

test('a voice of the device reads the translation between two verses', { tag: '@night' }, async ({
  page,
}) => {
  await listenIn(page)
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    speechSynthesis.getVoices = () => [
      { name: 'Damayanti', lang: 'id-ID', localService: true } as SpeechSynthesisVoice,
    ]
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        text: string
        onend?: () => void
        constructor(text: string) {
          this.text = text
        }
      },
    })
    speechSynthesis.speak = (utterance) => {
      said.push(utterance.text)
      setTimeout(() => (utterance.onend as (() => void) | null)?.(), 300)
    }
  })
  await open(page, '/surat/112')
  await press(page, 'Putar surah')
  await openListeningSheet(page)
  await expect(sheet(page).getByText(/suara perangkat Anda \(Damayanti\)/)).toBeVisible()
  await expect(sheet(page).getByRole('button', { name: 'Putar di perangkat lain' })).toHaveCount(0)
  await sheet(page).getByLabel('Bacakan terjemahan').check()
  await closeListeningSheet(page)
  await expect(title(page)).toContainText('Ayat 3', { timeout: 30_000 * pace })
  const said = await page.evaluate(() => Reflect.get(window, 'said') as string[])
  expect(said.join(' ')).toContain('Allah tempat meminta segala sesuatu.')
})

test('a device without an Indonesian voice is told so', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () => []
  })
  await open(page, '/surat/112')
  await press(page, 'Putar surah')
  await openListeningSheet(page)
  await expect(sheet(page).getByLabel('Bacakan terjemahan')).toBeDisabled()
  await expect(sheet(page).getByText(/belum punya suara bahasa Indonesia/)).toBeVisible()
})
