import { expect, test } from 'vitest'
import { keysIn } from './media.ts'

test('a text names the pictures it shows, each once', () => {
  const html =
    '<figure><img src="/gambar/ab12-960.jpg" alt="a" width="960" height="640"></figure>' +
    '<p>/gambar/kata-640.jpg</p><img src="/gambar/ab12-640.webp" alt=""><img src="/sampul/x.svg" alt="">' +
    '<img alt="" src="/gambar/cd34-320.avif">'
  expect(keysIn(html)).toEqual(['gambar/ab12', 'gambar/cd34'])
})
