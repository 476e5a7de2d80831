export const EMBED_WIDTH = 560

/** What another site puts into its page: one frame with a name, without script. */
export function embedFrame({ src, title, height }: { src: string; title: string; height: number }) {
  const attributes = [
    `src="${attribute(src)}"`,
    `title="${attribute(title)}"`,
    `width="100%" height="${height}"`,
    'style="border:0;max-width:100%" loading="lazy" referrerpolicy="no-referrer"',
  ]
  return `<iframe ${attributes.join(' ')}></iframe>`
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
