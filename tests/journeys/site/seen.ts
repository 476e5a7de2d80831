import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A text with its colour, where it stands in the document, and whether it is large. */
type Text = { words: string; color: number[]; box: Box; isLarge: boolean }
type Box = { x: number; y: number; width: number; height: number }

/** What does not fit at this size of text, in percent of the usual one: too wide a page, and words cut or spilt. */
export async function misfitsAt(page: Page, percent: number): Promise<string[]> {
  return page.evaluate(findMisfits, percent)
}

/** Runs in the page. */
async function findMisfits(percent: number): Promise<string[]> {
  const root = document.documentElement
  root.style.fontSize = `${percent}%`
  await new Promise(requestAnimationFrame)
  const found = new Set<string>()
  if (root.scrollWidth > innerWidth) found.add(`${root.scrollWidth} px wide`)
  const drawn = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    const words = texts.currentNode.textContent?.trim()
    if (!element || !words || !element.checkVisibility(drawn)) continue
    const above: Element[] = []
    for (let each: Element | null = element; each; each = each.parentElement) above.push(each)
    const isFreed = above.some((each) => {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(each)
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      const isElsewhere = each.matches('.sr-only, svg, noscript, option, script, style')
      return isElsewhere || /auto|scroll/.test(overflowX) || (isShortened && !each.closest('nav'))
    })
    const block = above.find((each) => !/^(inline|contents)$/.test(getComputedStyle(each).display))
    if (isFreed || !block) continue
    const edges = above.filter(
      (each) => each === block || getComputedStyle(each).overflowX !== 'visible',
    )
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const line of range.getClientRects()) {
      const isOut = edges.some((each) => {
        const { left, right, width } = each.getBoundingClientRect()
        return width > 1 && right > 0 && (line.right > right + 1.5 || line.left < left - 1.5)
      })
      if (isOut && line.width > 1) found.add(`"${words.slice(0, 30)}" has no room`)
    }
  }
  // A list of the system cuts what is chosen at its edge; one of the page breaks it into lines.
  const pen = document.createElement('canvas').getContext('2d')
  for (const list of document.querySelectorAll('select')) {
    const { appearance, font, paddingLeft, paddingRight } = getComputedStyle(list)
    if (!pen || !list.checkVisibility(drawn) || appearance === 'base-select') continue
    pen.font = font
    const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    for (const { text } of list.options)
      if (pen.measureText(text).width > room + 1.5) found.add(`"${text.slice(0, 30)}" has no room`)
  }
  return [...found]
}

/** The fields of smaller letters than a phone leaves alone. */
export async function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ type }) => !/hidden|checkbox|radio|range|color/.test(type))
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ name, id }) => `the letters of ${name || id} are below 16 px`),
  )
}

/** The share of a low window's height that what stays in place leaves to the page, once it is scrolled. */
export async function roomLeft(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2)
    const rows = new Set<number>()
    for (const element of document.querySelectorAll('body *')) {
      const { position, pointerEvents } = getComputedStyle(element)
      if (!/fixed|sticky/.test(position) || pointerEvents === 'none') continue
      const { top, bottom, width } = element.getBoundingClientRect()
      const stays = position === 'fixed' || top <= 0 || bottom >= innerHeight
      if (width < innerWidth / 2 || !stays) continue
      for (let row = Math.max(0, Math.ceil(top)); row < Math.min(bottom, innerHeight); row++)
        rows.add(row)
    }
    return 1 - rows.size / innerHeight
  })
}

/** The texts over a drawn ground (axe leaves them undecided) that are too faint, measured on the ground itself. */
export async function faintTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(findTextsOnDrawnGround)
  if (texts.length === 0) return []
  await page.evaluate(hideLetters)
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return texts.flatMap((text) => {
    const ratios: number[] = []
    for (
      let y = Math.ceil(text.box.y);
      y < Math.min(info.height, text.box.y + text.box.height);
      y += 2
    )
      for (
        let x = Math.ceil(text.box.x);
        x < Math.min(info.width, text.box.x + text.box.width);
        x += 2
      ) {
        const at = (y * info.width + x) * 3
        ratios.push(contrast(text.color, [...data.subarray(at, at + 3)]))
      }
    // A thin line of the ornament may cross a letter.
    const usual = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 20)] ?? 21
    const isFaint = usual < (text.isLarge ? 3 : 4.5)
    return isFaint ? [`"${text.words}" reaches ${usual.toFixed(1)} : 1`] : []
  })
}

/** Runs in the page, whose policy refuses a style element of ours. What stays in place lies over other texts. */
function hideLetters(): void {
  for (const each of document.querySelectorAll('body *'))
    each.toggleAttribute('data-stays', /fixed|sticky/.test(getComputedStyle(each).position))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `* { -webkit-text-fill-color: transparent !important; text-shadow: none !important }
     [data-stays], [data-stays] * { visibility: hidden !important }`,
  )
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. */
function findTextsOnDrawnGround(): Text[] {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const rgba = (color: string) => {
    if (!pen) throw new Error('the browser has no canvas')
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data]
  }
  const found: Text[] = []
  scrollTo(0, 0)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    const words = texts.currentNode.textContent?.trim().slice(0, 30)
    if (
      !element ||
      !words ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue
    if (element.closest('.sr-only, noscript, option, script, style, [aria-disabled], :disabled'))
      continue
    let isDrawn = false
    let opacity = 1
    let isOpaque = false
    let isStaying = false
    for (let each: Element | null = element; each; each = each.parentElement) {
      const style = getComputedStyle(each)
      opacity *= Number(style.opacity)
      isStaying ||= /fixed|sticky/.test(style.position)
      if (isOpaque) continue
      if (style.backgroundImage !== 'none' || /absolute|relative/.test(style.position))
        isDrawn = true
      isOpaque = (rgba(style.backgroundColor)[3] ?? 0) === 255 || style.backgroundImage !== 'none'
    }
    if (!isDrawn || isStaying) continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const [red = 0, green = 0, blue = 0, alpha = 255] = rgba(color)
    const size = parseFloat(fontSize)
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { x, y, width, height } = range.getBoundingClientRect()
    if (width < 2 || x < 0) continue
    found.push({
      words,
      color: [red, green, blue, (alpha / 255) * opacity],
      box: { x, y: y + scrollY, width, height },
      isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
    })
  }
  return found
}

function contrast([red = 0, green = 0, blue = 0, alpha = 1]: number[], ground: number[]): number {
  const seen = [red, green, blue].map(
    (value, at) => value * alpha + (ground[at] ?? 0) * (1 - alpha),
  )
  const [low = 0, high = 0] = [lightness(seen), lightness(ground)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function lightness(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
